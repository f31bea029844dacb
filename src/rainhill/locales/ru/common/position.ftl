# Позиция словами: что говорит каждая игра.

position-now = Сейчас
position-asked = Решает: { $seat }.
position-over = Партия окончена.
position-at = на { $hex }
position-score = { $seat }: { $amount }
