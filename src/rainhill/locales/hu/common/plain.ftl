# Amit egy olyan játékról mondunk, amelynek nincsenek saját szövegei

plain-event = { $name }{ $facts ->
    [none] .
   *[other] : { $facts }.
 }
plain-brief = { $name }{ $facts ->
    [none] { "" }
   *[other] { " " }({ $facts })
 }
plain-brief-nothing = nincs mit mondani
plain-brief-more = { $first }, { $next }
plain-fact = { $name } { $value }
plain-decision = { $seat } dönt: { $name }.
plain-refusal = Ez nem lehetséges: { $name }{ $facts ->
    [none] .
   *[other] { " " }({ $facts }).
 }
plain-score = { $name }
plain-end = { $name }
plain-money = { NUMBER($points, useGrouping: "true") }
plain-gain = { $seat } +{ $points }
plain-gain-nobody = senki
plain-total = { $seat } { $amount }
plain-way-more = { $first } – { $next }
plain-headline = { $title }, { $map }, { $edition }
plain-hint = l: mit tehetsz, szám: választás; help: súgó
plain-play = Az akciókat úgy kell írni, mint a jegyzőkönyvekben; az l felsorolja mindet, egy szám kiválaszt egyet.
plain-rules = Ehhez a játékhoz nincs rövid szabályismertető.
plain-seats = Helyek
plain-hidden = rejtett
plain-nothing = Nincs miből választani.
plain-arena = { $name }
plain-simulate = { $name }
