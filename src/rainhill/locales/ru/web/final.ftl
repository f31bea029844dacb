# Конец партии.

web-final = Итоговый подсчёт
web-final-winner =
    { $many ->
        [1] Побеждает { $winners }
       *[other] Победу делят { $winners }
    }
web-final-none = Победителя нет
web-final-margin =
    { $points ->
        [one] с перевесом в { $points } очко
        [few] с перевесом в { $points } очка
       *[many] с перевесом в { $points } очков
    }
web-final-margin-amount = перевес: { $amount }
web-final-shared = очков поровну
web-final-played = Партия доиграна до конца.
web-final-conceded =
    { $many ->
        [0] Партия закончилась сдачей.
        [1] { $seats } сдаёт партию.
       *[other] { $seats } сдают партию.
    }
web-final-time = Время вышло.
web-final-agreed = Закончена по соглашению.
web-final-chart = Очки по ходу партии
web-final-row = За что
web-final-pieces = сколько
web-final-total = Итого
web-final-explain = Объяснить каждую строку
web-final-explain-less = Только числа
web-rematch = Реванш
web-rematch-text = Начнётся, когда все согласятся.
web-rematch-yours = Вы предлагаете реванш
web-rematch-by = { $name } предлагает реванш
web-rematch-yes = принято
web-rematch-waits = ещё нет
web-rematch-accept = Принять
web-rematch-later = Не сейчас
web-rematch-off = Отменить
web-rematch-links = Позвать другого игрока
web-rematch-called-off = Реванш отменён.
web-rematch-given = Ваше место отдано другому.
web-rematch-go = К реваншу
web-rematch-watch = Смотреть реванш
web-see-board = Показать поле
web-back-to-result = Назад к итогам
