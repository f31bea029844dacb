# Stephenson's Rocket. Plätze sind Namen; Linien, Städte und Felder heißen wie auf der Karte.
# { $hex } kann „H9“ oder „dieses Feld“ sein: es steht immer im Nominativ oder Akkusativ.

# Geld: Das Programm zählt Punkte, 1999 zeigt Pfund (ein Punkt sind 1.000 Pfund).
rocket-money-1999 = { $pounds } £
rocket-money-2018 =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rocket-gain-1999 = { $seat } +{ $pounds } £
rocket-gain-2018 = { $seat } +{ $points }
rocket-gain-nobody = niemand bekommt etwas
rocket-total = { $seat } { $amount }
rocket-unit-1999 = 1.000 £
    .short = T£
rocket-unit-2018 = Punkte
    .short = Pkt

rocket-headline =
    { $title }, { $map }, { $edition }. Zug { $turn }, noch { $tiles ->
        [one] { $tiles } Gleisteil
       *[other] { $tiles } Gleisteile
    }.{ $ending ->
        [none] {""}
       *[other] {" "}Letzter Zug!
    }
rocket-edition-1999 = Ausgabe 1999 (Pfund, Summen geheim, 16 Aktien je Linie)
    .title = Ausgabe 1999
rocket-edition-2018 = Ausgabe 2018 (Punkte, Summen offen, Aktien unbegrenzt)
    .title = Ausgabe 2018

rocket-option-defence =
    .label = Wohin die Lok nach gewonnenem Veto darf
    .text = Wer die Lok bewegt hat, kann mit dem höchsten Gebot gleichziehen und gewinnt so das Veto. Hier steht, wohin die Lok dann darf.
    .any = auf jedes erlaubte Feld
    .original = nur auf das zuerst gewählte Feld
rocket-option-open_scores =
    .label = Summen im Spiel
    .text = Auszahlungen geschehen immer offen; hier geht es um die Summen.
    .yes = für alle offen
    .no = alle kennen nur die eigene
rocket-option-home =
    .label = Startstadt einer Linie
    .text = Sie zählt als Stadt ihrer Linie. Hier steht, ab wann.
    .joined = von Anfang an
    .left = sobald die Lok sie verlassen hat
    .why = In der Ausgabe 2018 zählt sie von Anfang an.
rocket-option-city_tokens =
    .label = Plättchen einer Metropole
    .text = Jede Metropole hat drei. Hier steht, von welchen Sorten.
    .mixed = zwei von einer Sorte, eines von einer anderen
    .equal = alle drei von einer Sorte
rocket-option-isolation =
    .label = Wann eine Linie isoliert ist
    .text = Eine Linie, die nichts Neues erreichen kann, bringt keine Aktien mehr.
    .own = wenn ihre eigene Lok nichts erreichen kann
    .both = und auch keine andere zu ihr kommen kann
rocket-option-standstill =
    .label = Nur noch Bahnhöfe versetzen
    .text = Bahnhöfe lassen sich endlos hin- und herversetzen. Hier steht, was nach drei solchen Runden geschieht.
    .none = die Partie geht weiter
    .ends = die Partie endet und wird gewertet

rocket-industry-brewing = Brauer
rocket-industry-cattle = Rinder
rocket-industry-coal = Kohle
rocket-industry-cotton = Baumwolle
rocket-industry-grain = Getreide
rocket-industry-leather = Leder
rocket-industry-livestock = Vieh
rocket-industry-manufactured-goods = Fertigwaren
rocket-industry-petrochemicals = Petrochemie
rocket-industry-steel = Stahl
rocket-industry-textiles = Textil

# Was gefragt ist
rocket-decision-act =
    { $action ->
        [1] { $seat }: erste von zwei Aktionen.
       *[other] { $seat }: zweite Aktion.
    }
rocket-decision-veto =
    { $bid ->
        [0] { $seat } kann ein Veto einlegen: Die { $company } soll nach { $target }.
       *[other] { $seat } kann ein Veto einlegen: Die { $company } soll nach { $target }; das Gebot steht bei { $bid }.
    }
rocket-decision-defend =
    { $seat } kann verteidigen: Ein Gebot von { $bid ->
        [one] { $bid } Aktie
       *[other] { $bid } Aktien
    } führt die { $company } nach { $target }.

# Was geschah
rocket-event-turn-began = Zug { $turn }: { $seat }.
rocket-event-invested = { $seat } nimmt in { $city } ein Plättchen { $industry }.
rocket-event-station-placed = { $seat } setzt einen Bahnhof auf { $at }.
rocket-event-station-moved =
    { $company ->
        [none] { $seat } versetzt einen Bahnhof von { $origin } nach { $to }.
       *[other] { $seat } nimmt einen Bahnhof der { $company } von { $origin } und setzt ihn auf { $to }.
    }
rocket-event-extension-proposed = { $seat } will die { $company } von { $origin } nach { $to } ausbauen.
rocket-event-share-taken = { $seat } nimmt eine Aktie der { $company }.
rocket-event-no-share =
    { $reason ->
        [isolated] { $seat } bekommt keine Aktie: Die { $company } ist isoliert.
       *[pile-empty] { $seat } bekommt keine Aktie: Der Stapel der { $company } ist leer.
    }
rocket-event-bid-made =
    { $seat } bietet { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } der { $company } für { $to }.
rocket-event-veto-passed = { $seat } passt.
rocket-event-veto-paid =
    { $seat } gibt { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } der { $company } ab und bestimmt das Endfeld { $to }.
rocket-event-line-extended =
    { $tile ->
        [yes] { $seat } baut die { $company } von { $origin } nach { $to } aus; noch { $tiles_left ->
            [one] { $tiles_left } Gleisteil
           *[other] { $tiles_left } Gleisteile
        }.
       *[no] { $seat } zieht die { $company } aus ihrer Startstadt auf { $origin } nach { $to }.
    }
rocket-event-station-connected = Der Bahnhof von { $seat } auf { $at } gehört jetzt zur { $company }.
rocket-event-passenger-taken =
    { $seat } nimmt einen Fahrgast vom Bahnhof von { $owner } auf { $at }; { $passengers_left ->
        [0] keiner ist übrig.
        [one] { $passengers_left } ist übrig.
       *[other] { $passengers_left } sind übrig.
    }
rocket-event-place-joined =
    { $place_kind ->
        [start] Die { $company } schließt die Startstadt { $place } an ({ $places }. Stadt).
        [city] Die { $company } schließt die Metropole { $place } an ({ $places }. Stadt).
       *[town] Die { $company } schließt die Bahnhofsstadt { $place } an ({ $places }. Stadt).
    }
rocket-event-city-scored = Wertung in { $city }: { $points }.
rocket-event-town-scored =
    Wertung in { $town }, Bahnhöfe der { $company }, { $places ->
        [one] { $places } Stadt
       *[other] { $places } Städte
    }: { $points }.
rocket-event-merged =
    Die { $closed } fusioniert mit der { $survivor } und wird aufgelöst, { $places ->
        [one] { $places } Stadt
       *[other] { $places } Städte
    }: { $points }. Noch { $tiles_left ->
        [one] { $tiles_left } Gleisteil
       *[other] { $tiles_left } Gleisteile
    }.
rocket-event-shares-exchanged =
    { $seat } gibt { $returned ->
        [one] { $returned } Aktie
       *[other] { $returned } Aktien
    } der { $closed } ab und bekommt dafür { $received ->
        [0] keine
       *[other] { $received }
    } der { $survivor }.
rocket-event-line-isolated = Die { $company } ist isoliert: Sie kann nichts Neues erreichen.
rocket-event-turn-lost = { $seat } hat keine mögliche Aktion und verliert den Rest des Zuges.
rocket-event-standstill =
    Seit { $rounds ->
        [one] einer ganzen Runde
       *[other] { $rounds } Runden
    } wurden nur Bahnhöfe versetzt; die Partie endet nach { $left ->
        [one] noch einer solchen Runde
       *[other] noch { $left } solchen Runden
    }.
rocket-event-end-announced =
    { $reason ->
        [companies] Höchstens eine Linie kann noch wachsen: Die Partie endet nach diesem Zug.
        [tiles] Das letzte Gleisteil ist gelegt: Die Partie endet nach diesem Zug.
        [standstill] Drei Runden lang wurden nur Bahnhöfe versetzt: Die Partie endet nach diesem Zug.
       *[blocked] Keine Lok kann fahren: Die Partie endet nach diesem Zug.
    }
rocket-event-match-ended =
    { $reason ->
        [companies] Höchstens eine Linie kann noch wachsen.
        [tiles] Das letzte Gleisteil ist gelegt.
        [standstill] Drei Runden lang wurden nur Bahnhöfe versetzt.
       *[blocked] Keine Lok kann fahren.
    } Die Partie ist zu Ende: { $scores }. { $many ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

rocket-end-companies = höchstens eine Linie kann noch wachsen
rocket-end-tiles = das letzte Gleisteil ist gelegt
rocket-end-blocked = keine Lok konnte fahren
rocket-end-standstill = es wurden nur noch Bahnhöfe versetzt

# Dasselbe in wenigen Worten, für das, was eine Aktion bewirken würde
rocket-brief-share-taken = +1 Aktie
rocket-brief-no-share = keine Aktie
rocket-brief-passenger-taken =
    { $seat ->
        [du] +1 Fahrgast für dich
        [Du] +1 Fahrgast für dich
       *[other] +1 Fahrgast für { $seat }
    }
rocket-brief-station-connected =
    { $seat ->
        [du] schließt deinen Bahnhof an
        [Du] schließt deinen Bahnhof an
       *[other] schließt den Bahnhof von { $seat } an
    }
rocket-brief-place-joined = schließt { $place } an
rocket-brief-city-scored = { $city }: { $points }
rocket-brief-town-scored = { $town }: { $points }
rocket-brief-merged = { $closed } geht in { $survivor } auf: { $points }
rocket-brief-line-isolated = isoliert { $company }
rocket-brief-end-announced = letzter Zug
rocket-brief-match-ended = beendet die Partie
rocket-brief-holds = dort: { $holdings }
rocket-brief-holding = { $seat } { $number }
rocket-brief-nothing = bringt jetzt nichts ein
rocket-brief-more = { $first }; { $next }

# Ablehnungen
rocket-refusal-wrong-kind =
    { $decision ->
        [act] Jetzt ist eine der zwei Aktionen fällig: Plättchen, Bahnhof oder Ausbau.
        [veto] Die Veto-Runde läuft: Jetzt heißt es bieten oder passen.
        [defend] Wer am Zug ist, verteidigt jetzt mit einem Gebot oder passt.
       *[over] Die Partie ist zu Ende.
    }
rocket-refusal-unknown-city = Auf dieser Karte gibt es keine Metropole namens { $city }.
rocket-refusal-unknown-industry = { $city } hat kein Plättchen { $industry }.
rocket-refusal-no-free-place = { $city } hat kein freies Plättchen { $industry } mehr.
rocket-refusal-no-stations-left = Alle deine sieben Bahnhöfe stehen auf dem Plan; versetze stattdessen einen.
rocket-refusal-unknown-hex = { $hex } gibt es auf dieser Karte nicht.
rocket-refusal-hex-is-place = { $hex } ist die Stadt { $place }; ein Bahnhof braucht ein freies Feld.
    .here = Hier liegt { $place }; ein Bahnhof braucht ein freies Feld.
rocket-refusal-hex-has-track = Auf { $hex } liegt schon ein Gleis der { $company }; ein Bahnhof braucht ein freies Feld.
    .here = Hier liegt schon ein Gleis der { $company }; ein Bahnhof braucht ein freies Feld.
rocket-refusal-hex-has-locomotive = Auf { $hex } steht die Lok der { $company }; ein Bahnhof braucht ein freies Feld.
    .here = Hier steht die Lok der { $company }; ein Bahnhof braucht ein freies Feld.
rocket-refusal-hex-has-station =
    { $seat ->
        [du] Auf { $hex } steht schon ein Bahnhof von dir.
        [Du] Auf { $hex } steht schon ein Bahnhof von dir.
       *[other] Auf { $hex } steht schon ein Bahnhof von { $seat }.
    }
    .here =
        { $seat ->
            [du] Hier steht schon ein Bahnhof von dir.
            [Du] Hier steht schon ein Bahnhof von dir.
           *[other] Hier steht schon ein Bahnhof von { $seat }.
        }
rocket-refusal-next-to-locomotive = { $hex } liegt neben der Lok der { $company }; dorthin darf kein Bahnhof.
    .here = Hierher darf kein Bahnhof: Daneben steht die Lok der { $company }.
rocket-refusal-next-to-station =
    { $seat ->
        [du] { $hex } liegt neben einem Bahnhof von dir; dorthin darf kein Bahnhof.
        [Du] { $hex } liegt neben einem Bahnhof von dir; dorthin darf kein Bahnhof.
       *[other] { $hex } liegt neben einem Bahnhof von { $seat }; dorthin darf kein Bahnhof.
    }
    .here =
        { $seat ->
            [du] Hierher darf kein Bahnhof: Daneben steht ein Bahnhof von dir.
            [Du] Hierher darf kein Bahnhof: Daneben steht ein Bahnhof von dir.
           *[other] Hierher darf kein Bahnhof: Daneben steht ein Bahnhof von { $seat }.
        }
rocket-refusal-not-your-station = Auf { $hex } steht kein Bahnhof von dir.
    .here = Hier steht kein Bahnhof von dir.
rocket-refusal-station-connected = Dein Bahnhof auf { $hex } gehört schon zur { $company }; in dieser Ausgabe bleibt er dort.
    .here = Dein Bahnhof hier gehört schon zur { $company }; in dieser Ausgabe bleibt er hier.
rocket-refusal-station-stays = Ein versetzter Bahnhof muss das Feld wechseln; auf { $hex } steht er schon.
    .here = Ein versetzter Bahnhof muss das Feld wechseln; hier steht er schon.
rocket-refusal-unknown-company = Auf dieser Karte gibt es keine Linie namens { $company }.
rocket-refusal-company-closed = Die { $company } ist aufgelöst; sie ging in der { $survivor } auf.
rocket-refusal-already-moved = Die { $company } ist in diesem Zug schon gefahren.
rocket-refusal-not-a-neighbour = { $hex } ist kein Nachbarfeld der Lok der { $company }.
    .here = Das ist kein Nachbarfeld der Lok der { $company }.
rocket-refusal-turn-too-sharp = Für { $hex } müsste die { $company } zu scharf abbiegen: Möglich ist geradeaus oder eine leichte Kurve nach links oder rechts.
    .here = So scharf kann die { $company } nicht abbiegen: Möglich ist geradeaus oder eine leichte Kurve nach links oder rechts.
rocket-refusal-target-place = { $hex } ist die Stadt { $place }; Linien führen an Städten vorbei, nie hinein.
    .here = Hier liegt { $place }; Linien führen an Städten vorbei, nie hinein.
rocket-refusal-target-track = Die { $company } darf nicht auf { $hex } fahren: Dort liegt ein Gleis der { $other }.
    .here = Hierher darf die { $company } nicht fahren: Hier liegt ein Gleis der { $other }.
rocket-refusal-target-locomotive = Die { $company } darf nicht auf { $hex } fahren: Dort steht die Lok der { $other }.
    .here = Hierher darf die { $company } nicht fahren: Hier steht die Lok der { $other }.
rocket-refusal-two-lines = Die { $company } darf nicht auf { $hex } fahren: Daneben liegen zwei andere Linien, die { $first } und die { $second }; nur eine darf auf einmal erreicht werden.
    .here = Hierher darf die { $company } nicht fahren: Daneben liegen zwei andere Linien, die { $first } und die { $second }; nur eine darf auf einmal erreicht werden.
rocket-refusal-no-tiles = Kein Gleisteil ist übrig, also kann keine Linie ausgebaut werden.
rocket-refusal-bid-too-low = 
    { $needed ->
        [one] Das Gebot muss mindestens { $needed } Aktie sein, nicht { $bid }.
       *[other] Das Gebot muss mindestens { $needed } Aktien sein, nicht { $bid }.
    }
rocket-refusal-bid-too-high = 
    { $held ->
        [0] Du bietest { $bid }, hast aber keine Aktie dieser Linie.
        [one] Du bietest { $bid }, hast aber nur { $held } Aktie dieser Linie.
       *[other] Du bietest { $bid }, hast aber nur { $held } Aktien dieser Linie.
    }
rocket-refusal-bid-target = { $hex } ist kein mögliches Endfeld dieser Bewegung.
    .here = Hierher kann diese Bewegung nicht führen.
rocket-refusal-defence-too-low = 
    { $needed ->
        [one] Zum Verteidigen musst du mindestens { $needed } Aktie bieten, nicht { $bid }.
       *[other] Zum Verteidigen musst du mindestens { $needed } Aktien bieten, nicht { $bid }.
    }
rocket-refusal-defence-target = An diesem Tisch verteidigst du nur das zuerst gewählte Feld ({ $original }), nicht { $hex }.
    .here = An diesem Tisch verteidigst du nur das zuerst gewählte Feld ({ $original }).
rocket-refusal-can-act = Du kannst noch handeln und darfst den Rest deines Zuges nicht verfallen lassen.
rocket-refusal-not-in-veto = Es läuft keine Veto-Runde: Bieten und Passen geht erst, wenn eine Linie ausgebaut wird.

# Schlusswertung
rocket-score-earned = Im Spiel
rocket-score-industry = Plättchen: { $industry }
rocket-score-passengers = Fahrgäste
rocket-score-stations =
    { $company }: Bahnhöfe, { $places ->
        [one] { $places } Stadt
       *[other] { $places } Städte
    }
rocket-score-shares =
    { $company }: Aktien, { $places ->
        [one] { $places } Stadt
       *[other] { $places } Städte
    }
rocket-score-closed = { $company }: in { $survivor } aufgegangen

# Die Regeln in Kürze
rocket-rules-2018 =
    In deinem Zug machst du zwei Aktionen, jede eine von diesen: Plättchen einer Metropole nehmen, Bahnhof setzen oder versetzen, Linie ausbauen.
    Ausbauen: Bewege eine Lok um ein Feld (geradeaus oder in leichter Kurve) und nimm eine Aktie dieser Linie. Alle anderen mit Aktien der Linie können ein Veto einlegen: Sie bieten Aktien und nennen ein Feld; das höchste Gebot entscheidet und wird bezahlt. Du verteidigst zuletzt dein zuerst gewähltes Feld und musst dafür nur gleichziehen. Fährst du auf einen fremden Bahnhof, bekommst du einen Fahrgast, wenn niemand bot oder du gewonnen hast.
    Kommt eine Linie neben eine Metropole, wird diese gewertet: meiste Plättchen dort 2, zweitmeiste 1.
    Neben eine Bahnhofsstadt: meiste Bahnhöfe an der Linie 1 je angeschlossener Stadt, zweitmeiste die Hälfte.
    Neben eine andere Linie: Deine Linie wird aufgelöst. Meiste Aktien 1 je angeschlossener Stadt, zweitmeiste die Hälfte; je zwei Aktien werden eine der anderen Linie. Kein Feld neben zwei anderen Linien.
    Eine Linie, die nichts Neues erreichen kann, ist isoliert: keine Aktien mehr.
    Die Partie endet nach dem Zug, in dem höchstens eine Linie weder aufgelöst noch isoliert ist oder kein Gleisteil mehr übrig ist.
    Dann: jede Sorte und die Fahrgäste 6 und 3; Bahnhöfe und Aktien jeder Linie 1 je Stadt, zweitmeiste die Hälfte.
rocket-rules-1999 =
    In deinem Zug machst du zwei Aktionen, jede eine von diesen: Plättchen einer Metropole nehmen, Bahnhof setzen oder versetzen, Linie ausbauen.
    Ausbauen: Bewege eine Lok um ein Feld (geradeaus oder in leichter Kurve) und nimm eine Aktie vom Stapel der Linie (anfangs 16). Alle anderen mit Aktien der Linie können ein Veto einlegen: Sie bieten Aktien und nennen ein Feld; das höchste Gebot entscheidet und geht zurück auf den Stapel. Du verteidigst zuletzt, musst nur gleichziehen und bestimmst dann ein beliebiges mögliches Feld. Fährst du auf einen fremden Bahnhof, bekommst du einen Fahrgast, wenn niemand bot oder du gewonnen hast.
    Kommt eine Linie neben eine Metropole, wird diese gewertet: meiste Plättchen dort 2.000 £, zweitmeiste 1.000 £.
    Neben eine Bahnhofsstadt: meiste Bahnhöfe an der Linie 1.000 £ je angeschlossener Stadt, zweitmeiste die Hälfte.
    Neben eine andere Linie: Deine Linie wird aufgelöst. Meiste Aktien 1.000 £ je angeschlossener Stadt, zweitmeiste die Hälfte; je zwei Aktien werden eine der anderen Linie. Kein Feld neben zwei anderen Linien.
    Eine Linie, die nichts Neues erreichen kann, ist isoliert: keine Aktien mehr. Die Summen sind geheim.
    Die Partie endet sofort, wenn höchstens eine Linie weder aufgelöst noch isoliert noch ohne Aktien ist, oder mit dem letzten Gleisteil.
    Dann: jede Sorte und die Fahrgäste 6.000 £ und 3.000 £; Bahnhöfe und Aktien jeder Linie 1.000 £ je angeschlossener Stadt, zweitmeiste die Hälfte.
