# Что говорится об игре, у которой нет собственных слов

plain-event = { $name }{ $facts ->
    [none] .
   *[other] : { $facts }.
 }
plain-brief = { $name }{ $facts ->
    [none] { "" }
   *[other] { " " }({ $facts })
 }
plain-brief-nothing = сказать нечего
plain-brief-more = { $first }, { $next }
plain-fact = { $name } { $value }
plain-decision = { $seat } решает: { $name }.
plain-refusal = Так нельзя: { $name }{ $facts ->
    [none] .
   *[other] { " " }({ $facts }).
 }
plain-score = { $name }
plain-end = { $name }
plain-money = { NUMBER($points, useGrouping: "true") }
plain-gain = { $seat } +{ $points }
plain-gain-nobody = никто
plain-total = { $seat } { $amount }
plain-way-more = { $first } – { $next }
plain-headline = { $title }, { $map }, { $edition }
plain-hint = l — список возможных действий, число выбирает; help — справка
plain-play = Действия пишутся как в записях партий; l показывает их все, число выбирает одно.
plain-rules = Краткого изложения правил этой игры нет.
plain-seats = Места
plain-hidden = скрыто
plain-nothing = Выбирать не из чего.
plain-arena = { $name }
plain-simulate = { $name }
