# Steam
steam-play-help =
    Azioni (vale anche la notazione completa: lay 22 turned 1 at H9)
      5           asta: offre $5; p passa
      r 10        Standard: raccoglie $10 di capitale (r 0: niente)
      3           prende la tessera azione 3 (a 3, a engineer); 7 pass la prende
                  senza azione
      b           dove puoi costruire, con il prezzo più basso su ogni casella
      b h9        le tessere che si possono posare su H9, con figure e prezzi;
                  b h9 all mostra anche quelle con più di due lati
      b h9 22 1   posa la tessera 22 girata di un sesto su H9
      n CITTADINA COLORE SPAZIO   mette una Nuova città su una cittadina con le
                                  merci di uno spazio della riserva
      g CITTÀ SPAZIO              fa crescere una città
      e           chiude il turno di costruzione; prima, u annulla un passo
      d           le consegne, la migliore per prima; d boston, d red le filtrano
      d 3         fa la consegna 3; i migliora la locomotiva, p passa
      i o v       mette i punti sul reddito o sui punti vittoria
    Sulla mappa una lettera con un nome è una città, sotto ha le merci; un anello
    è una cittadina, ∧ sono colline, ≈ è un fiume, un canale o un lago, ˷ una
    costa, che non costa di più. Le linee punteggiate sono binari con il segno del
    proprietario; quelle interrotte non portano ancora da nessuna parte o non
    sono di nessuno. ♣ segna una città cresciuta.
    Nella tabella «ora» è ciò che darebbe il punteggio finale; una tessera tra
    parentesi è presa senza azione. c elenca città, tratte e tessere rimaste.
steam-play-nothing = Ora non è possibile niente di questo tipo.
steam-play-number-means-nothing = Qui un numero non significa nulla. Scrivi l per un elenco.
steam-play-need-bid = Indica l’offerta: b 5
steam-play-need-raise = Indica la somma: r 10
steam-play-need-tile = Indica una tessera azione per numero o nome: a 3, a engineer, a 7 pass
steam-play-need-hex = Indica una casella: b h9
steam-play-which-tile = Quale tessera? Scrivi un numero dell’elenco.
steam-play-need-city = Indica cittadina, colore e spazio della riserva: n utica grey 4
steam-play-need-grow = Indica città e spazio della riserva: g boston 4
steam-play-need-delivery = Scrivi d per l’elenco delle consegne, poi un numero.
steam-play-need-score = Scrivi i per il reddito o v per i punti vittoria.
steam-play-nothing-there = Ora non puoi posare tessere su { $hex }.
steam-play-from-cash = in contanti
steam-play-shares = costa { $shares }
steam-play-share = ${ $paid } in posizione { $places }
steam-play-places = { $first }–{ $last }
steam-play-if-won = se vince: { $cost }
steam-play-line = { $code }  { $name }  { $brings }
steam-play-bid = offri
steam-play-pass = passa
steam-play-raise = raccogli
steam-play-pass-code = { $number } pass
steam-play-capital = poi contanti ${ $cash }, reddito { $income }, { $points } PV
steam-play-tile =
    { $cost ->
        [none] { $price }, { $does }
       *[other] { $price }, { $does }; { $cost }
    }
steam-play-passed = conta solo il numero
steam-play-prices =
    { $number ->
        [0] Ora non puoi costruire su nessuna casella.
        [one] Puoi costruire su una casella; mostra il suo prezzo più basso. Scrivi b e la casella, per esempio b { $hex }, per vedere le tessere.
       *[other] Puoi costruire su { $number } caselle; ognuna mostra il prezzo più basso. Scrivi b e una casella, per esempio b { $hex }, per vedere le tessere.
    }
steam-play-prices-short =
    { $number ->
        [0] Ora non puoi costruire su nessuna casella.
        [one] Puoi costruire su una casella: b la mostra con il prezzo.
       *[other] Puoi costruire su { $number } caselle: b le mostra con i prezzi.
    }
steam-play-caption = { $number }: ${ $price }
steam-play-shape = { $shape }, { $sides }
steam-play-lay =
    ${ $price }{ $how ->
        [improve] , migliora
        [redirect] , devia
       *[new] {""}
    }{ $brings ->
        [none] {""}
       *[other] ; { $brings }
    }
steam-play-space = { $number } { $cubes }
steam-play-city =
    Scrivi n, una cittadina, un colore e uno spazio della riserva, per esempio n utica grey 4. Con cittadina e colore elenca gli spazi.
    Cittadine: { $towns }.
    Colori: { $colours }. Riserva: { $spaces }.
steam-play-growth =
    Scrivi g, una città e uno spazio della riserva, per esempio g boston 4. Con la sola città elenca gli spazi.
    Città: { $cities }.
    Riserva: { $spaces }.
steam-play-delivery = { $cube } { $origin } → { $to }
steam-play-scores =
    { $way ->
        [none] { $points }
       *[other] { $points } per { $way }
    }
steam-play-more-deliveries =
    { $number ->
        [one] Ce n’è un’altra, più in basso.
       *[other] Ce ne sono altre { $number }, più in basso: indica un colore o una città, per esempio d red boston.
    }
steam-play-to-income =
    { $lost ->
        [0] il reddito { $now } diventa { $then }
       *[other] il reddito { $now } diventa { $then }, persi: { $lost }
    }
steam-play-to-points = { $now } PV diventano { $then }
steam-play-hint-none = Scrivi help per l’aiuto.
steam-play-hint-auction =
    Scrivi un numero per offrire, p passa.{ $cost ->
        [none] {""}
       *[other] {" "}A ${ $lowest }: { $cost }.
    }
steam-play-hint-auction-standard = Scrivi un numero per offrire, p passa. Le posizioni 1 e 2 pagano l’offerta, l’ultima niente, le altre metà.
steam-play-hint-capital = Scrivi una somma, 0 per niente (nel primo round sono usuali $10); l elenca a che cosa porta ciascuna.
steam-play-free-tile =
    { $price ->
        [0] { $number } { $tile }
       *[other] { $number } { $tile } ${ $price }
    }
steam-play-hint-tile = Scrivi un numero: { $tiles }. l elenca che cosa fanno.
steam-play-hint-build =
    { $hex ->
        [none] e: fine, u: annulla. Puoi pagare ${ $can_pay }, ma non costruire su nessuna casella.
       *[other] b: dove costruire, b { $hex }: le tessere lì, e: fine, u: annulla. Puoi pagare ${ $can_pay }.
    }
steam-play-end =
    { $lost ->
        [none] e chiude il turno di costruzione.
       *[other] e chiude il turno di costruzione: { $lost }.
    }
steam-play-more-tiles =
    { $number ->
        [one] C’è un’altra tessera con più lati: b { $hex } all
       *[other] Ci sono altre { $number } tessere con più lati: b { $hex } all
    }
steam-play-hint-city = Urbanizzazione: n mette una Nuova città su una cittadina.
steam-play-hint-growth = Crescita: g porta merci a una città.
steam-play-hint-lost = Se chiudi ora: { $lost }.
steam-play-hint-goods =
    { $number ->
        [0] Nessuna consegna è possibile.
        [one] d mostra l’unica consegna ({ $best }).
       *[other] d elenca { $number } consegne, la migliore: { $best }.
    } { $improve ->
        [yes] i migliora la locomotiva, p passa.
       *[no] p passa.
    }
steam-play-hint-score = i: { $income }; v: { $points }

# Steam
steam-ledger-seats = ordine
steam-ledger-cash = $
steam-ledger-income = redd
steam-ledger-locomotive = loco
steam-ledger-points = PV
steam-ledger-links = trat
steam-ledger-score = ora
steam-ledger-holds =
    { $auction ->
        [yes] offerta
       *[no] azione
    }
steam-ledger-bankrupt = bancarotta
steam-ledger-place = posizione { $place }
steam-ledger-out = fuori
steam-ledger-bid = ${ $bid }
steam-ledger-tile =
    { $passed ->
        [yes] ({ $tile })
       *[no] { $tile }
    }
steam-ledger-price =
    { $price ->
        [0] gratis
       *[other] ${ $price }
    }
steam-ledger-price-level = $4+liv.
steam-ledger-does-turn-order =
    { $edition ->
        [base] primo al prossimo round
       *[standard] passa gratis alla prossima asta
    }
steam-ledger-does-first-move = muove merci per primo
steam-ledger-does-engineer = quattro tessere invece di tre
steam-ledger-does-first-build = costruisce per primo
steam-ledger-does-city-growth = merci di riserva in città
steam-ledger-does-locomotive = locomotiva su di un livello
steam-ledger-does-urbanization = da cittadina a città
steam-ledger-supply = Riserva
steam-ledger-new-cities = Nuove città
steam-ledger-cities = Città, casella, merci
steam-ledger-city =
    { $new ->
        [yes] nuova città
       *[no] { $marker ->
            [yes] cresciuta
           *[no] {""}
        }
    }
steam-ledger-all-links = Tratte
steam-ledger-link = { $a } – { $b }
steam-ledger-owns = { $seat }: { $links }
steam-ledger-open =
    { $now ->
        [yes] { $a } – aperta su { $hex }: prosegui ora o la perdi
       *[no] { $a } – aperta su { $hex }, salva fino al round { $expires }
    }
steam-ledger-free-link = { $a } – aperta su { $hex }
steam-ledger-ownerless = Di nessuno: { $links }
steam-ledger-stock =
    { $unlimited ->
        [yes] Tessere binario: quante ne servono
       *[no] Tessere binario rimaste
    }
steam-ledger-stock-of = { $left }  { $front }/{ $back }  { $names }
steam-ledger-two-faces = { $front } / { $back }

# Qualcuno siede lì come «Tu»
steam-you-bid-made =
    { $place ->
        [none] Tu offri ${ $amount }.
       *[other] Tu offri ${ $amount } per la posizione { $place }.
    }
steam-you-auction-passed =
    { $free ->
        [yes] Tu passi con la tessera Ordine turno e resti in gara.
       *[no] { $place ->
            [none] Tu passi.
           *[other] Tu passi per la posizione { $place }.
        }
    }
steam-you-place-taken =
    { $paid ->
        [0] Tu ottieni gratis la posizione { $place }.
       *[other] Tu ottieni la posizione { $place } per ${ $paid }.
    }
steam-you-money-raised =
    { $points_lost ->
        [0] Tu raccogli ${ $amount } per { $income_lost } di reddito.
       *[other] { $income_lost ->
            [0] Tu raccogli ${ $amount } per { $points_lost } PV.
           *[other] Tu raccogli ${ $amount } per { $income_lost } di reddito e { $points_lost } PV.
        }
    }
steam-you-capital-declined = Tu non raccogli capitale.
steam-you-paid =
    { $purpose ->
        [place] Tu paghi ${ $amount } per la posizione.
        [tile] Tu paghi ${ $amount } per la tessera azione.
        [track] Tu paghi ${ $amount } per i binari.
       *[expenses] Tu paghi ${ $amount } di spese.
    }
steam-you-tile-taken =
    { $passed ->
        [yes] Tu prendi { $tile }, senza azione.
       *[no] { $price ->
            [0] Tu prendi { $tile }.
           *[other] Tu prendi { $tile } per ${ $price }.
        }
    }
steam-you-locomotive-improved =
    { $by_tile ->
        [yes] La tessera porta la tua locomotiva al livello { $level }.
       *[no] Tu migliori la locomotiva al livello { $level }.
    }
steam-you-build-began = Tu costruisci, fino a { $tiles } tessere.
steam-you-track-laid =
    { $how ->
        [improve] Tu migliori la tessera su { $hex } da «{ $replaced }» a «{ $tile }» per ${ $price }.
        [redirect] Tu devii il binario su { $hex } ({ $tile }) per ${ $price }.
       *[new] Tu posi un binario su { $hex } ({ $tile }) per ${ $price }.
    }
steam-yours-link-completed = La tratta da { $a } { AD($b) } { $b } è completa ed è tua.
steam-you-link-claimed = Tu rivendichi la tratta senza proprietario da { $start } costruendo su { $hex }.
steam-you-link-lost = Tu perdi la tratta incompleta da { $start }, aperta su { $hex }.
steam-yours-link-void = Un tuo binario che porta da { $city } { AD($city) } { $city } non conta più come tratta.
steam-you-city-placed =
    { $supply ->
        [0] Tu fai di { $town } una città di colore { $colour }; non restano merci da mettervi.
       *[other] Tu fai di { $town } una città di colore { $colour } (merci: { $cubes }).
    }
steam-you-city-grown = Tu fai crescere { $city }: { $cubes }.
steam-you-duty-lapsed = Tu non puoi più eseguire { $tile }.
steam-you-build-ended =
    { $tiles ->
        [0] Tu non costruisci altro.
        [one] Tu finisci di costruire: { $tiles } tessera, ${ $spent }.
       *[other] Tu finisci di costruire: { $tiles } tessere, ${ $spent }.
    }
steam-you-goods-delivered = Tu porti un cubo { $cube } da { $origin } { AD($to) } { $to } ({ $stops }): { $points }.
steam-you-income-scored =
    { $lost ->
        [0] Tu metti { $points } sul reddito, ora { $income }.
       *[other] Tu metti { $points } sul reddito, ora { $income }; persi oltre la fine del tracciato: { $lost }.
    }
steam-you-points-scored = Tu metti { $points } sui punti vittoria, ora { $total }.
steam-you-goods-passed = Tu passi.
steam-you-income-received =
    { $upkeep ->
        [0] Tu ricevi ${ $amount } di reddito.
       *[other] Tu ricevi ${ $amount } di reddito, al netto di ${ $upkeep } di manutenzione.
    }
steam-you-shortfall-covered =
    { $amount ->
        [0] Non hai più nulla con cui pagare.
       *[other] { $amount ->
                [one] Ti manca
               *[other] Ti mancano
            } ${ $amount }: perdi { $points_lost ->
                [0] { $income_lost } di reddito.
               *[other] { $income_lost ->
                    [0] { $points_lost } PV.
                   *[other] { $points_lost } PV e { $income_lost } di reddito.
                }
            }
    }
steam-you-change-returned = Tu ricevi ${ $amount } di resto.
steam-you-went-bankrupt = Tu non puoi pagare ${ $owed } e vai in bancarotta.
steam-you-match-ended =
    { $reason ->
        [bankruptcy] Resta un solo giocatore.
       *[rounds] L’ultimo round è finito.
    } La partita finisce: { $scores }. Vinci tu.
steam-you-asked-capital = Puoi raccogliere capitale: fino a ${ $most }, a passi di $5 che costano un punto di reddito ciascuno.
steam-you-asked-tile = Prendi una tessera azione.
steam-you-asked-build =
    Costruisci: { $left ->
        [0] nessuna tessera rimasta
        [one] { $left } tessera rimasta
       *[other] { $left } tessere rimaste
    }, spesi ${ $spent }.
steam-you-asked-goods = Muovi le merci (giro { $goods_round } di due): consegna, migliora la locomotiva o passa.
steam-you-asked-score =
    Segni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: sul reddito o sui punti vittoria?
steam-you-asked-auction =
    { $place ->
        [none] { $bid ->
            [none] Tu apri l’asta per l’ordine di turno: offri da ${ $lowest }, o passa.
           *[other] L’offerta per l’ordine di turno è ${ $bid }. Offri da ${ $lowest }, o passa{ $free_pass ->
                [yes] {" "}(gratis: resti in gara)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] Posizione { $place } nell’ordine. Offri da ${ $lowest } a ${ $highest }, o passa.
           *[other] L’offerta per la posizione { $place } è ${ $bid }. Offri almeno ${ $lowest }, o passa.
        }
    }
