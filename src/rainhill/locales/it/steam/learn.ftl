# Steam per chi lo impara. I paragrafi sono separati da righe vuote.

steam-learn-aim = Di che si tratta
    .text =
        Costruisci binari tra città e cittadine e ci trasporti le merci. Ogni pezzo di binario da una fermata alla successiva è una tratta. Un cubo che viaggia sulle tue tratte ti porta un punto per ognuna.

        Le città hanno un colore e contengono cubi. Un cubo vuole andare in una città del suo colore. Le cittadine sono anelli; attraversarle costa un po’ di più.
    .alt = La mappa piccola: cinque città colorate con i cubi, e quattro cittadine.
steam-learn-round = Un round
    .text =
        Tutti prendono una tessera azione, tutti costruiscono, le merci si muovono in due giri, e si paga. Poi cambia l’ordine e comincia il round successivo: dieci in tre giocatori, otto in quattro, sette se siete di più.

        La barra sotto il tabellone dice sempre a che punto siete e che cosa puoi fare.
steam-learn-money = Il denaro è a prestito
    .text =
        Cominci senza nulla. Nel gioco Base la banca presta $5 ogni volta che serve per pagare, e ogni volta il tuo reddito scende di 1. Sotto zero, il reddito è un debito che paghi a ogni round.

        Così i primi binari si comprano a debito, e le consegne fanno risalire il reddito. Quanto costa un passo, e quanti contanti e reddito ti resteranno, è scritto accanto prima che tu confermi.
steam-learn-tiles = Tessere azione
    .text =
        Sette tessere, una a testa: giocare per primo al prossimo round, muovere le merci per primo, posare quattro tessere invece di tre, costruire per primo, far crescere una città, migliorare subito la locomotiva, o trasformare una cittadina in città. Nel gioco Base le più forti costano; nel gioco Standard sono tutte gratis.
steam-learn-build = Costruire
    .text =
        Nel tuo turno posi fino a tre tessere. $1 per ogni lato da cui esce il binario, $1 in più per una cittadina, $1 per un fiume, $2 per le colline. Un binario comincia da una città o da una tua estremità aperta.

        Una tratta è completa quando ha una fermata a entrambe le estremità. La tratta di Ada da Anchorby a Birkby lo è. L’altra ha ancora un’estremità aperta: se Ada non la prosegue nel suo prossimo turno di costruzione, non è più sua.
    .alt = Una tratta completa tra due fermate, e un’altra che finisce nel vuoto.
steam-learn-deliver = Consegnare le merci
    .text =
        Due volte a round puoi consegnare un cubo o, una volta sola, migliorare la locomotiva. Una consegna percorre al massimo tante tratte quanti sono i livelli della tua locomotiva, finisce alla prima città del suo colore e non passa due volte per la stessa città. Almeno una tratta deve essere tua, e nessuno può averne sul percorso più di te.

        Qui Ada porta un cubo rosso da Cobham per Birkby ad Anchorby: due tratte, due punti. Li mette entrambi sul reddito, o entrambi sui punti vittoria.
    .alt = Il percorso di un cubo da Cobham ad Anchorby su due tratte.
steam-learn-city = Nuove città e crescita
    .text =
        La Crescita mette su una città i cubi di uno spazio della riserva. L’Urbanizzazione trasforma una cittadina in una città del colore che scegli, con cubi propri. I binari che portavano alla cittadina portano alla città.

        Kettle Bridge è diventata una città grigia. Nessuna mappa ne ha una dall’inizio: solo ora i cubi grigi hanno una meta.
    .alt = Ora Kettle Bridge è una città grigia, con due cubi.
steam-learn-end = Il reddito e la fine
    .text =
        Alla fine di un round ognuno riceve il proprio reddito, o lo paga se è negativo. Dopo l’ultimo round metà di un reddito positivo vale come punti vittoria, ogni punto di uno negativo ne costa 2, e ogni tratta completa dà 1. Vince chi ha più punti.
steam-learn-standard = Standard
    .text =
        Per chi ha già esperienza. Il denaro si raccoglie solo nella prima fase di un round, quindi pensa in anticipo. L’ordine va all’asta a ogni round. Le tessere azione sono gratis. Ogni livello della locomotiva costa $1 a round, e ciò che non puoi pagare costa punti.
steam-learn-hints = Tre consigli
    .text =
        Guarda prima i cubi, poi costruisci la strada che vogliono fare.

        Fai salire il reddito finché restano round da incassare; passa ai punti vittoria nell’ultimo terzo.

        Le tratte che servono agli altri ti rendono sulle loro consegne. Una cittadina tra due città fa di una tratta due.
