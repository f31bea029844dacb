# Ciò che si dice di un gioco che non porta parole proprie

plain-event = { $name }{ $facts ->
    [none] .
   *[other] : { $facts }.
 }
plain-brief = { $name }{ $facts ->
    [none] { "" }
   *[other] { " " }({ $facts })
 }
plain-brief-nothing = niente da segnalare
plain-brief-more = { $first }, { $next }
plain-fact = { $name } { $value }
plain-decision = Decide { $seat }: { $name }.
plain-refusal = Non è possibile: { $name }{ $facts ->
    [none] .
   *[other] { " " }({ $facts }).
 }
plain-score = { $name }
plain-end = { $name }
plain-money = { NUMBER($points, useGrouping: "true") }
plain-gain = { $seat } +{ $points }
plain-gain-nobody = nessuno
plain-total = { $seat } { $amount }
plain-way-more = { $first } – { $next }
plain-headline = { $title }, { $map }, { $edition }
plain-hint = l elenca ciò che puoi fare, un numero sceglie; help spiega
plain-play = Le azioni si scrivono come nelle registrazioni; l le elenca tutte, un numero ne sceglie una.
plain-rules = Di questo gioco non c’è un riassunto delle regole.
plain-seats = Posti
plain-hidden = nascosto
plain-nothing = Non c’è niente da scegliere.
plain-arena = { $name }
plain-simulate = { $name }
