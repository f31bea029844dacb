# Steam. Plätze sind Namen; Halte und Felder heißen wie auf der Karte. Farben sind Hauptwörter: „in Rot“.
# In Ablehnungen kann { $hex } „H9“, „Albany“ oder „das Feld südlich von Albany“ sein: immer Nominativ oder Akkusativ.

# Siegpunkte, und wer sie bekommt
steam-money-base = { $points } SP
steam-money-standard = { $points } SP
steam-gain-base = { $seat } +{ $points }
steam-gain-standard = { $seat } +{ $points }
steam-gain-nobody = niemand punktet
steam-total = { $seat } { $amount }
steam-unit-base = SP
    .short = SP
steam-unit-standard = SP
    .short = SP

steam-headline =
    { $title }, { $map }, { $edition ->
        [base] Basis
       *[standard] Standard
    }. Runde { $round } von { $rounds }, { $phase ->
        [auction] Reihenfolge
        [capital] Kapital
        [actions] Aktionsplättchen
        [build] Bauen
        [goods] Waren, Durchgang { $goods_round }
        [scoring] Waren, Durchgang { $goods_round }
        [income] Einkommen und Ausgaben
       *[over] beendet
    }.
steam-edition-base = Basis (Geld gibt es, sobald eine Zahlung es braucht)
    .title = Basis
steam-edition-standard = Standard (Geld nur im Voraus, jede Runde eine Auktion, Unterhalt für Loks)
    .title = Standard

steam-option-first_order =
    .label = Wie die erste Reihenfolge entsteht
    .text = Eine Auktion kostet die vorderen Ränge Geld; Auslosen geht schneller und entschädigt die hinteren.
    .why = Standard lost die erste Reihenfolge immer aus.
    .auction = durch Auktion, Rang für Rang
    .random = ausgelost; im Basisspiel bekommen hintere Ränge Geld
steam-option-zero_bids =
    .label = Erstes Gebot für einen Rang
    .text = Mit einem ersten Gebot von 0 $ gibt es einen Rang umsonst, wenn ihn sonst niemand will.
    .why = Im Standardspiel beginnt das Bieten immer bei 0 $.
    .yes = darf 0 $ sein
    .no = mindestens 1 $
steam-option-unlimited_tiles =
    .label = Gleisteile
    .text = Seltene Formen können in einer langen Partie ausgehen; das mögen manche Tische und andere nicht.
    .no = die 136 der Schachtel
    .yes = so viele wie nötig
steam-option-mercy =
    .label = Geld aufnehmen wie im Basisspiel
    .text = Im Standardspiel nimmst du nur in der ersten Phase einer Runde Geld auf. Das hier verzeiht einen Rechenfehler.
    .why = Im Basisspiel lässt sich ohnehin für jede Zahlung Geld aufnehmen.
    .none = für nichts
    .track = für Gleise
    .upkeep = für die Einkommensphase
    .both = für beides
steam-option-capital_from_points =
    .label = Kapital für Siegpunkte bei Einkommen −10
    .text = Am unteren Ende der Einkommensleiste lassen sich Punkte noch gegen Geld tauschen.
    .why = Im Basisspiel ist das immer erlaubt.
    .yes = erlaubt
    .no = nicht erlaubt
steam-option-income_limit =
    .label = Obergrenze des Einkommens
    .text = Ohne Grenze wird auch Einkommen über +10 ausgezahlt.
    .n10 = +10; was darüber geht, verfällt
    .none = keine
steam-option-repeats =
    .label = Was ein Würfel unterwegs zweimal nutzen darf
    .text = Ein längerer Weg über eigene Strecken bringt mehr; die gedruckten Regeln sagen kaum etwas über Wege, die sich kreuzen.
    .no = nichts
    .towns = Orte
    .links = Orte und Strecken
steam-option-ownerless_links =
    .label = Herrenlose Strecken bei einer Lieferung
    .text = Fertige herrenlose Strecken dürfen alle benutzen. Hier steht, ob zu viele davon eine Lieferung verderben.
    .free = zählen für niemanden
    .limited = zählen zusammen wie die einer weiteren Person
steam-option-town_loops =
    .label = Strecken von einem Ort zu demselben Ort
    .text = Eine Schleife an einem Ort ist schnell gebaut und macht eine Lieferung um eine Strecke länger.
    .no = nicht erlaubt
    .yes = erlaubt
steam-option-takeover =
    .label = Eigene Strecke an eine herrenlose anschließen
    .text = Ein abgebrochenes Stück Gleis lässt sich vom anderen Ende her anschließen. Hier steht, wem es dann gehört.
    .yes = übernimmt sie immer
    .no = nur, wenn man sie auch so übernehmen dürfte
steam-option-redirects =
    .label = Gleise umlenken
    .text = Das letzte Gleis einer unfertigen Strecke darf umgelenkt werden. Hier steht, was danach dort liegen darf.
    .turn = dieses Gleis drehen, keines dazu
    .tile = jedes Gleisteil, auch mit zweitem Gleis

steam-colour-red = Rot
steam-colour-blue = Blau
steam-colour-yellow = Gelb
steam-colour-purple = Violett
steam-colour-grey = Grau

steam-tile-turn-order = Reihenfolge
steam-tile-first-move = Erste Fahrt
steam-tile-engineer = Ingenieur
steam-tile-first-build = Erster Bau
steam-tile-city-growth = Stadtwachstum
steam-tile-locomotive = Lokomotive
steam-tile-urbanization = Urbanisierung

steam-shape-21 = Gerade
steam-shape-22 = weite Kurve
steam-shape-23 = enge Kurve
steam-shape-41 = Gerade kreuzt Kurve
steam-shape-42 = zwei Geraden, gekreuzt
steam-shape-43 = zwei Kurven, gekreuzt
steam-shape-44 = Gerade neben enger Kurve
steam-shape-45 = Kurve neben Kurve
steam-shape-46 = weite neben enger Kurve
steam-shape-47 = enge neben weiter Kurve
steam-shape-T11 = Ort, Stumpfgleis
steam-shape-T21 = Ort, Gerade
steam-shape-T22 = Ort, weite Kurve
steam-shape-T23 = Ort, enge Kurve
steam-shape-T31 = Ort, Stern
steam-shape-T32 = Ort, Y links
steam-shape-T33 = Ort, Y rechts
steam-shape-T34 = Ort, drei Nachbarn
steam-shape-T41 = Ort, Kreuz
steam-shape-T42 = Ort, Gerade und zwei
steam-shape-T43 = Ort, vier Nachbarn

steam-side-north = N
steam-side-north-east = NO
steam-side-east = O
steam-side-south-east = SO
steam-side-south = S
steam-side-south-west = SW
steam-side-west = W
steam-side-north-west = NW
steam-side-pair = { $a }–{ $b }

steam-way-more = { $first } – { $next }

# Strecken, auf die man zeigt
steam-link =
    { $status ->
        [void] { $a }: eine Schleife, die nicht als Strecke zählt
       *[complete] { $a } – { $b }, { $owner ->
            [none] herrenlos
           *[other] { $owner }
        }
    }
steam-link-open =
    { $owner ->
        [none] { $a } – offen auf { $hex }, herrenlos
       *[other] { $a } – offen auf { $hex }, { $owner }; in Runde { $expires } zu verlängern
    }

# Was gefragt ist
steam-decision-auction =
    { $place ->
        [none] { $bid ->
            [none] { $seat } eröffnet die Auktion um die Reihenfolge: ab { $lowest } $ bieten oder passen.
           *[other] { $seat }: Das Gebot für die Reihenfolge steht bei { $bid } $. Ab { $lowest } $ bieten oder passen{ $free_pass ->
                [yes] {" "}(kostenlos: du bleibst dabei)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] { $seat }: Rang { $place } der Reihenfolge. Von { $lowest } $ bis { $highest } $ bieten oder passen.
           *[other] { $seat }: Das Gebot für Rang { $place } steht bei { $bid } $. { $lowest } $ oder mehr bieten oder passen.
        }
    }
steam-decision-capital = { $seat } kann Kapital aufnehmen: bis zu { $most } $, je 5 $ für 1 Einkommen.
steam-decision-tile = { $seat } nimmt ein Aktionsplättchen.
steam-decision-build =
    { $seat } baut: { $left ->
        [0] kein Gleisteil mehr
        [one] noch { $left } Gleisteil
       *[other] noch { $left } Gleisteile
    }, { $spent } $ ausgegeben.
steam-decision-goods = { $seat } bewegt Waren (Durchgang { $goods_round } von zwei): liefern, die Lok verbessern oder passen.
steam-decision-score =
    { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: als Einkommen oder als Siegpunkte?

# Was geschah
steam-event-round-began = Runde { $round } von { $rounds }.
steam-event-phase-began =
    { $phase ->
        [auction] Die Reihenfolge wird versteigert.
        [capital] Kapital kann aufgenommen werden.
        [actions] Aktionsplättchen werden genommen.
        [build] Gleise werden gebaut.
        [goods] Waren werden bewegt, Durchgang { $goods_round }.
       *[income] Einkommen und Ausgaben.
    }
steam-event-order-set = Die Reihenfolge ist { $order }.
steam-event-bid-made =
    { $place ->
        [none] { $seat } bietet { $amount } $.
       *[other] { $seat } bietet { $amount } $ für Rang { $place }.
    }
steam-event-auction-passed =
    { $free ->
        [yes] { $seat } passt mit dem Plättchen „Reihenfolge“ und bleibt dabei.
       *[no] { $place ->
            [none] { $seat } passt.
           *[other] { $seat } passt bei Rang { $place }.
        }
    }
steam-event-place-taken =
    { $paid ->
        [0] { $seat } bekommt Rang { $place } umsonst.
       *[other] { $seat } bekommt Rang { $place } für { $paid } $.
    }
steam-event-money-raised =
    { $points_lost ->
        [0] { $seat } nimmt { $amount } $ für { $income_lost } Einkommen auf.
       *[other] { $income_lost ->
            [0] { $seat } nimmt { $amount } $ für { $points_lost } SP auf.
           *[other] { $seat } nimmt { $amount } $ für { $income_lost } Einkommen und { $points_lost } SP auf.
        }
    }
steam-event-capital-declined = { $seat } nimmt kein Kapital auf.
steam-event-paid =
    { $purpose ->
        [place] { $seat } zahlt { $amount } $ für den Rang.
        [tile] { $seat } zahlt { $amount } $ für das Aktionsplättchen.
        [track] { $seat } zahlt { $amount } $ für Gleise.
       *[expenses] { $seat } zahlt { $amount } $ an Ausgaben.
    }
steam-event-tile-taken =
    { $passed ->
        [yes] { $seat } nimmt „{ $tile }“, ohne Aktion.
       *[no] { $price ->
            [0] { $seat } nimmt „{ $tile }“.
           *[other] { $seat } nimmt „{ $tile }“ für { $price } $.
        }
    }
steam-event-locomotive-improved =
    { $by_tile ->
        [yes] Die Lok von { $seat } steigt durch das Plättchen auf Stufe { $level }.
       *[no] { $seat } verbessert die Lok auf Stufe { $level }.
    }
steam-event-build-began = { $seat } baut, bis zu { $tiles } Gleisteile.
steam-event-track-laid =
    { $how ->
        [improve] { $seat } verbessert { $hex } ({ $replaced } → { $tile }) für { $price } $.
        [redirect] { $seat } lenkt das Gleis auf { $hex } um ({ $tile }) für { $price } $.
       *[new] { $seat } legt ein Gleis auf { $hex } ({ $tile }) für { $price } $.
    }
steam-event-link-completed =
    { $owner ->
        [none] Die Strecke von { $a } nach { $b } ist fertig und herrenlos.
       *[other] Die Strecke von { $a } nach { $b } ist fertig und gehört { $owner }.
    }
steam-event-link-claimed = { $seat } übernimmt die herrenlose Strecke von { $start } durch den Bau auf { $hex }.
steam-event-link-lost = { $seat } verliert die unfertige Strecke von { $start }, offen auf { $hex }.
steam-event-link-void =
    { $owner ->
        [none] Ein Gleis, das von { $city } nach { $city } führt, zählt nicht als Strecke.
       *[other] Ein Gleis von { $owner }, das von { $city } nach { $city } führt, zählt nicht mehr als Strecke.
    }
steam-event-city-placed =
    { $supply ->
        [0] { $seat } macht { $town } zur Stadt in { $colour }; Waren dafür sind nicht mehr da.
       *[other] { $seat } macht { $town } zur Stadt in { $colour } mit { $cubes }.
    }
steam-event-city-grown = { $seat } lässt { $city } wachsen: { $cubes }.
steam-event-duty-lapsed = { $seat } kann „{ $tile }“ nicht mehr ausführen.
steam-event-build-ended =
    { $tiles ->
        [0] { $seat } baut nichts mehr.
        [one] { $seat } beendet den Bau: { $tiles } Gleisteil, { $spent } $.
       *[other] { $seat } beendet den Bau: { $tiles } Gleisteile, { $spent } $.
    }
steam-event-goods-delivered = { $seat } liefert einen Würfel ({ $cube }) von { $origin } nach { $to } ({ $stops }): { $points }.
steam-event-income-scored =
    { $lost ->
        [0] { $seat } nimmt { $points } als Einkommen, jetzt { $income }.
       *[other] { $seat } nimmt { $points } als Einkommen, jetzt { $income }; { $lost } am Ende der Leiste verloren.
    }
steam-event-points-scored = { $seat } nimmt { $points } als Siegpunkte, jetzt { $total }.
steam-event-goods-passed = { $seat } passt.
steam-event-income-received =
    { $upkeep ->
        [0] { $seat } bekommt { $amount } $ Einkommen.
       *[other] { $seat } bekommt { $amount } $ Einkommen, nach Abzug von { $upkeep } $ Unterhalt.
    }
steam-event-shortfall-covered =
    { $amount ->
        [0] { $seat } kann mit nichts mehr zahlen.
       *[other] { $seat } { $amount ->
                [one] fehlt
               *[other] fehlen
            } { $amount } $; das kostet { $points_lost ->
                [0] { $income_lost } Einkommen.
               *[other] { $income_lost ->
                    [0] { $points_lost } SP.
                   *[other] { $points_lost } SP und { $income_lost } Einkommen.
                }
            }
    }
steam-event-change-returned = { $seat } bekommt { $amount } $ heraus.
steam-event-went-bankrupt = { $seat } kann { $owed } $ nicht zahlen und ist bankrott.
steam-event-match-ended =
    { $reason ->
        [bankruptcy] Nur eine Person ist noch dabei.
       *[rounds] Die letzte Runde ist vorbei.
    } Die Partie endet: { $scores }. { $many ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

steam-end-rounds = die letzte Runde ist vorbei
steam-end-bankruptcy = nur eine Person ist noch dabei

# Dasselbe in wenigen Worten, für das, was eine Aktion bewirken würde
steam-brief-money-raised =
    { $points_lost ->
        [0] nimmt { $amount } $ auf: −{ $income_lost } Einkommen
       *[other] { $income_lost ->
            [0] nimmt { $amount } $ auf: −{ $points_lost } SP
           *[other] nimmt { $amount } $ auf: −{ $income_lost } Einkommen, −{ $points_lost } SP
        }
    }
steam-brief-locomotive-improved = Lok { $level }
steam-brief-link-completed =
    { $owner ->
        [none] vollendet { $a } – { $b }, herrenlos
       *[other] vollendet { $a } – { $b } für { $owner }
    }
steam-brief-link-claimed = übernimmt die Strecke von { $start }
steam-brief-link-lost =
    { $seat ->
        [du] du verlierst die Strecke von { $start }
        [Du] du verlierst die Strecke von { $start }
       *[other] { $seat } verliert die Strecke von { $start }
    }
steam-brief-link-void = eine Schleife in { $city } zählt nicht mehr
steam-brief-city-placed = bringt { $cubes }
steam-brief-city-grown = bringt { $cubes }
steam-brief-place-taken =
    { $paid ->
        [0] { $seat } bekommt Rang { $place }
       *[other] { $seat } bekommt Rang { $place } für { $paid } $
    }
steam-brief-went-bankrupt = { $seat } geht bankrott
steam-brief-match-ended = beendet die Partie
steam-brief-nothing = { "" }
steam-brief-more = { $first }; { $next }

# Ablehnungen
steam-refusal-wrong-kind =
    { $decision ->
        [auction] Jetzt heißt es bieten oder passen.
        [capital] Jetzt wird Kapital aufgenommen: raise 0, raise 5 und so weiter.
        [tile] Jetzt wird ein Aktionsplättchen genommen.
        [build] Jetzt werden Gleise gebaut: lege ein Gleisteil oder beende den Bauzug.
        [goods] Jetzt werden Waren bewegt: liefern, die Lok verbessern oder passen.
        [score] Jetzt werden Punkte verteilt: als Einkommen oder als Siegpunkte.
       *[over] Die Partie ist zu Ende.
    }
steam-refusal-unknown-choice = Punkte zählen als Einkommen („income“) oder als Siegpunkte („points“), nicht als „{ $choice }“.
steam-refusal-capital-not-by-five = Kapital gibt es in Schritten von 5 $, nicht von { $amount } $.
steam-refusal-capital-too-high = Du kannst höchstens { $most } $ aufnehmen, nicht { $amount } $.
steam-refusal-unknown-action-tile = Ein Aktionsplättchen namens „{ $tile }“ gibt es nicht.
steam-refusal-unknown-hex = { $hex } gibt es auf dieser Karte nicht.
steam-refusal-unknown-tile = Das Gleisteil { $tile } gibt es nicht.
steam-refusal-unknown-rotation = Ein Gleisteil lässt sich um 0 bis 5 Sechstel drehen, nicht um { $rotation }.
steam-refusal-same-rotation = Um { $rotation } gedreht sieht dieses Gleisteil aus wie um { $same } gedreht: schreibe { $same }.
steam-refusal-unknown-stop = Auf dieser Karte gibt es keinen Halt namens { $stop }.
steam-refusal-unknown-colour = Die Farbe „{ $colour }“ gibt es nicht.
steam-refusal-unknown-supply = Das Vorratsfeld { $supply } gibt es nicht.
steam-refusal-wrong-points = Die Punkte einer Lieferung brauchen für jeden Platz eine Zahl ab 0: { $points } passt nicht.
steam-refusal-must-urbanize = Du hast für Urbanisierung bezahlt: Setze eine Neue Stadt auf einen Ort, bevor du den Bauzug beendest.
steam-refusal-must-grow = Du hast für Stadtwachstum bezahlt: Lass eine Stadt wachsen, bevor du den Bauzug beendest.
steam-refusal-level-highest = Deine Lok hat schon die höchste Stufe.
steam-refusal-already-improved = Du hast deine Lok in dieser Phase schon verbessert.
steam-refusal-bid-too-low = Das Gebot muss mindestens { $lowest } $ sein, nicht { $bid } $.
steam-refusal-bid-too-high = Du kannst höchstens { $highest } $ zahlen, nicht { $bid } $.
steam-refusal-tile-taken = { $seat } hat „{ $tile }“ schon genommen.
steam-refusal-no-pass-option = „{ $tile }“ lässt sich hier nicht ohne Aktion nehmen: Im Basisspiel geht das nur mit Stadtwachstum und Urbanisierung, im Standardspiel gar nicht.
steam-refusal-cannot-grow = Keine Stadt kann jetzt wachsen, also lässt sich Stadtwachstum nur ohne Aktion nehmen.
steam-refusal-no-town-left = Kein Ort ist übrig, der Stadt werden könnte.
steam-refusal-no-city-left = Keine Neue Stadt ist mehr übrig.
steam-refusal-tile-too-expensive = „{ $tile }“ kostet { $price } $, und du kannst höchstens { $can_pay } $ zahlen.
steam-refusal-hex-is-city = { $hex } ist eine Stadt; dorthin kommen keine Gleise.
steam-refusal-town-needs-town-tile = { $hex } ist ein Ort: Dorthin kommen nur Gleisteile mit Ort.
steam-refusal-town-tile-elsewhere = Gleisteile mit Ort kommen nur auf Orte; { $hex } ist keiner.
steam-refusal-out-of-stock = Von dieser Form ({ $tile }) ist kein Gleisteil übrig.
steam-refusal-into-black-edge = Ein solches Gleis über { $hex } würde an eine gesperrte Kante stoßen oder die Karte verlassen.
steam-refusal-meets-others = Ein solches Gleis über { $hex } würde auf das offene Ende einer fremden Strecke treffen.
steam-refusal-no-start = Ein solches Gleis über { $hex } beginnt nirgends: Es muss von einer Stadt ausgehen oder an ein offenes Ende anschließen, das dir gehört oder das du übernehmen darfst.
steam-refusal-cannot-claim = Das offene Ende ({ $hex }) ist herrenlos, aber an dem Ort, von dem es kommt, gehört dir keine Strecke.
steam-refusal-same-stop = Die Strecke über { $hex } würde enden, wo sie begann.
steam-refusal-same-tile = { $hex } hat dieses Gleisteil schon genau so.
steam-refusal-track-not-kept = Für { $hex } geht nur ein Gleisteil, das die jetzigen Gleise behält und neue hinzufügt.
steam-refusal-complete-link = Die Strecke über { $hex } ist fertig; sie lässt sich nicht mehr ändern.
steam-refusal-not-your-link = Die Strecke über { $hex } gehört dir nicht; umlenken darf sie nur, wem sie gehört.
steam-refusal-not-last-track = Nur das letzte Gleis einer Strecke lässt sich umlenken, und { $hex } liegt nicht an ihrem offenen Ende.
steam-refusal-start-moved = Umlenken ändert nur das offene Ende; das Gleis über { $hex } würde anderswo beginnen.
steam-refusal-town-not-reached = { $hex } hast du noch nicht erreicht: Kein offenes Ende, das dir gehört oder das du übernehmen darfst, führt zu diesem Ort, und keine Strecke von dir endet dort.
steam-refusal-no-tiles-left = Du hast deine { $tiles } Gleisteile dieses Zuges gelegt; mehr sind nicht erlaubt.
steam-refusal-track-too-expensive = Das Gleisteil für { $hex } kostet { $price } $, und du kannst höchstens { $can_pay } $ zahlen.
steam-refusal-no-urbanization = Du hast in diesem Zug keine Urbanisierung auszuführen.
steam-refusal-no-growth = Du hast in diesem Zug kein Stadtwachstum auszuführen.
steam-refusal-already-done = Das hast du in diesem Zug schon getan.
steam-refusal-not-a-town = { $stop } ist kein Ort, der zur Stadt werden kann.
steam-refusal-colour-gone = In { $colour } ist keine Neue Stadt mehr übrig.
steam-refusal-supply-needed = Im Vorrat sind noch Waren: Nenne das Feld, dessen Waren die Stadt bekommt.
steam-refusal-not-a-city = { $stop } ist keine Stadt.
steam-refusal-city-has-marker = { $city } trägt einen Wachstumsmarker und kann nicht noch einmal wachsen.
steam-refusal-supply-empty = Das Vorratsfeld { $supply } ist leer.
steam-refusal-no-such-cube = { $origin } hat keinen Würfel in { $cube }.
steam-refusal-wrong-colour = { $to } ist keine Stadt in { $cube }.
steam-refusal-back-to-origin = Ein Würfel kann nicht in die Stadt geliefert werden, aus der er kommt.
steam-refusal-no-own-link = Mindestens eine Strecke auf dem Weg muss dir gehören.
steam-refusal-too-many-of-other =
    { $seat } hätte { $theirs } Strecken auf dem Weg und du nur { $own }: Niemand darf mehr haben als du.
steam-refusal-level-too-low = Deine Lok (Stufe { $level }) schafft keine { $links } Strecken.
steam-refusal-stops-earlier = Ein Würfel in { $cube } hält an der ersten Stadt in { $cube } auf seinem Weg; jeder solche Weg nach { $to } führt vorher durch eine andere.
steam-refusal-passes-twice = Jeder solche Weg von { $origin } nach { $to } würde zweimal durch eine Stadt, durch einen Ort oder über eine Strecke führen.
steam-refusal-no-route = Kein Weg von { $origin } nach { $to } über fertige Strecken bringt: { $points }.

# Schlusswertung
steam-score-points = Siegpunkte
steam-score-income = Einkommen (½ oder je −2)
steam-score-links = Fertige Strecken

# Die Regeln in Kürze
steam-rules-base =
    Eine Runde: Alle nehmen ein Aktionsplättchen, bauen, bewegen zweimal Waren und bekommen Einkommen oder zahlen. Die Nummern der Plättchen bestimmen die Reihenfolge der nächsten Runde.
    Geld: Fehlt Bargeld, nimmst du je 5 $ für 1 Einkommen auf (bei −10: für 2 SP), sobald eine Zahlung es braucht.
    Bauen: bis zu drei Gleisteile (Ingenieur: vier). 1 $ für jede Seite, über die ein Gleis führt, 1 $ für einen Ort, 1 $ für einen Fluss, 2 $ für Hügel. Gleise beginnen an einer Stadt oder an einem eigenen offenen Ende. Eine Strecke ist fertig, wenn beide Enden Halte sind. Eine unfertige Strecke, die du in deinem nächsten Bauzug nicht verlängerst, ist verloren. Verbessern und Umlenken kosten 1 $ je Seite und 1 $ für einen Ort, das Gelände nichts.
    Waren, zwei Durchgänge: einen Würfel in eine Stadt seiner Farbe liefern, die Lok verbessern (einmal) oder passen. Eine Lieferung führt über höchstens so viele Strecken, wie deine Lok Stufen hat; mindestens eine gehört dir, und niemand hat auf dem Weg mehr als du. Sie hält an der ersten Stadt ihrer Farbe. Jede Strecke bringt der Person, der sie gehört, 1 Punkt: alle als Einkommen oder alle als SP.
    Am Ende: SP, die Hälfte positiven Einkommens (negatives: je −2), 1 für jede fertige Strecke.
steam-rules-standard =
    Eine Runde: Kapital aufnehmen (je 5 $ für 1 Einkommen), die Reihenfolge versteigern, ein Aktionsplättchen nehmen, bauen, zweimal Waren bewegen, Einkommen bekommen oder zahlen. Geld gibt es sonst nie; Aktionsplättchen sind gratis.
    Auktion: bieten oder passen; wer passt, bekommt den hintersten freien Rang. Die ersten zwei zahlen ihr Gebot, der letzte Rang nichts, die anderen die Hälfte. Mit dem Plättchen Reihenfolge kannst du einmal passen und dabeibleiben.
    Bauen: bis zu drei Gleisteile (Ingenieur: vier). 1 $ für jede Seite, über die ein Gleis führt, 1 $ für einen Ort, 1 $ für einen Fluss, 2 $ für Hügel. Gleise beginnen an einer Stadt oder an einem eigenen offenen Ende. Eine Strecke ist fertig, wenn beide Enden Halte sind. Eine unfertige Strecke, die du in deinem nächsten Bauzug nicht verlängerst, ist verloren. Verbessern und Umlenken kosten 1 $ je Seite und 1 $ für einen Ort, das Gelände nichts.
    Waren, zwei Durchgänge: einen Würfel in eine Stadt seiner Farbe liefern, die Lok verbessern (einmal) oder passen. Eine Lieferung führt über höchstens so viele Strecken, wie deine Lok Stufen hat; mindestens eine gehört dir, und niemand hat auf dem Weg mehr als du. Sie hält an der ersten Stadt ihrer Farbe. Jede Strecke bringt der Person, der sie gehört, 1 Punkt: alle als Einkommen oder alle als SP.
    Einkommen minus 1 $ je Lokstufe. Was das Bargeld nicht deckt, kostet 1 SP je 2 $, danach 1 Einkommen je 2 $.
    Am Ende: SP, die Hälfte positiven Einkommens (negatives: je −2), 1 für jede fertige Strecke.
