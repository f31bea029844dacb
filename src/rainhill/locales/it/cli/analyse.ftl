analyse-description =
    Giudica ogni decisione di una registrazione: la probabilità di vittoria di ogni posto lungo la partita, le svolte, le
    scelte migliori e quanto si è regalato. Ciò che è giudicato si conserva: si può interrompere e riprendere.
analyse-hint-help = consiglia il posto di turno nell’ultima posizione, con ciò che quel posto può sapere
analyse-all-help = racconta ogni decisione, non solo quelle costate qualcosa
analyse-bot-help = il bot che giudica; deve saper dire perché (search, o un livello che calcola)
analyse-nodes-help = quante posizioni esamina per una decisione ({ $nodes } se non indicato)
analyse-seconds-help = quanti secondi pensa a una decisione, invece di un numero di posizioni
analyse-jobs-help = quanti processi pensano insieme
analyse-fresh-help = giudica tutto da capo, anche ciò che era conservato
analyse-progress = giudizio
analyse-bad-budget = Pensare richiede più di niente: indica un numero sopra 0.
analyse-broken-off = Interrotto dopo { $done } decisioni su { $wanted }. Sono conservate: lo stesso comando riprende da qui.
analyse-nothing-asked = La partita è finita; non c’è più niente da decidere.
analyse-no-decisions = In questa registrazione non ci sono decisioni.
analyse-chances-heading = Probabilità di vittoria, dalla prima decisione all’ultima
analyse-chances = { $seat } { $first } { $bars } { $last }
analyse-turns-heading =
    { $number ->
        [0] Nessuna svolta
        [one] La svolta
       *[other] Svolte
    }
analyse-turn = { $number }. { $seat }: { $action }. Ci guadagna { $gainer }; le probabilità si spostano di { $swing }.
analyse-mistakes-heading = Che cosa è costato qualcosa
analyse-decisions-heading = Ogni decisione
analyse-no-mistakes = Nessuno ha regalato molto.
analyse-verdict =
    { $best ->
        [yes] { $number }. { $seat }: { $action } ({ $chance }), la migliore trovata
       *[no] { $number }. { $seat }: { $action } ({ $chance }), costa { $cost } e { $points } punti
    }
analyse-choice = {"   "}{ $place }) { $action }: { $chance }, { $points } punti
analyse-line = {"      "}poi { $line }
analyse-account =
    { $seat }: { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }, la migliore trovata in { $best ->
        [one] { $best } caso
       *[other] { $best } casi
    }, { $mistakes ->
        [0] nessun errore
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }; in media { $cost } di probabilità di vittoria e { $points } punti ceduti
