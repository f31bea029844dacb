# Stephenson's Rocket nel browser. Arriva con il primo tavolo.

rocket-web-turn-action = azione { $action } di 2
rocket-web-turn-veto = { $seat } muove la { $company }
rocket-web-turn-veto-yours = muovi la { $company }
rocket-web-turn-yours-act = Il tuo turno
rocket-web-turn-yours-veto = Il tuo veto
rocket-web-turn-yours-defend = La tua difesa
rocket-web-turn-named-act = Turno di { $seat }
rocket-web-turn-named-veto = Veto di { $seat }
rocket-web-turn-named-defend = Difesa di { $seat }
rocket-web-turn-other-act = Gioca { $seat }
rocket-web-turn-other-veto = { $seat }: veto?
rocket-web-turn-other-defend = { $seat }: difesa?
rocket-web-waiting-veto = { $seat } può porre il veto…
rocket-web-left =
    { $number ->
        [one] resta { $number }
       *[other] restano { $number }
    }
rocket-web-shares =
    { $number ->
        [one] { $number } azione
       *[other] { $number } azioni
    }
rocket-short-1999 =
    { $points ->
        [0] £0
       *[other] £{ $points }k
    }
rocket-web-unit-1999 = sterline
rocket-web-unit-2018 = punti prestigio
rocket-web-tiles =
    { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
rocket-web-tiles-explained = Tessere binario rimaste; con l’ultima la partita finisce
rocket-web-passengers-left =
    { $number ->
        [0] Non restano passeggeri
        [one] Resta un passeggero
       *[other] Restano { $number } passeggeri
    }
rocket-web-last-turn = Ultimo turno
rocket-web-standstill =
    { $turns ->
        [one] { $turns } turno di stallo
       *[other] { $turns } turni di stallo
    }
rocket-web-standstill-explained = Turni di fila in cui si sono spostate solo stazioni; dopo tre giri la partita finisce
rocket-web-nav-companies = Compagnie
rocket-web-nav-invest = Investimenti
rocket-web-companies = Compagnie
rocket-web-companies-note = località · azioni
rocket-web-company = Compagnia
rocket-web-places = località
rocket-web-places-explained = Località collegate dalla linea: quanto vale la maggioranza alla fine
rocket-web-company-closed = in { $survivor }
rocket-web-company-closed-text = Eliminata: incorporata nella linea { $survivor }, che ne ha binari, stazioni e località.
rocket-web-company-moved = Si è già mossa in questo turno.
rocket-web-company-hold = { $company }: { $joined ->
        [one] una località
       *[other] { $joined } località
    }. Alla fine la maggioranza di azioni e quella di stazioni valgono { $joined } ciascuna, il secondo posto la metà.
rocket-web-shares-held =
    { $number ->
        [0] { $seat } non ha azioni { $company }
        [one] { $seat } ha un’azione { $company }
       *[other] { $seat } ha { $number } azioni { $company }
    }{ $leads ->
        [yes] ; nessuno ne ha di più
       *[no] {""}
    }
rocket-web-industry-held =
    { $number ->
        [0] { $seat } non ha gettoni di { $industry }
        [one] { $seat } ha un gettone di { $industry }
       *[other] { $seat } ha { $number } gettoni di { $industry }
    }{ $leads ->
        [yes] ; nessuno ne ha di più
       *[no] {""}
    }
rocket-web-industry-text = Industria { $industry }: alla fine chi ha più gettoni riceve 6, il secondo 3; quelli in città che nessuna linea ha collegato non contano.
rocket-web-passengers-text = Alla fine chi ha più passeggeri riceve 6, il secondo 3.
rocket-web-free-text = Spazi liberi sulla mappa
rocket-web-passengers-of = Passeggeri presi: { $number }
rocket-web-shares-of = Azioni possedute in tutte le compagnie: { $number }
rocket-web-company-joined =
    { $number ->
        [0] Non collega ancora nessuna località.
       *[other] Collega: { $places }.
    }
rocket-web-company-stations = Stazioni: { $stations }.
rocket-web-company-isolated-short = isolata
rocket-web-company-isolated = Isolata: non può raggiungere nulla di nuovo.
rocket-web-company-waiting = La sua locomotiva non è ancora partita.
rocket-web-pile-short =
    { $pile ->
        [0] pila vuota
       *[other] { $pile } nella pila
    }
rocket-web-supplementary =
    { $number ->
        [0] nessuna azione supplementare
        [one] resta un’azione supplementare
       *[other] restano { $number } azioni supplementari
    }
rocket-web-stations-held =
    { $number ->
        [one] { $seat } ha una stazione sulla linea { $company }
       *[other] { $seat } ha { $number } stazioni sulla linea { $company }
    }
rocket-web-industries = Industrie
rocket-web-industries-note = primo 6, secondo 3
rocket-web-industry = Industria
rocket-web-free = liberi
rocket-web-passengers = Passeggeri
rocket-web-investments = Investimenti
rocket-web-investments-note = due di una, uno di un’altra
rocket-web-slot-taken = { $seat }, { $industry }
rocket-web-slot-free = { $industry }, libero
rocket-web-city-joined = { $city }: collegata da { $companies }
rocket-web-city-unjoined = { $city }: nessuna linea l’ha ancora collegata
rocket-web-invest-in = Investi { AD($city) } { $city }: { $industry }
rocket-web-stations-left = Stazioni nella riserva, da piazzare: { $number }
rocket-web-hex-city = { $place }, città, { $hex }
rocket-web-hex-town = { $place }, cittadina ferroviaria, { $hex }
rocket-web-hex-start = { $place }, città di partenza, { $hex }
rocket-web-hex-free =
    { $industries ->
        [none] tutti gli spazi occupati
       *[other] liberi: { $industries }
    }
rocket-web-hex-invested = { $seat }: { $industries }
rocket-web-hex-industry =
    { $number ->
        [one] { $industry }
       *[other] { $industry } ×{ $number }
    }
rocket-web-hex-joined = collegata da { $companies }
rocket-web-hex-locomotive = locomotiva { $company }
rocket-web-hex-track = binari { $company }
rocket-web-hex-locomotive-isolated = locomotiva { $company }, isolata
rocket-web-hex-station = stazione di { $seat }
rocket-web-hex-station-on = stazione di { $seat }, sulla linea { $company }

# La cronaca in parole di località e direzioni; ciò che non ha una frase qui si racconta come nel terminale.
rocket-web-told-station-placed = { $seat } piazza una stazione { $where }.
rocket-web-told-station-moved =
    { $company ->
        [none] { $seat } sposta una stazione: era { $was }, ora è { $where }.
       *[other] { $seat } toglie una stazione dalla linea { $company }, { $was }, e la mette { $where }.
    }
rocket-web-told-extension-proposed = { $seat } vuole muovere la locomotiva { $company } { $way }.
rocket-web-told-bid-made =
    { $seat } offre { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } { $company } per mandare la locomotiva { $way }.
rocket-web-told-veto-paid =
    { $seat } paga { $shares ->
        [one] { $shares } azione
       *[other] { $shares } azioni
    } { $company } e manda la locomotiva { $way }.
rocket-web-told-line-extended =
    { $tile ->
        [yes] { $seat } muove la locomotiva { $company } { $way }; ora è { $where }.
       *[no] { $seat } fa partire la locomotiva { $company } e la muove { $way }.
    }
rocket-web-told-line-sent = Ora è { $where }.
rocket-web-told-station-connected = La stazione di { $seat }, { $where }, è ora sulla linea { $company }.
rocket-web-told-passenger-taken =
    { $seat } prende un passeggero dalla stazione di { $owner }, { $where }; { $passengers_left ->
        [0] non ne restano.
        [one] ne resta { $passengers_left }.
       *[other] ne restano { $passengers_left }.
    }
rocket-web-told-end-reached =
    La partita è finita: { $scores }. { $many ->
        [one] Vince { $winners }.
       *[other] Si dividono la vittoria { $winners }.
    }
rocket-web-told-way = sulla casella { $where }
rocket-brief-shares-exchanged =
    { $received ->
        [0] { $seat } perde { $returned } { $closed }
       *[other] { $seat }: { $returned } { $closed } → { $received } { $survivor }
    }
rocket-web-gain-passenger = +1 passeggero
rocket-web-key-modes = I, S, E
rocket-web-key-modes-text = investire, stazione, ampliare
rocket-web-action-kinds = Tipi di azione
rocket-web-mode-invest = Investi
rocket-web-mode-station = Stazione
rocket-web-mode-extend = Amplia
rocket-web-mode-invest-explained = Occupa uno spazio libero in una città: conta quando una linea raggiunge la città, e per l’industria alla fine. (I)
rocket-web-mode-station-explained = Piazza una stazione su una casella vuota, o spostane una. La linea che ci passa sopra la collega. (S)
rocket-web-mode-extend-explained = Muovi una locomotiva di una casella e prendi un’azione. Chi altro ha azioni può porre il veto. (E)
rocket-web-mode-invest-none = Nessuna città ha spazi liberi.
rocket-web-mode-station-none = Nessuna stazione si può piazzare o spostare.
rocket-web-mode-extend-none = Nessuna linea si può ampliare.
rocket-web-ask = Scegli un’azione
rocket-web-ask-detail = Tocca una locomotiva, una città o uno dei pulsanti.
rocket-web-ask-detail-no-city = Tocca una locomotiva o uno dei pulsanti.
rocket-web-ask-invest = In quale città investi?
rocket-web-ask-invest-city = { $city }: quale industria?
rocket-web-ask-station = Dove va la stazione?
rocket-web-ask-station-moved = Dove va questa stazione?
rocket-web-ask-extend = Quale linea ampli, e verso dove?
rocket-web-ask-invest-detail = Tocca una città, o un’industria libera nella tabella.
rocket-web-ask-station-detail = Tocca una casella vuota, o una tua stazione per spostarla.
rocket-web-ask-extend-detail = Tocca una locomotiva, o una casella che può raggiungere.
rocket-web-ask-extend-company = { $company }: verso dove?
rocket-web-ask-lose-turn = Non hai azioni ammesse.
rocket-web-choose-industry = Industria
rocket-web-choose-company = Compagnia
rocket-web-title-extend = { $company }, { $way }
rocket-web-title-invest = { $city }, { $industry }
rocket-web-title-bid =
    { $shares ->
        [one] Offri un’azione: { $way }
       *[other] Offri { $shares } azioni: { $way }
    }
rocket-web-title-station = Stazione { $where }
rocket-web-title-move-station = Stazione { $was }: spostala { $where }
rocket-web-invest-there =
    { $held ->
        [none] { $place } finora: nessuno
       *[other] { $place } finora: { $held }
    }
rocket-web-others-may-veto = veto possibile
rocket-web-go-none = Scegli
rocket-web-go-extend = Muovi qui
rocket-web-go-invest = Investi qui
rocket-web-go-station = Piazza qui
rocket-web-go-move-station = Sposta qui
rocket-web-go-lose-turn = Perdi il turno
rocket-web-go-bid = Offri
rocket-web-go-pass = Passa
rocket-web-veto = Veto
rocket-web-veto-title = Veto?
rocket-web-veto-text = { $seat } muove la { $company } verso { $letter } ({ $way }). Chi ha azioni può offrirne, una volta a testa, per decidere dove va.
rocket-web-defend-title = Difendi?
rocket-web-defend-text =
    { $letter ->
        [none] Un’offerta porta la { $company } { $way }.
       *[other] Un’offerta porta la { $company } verso { $letter } ({ $way }).
    } Puoi eguagliarla e decidere tu.
rocket-web-veto-bid =
    { $shares ->
        [one] { $shares } azione → { $letter }
       *[other] { $shares } azioni → { $letter }
    }
rocket-web-veto-passed = passa
rocket-web-veto-yours = tua offerta
rocket-web-veto-thinks = sta pensando
rocket-web-veto-last = decide per ultimo
rocket-web-veto-send = Mandala verso
rocket-web-veto-pay = Se vinci, paghi
rocket-web-veto-range = almeno { $least }, ne hai { $held }
rocket-web-veto-limits =
    { $only ->
        [yes] solo { $least }
       *[no] da { $least } a { $most }
    }
rocket-web-veto-choose = Offri
rocket-web-veto-passenger = Su { $letter } c’è una stazione di { $owner }: lì { $seat } prende un passeggero, se non vince l’offerta di altri.
rocket-web-veto-fold = Riduci la scheda del veto
rocket-web-veto-unfold = Espandi la scheda del veto
rocket-web-veto-ahead = Veto su { $company }: passa
rocket-web-veto-ahead-turn = fino a fine turno
rocket-web-veto-ahead-own = fino al mio turno
rocket-web-veto-idle = Non chiedere se nulla può cambiare
rocket-web-veto-passing = Veto su { $company }: passi
rocket-web-veto-ask-again = Chiedimi di nuovo per { $company }
rocket-web-veto-go = Offri { $shares } per { $letter }
rocket-web-pass = Passa
rocket-web-log-turn = Turno { $turn } · { $seat }
rocket-web-when = turno { $turn }
rocket-web-past-turn = Nel passato · turno { $turn }
rocket-web-final-when = finita al turno { $turns }
rocket-web-final-earned = Prima della fine
rocket-web-final-majorities = Industrie e passeggeri
rocket-web-final-companies = Compagnie
rocket-web-final-has =
    { $points ->
        [0] { $seat } { $number }: niente
       *[other] { $seat } { $number }: { $amount }
    }
rocket-web-final-in-play = { $seat }: { $parts }
rocket-web-final-by-cities = { $amount } nelle città
rocket-web-final-by-towns = { $amount } nelle cittadine ferroviarie
rocket-web-final-by-mergers = { $amount } dalle fusioni
rocket-web-final-by-nothing = niente
rocket-web-final-why-earned = Punti fatti mentre si costruivano le linee.
rocket-web-final-why-industry = Gettoni nelle città collegate da una linea: primo 6, secondo 3. In parità si divide, per difetto.
rocket-web-final-why-passengers = Passeggeri: primo 6, secondo 3. In parità si divide, per difetto.
rocket-web-final-why-stations =
    Stazioni sulla linea: chi ne ha di più prende { $places ->
        [one] { $places } punto
       *[other] { $places } punti
    }, uno per ogni località collegata; il secondo la metà, per difetto. In parità si divide.
rocket-web-final-why-shares =
    Azioni della compagnia: chi ne ha di più prende { $places ->
        [one] { $places } punto
       *[other] { $places } punti
    }, uno per ogni località collegata; il secondo la metà, per difetto. In parità si divide.
rocket-web-legend-start = Partenza di una compagnia; barrata quando è eliminata
rocket-web-legend-engine = Locomotiva: il muso indica dove la linea può proseguire
rocket-web-legend-isolated = Isolata: questa linea non può raggiungere nulla di nuovo
rocket-web-legend-city = Città con tre spazi d’investimento
rocket-web-legend-town = Cittadina ferroviaria
rocket-web-legend-station = Stazione di un giocatore
rocket-web-legend-joined = Punto di una linea che ha collegato la località
rocket-web-legend-target = Qui si può fare qualcosa
rocket-web-legend-last = L’ultima mossa
