# The page: what every screen of it says.

web-offline = Servern går inte att nå.
web-server-trouble = Servern har ett problem. Försök igen om en stund.
web-seat = Spelare { $number }
