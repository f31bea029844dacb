# Che cosa si dice quando a qualcuno si chiede qualcosa per la prima volta, secondo il tipo di decisione.

steam-helper-auction = L’ordine va all’asta
    .text =
        Offri più dell’ultima offerta, o passa. Chi è avanti sceglie per primo una tessera azione, e di solito costruisce e consegna per primo.

        Nel gioco Base il denaro che non hai lo prendi a prestito: $5 per ogni punto di reddito. Quindi una posizione vale di rado molto più di $5.
steam-helper-capital = Raccogli capitale
    .text =
        Nel gioco Standard il denaro si raccoglie ora, all’inizio del round: $5 per ogni punto di reddito. Calcola l’offerta, i binari e la fase del reddito.

        $10 sono una buona misura per un primo round.
steam-helper-tile = Prendi una tessera azione
    .text =
        Una tessera per questo round; che cosa fa sta scritto sopra. Nel gioco Base il suo numero decide anche la tua posizione nel prossimo ordine, il più basso per primo, e Crescita, Locomotiva e Urbanizzazione costano denaro.

        Nel dubbio: Prima posa o Prima mossa, che non costano nulla.
steam-helper-build = Costruisci binari
    .text =
        Fino a tre tessere. Comincia da una città o da una tua estremità aperta, e cerca di completare una tratta da una fermata alla successiva: solo allora le merci possono usarla. $1 per ogni lato, di più per cittadine, fiumi e colline.

        Prima cerca un cubo, poi costruisci la sua via verso una città del suo colore. Puoi annullare i passi finché non chiudi il turno.
steam-helper-goods = Muovi le merci
    .text =
        Due volte a round: consegna un cubo, o migliora la locomotiva una volta, o passa. Un cubo va nella prima città del suo colore sul percorso, su al massimo tante tratte quanti sono i livelli della tua locomotiva. Ogni tratta porta un punto al suo proprietario.

        Almeno una tratta del percorso deve essere tua, e nessuno può averne più di te.
steam-helper-score = Reddito o punti vittoria
    .text =
        Tutti i punti di questa consegna vanno a uno dei due. Il reddito si paga alla fine di ogni round; i punti vittoria contano solo alla fine.

        Finché restano più round di solito è meglio il reddito; nell’ultimo terzo i punti vittoria. Il debito costa alla fine 2 punti vittoria per ogni punto.
