# Un tavolo che aspetta i suoi giocatori.

web-seat-invite = Posto su invito
web-seat-invite-text = per chi ha il link
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
web-new-link = Nuovo link
web-new-link-text = Crea un link da inviare. Quello inviato prima non vale più.
web-leave = Lascia
web-close-table = Chiudi il tavolo
web-seat-away = ora assente
web-seat-to-bot = Metti un bot
web-seat-free = Libera il posto
web-qr = Codice QR
web-qr-of = Il link per il posto { $number } come codice QR
web-colour = Colore
web-colour-of = Colore del posto { $number }
web-colour-any = Un colore qualsiasi
web-colour-1 = Verde petrolio (disco)
web-colour-2 = Rosa (triangolo)
web-colour-3 = Marrone (rombo)
web-colour-4 = Azzurro (pentagono)
web-colour-5 = Oliva (croce)
web-colour-6 = Avorio (stella)
web-begins = comincia
web-begins-drawn = si tira a sorte all’inizio
web-first-told-seat = Comincia il posto { $number }.
web-start-why =
    { $free ->
        [one] La partita può iniziare quando l’ultimo posto è occupato.
       *[other] La partita può iniziare quando altri { $free } posti sono occupati.
    }
web-start-itself =
    { $free ->
        [one] Inizia da sola appena l’ultimo posto è occupato.
       *[other] Inizia da sola appena altri { $free } posti sono occupati.
    }
web-start-host = La partita la avvia { $name }.

# La pagina dietro un invito.
web-invited-by = { $name } ti invita a una partita di
web-invited-seat = Questo posto è per te
web-invitation-rules = Leggi le regole
web-invitation-watch = Guarda e basta
web-invitation-look = Guarda il tavolo
web-invitation-void = Questo link non è più valido
web-invitation-void-text = C’è un link più recente, il posto è andato a qualcun altro, o manca un pezzo del link. Chiedine uno nuovo a chi te l’ha inviato.
web-invitation-used = { $name } ha preso questo posto con questo link. Se sei tu, puoi aprirlo anche su questo dispositivo.
web-invitation-device = Sono { $name }
web-name-length = Un nome ha da 1 a 40 caratteri.
web-start = Inizia la partita
web-stop-closed = Questo tavolo è stato chiuso
web-stop-closed-text = L’ha chiuso chi l’aveva preparato. Preparane uno nuovo o chiedi un altro link.
web-agreed = Che cosa si è concordato
web-agreed-none = senza orologio
web-agreed-decision = { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    } per decisione; { $zero ->
        [lose] poi il posto perde
       *[bot] poi decide { $bot }
    }
web-agreed-match = { $minutes ->
        [one] un minuto a testa
       *[other] { $minutes } minuti a testa
    }, { $increment ->
        [0] senza tempo aggiunto
        [one] un secondo in più a mossa
       *[other] { $increment } secondi in più a mossa
    }; { $zero ->
        [lose] poi il posto perde
       *[bot] poi decide { $bot }
    }
web-agreed-days = { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } per turno; { $zero ->
        [lose] poi il posto perde
       *[bot] poi subentra { $bot }
    }
web-lobby-text = Invia ogni link a una persona diversa. Chi lo apre prende quel posto; intanto puoi chiudere questa pagina.
web-share-title = Un posto a un tavolo di { $game }
