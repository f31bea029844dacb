# Steam's position in sentences. Places are told as "south of Albany" in the browser and as "at H9" in the terminal.

steam-position-round = Round { $round } of { $rounds }, { $phase ->
        [auction] turn order
        [capital] capital
        [actions] action tiles
        [build] building
        [goods] goods, round { $goods_round }
        [scoring] goods, round { $goods_round }
        [income] income and expenses
       *[over] over
    }.
steam-position-seat =
    { $seat }: ${ $cash } in cash, income { $income }, { $points } VP, locomotive { $level }, { $links ->
        [0] no complete link
        [one] { $links } complete link
       *[other] { $links } complete links
    }.
steam-position-links = Links of { $seat }
steam-position-link = { $a } – { $b }
steam-position-no-links = No complete link yet.
steam-position-open = Open ends of { $seat }
steam-position-open-end =
    { $expires ->
        [none] From { $a }: it ends { $where } and leads { $side }.
       *[other] From { $a }: it ends { $where } and leads { $side }. It is lost unless it is extended in round { $expires }.
    }
steam-position-no-open = No open end.
steam-position-deliveries = Deliveries { $seat } can make now
steam-position-reach = Goods in reach over links of { $seat } alone
steam-position-delivery =
    { $links ->
        [one] { $cube } from { $origin } to { $to }, one link
       *[other] { $cube } from { $origin } to { $to }, { $links } links
    }
steam-position-no-reach = Nothing.
steam-position-cities = Cities and their goods
steam-position-city =
    { $number ->
        [0] { $city }, { $colour }: no goods
       *[other] { $city }, { $colour }: { $cubes }
    }
