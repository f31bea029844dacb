rocket-play-help =
    Azioni (vale anche la notazione completa: extend GWR to H9)
      e           tutti gli ampliamenti con i punti che darebbero
      e gw        dove può andare la GWR, con le lettere A, B, C sulla mappa
      e gw a      muove la GWR su A (o su una casella: e gw h9)
      s           le caselle dove puoi mettere una stazione; s h9 ne mette una
      m h9 k10    sposta la tua stazione da H9 a K10
      i london textiles   investe in tessuti a Londra (basta i lon t)
      b 2 a       veto: offre 2 azioni per la casella A
      p           passa
    Sulla mappa due lettere e una freccia sono una locomotiva; sotto una città
    stanno i suoi spazi d’investimento, per industria, o i segni di chi li ha.
    Nella tabella * è in testa, = divide la testa, (1) conta le stazioni
    collegate, x segna una linea isolata.
rocket-play-hint-act = e amplia, s stazione, m sposta stazione, i investe; l elenca tutto, help spiega
rocket-play-hint-veto =
    { $defends ->
        [yes] b NUMERO difende, p passa. Se passi: { $otherwise }.
       *[no] b NUMERO LETTERA offre, p passa. Se nessuno offre: { $otherwise }.
    }
rocket-play-nothing = Ora non è possibile niente di questo tipo.
rocket-play-need-extend = Indica la compagnia e dove deve andare: e gw a
rocket-play-need-station = Indica la casella: s h9
rocket-play-need-move = Indica la casella della tua stazione e dove deve andare: m h9 k10
rocket-play-need-invest = Indica una città di questa mappa e un’industria: i london textiles
rocket-play-need-bid = Indica il numero di azioni e la meta: b 2 a
rocket-play-no-target =
    { $number ->
        [0] Qui non c’è la meta { $word }.
       *[other] Non c’è la meta { $word }. Scegli tra { $known }.
    }
rocket-play-which-city = Quale città? { $known }
rocket-play-which-industry = Spazi liberi { AD($city) } { $city }: { $known }. Quale?
rocket-play-stations = Ogni casella con il nome sulla mappa può avere una stazione: scrivi s e il nome.
rocket-play-move-from =
    { $number ->
        [0] Nessuna delle tue stazioni si può spostare.
       *[other] Puoi spostare la tua stazione da { $hexes }: scrivi m e la casella per vedere dove.
    }
rocket-play-move-to =
    { $number ->
        [0] Nessuna tua stazione si può spostare da { $hex }.
       *[other] Ogni casella con il nome sulla mappa può avere la stazione di { $hex }.
    }
rocket-play-and-stations =
    { $number ->
        [one] C’è anche una casella per una stazione (scrivi s).
       *[other] Ci sono anche { $number } caselle per una stazione (scrivi s).
    }
rocket-play-nobody-there = lì nessuno
# La tabella di ciò che ognuno possiede, nel terminale.

rocket-ledger-companies =
    { $piles ->
        [yes] Linea  loc.  pila
       *[no] Linea    località
    }
rocket-ledger-industries = Industria, liberi
rocket-ledger-flat = azioni
rocket-ledger-hidden = ?
rocket-ledger-free = -
rocket-ledger-cities = Città, casella, spazi d’investimento (- è libero)
rocket-ledger-company-closed = { $company } in { $survivor }
rocket-ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
rocket-ledger-pile = { $pile }
rocket-ledger-stations-on = ({ $number })
rocket-ledger-passengers = Pass. rimasti: { $left }
rocket-ledger-passengers-short = pa
rocket-ledger-supply = Stazioni in mano
rocket-ledger-supply-short = st
rocket-ledger-score = Totale, { $unit }
rocket-ledger-joined-by = collegata da { $companies }

# Qualcuno siede lì come «Tu»
rocket-you-invested = Tu investi { AD($city) } { $city } ({ $industry }).
rocket-you-station-placed = Tu piazzi una stazione su { $at }.
rocket-you-station-moved =
    { $company ->
        [none] Tu sposti una stazione da { $origin } { AD($to) } { $to }.
       *[other] Tu togli una stazione dalla linea { $company } su { $origin } e la metti su { $to }.
    }
rocket-you-extension-proposed = Tu vuoi muovere la locomotiva { $company } da { $origin } { AD($to) } { $to }.
rocket-you-share-taken = Tu prendi un’azione { $company }.
rocket-you-no-share =
    { $reason ->
        [isolated] Tu non ricevi azioni: la linea { $company } è isolata.
       *[pile-empty] Tu non ricevi azioni: la pila { $company } è vuota.
    }
rocket-you-bid-made =
    Tu offri { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } { $company } per { $to }.
rocket-you-veto-passed = Tu passi.
rocket-you-veto-paid =
    Tu paghi { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } { $company } e scegli { $to }.
rocket-you-line-extended =
    { $tile ->
        [yes] Tu muovi la locomotiva { $company } da { $origin } { AD($to) } { $to }; { $tiles_left ->
                [one] resta { $tiles_left } tessera
               *[other] restano { $tiles_left } tessere
            }.
       *[no] Tu muovi la locomotiva { $company } dalla città di partenza, { $origin }, { AD($to) } { $to }.
    }
rocket-you-station-connected = La tua stazione su { $at } è ora sulla linea { $company }.
rocket-you-passenger-taken =
    Tu prendi un passeggero dalla stazione di { $owner } su { $at }; { $passengers_left ->
        [0] non ne restano.
        [one] ne resta { $passengers_left }.
       *[other] ne restano { $passengers_left }.
    }
rocket-yours-passenger-taken =
    { $seat } prende un passeggero dalla tua stazione su { $at }; { $passengers_left ->
        [0] non ne restano.
        [one] ne resta { $passengers_left }.
       *[other] ne restano { $passengers_left }.
    }
rocket-you-shares-exchanged =
    Tu restituisci { $returned ->
        [one] { $returned } azione
       *[other] { $returned } azioni
    } { $closed } e { $received ->
        [0] non ricevi azioni
        [one] ricevi { $received } azione
       *[other] ricevi { $received } azioni
    } { $survivor }.
rocket-you-turn-lost = Tu non hai azioni ammesse e perdi il resto del turno.
rocket-you-match-ended =
    { $reason ->
        [companies] Può crescere ancora al massimo una compagnia.
        [tiles] L’ultima tessera binario è posata.
        [standstill] Per tre giri si sono spostate solo stazioni.
       *[blocked] Nessuna locomotiva può muoversi.
    } La partita è finita: { $scores }. Vinci tu.
rocket-you-asked-veto =
    { $bid ->
        [0] Puoi porre il veto: la locomotiva { $company } va verso { $target }.
       *[other] Puoi porre il veto: la locomotiva { $company } va verso { $target }; l’offerta è { $bid }.
    }
rocket-you-asked-defend =
    Puoi difendere: un’offerta di { $bid ->
        [one] { $bid } azione
       *[other] { $bid } azioni
    } porta la locomotiva { $company } verso { $target }.
