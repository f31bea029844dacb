# Игра без собственного клиента.

web-plain-panels = Позиция
web-plain-actions = Что можно сделать
web-plain-ask = Выберите действие
web-plain-go = Сделать
