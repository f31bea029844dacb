# Un tavolo che aspetta i suoi giocatori.

web-seat-invite = Posto su invito
web-seat-invite-text = chi ha il link
web-seat-open = Posto libero
web-seat-open-text = visibile tra i tavoli aperti
web-seat-local = Posto libero
web-seat-local-text = su questo schermo
web-seat-person = Posto libero
web-seat-person-text = libero
web-seat-bot-text = un bot
web-seat-taken = è qui
web-lobby = In attesa di giocatori
web-lobby-full = Ci sono tutti
web-copy-link = Copia link
web-leave = Lascia
web-start = Inizia la partita
web-stop-closed = Questo tavolo è stato chiuso
web-agreed = Che cosa si è concordato
web-agreed-none = senza orologio
web-agreed-decision = { $seconds } secondi per decisione; { $zero ->
        [lose] poi il posto perde
       *[bot] poi subentra { $bot }
    }
web-agreed-match = { $minutes } minuti a testa, { $increment } secondi in più a mossa; { $zero ->
        [lose] poi il posto perde
       *[bot] poi subentra { $bot }
    }
web-agreed-days = { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } per turno; { $zero ->
        [lose] poi il posto perde
       *[bot] poi subentra { $bot }
    }
web-lobby-text = Invia ogni link a una persona. Chi lo apre prende quel posto; intanto puoi chiudere questa pagina.
web-share-title = Un posto a un tavolo di { $game }
