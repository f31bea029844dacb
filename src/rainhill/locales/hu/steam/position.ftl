# A Steam állása mondatokban. A helyek a böngészőben így szólnak: „Albany mellett, déli irányban”, a terminálban így: „a H9 mezőn”.

steam-position-round = { $round }. forduló / { $rounds }, { $phase ->
        [auction] körsorrend
        [capital] tőkeszerzés
        [actions] akciólapkák
        [build] vágányépítés
        [goods] áruszállítás, { $goods_round }. kör
        [scoring] áruszállítás, { $goods_round }. kör
        [income] bevételek és költségek
       *[over] vége
    }.
steam-position-seat =
    { $seat }: { $cash } $ készpénz, bevétel { $income }, { $points } GyP, { $level }. szintű mozdony, { $links ->
        [0] nincs befejezett kapcsolat
       *[other] { $links } befejezett kapcsolat
    }.
steam-position-links = { $seat } kapcsolatai
steam-position-link = { $a } – { $b }
steam-position-no-links = Még nincs befejezett kapcsolat.
steam-position-open = { $seat } nyitott végei
steam-position-open-end =
    { $expires ->
        [none] Kezdete { $a }, nyitott vége { $where }, iránya { $side }.
       *[other] Kezdete { $a }, nyitott vége { $where }, iránya { $side }. Elvész, ha { AZ($expires) } { $expires }. fordulóban nem folytatja.
    }
steam-position-no-open = Nincs nyitott vég.
steam-position-deliveries = { $seat } lehetséges szállításai most
steam-position-reach = Szállítható áruk, ha csak { $seat } kapcsolatai számítanak
steam-position-delivery = { $cube } kocka: { $origin } → { $to }, { $links } kapcsolat
steam-position-no-reach = Nincs.
steam-position-cities = A városok és áruik
steam-position-city =
    { $number ->
        [0] { $city }, { $colour }: nincs áru
       *[other] { $city }, { $colour }: { $cubes }
    }
