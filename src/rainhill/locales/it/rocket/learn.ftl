# Stephenson's Rocket per chi lo impara. I paragrafi sono separati da righe vuote.

rocket-learn-aim = Di che si tratta
    .text =
        Le compagnie ferroviarie spingono le loro linee attraverso il paese. Nessuna è tua. Fai punti se sei nel posto giusto: con un investimento in una città, con una stazione su una linea, con le azioni di una compagnia.

        Ogni compagnia parte dalla propria città (una casella colorata). Le città hanno tre spazi per investire; le cittadine ferroviarie sono piccoli anelli. Una linea collega una di queste località quando la sua locomotiva si ferma accanto. Una linea vale tanti punti quante località ha collegato.
    .alt = La mappa piccola: tre città di partenza, quattro città e tre cittadine ferroviarie.
rocket-learn-turn = Il tuo turno: due azioni
    .text =
        Esegui due azioni, una dopo l’altra, scelte fra tre: investire in una città, piazzare una stazione o muovere una locomotiva. Puoi ripetere lo stesso tipo, ma nessuno muove due volte la stessa compagnia in un turno.

        Prima che tu confermi, la barra sotto il tabellone dice che cosa porterà la mossa, e a chi.
rocket-learn-invest = Investire
    .text =
        Occupa uno spazio libero in una città. Resta tuo per tutta la partita e rende due volte. Quando una linea raggiunge la città, chi vi ha più spazi riceve 2 punti, il secondo 1. Alla fine ogni industria si conta su tutta la mappa: chi ha più spazi riceve 6 punti, il secondo 3.

        Nella figura la compagnia verde ha appena raggiunto Kettleford. Ada (cerchio) vi ha due spazi e riceve 2 punti; Ben (triangolo) ne ha uno e ne riceve 1.
    .alt = Una locomotiva accanto a Kettleford, i cui tre spazi sono di Ada, Ben e Ada.
rocket-learn-extend = Ampliare una linea
    .text =
        Muovi di una casella una locomotiva qualsiasi: diritta, oppure di un lato a sinistra o a destra. Dalla città di partenza può uscire in ogni direzione. La fermano località, binari e il bordo della mappa. Ricevi un titolo azionario (un’azione) della compagnia, qualunque cosa accada dopo.

        Qui la locomotiva verde può andare in A, B o C.
    .alt = Una locomotiva con tre caselle davanti, segnate A, B e C.
rocket-learn-veto = Il veto
    .text =
        Prima che la locomotiva arrivi, chiunque altro abbia azioni di quella compagnia può opporsi, una volta a testa, a turno: offre alcune delle sue azioni e indica una casella. A te spetta l’ultima risposta, e ti basta eguagliare l’offerta più alta.

        Chi offre di più paga quelle azioni e decide; nessun altro paga. Così le azioni valgono punti alla fine e danno potere lungo la strada.
rocket-learn-station = Stazioni e passeggeri
    .text =
        Una stazione sta su una casella vuota, non accanto a una locomotiva o a un’altra stazione. È collegata quando una linea ci passa sopra, e allora conta per quella linea.

        Chi muove una locomotiva sulla stazione di qualcun altro prende un passeggero. Alla fine chi ha più passeggeri riceve 6 punti, il secondo 3. Nella figura la linea verde può passare sulla stazione di Ben.
    .alt = Una locomotiva e, dritto davanti, una casella con la stazione di Ben.
rocket-learn-town = Cittadine ferroviarie
    .text =
        Quando una linea raggiunge una cittadina ferroviaria, si pagano le stazioni su quella linea: chi ne ha di più riceve 1 punto per ogni località collegata dalla linea, il secondo la metà.

        Qui la linea rossa raggiunge Signal Hill. Ha la sua città di partenza, Tanner’s Cross e ora Signal Hill: tre località. Le due stazioni di Ada sono le uniche, quindi riceve 3 punti.
    .alt = La linea rossa passa su due stazioni di Ada e si ferma accanto a Signal Hill.
rocket-learn-merge = Fusioni
    .text =
        Una locomotiva che si ferma accanto a un’altra linea pone fine alla sua compagnia. La linea raggiunta ne incorpora binari, stazioni e località. Le azioni della compagnia eliminata vengono pagate (chi ne ha di più 1 punto per località, il secondo la metà) e si cambiano, due per una.

        Se la locomotiva rossa va sulla casella segnata, la compagnia rossa è eliminata e la verde sopravvive. Una casella accanto ad altre due linee è vietata.
    .alt = La locomotiva rossa davanti a una casella che tocca la linea verde.
rocket-learn-end = La fine
    .text =
        Una linea che non può raggiungere nulla di nuovo è isolata e non dà più azioni. Quando al massimo una compagnia non è né eliminata né isolata, o le tessere binario sono finite, la partita si chiude.

        Poi arrivano le somme importanti: ogni industria e i passeggeri 6 e 3; per ogni linea rimasta, chi ha più stazioni e chi ha più azioni riceve 1 punto per località, il secondo la metà. Gli investimenti nelle città che nessuna linea ha raggiunto non valgono nulla. Vince chi ha più punti.
rocket-learn-hints = Tre consigli
    .text =
        Le azioni di una linea che si allunga valgono di più. Tieni d’occhio la colonna delle località collegate.

        Una fusione in cui hai più azioni della compagnia eliminata paga subito e ti fa entrare in quella che sopravvive.

        Un investimento in una città paga ogni volta che arriva un’altra linea. Scegli città tra due compagnie.
