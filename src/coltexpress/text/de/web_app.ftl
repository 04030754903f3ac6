# The page: what every screen of it says.

web-offline = Der Server ist nicht erreichbar.
web-server-trouble = Der Server hat ein Problem. Versuch es gleich noch einmal.
web-seat = Spieler { $number }
