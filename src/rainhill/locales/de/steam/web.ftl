# Steam im Browser. Es kommt mit dem ersten Tisch.

steam-web-round = Runde { $round } von { $rounds }
steam-web-now-auction =
    { $place ->
        [none] Reihenfolge
       *[other] Rang { $place }
    }
steam-web-now-capital = Kapital
steam-web-now-tile = Aktion wählen
steam-web-now-build =
    { $left ->
        [0] Bau, kein Teil mehr
        [one] Bau, noch { $left } Teil
       *[other] Bau, noch { $left } Teile
    }
steam-web-now-goods = Waren { $goods_round } von 2
steam-web-now-score = Einkommen oder Punkte?
steam-web-your-turn = Dein Zug
steam-web-other-turn = { $seat } spielt
steam-web-waiting = { $seat } denkt nach …
steam-web-nav-actions = Aktionen
steam-web-nav-goods = Waren

# Tafeln
steam-web-actions = Aktionen
steam-web-actions-note = dieser Runde
steam-web-price =
    { $price ->
        [none] 4 $ + neue Stufe
        [0] gratis
       *[other] { $price } $
    }
    .short =
        { $price ->
            [none] 4 $ + neue Stufe
            [0] gratis
           *[other] { $price } $
        }
steam-web-passed = ohne Aktion
steam-web-bid-of = Gebot: { $amount } $
steam-web-out = gepasst
steam-web-or-passed = oder ohne Aktion
steam-web-take-passed = { $tile }, ohne Aktion
steam-web-held-by = genommen von { $seat }
steam-web-held-passed = ohne Aktion genommen von { $seat }
steam-web-does-turn-order =
    { $edition ->
        [base] nächste Runde zuerst dran
       *[standard] in der Auktion einmal frei passen
    }
steam-web-does-first-move = bewegt Waren zuerst
steam-web-does-engineer = vier Gleisteile statt drei
steam-web-does-first-build = baut zuerst
steam-web-does-city-growth = bringt neue Waren in eine Stadt
steam-web-does-locomotive = Lok eine Stufe höher
steam-web-does-urbanization = macht einen Ort zur Stadt
steam-web-does-passed = nur die Nummer zählt
steam-web-supply = Warenvorrat
steam-web-supply-note =
    { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    }
steam-web-space = Vorratsfeld { $number }: { $cubes }
steam-web-space-empty = Vorratsfeld { $number }: leer
steam-web-new-cities = Neue Städte
steam-web-new-city-left = { $colour }: noch { $left }
steam-web-bag = Nicht im Spiel
steam-web-bag-of = { $colour }: { $number }
steam-web-income = Einkommen
steam-web-income-note = bei −10 kostet Geld Punkte
steam-web-points = Punkte
steam-web-points-note = SP bisher
steam-web-at = { $seat } bei { $amount }
steam-web-income-here = { $seat }: Einkommen { $income }, { $due } in der nächsten Einkommensphase
steam-web-points-here = { $seat }: bisher { $points } SP, { $score } bei sofortigem Ende
steam-web-tile-facts = { $number }. { $tile }: { $does }
steam-web-round-tip = Die Partie endet mit Runde { $rounds }.
steam-web-bid-tip = Bisheriges Gebot für einen Rang der Reihenfolge
steam-web-place-tip = Rang der Reihenfolge, in dieser Auktion gekauft
steam-web-stock-tip = Übrige Stücke jeder Art; die Rückseite zeigt ein anderes Gleis.
steam-web-bag-tip = Waren, die weder auf der Karte noch im Vorrat sind
steam-web-new-city-tip = Plättchen für Neue Städte; Urbanisierung setzt eines auf einen Ort.
steam-web-supply-tip = Waren, die Stadtwachstum und Neue Städte auf die Karte bringen, ein Feld auf einmal
steam-web-links = Offene Strecken
steam-web-link-lost = Wer eine unfertige Strecke im nächsten eigenen Bauzug nicht verlängert, verliert sie: Sie bleibt auf der Karte, herrenlos.
steam-web-links-none = Keine Strecke ist offen.
steam-web-link-now = { $a } – offen { $where }: jetzt verlängern, sonst verloren
steam-web-link-later = { $a } – offen { $where }: sicher bis Runde { $expires }
steam-web-stock = Übrige Gleisteile
steam-web-stock-unlimited = so viele wie nötig
steam-web-stock-of = { $front } oder { $back }: { $left }
steam-web-players-note = nach Reihenfolge · SP
steam-web-cash = { $cash } $
steam-web-gets = +{ $amount } $
steam-web-pays = −{ $amount } $
steam-web-cash-title = Bargeld; könnte insgesamt { $can_pay } $ zahlen
steam-web-income-of = Einkommen { $income }
steam-web-locomotive =
    { $edition ->
        [base] Lok { $level }: fährt Waren über { $level ->
            [one] eine Strecke
           *[other] bis zu { $level } Strecken
        }
       *[standard] Lok { $level }: fährt Waren über { $level ->
            [one] eine Strecke
           *[other] bis zu { $level } Strecken
        }, Unterhalt { $level } $ je Runde
    }
steam-web-links-of =
    { $links ->
        [one] { $links } Strecke
       *[other] { $links } Strecken
    }
steam-web-bankrupt = bankrott
steam-web-risk-now =
    { $whom ->
        [you] Dir droht der Bankrott. Einkommen { $income }. Am Rundenende fällig: { $owed } $, aufbringen kannst du nur { $most } $. { $deliveries ->
            [none] Gib nichts mehr aus.
           *[some] Nimm Lieferpunkte als Einkommen und gib nichts mehr aus.
        }
       *[name] { $seat } droht der Bankrott. Einkommen { $income }. Am Rundenende fällig: { $owed } $, aufzubringen nur { $most } $.
    }
steam-web-risk-near =
    { $whom ->
        [you] Der Bankrott ist nahe. Einkommen { $income }. Jede Runde fällig: { $owed } $, aufbringen kannst du insgesamt { $most } $. { $deliveries ->
            [none] Gib weniger aus.
           *[some] Nimm Lieferpunkte als Einkommen und gib weniger aus.
        }
       *[name] Für { $seat } ist der Bankrott nahe. Einkommen { $income }. Jede Runde fällig: { $owed } $, aufzubringen insgesamt { $most } $.
    }
steam-web-risk-action = Danach könntest du nicht zahlen, was fällig ist: Du wärst bankrott.
steam-web-went-bankrupt =
    { $whom ->
        [you] Du konntest { $owed } $ nicht zahlen: Du bist bankrott und aus der Partie. Du kannst bis zum Ende zusehen.
       *[name] { $seat } konnte { $owed } $ nicht zahlen, ist bankrott und aus der Partie.
    }
steam-web-due =
    { $edition ->
        [base] { $due } in der nächsten Einkommensphase
       *[standard] { $due } in der nächsten Einkommensphase, Unterhalt der Lok abgezogen
    }
steam-web-links-tip = Fertige Strecken; jede ist am Ende 1 SP wert
steam-web-seat-tip =
    { $seat }: könnte insgesamt { $can_pay } $ zahlen; { $due } in der nächsten Einkommensphase; { $score } SP bei sofortigem Ende

# Felder in Worten
steam-web-hex-city = { $place }, Stadt in { $colour }, { $hex }
steam-web-hex-goods = Waren: { $cubes }
steam-web-hex-no-goods = keine Waren
steam-web-hex-town = { $place }, Ort, { $hex }
steam-web-hex-hill = Hügel
steam-web-hex-river = Fluss
steam-web-hex-canal = Kanal
steam-web-hex-lake = kleiner See
steam-web-hex-coast = Küste
steam-web-hex-link =
    { $seat ->
        [none] { $a } – { $b }, herrenlose Strecke: { $sides }
       *[other] { $a } – { $b }, Strecke von { $seat }: { $sides }
    }
steam-web-hex-link-open =
    { $seat ->
        [none] offenes Gleis ab { $a }, herrenlos: { $sides }
       *[other] { $expires ->
            [none] offenes Gleis ab { $a } von { $seat }: { $sides }
           *[other] offenes Gleis ab { $a } von { $seat }: { $sides }; verloren, wenn nicht in Runde { $expires } verlängert
        }
    }
steam-web-hex-price = Bau ab { $price } $
steam-web-hex-marker = ist gewachsen
steam-web-the-hex = das Feld { $where }
# Wo ein Feld liegt, mit den Worten von Steam für seine Städte und Orte.
steam-web-where-place = { $place }
steam-web-where-at = in { $place }
steam-web-where-between = zwischen { $first } und { $second }

# Die Reihenfolge
steam-web-ask-auction =
    { $place ->
        [none] Biete um die Reihenfolge
       *[other] Biete um Rang { $place }
    }
steam-web-bid-stands = { $seat } bietet { $bid } $
steam-web-bid-none = Noch kein Gebot
steam-web-places = Ränge der Reihenfolge
steam-web-place = Rang { $place }
steam-web-place-pays = zahlt { $paid } $
steam-web-place-free = umsonst
steam-web-place-left = { $cash } $ übrig
steam-web-pass-takes =
    { $paid ->
        [0] Rang { $place }, umsonst
       *[other] Rang { $place } für { $paid } $
    }
steam-web-bid-amount = Dein Gebot
steam-web-free-pass = einmal frei passen: du bleibst dabei
steam-web-go-bid = { $amount } $ bieten
steam-web-go-pass = Passen

# Kapital
steam-web-ask-capital = Kapital aufnehmen?
steam-web-capital-amount = Kapital
steam-web-capital-cost = je 5 $ kosten 1 Einkommen
steam-web-capital-usual = 10 $ sind in der ersten Runde üblich
steam-web-first-match-base = In einer ersten Partie wird die Reihenfolge ausgelost statt versteigert; wer später an der Reihe ist, beginnt mit etwas Geld.
steam-web-first-match-standard = Für Neulinge: Geld für Gleise und für fällige Zahlungen darf jederzeit aufgenommen werden. Das lässt sich für jeden Platz wählen.
steam-web-go-capital =
    { $amount ->
        [0] Nichts aufnehmen
       *[other] { $amount } $ aufnehmen
    }

# Aktionsplättchen
steam-web-ask-tile = Nimm ein Aktionsplättchen
steam-web-ask-tile-detail =
    { $edition ->
        [base] Jedes gibt es einmal je Runde; die niedrigste Nummer ist in der nächsten zuerst dran.
       *[standard] Jedes gibt es einmal je Runde.
    }
steam-web-tile-options = Aktionsplättchen
steam-web-afterwards = danach { $cash } $ bar, Einkommen { $income }
steam-web-afterwards-points = danach { $cash } $ bar, Einkommen { $income }, { $points } SP
steam-web-then-same = Bargeld bleibt { $cash } $
steam-web-go-take =
    { $price ->
        [0] Nehmen
       *[other] Für { $price } $ nehmen
    }
steam-web-go-take-passed = Ohne Aktion nehmen

# Bauen
steam-web-ask-build =
    { $left ->
        [0] Kein Gleisteil mehr zu legen
        [one] Lege Gleise: noch { $left } Gleisteil
       *[other] Lege Gleise: noch { $left } Gleisteile
    }
steam-web-next-hex = Wähle ein markiertes Feld.
steam-web-next-town = Wähle einen Ort auf der Karte.
steam-web-next-colour = Wähle eine Farbe und Waren aus dem Vorrat.
steam-web-next-city = Wähle eine Stadt auf der Karte.
steam-web-next-space = Wähle Waren aus dem Vorrat.
steam-web-ask-build-spent =
    { $spent ->
        [0] { "" }
       *[other] Bisher { $spent } $ ausgegeben.
    }
steam-web-ask-build-cash =
    { $more ->
        [0] Bargeld { $cash } $.
       *[other] Bargeld { $cash } $, bis zu { $more } $ mehr zu je 5 $ für 1 Einkommen.
    }
steam-web-must-city = Urbanisierung ist noch auszuführen.
steam-web-must-growth = Stadtwachstum ist noch auszuführen.
steam-web-build-kinds = Was du in diesem Zug tust
steam-web-mode-track = Gleise
steam-web-mode-city = Neue Stadt
steam-web-mode-growth = Wachstum
steam-web-shapes = Gleisteile
steam-web-shape = { $shape }, { $sides }, ab { $price } $
steam-web-turn = Drehen
steam-web-turn-title =
    { $number ->
        [one] Es passt nur so.
       *[other] Es passt in { $number } Lagen; die nächste: { $sides }.
    }
steam-web-how-new = { $shape }, { $sides }
steam-web-how-improve = verbessert das Gleisteil: { $shape }, { $sides }
steam-web-how-redirect = lenkt das Gleis um: { $shape }, { $sides }
steam-web-price-sides =
    { $dollars ->
        [one] { $dollars } Seite { $dollars } $
       *[other] { $dollars } Seiten { $dollars } $
    }
steam-web-price-town = Ort { $dollars } $
steam-web-price-hills = Hügel { $dollars } $
steam-web-price-river = Fluss { $dollars } $
steam-web-price-sum = { $parts } = { $price } $
steam-web-peek-lay = { $how }: { $price }
steam-web-peek-deliver = { $cube } nach { $to }, +{ $points }
steam-web-lay-title = { $where }: { $shape }, { $sides }
# Ein Gleis von Seite zu Seite eines Feldes, und eines, das in seinem Ort endet.
steam-web-sides = von { $a } nach { $b }
steam-web-side-town = von { $a } in den Ort
steam-web-sides-town = vom Ort nach { $sides }
steam-web-score-income = Die Punkte als Einkommen
steam-web-score-points = Die Punkte als Siegpunkte
steam-web-completes = vollendet die Strecke
steam-web-go-build = Für { $price } $ bauen
steam-web-go-improve = Für { $price } $ verbessern
steam-web-go-redirect = Für { $price } $ umlenken
steam-web-go-end = Bau beenden
steam-web-end-lost = Wenn du jetzt aufhörst: { $lost }
steam-web-ask-city = Welcher Ort wird Stadt?
steam-web-ask-city-colour = { $town }: welche Farbe, welche Waren?
steam-web-ask-growth = Welche Stadt wächst?
steam-web-ask-growth-supply = { $city }: welche Waren?
steam-web-colours = Farbe der Neuen Stadt
steam-web-spaces = Waren eines Vorratsfelds
steam-web-city-title = { $town } wird Stadt in { $colour }
steam-web-grow-title = { $city } wächst
steam-web-go-city = Zur Stadt machen
steam-web-go-grow = Wachsen lassen

# Waren
steam-web-ask-goods =
    { $number ->
        [0] Keine Lieferung ist möglich
        [one] Eine Lieferung ist möglich
       *[other] { $number } Lieferungen sind möglich
    }
steam-web-ask-goods-detail =
    { $number ->
        [0] { $improve ->
            [yes] Verbessere die Lok oder passe.
            [risky] Passe oder verbessere die Lok (der Unterhalt steigt um 1 $).
           *[no] Du kannst nur passen.
        }
       *[other] { $improve ->
            [yes] Wähle eine Lieferung, verbessere die Lok oder passe.
           *[no] Wähle eine Lieferung oder passe.
        }
    }
steam-web-deliveries = Lieferungen
steam-web-deliveries-from = aus { $city }
steam-web-deliveries-all = alle
steam-web-via = über { $stops }
steam-web-deliveries-best = beste zuerst
steam-web-delivery = { $cube } von { $origin } nach { $to }, { $points }
steam-web-delivery-title = { $cube }: { $way }
steam-web-go-deliver = Liefern für +{ $points }
steam-web-go-improve-locomotive = Lok { $level }
steam-web-improve-locomotive = Lok verbessern
steam-web-improve-title = Lok auf Stufe { $level } verbessern
steam-web-improve-detail = Lieferungen über bis zu { $level } Strecken
steam-web-improve-upkeep = Lieferungen über bis zu { $level } Strecken; Unterhalt { $level } $ je Runde
steam-web-ask-score =
    { $points ->
        [one] Ein Punkt: Einkommen oder Siegpunkt?
       *[other] { $points } Punkte: Einkommen oder Siegpunkte?
    }
steam-web-score-of = { $cube } von { $origin } nach { $to }
steam-web-to-income =
    { $lost ->
        [0] Einkommen { $now } → { $then }
       *[other] Einkommen { $now } → { $then }, { $lost } verloren
    }
steam-web-to-points = Punkte { $now } → { $then }

# Warum nicht
steam-web-why-city = Waren kommen aus Städten: Wähle eine Stadt mit gestricheltem Rand.
steam-web-why-no-goods = { $city } hat keine Waren.
steam-web-why-nothing-leaves =
    Aus { $city } kann jetzt nichts weg: Kein Weg über { $level ->
        [one] eine eigene Strecke
       *[other] bis zu { $level } Strecken, darunter eine eigene,
    } führt in eine Stadt der richtigen Farbe.
steam-web-why-no-cube = { $origin } hat keine Waren in { $colour } für { $to }.
steam-web-why-no-way =
    Kein Weg über { $level ->
        [one] eine eigene Strecke
       *[other] bis zu { $level } Strecken, darunter eine eigene,
    } bringt Waren in { $colour } von { $origin } nach { $to }.

# Verlauf und Schlusswertung
steam-web-told-track-completes =
    { $how ->
        [improve] { $seat } vollendet { $a } – { $b } mit einem besseren Gleisteil { $where } ({ $sides }) für { $price } $.
        [redirect] { $seat } vollendet { $a } – { $b } durch Umlenken { $where } ({ $sides }) für { $price } $.
       *[new] { $seat } vollendet { $a } – { $b } für { $price } $ ({ $tile }, { $sides }).
    }
steam-web-told-track-laid =
    { $how ->
        [improve] { $seat } verbessert das Gleisteil { $where } ({ $tile }, { $sides }) für { $price } $.
        [redirect] { $seat } lenkt das Gleis { $where } um ({ $tile }, { $sides }) für { $price } $.
       *[new] { $seat } legt ein Gleis { $where } ({ $tile }, { $sides }) für { $price } $.
    }
steam-web-told-goods-delivered = { $seat } liefert einen Würfel ({ $cube }), { $stops }: { $points }.
steam-web-told-link-claimed = { $seat } übernimmt die herrenlose Strecke von { $start } durch den Bau { $where }.
steam-web-told-link-lost = { $seat } verliert die unfertige Strecke von { $start }, offen { $where }.
steam-web-log-round = Runde { $round } · { $phase ->
        [auction] Reihenfolge
        [capital] Kapital
        [actions] Aktionsplättchen
        [build] Bauen
        [goods] Waren { $goods_round }
       *[income] Einkommen
    }
steam-web-when = Runde { $round }
steam-web-past-round = Rückblick · Runde { $round }
steam-web-chart-round = Runde { $round }
steam-web-key-turn = R, Umschalt + R
steam-web-key-turn-text = das Gleisteil drehen, zurückdrehen
steam-web-final-when = beendet in Runde { $rounds }
steam-web-legend-black = Geschlossene Kante: Kein Gleis darf darüber
steam-web-legend-hill = Hügel: Bauen kostet mehr
steam-web-legend-river = Fluss: Bauen kostet mehr
steam-web-legend-city = Stadt: nimmt Waren ihrer Farbe an; ihre Würfel warten auf den Transport
steam-web-legend-new = Neue Stadt: innere Linie gestrichelt
steam-web-legend-leaf = Wachstumsmarker: Diese Stadt wächst nicht noch einmal
steam-web-legend-town = Ort
steam-web-legend-link = Gleis mit dem Zeichen der Person, der es gehört
steam-web-legend-loose = Herrenloses Gleis
steam-web-legend-due = Unfertige Strecke: verloren, wenn sie in dieser Runde nicht verlängert wird
steam-web-legend-target = Hier lässt sich etwas tun; wo Platz ist, mit Preis
steam-web-legend-last = Was zuletzt gebaut oder bewegt wurde
steam-web-final-earned = In der Partie
steam-web-final-end = Am Ende
steam-web-final-why-points = Siegpunkte für gelieferte Waren, ohne die gegen Geld getauschten.
steam-web-final-why-income = Einkommen zählt zur Hälfte, abgerundet; jeder Schritt unter null kostet zwei Punkte.
steam-web-final-why-links = Jede fertige Strecke bringt einen Punkt.
steam-web-final-round = Runde { $round }: { $won }
steam-web-final-won = { $seat } { $points }
steam-web-final-has-income =
    { $counts ->
        [no] { $seat }: bankrott
       *[yes] { $points ->
            [0] { $seat }: Einkommen { $number }, nichts
            [one] { $seat }: Einkommen { $number }, ein Punkt
           *[other] { $seat }: Einkommen { $number }, { $points } Punkte
        }
    }
steam-web-final-has-links =
    { $number ->
        [0] { $seat }: keine Strecke
        [one] { $seat }: eine Strecke
       *[other] { $seat }: { $number } Strecken
    }
