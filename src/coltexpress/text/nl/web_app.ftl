# The page: what every screen of it says.

web-offline = De server is niet bereikbaar.
web-server-trouble = De server heeft een probleem. Probeer het zo meteen opnieuw.
web-seat = Speler { $number }
