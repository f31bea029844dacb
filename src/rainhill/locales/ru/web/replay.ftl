# Просмотр партии.

web-replay-title = Повтор · { $map }
web-eyes = Чьими глазами
web-eyes-onlooker = зритель
web-scrub = Момент партии
web-speed = Скорость
web-share = Ссылка на этот момент
web-branch = Играть отсюда
web-replay-final = Итоговые очки
web-replay-final-more = Итоговый подсчёт
