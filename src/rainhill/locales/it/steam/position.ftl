# La posizione di Steam a parole. I luoghi si dicono «a sud di Albany» nel browser e «su H9» nel terminale.

steam-position-round = Round { $round } di { $rounds }, { $phase ->
        [auction] ordine di turno
        [capital] capitale
        [actions] tessere azione
        [build] costruzione
        [goods] merci, giro { $goods_round }
        [scoring] merci, giro { $goods_round }
        [income] reddito e spese
       *[over] finita
    }.
steam-position-seat =
    { $seat }: ${ $cash } in contanti, reddito { $income }, { $points } PV, locomotiva { $level }, { $links ->
        [0] nessuna tratta completa
        [one] { $links } tratta completa
       *[other] { $links } tratte complete
    }.
steam-position-links = Tratte di { $seat }
steam-position-link = { $a } – { $b }
steam-position-no-links = Ancora nessuna tratta completa.
steam-position-open = Estremità aperte di { $seat }
steam-position-open-end =
    { $expires ->
        [none] Da { $a }: finisce { $where } e punta a { $side }.
       *[other] Da { $a }: finisce { $where } e punta a { $side }. Se non prosegue nel round { $expires } è persa.
    }
steam-position-no-open = Nessuna estremità aperta.
steam-position-deliveries = Consegne possibili ora per { $seat }
steam-position-reach = Merci raggiungibili con le sole tratte di { $seat }
steam-position-delivery =
    { $links ->
        [one] { $cube } da { $origin } { AD($to) } { $to }, una tratta
       *[other] { $cube } da { $origin } { AD($to) } { $to }, { $links } tratte
    }
steam-position-no-reach = Niente.
steam-position-cities = Le città e le loro merci
steam-position-city =
    { $number ->
        [0] { $city } ({ $colour }): nessuna merce
       *[other] { $city } ({ $colour }): { $cubes }
    }
