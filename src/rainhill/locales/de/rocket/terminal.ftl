rocket-play-help =
    Aktionen (die volle Notation geht auch: extend GWR to H9)
      e           alle Ausbauten mit dem, was sie brächten
      e gw        wohin die GWR kann, mit Buchstaben A, B, C auf der Karte
      e gw a      die GWR nach A ausbauen (oder ein Feld: e gw h9)
      s           die Felder für einen Bahnhof; s h9 setzt dort einen
      m h9 k10    deinen Bahnhof von H9 nach K10 versetzen
      i london textil   in London ein Plättchen Textil nehmen (i lon t genügt)
      b 2 a       Veto: 2 Aktien für Feld A bieten
      p           passen
    Auf der Karte sind zwei Buchstaben mit Pfeil eine Lok; unter einer Metropole
    stehen ihre Plättchen nach Sorten, oder die Zeichen derer, die sie haben.
    In der Tabelle führt *, = führt gemeinsam, (1) zählt Bahnhöfe an der Linie,
    x heißt isoliert.
rocket-play-hint-act = e Ausbau, s Bahnhof, m versetzen, i Plättchen; l listet alles auf, help erklärt
rocket-play-hint-veto =
    { $defends ->
        [yes] b ZAHL verteidigt, p passt. Wenn du passt: { $otherwise }.
       *[no] b ZAHL BUCHSTABE bietet, p passt. Wenn niemand bietet: { $otherwise }.
    }
rocket-play-nothing = Nichts dergleichen ist jetzt möglich.
rocket-play-need-extend = Nenne die Linie und wohin sie soll: e gw a
rocket-play-need-station = Nenne das Feld: s h9
rocket-play-need-move = Nenne das Feld deines Bahnhofs und wohin er soll: m h9 k10
rocket-play-need-invest = Nenne eine Metropole dieser Karte und eine Sorte: i london textil
rocket-play-need-bid = Nenne die Zahl der Aktien und das Ziel: b 2 a
rocket-play-no-target =
    { $number ->
        [0] Das Ziel { $word } gibt es hier nicht.
       *[other] Das Ziel { $word } gibt es nicht. Wähle aus { $known }.
    }
rocket-play-which-city = Welche Metropole? { $known }
rocket-play-which-industry = In { $city } ist noch frei: { $known }. Was davon?
rocket-play-stations = Jedes Feld, dessen Name auf der Karte steht, kann einen Bahnhof aufnehmen: tippe s und den Namen.
rocket-play-move-from =
    { $number ->
        [0] Keiner deiner Bahnhöfe kann versetzt werden.
       *[other] Du kannst deinen Bahnhof von { $hexes } versetzen: tippe m und das Feld, um zu sehen, wohin.
    }
rocket-play-move-to =
    { $number ->
        [0] Von { $hex } kann kein Bahnhof von dir versetzt werden.
       *[other] Jedes Feld, dessen Name auf der Karte steht, kann den Bahnhof von { $hex } aufnehmen.
    }
rocket-play-and-stations =
    { $number ->
        [one] Außerdem gibt es ein Feld für einen Bahnhof (tippe s).
       *[other] Außerdem gibt es { $number } Felder für einen Bahnhof (tippe s).
    }
rocket-play-nobody-there = niemand dort
# Die Tabelle mit dem Besitz aller, im Terminal.

rocket-ledger-companies =
    { $piles ->
        [yes] Linie Städte Rest
       *[no] Linie    Städte
    }
rocket-ledger-industries = Sorte, Plättchen frei
rocket-ledger-flat = Aktien
rocket-ledger-hidden = ?
rocket-ledger-free = -
rocket-ledger-cities = Metropole, Feld, Plättchen (- ist frei)
rocket-ledger-company-closed = { $company } in { $survivor }
rocket-ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
rocket-ledger-pile = { $pile }
rocket-ledger-stations-on = ({ $number })
rocket-ledger-passengers = Fahrgäste, { $left } übrig
rocket-ledger-passengers-short = Fg
rocket-ledger-supply = Bahnhöfe übrig
rocket-ledger-supply-short = Bf
rocket-ledger-score = Stand, { $unit }
rocket-ledger-joined-by = angeschlossen an { $companies }

# Jemand sitzt dort als „Du“
rocket-you-invested = Du nimmst in { $city } ein Plättchen { $industry }.
rocket-you-station-placed = Du setzt einen Bahnhof auf { $at }.
rocket-you-station-moved =
    { $company ->
        [none] Du versetzt einen Bahnhof von { $origin } nach { $to }.
       *[other] Du nimmst einen Bahnhof der { $company } von { $origin } und setzt ihn auf { $to }.
    }
rocket-you-extension-proposed = Du willst die { $company } von { $origin } nach { $to } ausbauen.
rocket-you-share-taken = Du nimmst eine Aktie der { $company }.
rocket-you-no-share =
    { $reason ->
        [isolated] Du bekommst keine Aktie: Die { $company } ist isoliert.
       *[pile-empty] Du bekommst keine Aktie: Der Stapel der { $company } ist leer.
    }
rocket-you-bid-made =
    Du bietest { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } der { $company } für { $to }.
rocket-you-veto-passed = Du passt.
rocket-you-veto-paid =
    Du gibst { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } der { $company } ab und bestimmst das Endfeld { $to }.
rocket-you-line-extended =
    { $tile ->
        [yes] Du baust die { $company } von { $origin } nach { $to } aus; noch { $tiles_left ->
                [one] { $tiles_left } Gleisteil
               *[other] { $tiles_left } Gleisteile
            }.
       *[no] Du ziehst die { $company } aus ihrer Startstadt auf { $origin } nach { $to }.
    }
rocket-you-station-connected = Dein Bahnhof auf { $at } gehört jetzt zur { $company }.
rocket-you-passenger-taken =
    Du nimmst einen Fahrgast vom Bahnhof von { $owner } auf { $at }; { $passengers_left ->
        [0] keiner ist übrig.
        [one] { $passengers_left } ist übrig.
       *[other] { $passengers_left } sind übrig.
    }
rocket-yours-passenger-taken =
    { $seat } nimmt einen Fahrgast von deinem Bahnhof auf { $at }; { $passengers_left ->
        [0] keiner ist übrig.
        [one] { $passengers_left } ist übrig.
       *[other] { $passengers_left } sind übrig.
    }
rocket-you-shares-exchanged =
    Du gibst { $returned ->
        [one] { $returned } Aktie
       *[other] { $returned } Aktien
    } der { $closed } ab und bekommst dafür { $received ->
        [0] keine
       *[other] { $received }
    } der { $survivor }.
rocket-you-turn-lost = Du hast keine mögliche Aktion und verlierst den Rest des Zuges.
rocket-you-match-ended =
    { $reason ->
        [companies] Höchstens eine Linie kann noch wachsen.
        [tiles] Das letzte Gleisteil ist gelegt.
        [standstill] Drei Runden lang wurden nur Bahnhöfe versetzt.
       *[blocked] Keine Lok kann fahren.
    } Die Partie ist zu Ende: { $scores }. Du gewinnst.
rocket-you-asked-veto =
    { $bid ->
        [0] Du kannst ein Veto einlegen: Die { $company } soll nach { $target }.
       *[other] Du kannst ein Veto einlegen: Die { $company } soll nach { $target }; das Gebot steht bei { $bid }.
    }
rocket-you-asked-defend =
    Du kannst verteidigen: Ein Gebot von { $bid ->
        [one] { $bid } Aktie
       *[other] { $bid } Aktien
    } führt die { $company } nach { $target }.
