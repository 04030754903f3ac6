# The page: what every screen of it says.

web-offline = Сервер недоступен.
web-server-trouble = На сервере неполадка. Попробуйте ещё раз чуть позже.
web-seat = Игрок { $number }
