# Stephenson's Rocket. I posti sono nomi; compagnie, località e caselle si chiamano come sulla mappa.

# Denaro: il programma conta punti, l’edizione 1999 mostra sterline (un punto sono 1.000 sterline).
rocket-money-1999 = £{ NUMBER($pounds, useGrouping: "always") }
rocket-money-2018 =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
rocket-gain-1999 = { $seat } +£{ NUMBER($pounds, useGrouping: "always") }
rocket-gain-2018 = { $seat } +{ $points }
rocket-gain-nobody = nessuno fa punti
rocket-total = { $seat } { $amount }
rocket-unit-1999 = £1.000
    .short = £k
rocket-unit-2018 = punti
    .short = pti

rocket-headline =
    { $title }, { $map }, { $edition }. Turno { $turn }, { $tiles ->
        [one] resta { $tiles } tessera
       *[other] restano { $tiles } tessere
    }.{ $ending ->
        [none] {""}
       *[other] {" "}Ultimo turno!
    }
rocket-edition-1999 = edizione 1999 (sterline, totali segreti, 16 azioni per compagnia)
    .title = edizione 1999
rocket-edition-2018 = edizione 2018 (punti, totali palesi, azioni senza limite)
    .title = edizione 2018

rocket-option-defence =
    .label = Dove può andare il giocatore di turno se vince il veto
    .text = Chi ha mosso la locomotiva può eguagliare l’offerta più alta e vincere il veto. Qui si dice dove può mandarla allora.
    .any = su ogni casella ammessa
    .original = solo sulla casella scelta all’inizio
rocket-option-open_scores =
    .label = Totali durante il gioco
    .text = I pagamenti sono sempre palesi; qui si tratta delle somme.
    .yes = palesi a tutti
    .no = ognuno conosce solo il proprio
rocket-option-home =
    .label = La città di partenza di una compagnia
    .text = Conta come località della sua linea. Qui si dice da quando.
    .joined = fin dall’inizio
    .left = quando la locomotiva l’ha lasciata
    .why = Nell’edizione 2018 conta fin dall’inizio.
rocket-option-city_tokens =
    .label = Investimenti in una città
    .text = Ogni città ne ha tre. Qui si dice di quali industrie.
    .mixed = due di un’industria, uno di un’altra
    .equal = tutti e tre di un’industria
rocket-option-isolation =
    .label = Quando una linea è isolata
    .text = Una linea che non può raggiungere nulla di nuovo non dà più azioni.
    .own = quando la sua locomotiva non può raggiungere nulla
    .both = e nessun’altra può raggiungerla
rocket-option-standstill =
    .label = Solo spostamenti di stazioni
    .text = Le stazioni si possono spostare avanti e indietro all’infinito. Qui si dice che cosa succede dopo tre giri di soli spostamenti.
    .none = la partita continua
    .ends = la partita finisce e si contano i punti

rocket-industry-brewing = birra
rocket-industry-cattle = bovini
rocket-industry-coal = carbone
rocket-industry-cotton = cotone
rocket-industry-grain = grano
rocket-industry-leather = pellame
rocket-industry-livestock = bestiame
rocket-industry-manufactured-goods = manufatti
rocket-industry-petrochemicals = petrolchimica
rocket-industry-steel = acciaio
rocket-industry-textiles = tessuti

# Che cosa si chiede
rocket-decision-act =
    { $action ->
        [1] { $seat }: prima azione di due.
       *[other] { $seat }: seconda azione.
    }
rocket-decision-veto =
    { $bid ->
        [0] { $seat } può porre il veto: la locomotiva { $company } va verso { $target }.
       *[other] { $seat } può porre il veto: la locomotiva { $company } va verso { $target }; l’offerta è { $bid }.
    }
rocket-decision-defend =
    { $seat } può difendere: un’offerta di { $bid ->
        [one] { $bid } azione
       *[other] { $bid } azioni
    } porta la locomotiva { $company } verso { $target }.

# Che cosa è successo
rocket-event-turn-began = Turno { $turn }: { $seat }.
rocket-event-invested = { $seat } investe { AD($city) } { $city } ({ $industry }).
rocket-event-station-placed = { $seat } piazza una stazione su { $at }.
rocket-event-station-moved =
    { $company ->
        [none] { $seat } sposta una stazione da { $origin } { AD($to) } { $to }.
       *[other] { $seat } toglie una stazione dalla linea { $company } su { $origin } e la mette su { $to }.
    }
rocket-event-extension-proposed = { $seat } vuole muovere la locomotiva { $company } da { $origin } { AD($to) } { $to }.
rocket-event-share-taken = { $seat } prende un’azione { $company }.
rocket-event-no-share =
    { $reason ->
        [isolated] { $seat } non riceve azioni: la linea { $company } è isolata.
       *[pile-empty] { $seat } non riceve azioni: la pila { $company } è vuota.
    }
rocket-event-bid-made =
    { $seat } offre { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } { $company } per { $to }.
rocket-event-veto-passed = { $seat } passa.
rocket-event-veto-paid =
    { $seat } paga { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } { $company } e sceglie { $to }.
rocket-event-line-extended =
    { $tile ->
        [yes] { $seat } muove la locomotiva { $company } da { $origin } { AD($to) } { $to }; { $tiles_left ->
            [one] resta { $tiles_left } tessera
           *[other] restano { $tiles_left } tessere
        }.
       *[no] { $seat } muove la locomotiva { $company } dalla città di partenza, { $origin }, { AD($to) } { $to }.
    }
rocket-event-station-connected = La stazione di { $seat } su { $at } è ora sulla linea { $company }.
rocket-event-passenger-taken =
    { $seat } prende un passeggero dalla stazione di { $owner } su { $at }; { $passengers_left ->
        [0] non ne restano.
        [one] ne resta { $passengers_left }.
       *[other] ne restano { $passengers_left }.
    }
rocket-event-place-joined =
    { $place_kind ->
        [start] La linea { $company } collega la città di partenza { $place } (località { $places }).
        [city] La linea { $company } collega la città { $place } (località { $places }).
       *[town] La linea { $company } collega la cittadina ferroviaria { $place } (località { $places }).
    }
rocket-event-city-scored = { $city } paga: { $points }.
rocket-event-town-scored =
    { $town } paga le stazioni sulla linea { $company }, { $places } località: { $points }.
rocket-event-merged =
    La linea { $closed } è incorporata nella linea { $survivor } ed eliminata, { $places } località: { $points }. { $tiles_left ->
        [one] Resta { $tiles_left } tessera
       *[other] Restano { $tiles_left } tessere
    }.
rocket-event-shares-exchanged =
    { $seat } restituisce { $returned ->
        [one] { $returned } azione
       *[other] { $returned } azioni
    } { $closed } e { $received ->
        [0] non riceve azioni
        [one] riceve { $received } azione
       *[other] riceve { $received } azioni
    } { $survivor }.
rocket-event-line-isolated = La linea { $company } è isolata: non può raggiungere nulla di nuovo.
rocket-event-turn-lost = { $seat } non ha azioni ammesse e perde il resto del turno.
rocket-event-standstill =
    { $rounds ->
        [one] Da un giro intero
       *[other] Da { $rounds } giri
    } si spostano solo stazioni; la partita finisce dopo { $left ->
        [one] un altro giro così
       *[other] altri { $left } giri così
    }.
rocket-event-end-announced =
    { $reason ->
        [companies] Può crescere ancora al massimo una compagnia: la partita finisce dopo questo turno.
        [tiles] L’ultima tessera binario è posata: la partita finisce dopo questo turno.
        [standstill] Per tre giri si sono spostate solo stazioni: la partita finisce dopo questo turno.
       *[blocked] Nessuna locomotiva può muoversi: la partita finisce dopo questo turno.
    }
rocket-event-match-ended =
    { $reason ->
        [companies] Può crescere ancora al massimo una compagnia.
        [tiles] L’ultima tessera binario è posata.
        [standstill] Per tre giri si sono spostate solo stazioni.
       *[blocked] Nessuna locomotiva può muoversi.
    } La partita è finita: { $scores }. { $many ->
        [one] Vince { $winners }.
       *[other] Si dividono la vittoria { $winners }.
    }

rocket-end-companies = può crescere ancora al massimo una compagnia
rocket-end-tiles = è stata posata l’ultima tessera binario
rocket-end-blocked = nessuna locomotiva poteva muoversi
rocket-end-standstill = si sono spostate solo stazioni

# Lo stesso in poche parole, per ciò che farebbe un’azione
rocket-brief-share-taken = +1 titolo
rocket-brief-no-share = nessun titolo
rocket-brief-passenger-taken = +1 passeggero per { $seat }
rocket-brief-station-connected = collega la stazione di { $seat }
rocket-brief-place-joined = collega { $place }
rocket-brief-city-scored = { $city }: { $points }
rocket-brief-town-scored = { $town }: { $points }
rocket-brief-merged = { $closed } entra in { $survivor }: { $points }
rocket-brief-line-isolated = isola { $company }
rocket-brief-end-announced = ultimo turno
rocket-brief-match-ended = chiude la partita
rocket-brief-holds = lì: { $holdings }
rocket-brief-holding = { $seat } { $number }
rocket-brief-nothing = ora non dà punti
rocket-brief-more = { $first }; { $next }

# Rifiuti
rocket-refusal-wrong-kind =
    { $decision ->
        [act] Ora si fa una delle due azioni: investire, piazzare una stazione o ampliare una linea.
        [veto] Ora nel veto si fa un’offerta, o si passa.
        [defend] Ora il giocatore di turno difende con un’offerta, o passa.
       *[over] La partita è finita.
    }
rocket-refusal-unknown-city = Su questa mappa non c’è una città di nome { $city } in cui investire.
rocket-refusal-unknown-industry = { $city } non ha questa industria: { $industry }.
rocket-refusal-no-free-place = { $city } non ha spazi liberi in questa industria: { $industry }.
rocket-refusal-no-stations-left = Tutte le tue sette stazioni sono sul tabellone; spostane una.
rocket-refusal-unknown-hex = Su questa mappa non c’è la casella { $hex }.
rocket-refusal-hex-is-place = { $place } si trova su { $hex }; una stazione richiede una casella vuota.
    .here = Qui c’è { $place }; una stazione richiede una casella vuota.
rocket-refusal-hex-has-track = Su { $hex } ci sono binari { $company }; una stazione richiede una casella vuota.
    .here = Qui ci sono binari { $company }; una stazione richiede una casella vuota.
rocket-refusal-hex-has-locomotive = Su { $hex } c’è la locomotiva { $company }; una stazione richiede una casella vuota.
    .here = Qui c’è la locomotiva { $company }; una stazione richiede una casella vuota.
rocket-refusal-hex-has-station = Su { $hex } { $seat } ha già una stazione.
    .here = Qui c’è già una stazione di { $seat }.
rocket-refusal-next-to-locomotive = { $hex } è accanto alla locomotiva { $company }; lì non si può piazzare una stazione.
    .here = Qui non si può piazzare una stazione: accanto c’è la locomotiva { $company }.
rocket-refusal-next-to-station = Su { $hex } non si può piazzare una stazione: lì accanto ne ha una { $seat }.
    .here = Qui non si può piazzare una stazione: accanto c’è una stazione di { $seat }.
rocket-refusal-not-your-station = Su { $hex } non c’è una tua stazione.
    .here = Qui non c’è una tua stazione.
rocket-refusal-station-connected = La tua stazione su { $hex } è collegata alla linea { $company } e in questa edizione resta lì.
    .here = Questa tua stazione è collegata alla linea { $company } e in questa edizione resta qui.
rocket-refusal-station-stays = Una stazione spostata deve cambiare casella; è già su { $hex }.
    .here = Una stazione spostata deve cambiare casella; qui c’è già.
rocket-refusal-unknown-company = Su questa mappa non c’è una compagnia di nome { $company }.
rocket-refusal-company-closed = La compagnia { $company } è eliminata: è stata incorporata nella linea { $survivor }.
rocket-refusal-already-moved = La locomotiva { $company } si è già mossa in questo turno.
rocket-refusal-not-a-neighbour = { $hex } non è accanto alla locomotiva { $company }.
    .here = Questa casella non è accanto alla locomotiva { $company }.
rocket-refusal-turn-too-sharp = La locomotiva { $company } non può fare una curva così stretta: può solo andare diritta o girare di un lato a sinistra o a destra, non andare su { $hex }.
    .here = La locomotiva { $company } non può fare una curva così stretta: può solo andare diritta o girare di un lato a sinistra o a destra.
rocket-refusal-target-place = { $place } si trova su { $hex }; le linee passano accanto alle località, mai sopra.
    .here = Qui c’è { $place }; le linee passano accanto alle località, mai sopra.
rocket-refusal-target-track = La locomotiva { $company } non può andare su { $hex }: ci sono binari { $other }.
    .here = La locomotiva { $company } non può andare qui: ci sono binari { $other }.
rocket-refusal-target-locomotive = La locomotiva { $company } non può andare su { $hex }: c’è la locomotiva { $other }.
    .here = La locomotiva { $company } non può andare qui: c’è la locomotiva { $other }.
rocket-refusal-two-lines = La locomotiva { $company } non può andare su { $hex }: è accanto ad altre due linee, { $first } { ED($second) } { $second }; se ne può raggiungere solo una alla volta.
    .here = La locomotiva { $company } non può andare qui: accanto ci sono altre due linee, { $first } { ED($second) } { $second }; se ne può raggiungere solo una alla volta.
rocket-refusal-no-tiles = Non restano tessere binario, quindi nessuna linea si può ampliare.
rocket-refusal-bid-too-low = 
    { $needed ->
        [one] L’offerta deve essere almeno di { $needed } azione, non di { $bid }.
       *[other] L’offerta deve essere almeno di { $needed } azioni, non di { $bid }.
    }
rocket-refusal-bid-too-high = 
    { $held ->
        [0] Offri { $bid } ma non hai nessuna azione di questa compagnia.
        [one] Offri { $bid } ma hai solo { $held } azione di questa compagnia.
       *[other] Offri { $bid } ma hai solo { $held } azioni di questa compagnia.
    }
rocket-refusal-bid-target = { $hex } non è una meta ammessa di questa mossa.
    .here = Questa mossa non può portare qui.
rocket-refusal-defence-too-low = 
    { $needed ->
        [one] Per difenderti devi offrire almeno { $needed } azione, non { $bid }.
       *[other] Per difenderti devi offrire almeno { $needed } azioni, non { $bid }.
    }
rocket-refusal-defence-target = A questo tavolo puoi difendere solo la casella scelta all’inizio, { $original }, non { $hex }.
    .here = A questo tavolo puoi difendere solo la casella scelta all’inizio ({ $original }).
rocket-refusal-can-act = Puoi ancora agire, quindi non puoi rinunciare al resto del turno.
rocket-refusal-not-in-veto = Ora non c’è un veto: si offre o si passa solo quando si amplia una linea.

# Punteggio finale
rocket-score-earned = Durante il gioco
rocket-score-industry = Industria: { $industry }
rocket-score-passengers = Passeggeri
rocket-score-stations =
    Stazioni { $company }, { $places } località
rocket-score-shares =
    Azioni { $company }, { $places } località
rocket-score-closed = { $company }: incorporata in { $survivor }

# Le regole in breve
rocket-rules-2018 =
    Nel tuo turno esegui due azioni, ognuna una di queste: investire in una città, piazzare o spostare una stazione, ampliare una linea.
    Ampliare: muovi una locomotiva di una casella (diritto o con una leggera curva a sinistra o a destra) e prendi un’azione. Chi altro ha azioni della compagnia può porre il veto offrendo azioni e indicando una meta; l’offerta più alta decide e si paga. Tu difendi per ultimo, per la casella scelta all’inizio, almeno eguagliando l’offerta. Raggiungere la stazione di qualcun altro ti porta un passeggero, se nessuno ha offerto o se hai vinto.
    Una linea che arriva accanto a una città la fa pagare: chi vi ha più investimenti 2, il secondo 1.
    Accanto a una cittadina ferroviaria: chi ha più stazioni sulla linea 1 per ogni località collegata, il secondo metà.
    Accanto a un’altra linea: la tua linea è eliminata. Chi ha più azioni 1 per ogni località collegata, il secondo metà; due azioni si cambiano con una di quella che sopravvive. Mai su una casella accanto ad altre due linee.
    Una linea che non può raggiungere nulla di nuovo è isolata: non dà più azioni.
    La partita finisce dopo il turno in cui al massimo una linea non è né eliminata né isolata, o finiscono le tessere.
    Poi: ogni industria e i passeggeri 6 e 3; stazioni e azioni di ogni linea 1 per ogni località, il secondo metà.
rocket-rules-1999 =
    Nel tuo turno esegui due azioni, ognuna una di queste: investire in una città, piazzare o spostare una stazione, ampliare una linea.
    Ampliare: muovi una locomotiva di una casella (diritto o con una leggera curva a sinistra o a destra) e prendi un’azione dalla pila di 16 della compagnia. Chi altro ha azioni della compagnia può porre il veto offrendo azioni e indicando una meta; l’offerta più alta decide e torna nella pila. Tu difendi per ultimo, almeno eguagliando l’offerta, per ogni casella ammessa. Raggiungere la stazione di qualcun altro ti porta un passeggero, se nessuno ha offerto o se hai vinto.
    Una linea che arriva accanto a una città la fa pagare: chi vi ha più investimenti £2.000, il secondo £1.000.
    Accanto a una cittadina ferroviaria: chi ha più stazioni sulla linea £1.000 per ogni località, il secondo metà.
    Accanto a un’altra linea: la tua linea è eliminata. Chi ha più azioni £1.000 per ogni località, il secondo metà; due azioni si cambiano con una di quella che sopravvive. Mai su una casella accanto ad altre due linee.
    Una linea che non può raggiungere nulla di nuovo è isolata: non dà più azioni. I totali sono segreti.
    La partita finisce subito quando al massimo una linea non è né eliminata, né isolata, né senza azioni, o con l’ultima tessera.
    Poi: ogni industria e i passeggeri £6.000 e £3.000; stazioni e azioni di ogni linea £1.000 per ogni località collegata, il secondo metà.
