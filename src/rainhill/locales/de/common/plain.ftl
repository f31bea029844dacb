# Was über ein Spiel gesagt wird, das keine eigenen Texte mitbringt

plain-event = { $name }{ $facts ->
    [none] .
   *[other] : { $facts }.
 }
plain-brief = { $name }{ $facts ->
    [none] { "" }
   *[other] { " " }({ $facts })
 }
plain-brief-nothing = nichts zu berichten
plain-brief-more = { $first }, { $next }
plain-fact = { $name } { $value }
plain-decision = { $seat } ist gefragt: { $name }.
plain-refusal = Das geht nicht: { $name }{ $facts ->
    [none] .
   *[other] { " " }({ $facts }).
 }
plain-score = { $name }
plain-end = { $name }
plain-money = { NUMBER($points, useGrouping: "true") }
plain-gain = { $seat } +{ $points }
plain-gain-nobody = niemand
plain-total = { $seat } { $amount }
plain-way-more = { $first } – { $next }
plain-headline = { $title }, { $map }, { $edition }
plain-hint = l listet auf, was du tun kannst, eine Zahl wählt aus; help erklärt
plain-play = Aktionen schreibt man wie in Aufzeichnungen; l listet alle auf, eine Zahl wählt eine aus.
plain-rules = Für dieses Spiel gibt es keine Kurzregel.
plain-seats = Plätze
plain-hidden = verdeckt
plain-nothing = Es gibt nichts zu wählen.
plain-arena = { $name }
plain-simulate = { $name }
