# Die Stellung von Steam in Sätzen. Felder heißen im Browser „südlich von Albany“, im Terminal „auf H9“.

steam-position-round = Runde { $round } von { $rounds }, { $phase ->
        [auction] Reihenfolge
        [capital] Kapital
        [actions] Aktionsplättchen
        [build] Bauen
        [goods] Waren, Durchgang { $goods_round }
        [scoring] Waren, Durchgang { $goods_round }
        [income] Einkommen und Ausgaben
       *[over] beendet
    }.
steam-position-seat =
    { $seat }: { $cash } $ bar, Einkommen { $income }, { $points } SP, Lok { $level }, { $links ->
        [0] keine fertige Strecke
        [one] { $links } fertige Strecke
       *[other] { $links } fertige Strecken
    }.
steam-position-links =
    { $seat ->
        [du] Deine Strecken
        [Du] Deine Strecken
       *[other] Strecken von { $seat }
    }
steam-position-link = { $a } – { $b }
steam-position-no-links = Noch keine fertige Strecke.
steam-position-open =
    { $seat ->
        [du] Deine offenen Enden
        [Du] Deine offenen Enden
       *[other] Offene Enden von { $seat }
    }
steam-position-open-end =
    { $expires ->
        [none] Ab { $a }: endet { $where } und führt nach { $side }.
       *[other] Ab { $a }: endet { $where } und führt nach { $side }. Verloren, wenn nicht in Runde { $expires } verlängert.
    }
steam-position-no-open = Kein offenes Ende.
steam-position-deliveries =
    { $seat ->
        [du] Deine möglichen Lieferungen
        [Du] Deine möglichen Lieferungen
       *[other] Mögliche Lieferungen von { $seat }
    }
steam-position-reach =
    { $seat ->
        [du] Waren in Reichweite, nur über deine Strecken
        [Du] Waren in Reichweite, nur über deine Strecken
       *[other] Waren in Reichweite, nur über Strecken von { $seat }
    }
steam-position-delivery =
    { $links ->
        [one] { $cube } von { $origin } nach { $to }, eine Strecke
       *[other] { $cube } von { $origin } nach { $to }, { $links } Strecken
    }
steam-position-no-reach = Nichts.
steam-position-cities = Städte und ihre Waren
steam-position-city =
    { $number ->
        [0] { $city }, Stadt in { $colour }: keine Waren
       *[other] { $city }, Stadt in { $colour }: { $cubes }
    }
