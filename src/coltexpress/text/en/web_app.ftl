# The page: what every screen of it says.

web-offline = The server cannot be reached.
web-server-trouble = The server has a problem. Try again in a moment.
web-seat = Player { $number }
