# La prima pagina, la barra di tutte le pagine, e gli elenchi di tavoli.

web-hero-1 = Due giochi di treni,
web-hero-2 = un tavolo tranquillo.
web-hero-text = Stephenson’s Rocket e Steam, con gli amici o con i bot, su ogni schermo. Gratis e open source.
web-play-bot = Gioca con un bot
web-pages = Pagine
web-page-play = Gioca
web-page-replays = Replay
web-your-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-open-none = Nessun tavolo aperto. Aprine uno: i bot riempiono i posti.
web-watch = In corso ora
web-watch-one = Guarda
web-your-turn = Tocca a te
web-play-on = Gioca
web-resume = Riprendi
web-open = Apri
web-join = Partecipa
web-row-title = Tavolo di { $creator }
web-upload = Apri registrazione…
web-replays-none = Ancora nessuna partita finita.
web-skip = Vai alla pagina
web-play-bots = Gioca coi bot
web-card-learn = Come si gioca
web-first-time = È la prima volta?
web-first-learn = Le regole in dieci minuti
web-first-learn-text = con figure e una partita di prova su una mappa piccola
web-first-replays = Guarda le partite degli altri
web-first-replays-text = partite finite passo per passo, e le tue registrazioni
web-row-round = round { $round }
web-row-free =
    { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
web-row-leave = Lascia questo tavolo: { $table }
web-row-leave-sure = Lasciare il tavolo? Se lo hai aperto tu, si chiude.
web-row-leave-go = Lascia
web-row-concede = Lascia questa partita: { $table }
web-row-concede-sure = Lasciare per sempre? Così abbandoni la partita; un bot continua per te.
web-row-concede-go = Abbandona
web-row-delete = Elimina questo tavolo: { $table }
web-row-delete-sure = Eliminare per sempre questo tavolo e la sua partita?
web-row-delete-open-sure = Eliminare per sempre questo tavolo?
web-row-delete-go = Elimina
web-row-keep = Annulla
web-rematch-offered = C’è un’offerta di rivincita
web-rematch-offered-at = Rivincita: { $people }
web-rematch-see = Vedi l’offerta
web-row-won = Vittoria: { $winners }
web-record = Registrazione
web-records = Le tue registrazioni
web-records-text = Apri una registrazione (.rail o JSON): scorrila passo per passo e continua a giocare da qualsiasi momento.
web-records-drop = Oppure trascinala qui.
web-records-paste = Incolla registrazione
web-records-open = Apri
web-replays-mine = Le tue partite
web-replays-all = Partite finite
web-replays-more = Altre
