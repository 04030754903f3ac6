# The page: what every screen of it says.

web-offline = Le serveur est injoignable.
web-server-trouble = Le serveur a un problème. Réessayez dans un instant.
web-seat = Joueur { $number }
