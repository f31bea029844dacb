# La fine di una partita.

web-final = Punteggio finale
web-final-winner =
    { $many ->
        [one] Vince { $winners }
       *[other] Vincono insieme { $winners }
    }
web-final-none = Nessun vincitore
web-final-margin =
    { $points ->
        [one] con un punto di vantaggio
       *[other] con { $points } punti di vantaggio
    }
web-final-margin-amount = con { $amount } di vantaggio
web-final-shared = a pari merito in testa
web-final-played = La partita è stata giocata fino alla fine.
web-final-conceded =
    { $many ->
        [0] La partita è finita per abbandono.
        [one] { $seats } ha abbandonato.
       *[other] { $seats } hanno abbandonato.
    }
web-final-time = Il tempo è scaduto.
web-final-agreed = È stata chiusa di comune accordo.
web-final-chart = I punti durante la partita
web-final-row = Conteggio
web-final-pieces = valore
web-final-total = Totale
web-final-explain = Spiega ogni riga
web-final-explain-less = Solo i numeri
web-rematch = Rivincita
web-rematch-text = Comincia quando tutti hanno accettato.
web-rematch-yours = Hai offerto la rivincita
web-rematch-by = { $name } offre la rivincita
web-rematch-yes = ha accettato
web-rematch-waits = non ancora
web-rematch-accept = Accetta
web-rematch-later = Non ora
web-rematch-off = Disdici
web-rematch-links = Invita qualcun altro
web-rematch-called-off = La rivincita è stata disdetta.
web-rematch-given = Il tuo posto è andato a qualcun altro.
web-rematch-go = Alla rivincita
web-rematch-watch = Guarda la rivincita
web-see-board = Guarda il tabellone
web-back-to-result = Al risultato
