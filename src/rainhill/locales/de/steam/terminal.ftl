# Steam
steam-play-help =
    Aktionen (die volle Notation geht auch: lay 22 turned 1 at H9)
      5           Auktion: 5 $ bieten; p passt
      r 10        Standard: 10 $ Kapital aufnehmen (r 0: keines)
      3           Aktionsplättchen 3 nehmen (a 3, a engineer); 7 pass: ohne Aktion
      b           wo du bauen kannst, mit dem niedrigsten Preis je Feld
      b h9        die Gleisteile für H9, als Bilder mit Preisen;
                  b h9 all zeigt auch die mit mehr als zwei Seiten
      b h9 22 1   Gleisteil 22, um ein Sechstel gedreht, auf H9 legen
      n ORT FARBE FELD   eine Neue Stadt auf einen Ort, mit Waren eines Vorratsfelds
      g STADT FELD       eine Stadt wachsen lassen
      e           den Bauzug beenden; u nimmt vorher einen Schritt zurück
      d           Lieferungen, beste zuerst; d boston, d red grenzen ein
      d 3         Lieferung 3 ausführen; i verbessert die Lok, p passt
      i oder v    Punkte als Einkommen oder als Siegpunkte nehmen
    Auf der Karte ist ein Buchstabe mit Namen eine Stadt, darunter ihre Waren; ein
    Ring ist ein Ort, ∧ sind Hügel, ≈ ist Fluss, Kanal oder See, ˷ eine Küste, die
    nichts extra kostet. Gepunktete Linien sind Gleise mit dem Zeichen dessen, dem
    sie gehören; unterbrochene führen noch nirgendwohin oder sind herrenlos.
    ♣ ist eine gewachsene Stadt.
    In der Tabelle ist „Ende“ das, was die Schlusswertung jetzt ergäbe; ein Plättchen
    in Klammern ist ohne Aktion genommen. c listet Städte, Strecken und Gleisteile auf.
steam-play-nothing = Nichts dergleichen ist jetzt möglich.
steam-play-number-means-nothing = Eine Zahl bedeutet hier nichts. Tippe l für eine Liste.
steam-play-need-bid = Nenne das Gebot: b 5
steam-play-need-raise = Nenne die Summe: r 10
steam-play-need-tile = Nenne ein Aktionsplättchen mit Nummer oder Namen: a 3, a engineer, a 7 pass
steam-play-need-hex = Nenne ein Feld: b h9
steam-play-which-tile = Welches Gleisteil? Tippe eine Nummer der Liste.
steam-play-need-city = Nenne Ort, Farbe und Vorratsfeld: n utica grey 4
steam-play-need-grow = Nenne Stadt und Vorratsfeld: g boston 4
steam-play-need-delivery = Tippe d für die Liste der Lieferungen, dann eine Nummer.
steam-play-need-score = Tippe i für Einkommen oder v für Siegpunkte.
steam-play-nothing-there = Auf { $hex } kannst du jetzt kein Gleisteil legen.
steam-play-from-cash = aus dem Bargeld
steam-play-shares = kostet { $shares }
steam-play-share = { $paid } $ auf Rang { $places }
steam-play-places = { $first }–{ $last }
steam-play-if-won = bei Zuschlag: { $cost }
steam-play-line = { $code }  { $name }  { $brings }
steam-play-bid = bieten
steam-play-pass = passen
steam-play-raise = aufnehmen
steam-play-pass-code = { $number } pass
steam-play-capital = danach { $cash } $ bar, Einkommen { $income }, { $points } SP
steam-play-tile =
    { $cost ->
        [none] { $price }, { $does }
       *[other] { $price }, { $does }; { $cost }
    }
steam-play-passed = nur die Nummer zählt
steam-play-prices =
    { $number ->
        [0] Du kannst jetzt auf keinem Feld bauen.
        [one] Du kannst auf einem Feld bauen; es zeigt seinen niedrigsten Preis. Tippe b und das Feld, zum Beispiel b { $hex }, um die Gleisteile zu sehen.
       *[other] Du kannst auf { $number } Feldern bauen; jedes zeigt seinen niedrigsten Preis. Tippe b und ein Feld, zum Beispiel b { $hex }, um die Gleisteile zu sehen.
    }
steam-play-prices-short =
    { $number ->
        [0] Du kannst jetzt auf keinem Feld bauen.
        [one] Du kannst auf einem Feld bauen: b zeigt es mit Preis.
       *[other] Du kannst auf { $number } Feldern bauen: b zeigt sie mit Preisen.
    }
steam-play-caption = { $number }: { $price } $
steam-play-shape = { $shape }, { $sides }
steam-play-lay =
    { $price } ${ $how ->
        [improve] , verbessert
        [redirect] , lenkt um
       *[new] {""}
    }{ $brings ->
        [none] {""}
       *[other] ; { $brings }
    }
steam-play-space = { $number } { $cubes }
steam-play-city =
    Tippe n, einen Ort, eine Farbe und ein Vorratsfeld, zum Beispiel n utica grey 4. Ort und Farbe listen die Felder auf.
    Orte: { $towns }.
    Farben: { $colours }. Vorrat: { $spaces }.
steam-play-growth =
    Tippe g, eine Stadt und ein Vorratsfeld, zum Beispiel g boston 4. Eine Stadt allein listet die Felder auf.
    Städte: { $cities }.
    Vorrat: { $spaces }.
steam-play-delivery = { $cube } { $origin } nach { $to }
steam-play-scores =
    { $way ->
        [none] { $points }
       *[other] { $points } über { $way }
    }
steam-play-more-deliveries =
    { $number ->
        [one] Weiter unten gibt es noch eine.
       *[other] Weiter unten gibt es noch { $number }: Nenne eine Farbe oder eine Stadt, zum Beispiel d red boston.
    }
steam-play-to-income =
    { $lost ->
        [0] Einkommen { $now } wird { $then }
       *[other] Einkommen { $now } wird { $then }, { $lost } verloren
    }
steam-play-to-points = { $now } SP werden { $then }
steam-play-hint-none = Tippe help für Hilfe.
steam-play-hint-auction =
    Eine Zahl bietet, p passt.{ $cost ->
        [none] {""}
       *[other] {" "}Bei { $lowest } $: { $cost }.
    }
steam-play-hint-auction-standard = Eine Zahl bietet, p passt. Rang 1 und 2 zahlen ihr Gebot, der letzte nichts, andere die Hälfte.
steam-play-hint-capital = Tippe eine Summe, 0 für nichts (in der ersten Runde sind 10 $ üblich); l zeigt, wozu jede führt.
steam-play-free-tile =
    { $price ->
        [0] { $number } { $tile }
       *[other] { $number } { $tile } { $price } $
    }
steam-play-hint-tile = Tippe eine Nummer: { $tiles }. l zeigt, was sie tun.
steam-play-hint-build =
    { $hex ->
        [none] e: fertig, u: zurück. Du kannst { $can_pay } $ zahlen, aber auf keinem Feld bauen.
       *[other] b: wo bauen, b { $hex }: Gleisteile dort, e: fertig, u: zurück. Du kannst { $can_pay } $ zahlen.
    }
steam-play-end =
    { $lost ->
        [none] e beendet den Bauzug.
       *[other] e beendet den Bauzug: { $lost }.
    }
steam-play-more-tiles =
    { $number ->
        [one] Es gibt noch ein Gleisteil mit mehr Seiten: b { $hex } all
       *[other] Es gibt noch { $number } Gleisteile mit mehr Seiten: b { $hex } all
    }
steam-play-hint-city = Urbanisierung: n setzt eine Neue Stadt auf einen Ort.
steam-play-hint-growth = Stadtwachstum: g bringt Waren in eine Stadt.
steam-play-hint-lost = Wenn du jetzt aufhörst: { $lost }.
steam-play-hint-goods =
    { $number ->
        [0] Keine Lieferung ist möglich.
        [one] d zeigt die einzige Lieferung ({ $best }).
       *[other] d listet { $number } Lieferungen auf, die beste: { $best }.
    } { $improve ->
        [yes] i verbessert die Lok, p passt.
       *[no] p passt.
    }
steam-play-hint-score = i: { $income }; v: { $points }

# Steam
steam-ledger-seats = Reihe
steam-ledger-cash = bar
steam-ledger-income = Eink
steam-ledger-locomotive = Lok
steam-ledger-points = SP
steam-ledger-links = Str.
steam-ledger-score = Ende
steam-ledger-holds =
    { $auction ->
        [yes] Gebot
       *[no] Aktion
    }
steam-ledger-bankrupt = bankrott
steam-ledger-place = Rang { $place }
steam-ledger-out = raus
steam-ledger-bid = { $bid } $
steam-ledger-tile =
    { $passed ->
        [yes] ({ $tile })
       *[no] { $tile }
    }
steam-ledger-price =
    { $price ->
        [0] gratis
       *[other] { $price } $
    }
steam-ledger-price-level = 4$+Stufe
steam-ledger-does-turn-order =
    { $edition ->
        [base] nächste Runde zuerst dran
       *[standard] einmal frei passen
    }
steam-ledger-does-first-move = bewegt Waren zuerst
steam-ledger-does-engineer = baut vier statt drei
steam-ledger-does-first-build = baut zuerst
steam-ledger-does-city-growth = Vorratswaren in eine Stadt
steam-ledger-does-locomotive = Lok eine Stufe höher
steam-ledger-does-urbanization = macht einen Ort zur Stadt
steam-ledger-supply = Vorrat
steam-ledger-new-cities = Neue Städte
steam-ledger-cities = Stadt, Feld, Waren
steam-ledger-city =
    { $new ->
        [yes] neue Stadt
       *[no] { $marker ->
            [yes] gewachsen
           *[no] {""}
        }
    }
steam-ledger-all-links = Strecken
steam-ledger-link = { $a } – { $b }
steam-ledger-owns = { $seat }: { $links }
steam-ledger-open =
    { $now ->
        [yes] { $a } – offen auf { $hex }: jetzt oder verloren
       *[no] { $a } – offen auf { $hex }, sicher bis Runde { $expires }
    }
steam-ledger-free-link = { $a } – offen auf { $hex }
steam-ledger-ownerless = Herrenlos: { $links }
steam-ledger-stock =
    { $unlimited ->
        [yes] Gleisteile: so viele wie nötig
       *[no] Übrige Gleisteile
    }
steam-ledger-stock-of = { $left }  { $front }/{ $back }  { $names }
steam-ledger-two-faces = { $front } / { $back }

# Jemand sitzt dort als „Du“
steam-you-bid-made =
    { $place ->
        [none] Du bietest { $amount } $.
       *[other] Du bietest { $amount } $ für Rang { $place }.
    }
steam-you-auction-passed =
    { $free ->
        [yes] Du passt mit dem Plättchen Reihenfolge und bleibst dabei.
       *[no] { $place ->
            [none] Du passt.
           *[other] Du passt bei Rang { $place }.
        }
    }
steam-you-place-taken =
    { $paid ->
        [0] Du bekommst Rang { $place } umsonst.
       *[other] Du bekommst Rang { $place } für { $paid } $.
    }
steam-you-money-raised =
    { $points_lost ->
        [0] Du nimmst { $amount } $ für { $income_lost } Einkommen auf.
       *[other] { $income_lost ->
            [0] Du nimmst { $amount } $ für { $points_lost } SP auf.
           *[other] Du nimmst { $amount } $ für { $income_lost } Einkommen und { $points_lost } SP auf.
        }
    }
steam-you-capital-declined = Du nimmst kein Kapital auf.
steam-you-paid =
    { $purpose ->
        [place] Du zahlst { $amount } $ für den Rang.
        [tile] Du zahlst { $amount } $ für das Aktionsplättchen.
        [track] Du zahlst { $amount } $ für Gleise.
       *[expenses] Du zahlst { $amount } $ an Ausgaben.
    }
steam-you-tile-taken =
    { $passed ->
        [yes] Du nimmst „{ $tile }“, ohne Aktion.
       *[no] { $price ->
            [0] Du nimmst „{ $tile }“.
           *[other] Du nimmst „{ $tile }“ für { $price } $.
        }
    }
steam-you-locomotive-improved =
    { $by_tile ->
        [yes] Deine Lok steigt durch das Plättchen auf Stufe { $level }.
       *[no] Du verbesserst die Lok auf Stufe { $level }.
    }
steam-you-build-began = Du baust, bis zu { $tiles } Gleisteile.
steam-you-track-laid =
    { $how ->
        [improve] Du verbesserst { $hex } ({ $replaced } → { $tile }) für { $price } $.
        [redirect] Du lenkst das Gleis auf { $hex } um ({ $tile }) für { $price } $.
       *[new] Du legst ein Gleis auf { $hex } ({ $tile }) für { $price } $.
    }
steam-yours-link-completed = Die Strecke von { $a } nach { $b } ist fertig und gehört dir.
steam-you-link-claimed = Du übernimmst die herrenlose Strecke von { $start } durch den Bau auf { $hex }.
steam-you-link-lost = Du verlierst die unfertige Strecke von { $start }, offen auf { $hex }.
steam-yours-link-void = Ein Gleis von dir, das von { $city } nach { $city } führt, zählt nicht mehr als Strecke.
steam-you-city-placed =
    { $supply ->
        [0] Du machst { $town } zur Stadt in { $colour }; Waren dafür sind nicht mehr da.
       *[other] Du machst { $town } zur Stadt in { $colour } mit { $cubes }.
    }
steam-you-city-grown = Du lässt { $city } wachsen: { $cubes }.
steam-you-duty-lapsed = Du kannst „{ $tile }“ nicht mehr ausführen.
steam-you-build-ended =
    { $tiles ->
        [0] Du baust nichts mehr.
        [one] Du beendest den Bau: { $tiles } Gleisteil, { $spent } $.
       *[other] Du beendest den Bau: { $tiles } Gleisteile, { $spent } $.
    }
steam-you-goods-delivered = Du lieferst einen Würfel ({ $cube }) von { $origin } nach { $to } ({ $stops }): { $points }.
steam-you-income-scored =
    { $lost ->
        [0] Du nimmst { $points } als Einkommen, jetzt { $income }.
       *[other] Du nimmst { $points } als Einkommen, jetzt { $income }; { $lost } am Ende der Leiste verloren.
    }
steam-you-points-scored = Du nimmst { $points } als Siegpunkte, jetzt { $total }.
steam-you-goods-passed = Du passt.
steam-you-income-received =
    { $upkeep ->
        [0] Du bekommst { $amount } $ Einkommen.
       *[other] Du bekommst { $amount } $ Einkommen, nach Abzug von { $upkeep } $ Unterhalt.
    }
steam-you-shortfall-covered =
    { $amount ->
        [0] Du kannst mit nichts mehr zahlen.
       *[other] Dir { $amount ->
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
steam-you-change-returned = Du bekommst { $amount } $ heraus.
steam-you-went-bankrupt = Du kannst { $owed } $ nicht zahlen und bist bankrott.
steam-you-match-ended =
    { $reason ->
        [bankruptcy] Nur eine Person ist noch dabei.
       *[rounds] Die letzte Runde ist vorbei.
    } Die Partie endet: { $scores }. Du gewinnst.
steam-you-asked-capital = Du kannst Kapital aufnehmen: bis zu { $most } $, je 5 $ für 1 Einkommen.
steam-you-asked-tile = Du nimmst ein Aktionsplättchen.
steam-you-asked-build =
    Du baust: { $left ->
        [0] kein Gleisteil mehr
        [one] noch { $left } Gleisteil
       *[other] noch { $left } Gleisteile
    }, { $spent } $ ausgegeben.
steam-you-asked-goods = Du bewegst Waren (Durchgang { $goods_round } von zwei): liefern, die Lok verbessern oder passen.
steam-you-asked-score =
    Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: als Einkommen oder als Siegpunkte?
steam-you-asked-auction =
    { $place ->
        [none] { $bid ->
            [none] Du eröffnest die Auktion um die Reihenfolge: ab { $lowest } $ bieten oder passen.
           *[other] Das Gebot für die Reihenfolge steht bei { $bid } $. Ab { $lowest } $ bieten oder passen{ $free_pass ->
                [yes] {" "}(kostenlos: du bleibst dabei)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] Rang { $place } der Reihenfolge. Von { $lowest } $ bis { $highest } $ bieten oder passen.
           *[other] Das Gebot für Rang { $place } steht bei { $bid } $. { $lowest } $ oder mehr bieten oder passen.
        }
    }
