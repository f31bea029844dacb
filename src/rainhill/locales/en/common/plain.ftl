# What is said of a game that brings no words of its own

plain-event = { $name }{ $facts ->
    [none] .
   *[other] : { $facts }.
 }
plain-brief = { $name }{ $facts ->
    [none] { "" }
   *[other] { " " }({ $facts })
 }
plain-brief-nothing = nothing to tell
plain-brief-more = { $first }, { $next }
plain-fact = { $name } { $value }
plain-decision = { $seat } is asked: { $name }.
plain-refusal = That is not possible: { $name }{ $facts ->
    [none] .
   *[other] { " " }({ $facts }).
 }
plain-score = { $name }
plain-end = { $name }
plain-money = { NUMBER($points, useGrouping: "true") }
plain-gain = { $seat } +{ $points }
plain-gain-nobody = nobody
plain-total = { $seat } { $amount }
plain-way-more = { $first } – { $next }
plain-headline = { $title }, { $map }, { $edition }
plain-hint = l lists what you can do, a number chooses; help explains
plain-play = Actions are written as in records; l lists all of them, a number chooses one.
plain-rules = There is no summary of the rules of this game.
plain-seats = Seats
plain-hidden = hidden
plain-nothing = There is nothing to choose.
plain-arena = { $name }
plain-simulate = { $name }
