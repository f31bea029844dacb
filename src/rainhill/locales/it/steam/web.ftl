# Steam nel browser. Arriva con il primo tavolo.

steam-web-round = Round { $round } di { $rounds }
steam-web-now-auction =
    { $place ->
        [none] ordine di turno
       *[other] posizione { $place } nell’ordine
    }
steam-web-now-capital = capitale
steam-web-now-tile = tessera azione
steam-web-now-build =
    { $left ->
        [0] costruzione, nessuna tessera
        [one] costruzione, resta { $left } tessera
       *[other] costruzione, restano { $left } tessere
    }
steam-web-now-goods = merci, { $goods_round } di 2
steam-web-now-score = reddito o punti?
steam-web-your-turn = Il tuo turno
steam-web-other-turn = Gioca { $seat }
steam-web-waiting = { $seat } sta pensando…
steam-web-nav-actions = Azioni
steam-web-nav-goods = Merci

# Pannelli
steam-web-actions = Azioni
steam-web-actions-note = di questo round
steam-web-price =
    { $price ->
        [none] $4 + livello
        [0] gratis
       *[other] ${ $price }
    }
    .short =
        { $price ->
            [none] $4 + livello
            [0] gratis
           *[other] ${ $price }
        }
steam-web-passed = senza azione
steam-web-bid-of = Offerta: ${ $amount }
steam-web-out = ha passato
steam-web-or-passed = o senza azione
steam-web-take-passed = { $tile }, senza azione
steam-web-held-by = presa da { $seat }
steam-web-held-passed = presa da { $seat }, senza azione
steam-web-does-turn-order =
    { $edition ->
        [base] primo al prossimo round
       *[standard] passa gratis una volta all’asta
    }
steam-web-does-first-move = muove le merci per primo
steam-web-does-engineer = quattro tessere invece di tre
steam-web-does-first-build = costruisce per primo
steam-web-does-city-growth = porta nuove merci in una città
steam-web-does-locomotive = locomotiva su di un livello
steam-web-does-urbanization = fa di una cittadina una città
steam-web-does-passed = conta solo il suo numero
steam-web-supply = Riserva merci
steam-web-supply-note =
    { $number ->
        [one] { $number } spazio
       *[other] { $number } spazi
    }
steam-web-space = Spazio { $number } della riserva: { $cubes }
steam-web-space-empty = Spazio { $number } della riserva: vuoto
steam-web-new-cities = Nuove città
steam-web-new-city-left =
    { $left ->
        [one] { $colour }: resta { $left }
       *[other] { $colour }: restano { $left }
    }
steam-web-bag = Fuori gioco
steam-web-bag-of = { $colour }: { $number }
steam-web-income = Reddito
steam-web-income-note = a −10 il denaro costa punti
steam-web-points = Punti
steam-web-points-note = PV finora
steam-web-at = { $seat } a { $amount }
steam-web-income-here = { $seat }: reddito { $income }, { $due } nella prossima fase del reddito
steam-web-points-here = { $seat }: { $points } PV finora, { $score } se finisse ora
steam-web-tile-facts = { $number }. { $tile }: { $does }
steam-web-round-tip = La partita finisce con il round { $rounds }.
steam-web-bid-tip = Offerta finora per una posizione nell’ordine di turno
steam-web-place-tip = Posizione nell’ordine di turno, presa in questa asta
steam-web-stock-tip = Tessere rimaste di ogni tipo; ognuna ha un altro binario sul retro.
steam-web-bag-tip = Merci che non sono né sulla mappa né nella riserva
steam-web-new-city-tip = Tessere Nuova città; Urbanizzazione ne mette una su una cittadina.
steam-web-supply-tip = Merci che Crescita e Nuove città portano sulla mappa, uno spazio alla volta
steam-web-links = Tratte aperte
steam-web-link-lost = Una tratta incompleta che chi la possiede non prosegue nel suo prossimo turno di costruzione è persa: resta sulla mappa, senza proprietario.
steam-web-links-none = Nessuna tratta è aperta.
steam-web-link-now = { $a } – aperta { $where }: da prolungare ora, o è persa
steam-web-link-later = { $a } – aperta { $where }: salva fino al round { $expires }
steam-web-stock = Tessere binario rimaste
steam-web-stock-unlimited = quante ne servono
steam-web-stock-of = { $front } o { $back }: { $left }
steam-web-players-note = in ordine di turno · PV
steam-web-cash = ${ $cash }
steam-web-gets = +${ $amount }
steam-web-pays = −${ $amount }
steam-web-cash-title = Contanti; può pagare in tutto ${ $can_pay }
steam-web-income-of = reddito { $income }
steam-web-locomotive =
    { $edition ->
        [base] Locomotiva { $level }: trasporta merci su { $level ->
            [one] una tratta
           *[other] { $level } tratte al massimo
        }
       *[standard] Locomotiva { $level }: trasporta merci su { $level ->
            [one] una tratta
           *[other] { $level } tratte al massimo
        }, manutenzione ${ $level } a round
    }
steam-web-links-of =
    { $links ->
        [one] { $links } tratta
       *[other] { $links } tratte
    }
steam-web-bankrupt = in bancarotta
steam-web-risk-now =
    { $whom ->
        [you] Stai per andare in bancarotta. Reddito { $income }: a fine round devi pagare ${ $owed } e puoi trovare solo ${ $most }. { $deliveries ->
            [none] Non spendere altro.
           *[some] Metti i punti delle consegne sul reddito e non spendere altro.
        }
       *[name] { $seat } sta per andare in bancarotta. Reddito { $income }: a fine round deve pagare ${ $owed } e può trovare solo ${ $most }.
    }
steam-web-risk-near =
    { $whom ->
        [you] La bancarotta è vicina. Reddito { $income }: a ogni round devi pagare ${ $owed } e in tutto puoi trovare ${ $most }. { $deliveries ->
            [none] Spendi meno.
           *[some] Metti i punti delle consegne sul reddito e spendi meno.
        }
       *[name] La bancarotta è vicina per { $seat }. Reddito { $income }: a ogni round deve pagare ${ $owed } e in tutto può trovare ${ $most }.
    }
steam-web-risk-action = Dopo non potresti pagare il dovuto: andresti in bancarotta.
steam-web-went-bankrupt =
    { $whom ->
        [you] Non hai potuto pagare ${ $owed }: sei in bancarotta e fuori dalla partita. Puoi guardarla fino alla fine.
       *[name] { $seat } non ha potuto pagare ${ $owed }: è in bancarotta e fuori dalla partita.
    }
steam-web-due =
    { $edition ->
        [base] { $due } nella prossima fase del reddito
       *[standard] { $due } nella prossima fase del reddito, tolta la manutenzione della locomotiva
    }
steam-web-links-tip = Tratte complete; ognuna vale 1 PV alla fine
steam-web-seat-tip =
    { $seat }: può pagare in tutto ${ $can_pay }; { $due } nella prossima fase del reddito; { $score } PV se finisse ora

# Le caselle in parole
steam-web-hex-city = { $place }, città di colore { $colour }, { $hex }
steam-web-hex-goods = merci: { $cubes }
steam-web-hex-no-goods = nessuna merce
steam-web-hex-town = { $place }, cittadina, { $hex }
steam-web-hex-hill = colline
steam-web-hex-river = fiume
steam-web-hex-canal = canale
steam-web-hex-lake = laghetto
steam-web-hex-coast = costa
steam-web-hex-link =
    { $seat ->
        [none] { $a } – { $b }, tratta di nessuno: { $sides }
       *[other] { $a } – { $b }, tratta di { $seat }: { $sides }
    }
steam-web-hex-link-open =
    { $seat ->
        [none] binario aperto da { $a }, di nessuno: { $sides }
       *[other] { $expires ->
            [none] binario aperto da { $a }, di { $seat }: { $sides }
           *[other] binario aperto da { $a }, di { $seat }: { $sides }; perso se non prosegue nel round { $expires }
        }
    }
steam-web-hex-price = costruire da ${ $price }
steam-web-hex-marker = è cresciuta
steam-web-the-hex = { $where }
# Dove si trova una casella, con le parole di Steam per le sue località: città e cittadine.
steam-web-where-place = { $place }
steam-web-where-at = { AD($place) } { $place }
steam-web-where-between = tra { $first } { ED($second) } { $second }

# L’ordine
steam-web-ask-auction =
    { $place ->
        [none] Offri per l’ordine di turno
       *[other] Offri per la posizione { $place }
    }
steam-web-bid-stands = { $seat } offre ${ $bid }
steam-web-bid-none = Nessuna offerta
steam-web-places = Posizioni nell’ordine di turno
steam-web-place = pos. { $place }
steam-web-place-pays = paga ${ $paid }
steam-web-place-free = gratis
steam-web-place-left =
    { $cash ->
        [one] resta ${ $cash }
       *[other] restano ${ $cash }
    }
steam-web-pass-takes =
    { $paid ->
        [0] posizione { $place }, gratis
       *[other] posizione { $place } per ${ $paid }
    }
steam-web-bid-amount = La tua offerta
steam-web-free-pass = puoi passare gratis una volta: resti in gara
steam-web-go-bid = Offri ${ $amount }
steam-web-go-pass = Passa

# Capitale
steam-web-ask-capital = Raccogli capitale?
steam-web-capital-amount = Capitale
steam-web-capital-cost = per ogni $5 perdi 1 di reddito
steam-web-capital-usual = Nel primo round sono usuali $10
steam-web-first-match-base = In una prima partita l’ordine si sorteggia invece di metterlo all’asta; chi viene dopo comincia con un po’ di denaro.
steam-web-first-match-standard = Per i nuovi giocatori: il denaro per i binari e per ciò che è dovuto si può raccogliere in ogni momento. Si sceglie per ogni posto.
steam-web-go-capital =
    { $amount ->
        [0] Non raccogliere
       *[other] Raccogli ${ $amount }
    }

# Tessere azione
steam-web-ask-tile = Prendi una tessera azione
steam-web-ask-tile-detail =
    { $edition ->
        [base] Ognuna va a un solo giocatore a round; il numero più basso è primo nel successivo.
       *[standard] Ognuna va a un solo giocatore a round.
    }
steam-web-tile-options = Tessere azione
steam-web-afterwards = poi ${ $cash } in contanti, reddito { $income }
steam-web-afterwards-points = poi ${ $cash } in contanti, reddito { $income }, { $points } PV
steam-web-then-same =
    { $cash ->
        [one] resta ${ $cash } in contanti
       *[other] restano ${ $cash } in contanti
    }
steam-web-go-take =
    { $price ->
        [0] Prendi
       *[other] Prendi per ${ $price }
    }
steam-web-go-take-passed = Prendi senza azione

# Costruire
steam-web-ask-build =
    { $left ->
        [0] Nessuna tessera da posare
        [one] Posa binari: resta { $left } tessera
       *[other] Posa binari: restano { $left } tessere
    }
steam-web-next-hex = Scegli una casella segnata.
steam-web-next-town = Scegli una cittadina sulla mappa.
steam-web-next-colour = Scegli un colore e merci della riserva.
steam-web-next-city = Scegli una città sulla mappa.
steam-web-next-space = Scegli merci della riserva.
steam-web-ask-build-spent =
    { $spent ->
        [0] { "" }
       *[other] Finora spesi ${ $spent }.
    }
steam-web-ask-build-cash =
    { $more ->
        [0] Contanti ${ $cash }.
       *[other] Contanti ${ $cash }; si possono raccogliere ancora fino a ${ $more } ($5 per 1 di reddito).
    }
steam-web-must-city = Devi ancora eseguire Urbanizzazione.
steam-web-must-growth = Devi ancora eseguire Crescita.
steam-web-build-kinds = Che cosa fare in questo turno
steam-web-mode-track = Binari
steam-web-mode-city = Nuova città
steam-web-mode-growth = Crescita
steam-web-shapes = Tessere binario
steam-web-shape = { $shape }, { $sides }, minimo ${ $price }
steam-web-turn = Gira
steam-web-turn-title =
    { $number ->
        [one] Si adatta in un solo modo.
       *[other] Si adatta in { $number } modi; il prossimo: { $sides }.
    }
steam-web-how-new = { $shape }, { $sides }
steam-web-how-improve = migliora la tessera: { $shape }, { $sides }
steam-web-how-redirect = devia il binario: { $shape }, { $sides }
steam-web-price-sides =
    { $dollars ->
        [one] { $dollars } lato ${ $dollars }
       *[other] { $dollars } lati ${ $dollars }
    }
steam-web-price-town = cittadina ${ $dollars }
steam-web-price-hills = colline ${ $dollars }
steam-web-price-river = fiume ${ $dollars }
steam-web-price-sum = { $parts } = ${ $price }
steam-web-peek-lay = { $how }: { $price }
steam-web-peek-deliver = { $cube } { AD($to) } { $to }, +{ $points }
steam-web-lay-title = { $where }: { $shape }, { $sides }
# Un binario da un lato all’altro di una casella, e uno che finisce nella sua cittadina.
steam-web-sides = da { $a } a { $b }
steam-web-side-town = da { $a } alla cittadina
steam-web-sides-town = dalla cittadina a { $sides }
steam-web-score-income = I punti sul reddito
steam-web-score-points = I punti sui punti vittoria
steam-web-completes = completa la tratta
steam-web-go-build = Costruisci per ${ $price }
steam-web-go-improve = Migliora per ${ $price }
steam-web-go-redirect = Devia per ${ $price }
steam-web-go-end = Fine costruzione
steam-web-end-lost = Se chiudi ora: { $lost }
steam-web-ask-city = Quale cittadina diventa città?
steam-web-ask-city-colour = { $town }: quale colore, quali merci?
steam-web-ask-growth = Quale città cresce?
steam-web-ask-growth-supply = { $city }: quali merci?
steam-web-colours = Colore della Nuova città
steam-web-spaces = Merci di uno spazio della riserva
steam-web-city-title = { $town } diventa una città di colore { $colour }
steam-web-grow-title = { $city } cresce
steam-web-go-city = Fanne una città
steam-web-go-grow = Falla crescere

# Merci
steam-web-ask-goods =
    { $number ->
        [0] Nessuna consegna possibile
        [one] Una consegna possibile
       *[other] { $number } consegne possibili
    }
steam-web-ask-goods-detail =
    { $number ->
        [0] { $improve ->
            [yes] Migliora la locomotiva, o passa.
            [risky] Passa, o migliora la locomotiva (la manutenzione sale di $1).
           *[no] Puoi solo passare.
        }
       *[other] { $improve ->
            [yes] Scegli una consegna, migliora la locomotiva o passa.
           *[no] Scegli una consegna, o passa.
        }
    }
steam-web-deliveries = Consegne
steam-web-deliveries-from = da { $city }
steam-web-deliveries-all = tutte
steam-web-via = via { $stops }
steam-web-deliveries-best = prima le migliori
steam-web-delivery = { $cube } da { $origin } { AD($to) } { $to }, { $points }
steam-web-delivery-title = { $cube }: { $way }
steam-web-go-deliver = Consegna per +{ $points }
steam-web-go-improve-locomotive = Locomotiva { $level }
steam-web-improve-locomotive = Migliora la locomotiva
steam-web-improve-title = Locomotiva al livello { $level }
steam-web-improve-detail = consegne fino a { $level } tratte
steam-web-improve-upkeep = consegne fino a { $level } tratte; manutenzione ${ $level } a round
steam-web-ask-score =
    { $points ->
        [one] Un punto: sul reddito o sui punti vittoria?
       *[other] { $points } punti: sul reddito o sui punti vittoria?
    }
steam-web-score-of = { $cube } da { $origin } { AD($to) } { $to }
steam-web-to-income =
    { $lost ->
        [0] Reddito { $now } → { $then }
       *[other] Reddito { $now } → { $then }, persi: { $lost }
    }
steam-web-to-points = Punti { $now } → { $then }

# Perché no
steam-web-why-city = Le merci partono dalle città: scegli una città con il contorno tratteggiato.
steam-web-why-no-goods = { $city } non ha merci.
steam-web-why-nothing-leaves =
    Da { $city } ora non può partire nulla: nessun percorso su { $level ->
        [one] una tratta
       *[other] { $level } tratte al massimo
    }, con una tua tratta, porta a una città del colore giusto.
steam-web-why-no-cube = { $origin } non ha merci di colore { $colour } per { $to }.
steam-web-why-no-way =
    Nessun percorso su { $level ->
        [one] una tratta
       *[other] { $level } tratte al massimo
    }, con una tua tratta, porta merci di colore { $colour } da { $origin } { AD($to) } { $to }.

# Cronaca e punteggio finale
steam-web-told-track-completes =
    { $how ->
        [improve] { $seat } completa { $a } – { $b } con una tessera migliore { $where } ({ $sides }) per ${ $price }.
        [redirect] { $seat } completa { $a } – { $b } con una deviazione { $where } ({ $sides }) per ${ $price }.
       *[new] { $seat } completa { $a } – { $b } per ${ $price } ({ $tile }, { $sides }).
    }
steam-web-told-track-laid =
    { $how ->
        [improve] { $seat } migliora la tessera { $where } ({ $tile }, { $sides }) per ${ $price }.
        [redirect] { $seat } devia il binario { $where } ({ $tile }, { $sides }) per ${ $price }.
       *[new] { $seat } posa un binario { $where } ({ $tile }, { $sides }) per ${ $price }.
    }
steam-web-told-goods-delivered = { $seat } porta un cubo { $cube }, { $stops }: { $points }.
steam-web-told-link-claimed = { $seat } rivendica la tratta senza proprietario da { $start } costruendo { $where }.
steam-web-told-link-lost = { $seat } perde la tratta incompleta da { $start }, aperta { $where }.
steam-web-log-round = Round { $round } · { $phase ->
        [auction] ordine di turno
        [capital] capitale
        [actions] tessere azione
        [build] costruzione
        [goods] merci { $goods_round }
       *[income] reddito
    }
steam-web-when = round { $round }
steam-web-past-round = Nel passato · round { $round }
steam-web-chart-round = round { $round }
steam-web-key-turn = R, Maiusc + R
steam-web-key-turn-text = gira la tessera, girala al contrario
steam-web-final-when = finita al round { $rounds }
steam-web-legend-black = Lato chiuso: nessun binario può attraversarlo
steam-web-legend-hill = Colline: costruire costa di più
steam-web-legend-river = Fiume: costruire costa di più
steam-web-legend-city = Città: accoglie merci del suo colore; i cubi che ha aspettano di partire
steam-web-legend-new = Nuova città: la linea interna è tratteggiata
steam-web-legend-leaf = Segnalino crescita: questa città non crescerà più
steam-web-legend-town = Cittadina
steam-web-legend-link = Binario con il segno del proprietario
steam-web-legend-loose = Binario senza proprietario
steam-web-legend-due = Tratta incompleta: persa se non prosegue in questo round
steam-web-legend-target = Qui si può fare qualcosa; se c’è spazio, con il prezzo
steam-web-legend-last = L’ultima costruzione o mossa
steam-web-final-earned = Durante la partita
steam-web-final-end = Alla fine
steam-web-final-why-points = Punti vittoria fatti consegnando merci, meno quelli ceduti per denaro.
steam-web-final-why-income = Il reddito vale metà del suo numero, per difetto; ogni passo sotto zero costa due punti.
steam-web-final-why-links = Ogni tratta completa vale un punto.
steam-web-final-round = Round { $round }: { $won }
steam-web-final-won = { $seat } { $points }
steam-web-final-has-income =
    { $counts ->
        [no] { $seat }: in bancarotta
       *[yes] { $points ->
            [0] { $seat }: reddito { $number }, niente
            [one] { $seat }: reddito { $number }, un punto
           *[other] { $seat }: reddito { $number }, { $points } punti
        }
    }
steam-web-final-has-links =
    { $number ->
        [0] { $seat }: nessuna tratta
        [one] { $seat }: una tratta
       *[other] { $seat }: { $number } tratte
    }
