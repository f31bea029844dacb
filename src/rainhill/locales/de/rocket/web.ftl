# Stephenson's Rocket im Browser. Es kommt mit dem ersten Tisch.

rocket-web-turn-action = Aktion { $action } von 2
rocket-web-turn-veto = { $seat } bewegt { $company }
rocket-web-turn-veto-yours = du bewegst { $company }
rocket-web-turn-yours-act = Dein Zug
rocket-web-turn-yours-veto = Dein Veto
rocket-web-turn-yours-defend = Deine Verteidigung
rocket-web-turn-named-act = { $seat }, dein Zug
rocket-web-turn-named-veto = { $seat }, dein Veto
rocket-web-turn-named-defend = { $seat }, deine Verteidigung
rocket-web-turn-other-act = { $seat } spielt
rocket-web-turn-other-veto = { $seat } darf Veto einlegen
rocket-web-turn-other-defend = { $seat } verteidigt
rocket-web-waiting-veto = { $seat } darf Veto einlegen …
rocket-web-left = noch { $number }
rocket-web-shares =
    { $number ->
        [one] { $number } Aktie
       *[other] { $number } Aktien
    }
rocket-short-1999 =
    { $points ->
        [0] 0 £
       *[other] { $points } T£
    }
rocket-web-unit-1999 = Pfund
rocket-web-unit-2018 = Prestigepunkte
rocket-web-tiles =
    { $tiles ->
        [one] { $tiles } Gleisteil
       *[other] { $tiles } Gleisteile
    }
rocket-web-tiles-explained = Übrige Gleisteile; mit dem letzten endet die Partie
rocket-web-passengers-left =
    { $number ->
        [0] Kein Fahrgast ist übrig
        [one] Ein Fahrgast ist übrig
       *[other] { $number } Fahrgäste sind übrig
    }
rocket-web-last-turn = Letzter Zug
rocket-web-standstill =
    { $turns ->
        [one] { $turns } Zug Stillstand
       *[other] { $turns } Züge Stillstand
    }
rocket-web-standstill-explained = Züge nacheinander, in denen nur Bahnhöfe versetzt wurden; nach drei solchen Runden endet die Partie
rocket-web-nav-companies = Linien
rocket-web-nav-invest = Plättchen
rocket-web-companies = Linien
rocket-web-companies-note = Städte · Aktien
rocket-web-company = Linie
rocket-web-places = Städte
rocket-web-places-explained = Angeschlossene Städte der Linie: so viel ist am Ende eine Mehrheit wert
rocket-web-company-closed = in { $survivor }
rocket-web-company-closed-text = Aufgelöst: Sie ging in der { $survivor } auf, die ihre Gleise, Bahnhöfe und Städte übernommen hat.
rocket-web-company-moved = Sie ist in diesem Zug schon gefahren.
rocket-web-company-hold = { $company }: { $joined ->
        [one] eine Stadt
       *[other] { $joined } Städte
    }. Am Ende bringen die meisten Aktien und die meisten Bahnhöfe je { $joined }, die zweitmeisten die Hälfte.
rocket-web-shares-held =
    { $number ->
        [0] { $seat } hat keine Aktie der { $company }
        [one] { $seat } hat eine Aktie der { $company }
       *[other] { $seat } hat { $number } Aktien der { $company }
    }{ $leads ->
        [yes] ; niemand hat mehr
       *[no] {""}
    }
rocket-web-industry-held =
    { $number ->
        [0] { $seat } hat kein Plättchen { $industry }
        [one] { $seat } hat ein Plättchen { $industry }
       *[other] { $seat } hat { $number } Plättchen { $industry }
    }{ $leads ->
        [yes] ; niemand hat mehr
       *[no] {""}
    }
rocket-web-industry-text = Am Ende bringen die meisten Plättchen { $industry } 6, die zweitmeisten 3; Plättchen aus Metropolen, die keine Linie angeschlossen hat, zählen nicht.
rocket-web-passengers-text = Am Ende bringen die meisten Fahrgäste 6, die zweitmeisten 3.
rocket-web-free-text = Freie Plättchen auf der Karte
rocket-web-passengers-of = Fahrgäste: { $number }
rocket-web-shares-of = Aktien aller Linien: { $number }
rocket-web-company-joined =
    { $number ->
        [0] Sie hat noch keine Stadt angeschlossen.
       *[other] Angeschlossen: { $places }.
    }
rocket-web-company-stations = Bahnhöfe: { $stations }.
rocket-web-company-isolated-short = isoliert
rocket-web-company-isolated = Isoliert: Sie kann nichts Neues erreichen.
rocket-web-company-waiting = Ihre Lok ist noch nicht losgefahren.
rocket-web-pile-short =
    { $pile ->
        [0] Stapel leer
       *[other] { $pile } im Stapel
    }
rocket-web-supplementary =
    { $number ->
        [0] keine Zusatzaktien mehr
        [one] noch eine Zusatzaktie
       *[other] noch { $number } Zusatzaktien
    }
rocket-web-stations-held =
    { $number ->
        [one] { $seat } hat einen Bahnhof an der { $company }
       *[other] { $seat } hat { $number } Bahnhöfe an der { $company }
    }
rocket-web-industries = Sorten
rocket-web-industries-note = meiste 6, zweite 3
rocket-web-industry = Sorte
rocket-web-free = frei
rocket-web-passengers = Fahrgäste
rocket-web-investments = Plättchen
rocket-web-investments-note = zwei gleiche, ein anderes
rocket-web-slot-taken = { $seat }, { $industry }
rocket-web-slot-free = { $industry }, frei
rocket-web-city-joined = { $city }: angeschlossen an die { $companies }
rocket-web-city-unjoined = { $city }: noch an keine Linie angeschlossen
rocket-web-invest-in = In { $city } ein Plättchen { $industry } nehmen
rocket-web-stations-left = Bahnhöfe im Vorrat: { $number }
rocket-web-hex-city = { $place }, Metropole, { $hex }
rocket-web-hex-town = { $place }, Bahnhofsstadt, { $hex }
rocket-web-hex-start = { $place }, Startstadt, { $hex }
rocket-web-hex-free =
    { $industries ->
        [none] alle Plättchen vergeben
       *[other] frei: { $industries }
    }
rocket-web-hex-invested = { $seat }: { $industries }
rocket-web-hex-industry =
    { $number ->
        [one] { $industry }
       *[other] { $number } × { $industry }
    }
rocket-web-hex-joined = angeschlossen an die { $companies }
rocket-web-hex-locomotive = Lok der { $company }
rocket-web-hex-track = Gleis der { $company }
rocket-web-hex-locomotive-isolated = Lok der { $company }, isoliert
rocket-web-hex-station = Bahnhof von { $seat }
rocket-web-hex-station-on = Bahnhof von { $seat } an der { $company }

# Der Verlauf in Worten von Orten und Richtungen; was hier keinen Satz hat, wird wie im Terminal erzählt.
rocket-web-told-station-placed = { $seat } setzt einen Bahnhof { $where }.
rocket-web-told-station-moved =
    { $company ->
        [none] { $seat } versetzt einen Bahnhof: Er stand { $was }, jetzt steht er { $where }.
       *[other] { $seat } nimmt der { $company } einen Bahnhof weg: Er stand { $was }, jetzt steht er { $where }.
    }
rocket-web-told-extension-proposed = { $seat } will die { $company } { $way } ausbauen.
rocket-web-told-bid-made =
    { $seat } bietet { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } der { $company } für die Fahrt { $way }.
rocket-web-told-veto-paid =
    { $seat } gibt { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } der { $company } ab und lenkt die Lok { $way }.
rocket-web-told-line-extended =
    { $tile ->
        [yes] { $seat } baut die { $company } { $way } aus; die Lok steht jetzt { $where }.
       *[no] { $seat } zieht die { $company } { $way } aus ihrer Startstadt.
    }
rocket-web-told-line-sent = Die Lok steht jetzt { $where }.
rocket-web-told-station-connected = Der Bahnhof von { $seat } { $where } gehört jetzt zur { $company }.
rocket-web-told-passenger-taken =
    { $seat } nimmt einen Fahrgast vom Bahnhof von { $owner } { $where }; { $passengers_left ->
        [0] keiner ist übrig.
        [one] { $passengers_left } ist übrig.
       *[other] { $passengers_left } sind übrig.
    }
rocket-web-told-end-reached =
    Die Partie ist zu Ende: { $scores }. { $many ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
rocket-web-told-way = auf das Feld { $where }
rocket-brief-shares-exchanged =
    { $received ->
        [0] { $seat } verliert { $returned } { $closed }
       *[other] { $seat }: { $returned } { $closed } → { $received } { $survivor }
    }
rocket-web-gain-passenger = +1 Fahrgast
rocket-web-key-modes = I, S, E
rocket-web-key-modes-text = Plättchen, Bahnhof, Ausbau
rocket-web-action-kinds = Arten von Aktionen
rocket-web-mode-invest = Plättchen
rocket-web-mode-station = Bahnhof
rocket-web-mode-extend = Ausbau
rocket-web-mode-invest-explained = Nimm ein freies Plättchen einer Metropole: Es zählt, wenn eine Linie die Metropole erreicht, und am Ende für seine Sorte. (I)
rocket-web-mode-station-explained = Setze einen Bahnhof auf ein freies Feld oder versetze einen. Fährt eine Linie darüber, gehört er zu ihr. (S)
rocket-web-mode-extend-explained = Bewege eine Lok um ein Feld und nimm eine Aktie. Andere mit Aktien können ein Veto einlegen. (E)
rocket-web-mode-invest-none = Keine Metropole hat ein freies Plättchen.
rocket-web-mode-station-none = Kein Bahnhof kann gesetzt oder versetzt werden.
rocket-web-mode-extend-none = Keine Linie kann ausgebaut werden.
rocket-web-ask = Wähle eine Aktion
rocket-web-ask-detail = Tippe auf eine Lok, eine Metropole oder einen der Knöpfe.
rocket-web-ask-detail-no-city = Tippe auf eine Lok oder einen der Knöpfe.
rocket-web-ask-invest = Aus welcher Metropole?
rocket-web-ask-invest-city = { $city }: welche Sorte?
rocket-web-ask-station = Wohin soll der Bahnhof?
rocket-web-ask-station-moved = Wohin soll dieser Bahnhof?
rocket-web-ask-extend = Welche Linie baust du wohin aus?
rocket-web-ask-invest-detail = Tippe auf eine Metropole oder in der Übersicht auf ein freies Plättchen.
rocket-web-ask-station-detail = Tippe auf ein freies Feld, oder zum Versetzen auf einen deiner Bahnhöfe.
rocket-web-ask-extend-detail = Tippe auf eine Lok oder auf ein Feld, das eine von ihnen erreicht.
rocket-web-ask-extend-company = { $company }: wohin?
rocket-web-ask-lose-turn = Du hast keine mögliche Aktion.
rocket-web-choose-industry = Sorte
rocket-web-choose-company = Linie
rocket-web-title-extend = { $company }, { $way }
rocket-web-title-invest = { $city }, { $industry }
rocket-web-title-bid =
    { $shares ->
        [one] Eine Aktie bieten: { $way }
       *[other] { $shares } Aktien bieten: { $way }
    }
rocket-web-title-station = Bahnhof { $where }
rocket-web-title-move-station = Bahnhof { $was } versetzen: { $where }
rocket-web-invest-there =
    { $held ->
        [none] { $place } bisher: niemand
       *[other] { $place } bisher: { $held }
    }
rocket-web-others-may-veto = Veto möglich
rocket-web-go-none = Wählen
rocket-web-go-extend = Ausbauen
rocket-web-go-invest = Nehmen
rocket-web-go-station = Hier setzen
rocket-web-go-move-station = Hierher setzen
rocket-web-go-lose-turn = Zug verlieren
rocket-web-go-bid = Bieten
rocket-web-go-pass = Passen
rocket-web-veto = Veto
rocket-web-veto-title = Veto?
rocket-web-veto-text = { $seat } bewegt die { $company } auf { $letter } ({ $way }). Wer Aktien hat, darf einmal welche bieten, um das Ziel zu bestimmen.
rocket-web-defend-title = Verteidigen?
rocket-web-defend-text =
    { $letter ->
        [none] Ein Gebot lenkt die { $company } { $way }.
       *[other] Ein Gebot lenkt die { $company } auf { $letter } ({ $way }).
    } Du kannst gleichziehen und selbst entscheiden.
rocket-web-veto-bid =
    { $shares ->
        [one] { $shares } Aktie → { $letter }
       *[other] { $shares } Aktien → { $letter }
    }
rocket-web-veto-passed = passt
rocket-web-veto-yours = dein Gebot
rocket-web-veto-thinks = denkt nach
rocket-web-veto-last = zuletzt
rocket-web-veto-send = Wohin
rocket-web-veto-pay = Bei Erfolg gibst du ab
rocket-web-veto-range = mindestens { $least }, du hast { $held }
rocket-web-veto-limits =
    { $only ->
        [yes] nur { $least }
       *[no] { $least } bis { $most }
    }
rocket-web-veto-choose = Bieten
rocket-web-veto-passenger = Auf { $letter } steht ein Bahnhof von { $owner }: { $seat } nimmt dort einen Fahrgast, wenn kein anderes Gebot gewinnt.
rocket-web-veto-fold = Veto-Fenster einklappen
rocket-web-veto-unfold = Veto-Fenster ausklappen
rocket-web-veto-ahead = Bei der { $company } passen
rocket-web-veto-ahead-turn = bis zum Ende dieses Zuges
rocket-web-veto-ahead-own = bis ich am Zug bin
rocket-web-veto-idle = Nicht fragen, wenn sich nichts ändern kann
rocket-web-veto-passing = Du passt bei der { $company }
rocket-web-veto-ask-again = Bei der { $company } wieder fragen
rocket-web-veto-go = { $shares } für { $letter } bieten
rocket-web-pass = Passen
rocket-web-log-turn = Zug { $turn } · { $seat }
rocket-web-when = Zug { $turn }
rocket-web-past-turn = Rückblick · Zug { $turn }
rocket-web-final-when = beendet in Zug { $turns }
rocket-web-final-earned = Vor dem Ende
rocket-web-final-majorities = Sorten und Fahrgäste
rocket-web-final-companies = Linien
rocket-web-final-has =
    { $points ->
        [0] { $seat } { $number }: nichts
       *[other] { $seat } { $number }: { $amount }
    }
rocket-web-final-in-play = { $seat }: { $parts }
rocket-web-final-by-cities = { $amount } in Metropolen
rocket-web-final-by-towns = { $amount } an Bahnhofsstädten
rocket-web-final-by-mergers = { $amount } durch Fusionen
rocket-web-final-by-nothing = nichts
rocket-web-final-why-earned = Ausgezahlt, während Linien ausgebaut wurden.
rocket-web-final-why-industry = Plättchen aus angeschlossenen Metropolen: meiste 6, zweitmeiste 3. Bei Gleichstand wird geteilt und abgerundet.
rocket-web-final-why-passengers = Fahrgäste: meiste 6, zweitmeiste 3. Bei Gleichstand wird geteilt und abgerundet.
rocket-web-final-why-stations =
    Bahnhöfe an der Linie: meiste { $places ->
        [one] { $places } Punkt
       *[other] { $places } Punkte
    }, einer je angeschlossener Stadt; zweitmeiste die Hälfte, abgerundet. Bei Gleichstand wird geteilt.
rocket-web-final-why-shares =
    Aktien der Linie: meiste { $places ->
        [one] { $places } Punkt
       *[other] { $places } Punkte
    }, einer je angeschlossener Stadt; zweitmeiste die Hälfte, abgerundet. Bei Gleichstand wird geteilt.
rocket-web-legend-start = Start einer Linie; durchgestrichen, wenn sie aufgelöst ist
rocket-web-legend-engine = Lok: Ihre Nase zeigt, wohin die Linie weiterfahren kann
rocket-web-legend-isolated = Isoliert: Diese Linie kann nichts Neues erreichen
rocket-web-legend-city = Metropole mit drei Plättchen zum Nehmen
rocket-web-legend-town = Bahnhofsstadt
rocket-web-legend-station = Bahnhof eines Spielers
rocket-web-legend-joined = Punkt einer Linie, die die Stadt angeschlossen hat
rocket-web-legend-target = Hier lässt sich etwas tun
rocket-web-legend-last = Was sich zuletzt bewegt hat
