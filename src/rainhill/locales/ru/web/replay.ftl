# Просмотр партии.

web-replay-title = Повтор · { $map }
web-eyes = Глазами
web-eyes-onlooker = зрителя
web-scrub = Момент партии
web-speed = Скорость
web-share = Ссылка на этот момент
web-branch = Играть отсюда
