# Ciò che tutti i giochi hanno in comune: elenchi, rifiuti, registrazioni, preparazione e file di mappe.

list-none = nessuno
list-more = { $first }, { $next }
list-last = { $first } { ED($last) } { $last }
seat-number = il posto { $number }
seat-you = tu
rule-cited = { $sentence } ({ $rule })
quoted = «{ $word }»

# Rifiuti: un’azione vietata dalle regole. Non è cambiato nulla.
refusal-not-your-decision = Ora decide { $asked }, non { $seat }.
refusal-match-over = La partita è finita.
refusal-not-forced = La registrazione la indica come unica risposta, ma ce n’erano altre.
refusal-bad-value = Il campo «{ $field }» dell’azione «{ $kind }» deve essere di tipo «{ $wanted }», non «{ $value }».

# Registrazioni e notazione
record-too-long = È troppo lunga: { $actions } azioni, al massimo { $most }.
record-too-large = È troppo grande per essere una registrazione ({ $size } caratteri, al massimo { $most }).
record-not-a-record = Non è una registrazione di Rainhill: la prima riga deve essere «Rainhill record 1» (oppure il file deve essere una registrazione JSON).
record-is-a-path = «{ $path }» è il nome di un file, non il suo contenuto. Indica il testo della registrazione o un pathlib.Path.
record-not-json = Sembra JSON, ma qui è rovinato. Salva di nuovo la registrazione, o correggi questa riga.
record-future-format = L’ha scritta un Rainhill più recente (formato { $format }; questo legge fino a { $known }). Aggiorna Rainhill.
record-future-rules = Usa la versione { $rules } delle regole; questo Rainhill conosce fino alla { $known }. Aggiorna Rainhill.
record-unknown-game = È una partita di «{ $game }», un gioco che questo Rainhill non conosce.
record-header-missing = L’intestazione non dice nulla di «{ $name }».
record-header-not-a-number = La riga d’intestazione «{ $name }» deve contenere un numero, non «{ $value }».
record-header-line = Questa riga d’intestazione non si può leggere, o compare due volte: «{ $text }». Le righe d’intestazione sono del tipo «Map: england».
record-seats-not-numbered = I posti devono essere numerati 1, 2, 3 senza salti.
record-bad-setup = La partita non si può preparare. { $reason }
record-map-text-missing = È stata giocata su una mappa personale ({ $map }), e la mappa non è nella registrazione.
record-map-changed = È stata giocata su un’altra versione della mappa «{ $map }» ({ $recorded }; qui è { $present }).
record-hash-differs = Rigiocandola si arriva a una posizione ({ $replayed }) diversa da quella registrata ({ $recorded }). Un’azione è stata cambiata, o il file mescola due partite.
record-truncated = Manca la fine (azioni annunciate: { $expected }, presenti: { $found }). Per continuare da qui, cambia «Actions: { $expected }» in «Actions: { $found }» e cancella le righe Hash e Result.
record-action-line = Questa riga non si può leggere: «{ $text }». Le righe delle azioni sono del tipo «12. Ada: extend GWR to H9».
record-action-number = Questa riga dovrebbe avere il numero { $expected }, non { $found }: una riga manca o è doppia.
record-unknown-seat = In questa partita non gioca nessuno di nome { $seat }.
record-refused = L’azione { $number } è contro le regole. { $reason }
record-action-not-an-object =
    { $number ->
        [0] L’azione non è scritta come oggetto.
       *[other] L’azione { $number } non è scritta come oggetto con «seat» e «action».
    }
record-action-unknown-kind =
    { $kind ->
        [none]
            { $number ->
                [0] L’azione non indica il suo tipo («kind»).
               *[other] L’azione { $number } non indica il suo tipo («kind»).
            }
       *[other]
            { $number ->
                [0] Non ci sono azioni di tipo «{ $kind }».
               *[other] L’azione { $number } è di tipo sconosciuto: «{ $kind }».
            }
    }
record-action-unknown-field =
    { $number ->
        [0] Un’azione di tipo «{ $kind }» non ha «{ $field }».
       *[other] L’azione { $number } di tipo «{ $kind }» ha un campo «{ $field }» che non le appartiene.
    }
record-action-bad-field =
    { $number ->
        [0] «{ $field }» dell’azione «{ $kind }» manca o è del tipo sbagliato.
       *[other] Azione { $number } di tipo «{ $kind }»: «{ $field }» manca o è del tipo sbagliato.
    }
record-action-unreadable = «{ $text }» non è un’azione. Le azioni si scrivono come in una registrazione, per esempio: extend GWR to H9 (Rocket), lay 22 turned 1 at H9 (Steam).

# Preparare una partita
setup-unknown-game = Non c’è un gioco «{ $game }». Scelte possibili: { $known }.
setup-unknown-map = Non c’è una mappa «{ $map }» per { $game }. Scelte possibili: { $known }.
setup-bad-first = A questo tavolo nessuno può cominciare dal posto { $first }; i posti sono { $seats }.
setup-no-own-maps = { $game } si può giocare solo sulle mappe incluse.
setup-bad-map = { $line ->
    [0] La mappa non si può usare. { $sentence }
   *[other] La mappa non si può usare (riga { $line }). { $sentence }
}
setup-unknown-edition = Non c’è un’edizione «{ $edition }» di { $game }. Scelte possibili: { $known }.
setup-unknown-option = { $game } non ha l’opzione «{ $option }». Scelte possibili: { $known }.
setup-unknown-choice = L’opzione «{ $option }» non può essere «{ $value }». Scegli tra: { $known }.
setup-wrong-seats =
    { $game } non si gioca con { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }. Numeri di posti possibili: { $known }.
setup-unknown-bot = Non c’è un bot di nome «{ $bot }». Scelte possibili: { $known }.
setup-option-without-value = Scrivi un’opzione come NAME=VALUE, non «{ $option }».
setup-too-many-bots = Sono indicati { $bots } bot per { $seats } posti. Indicane al massimo quanti sono i posti.
setup-too-few-bots = Indica almeno { $fewest } bot.
setup-same-bot-twice = Ogni bot si può indicare una sola volta: { $names }.
setup-bad-bot-budget = «{ $bot }» non è un limite valido. Scrivi search:nodes=800 o search:seconds=1.5; lo hanno solo i bot che calcolano.
setup-own-bot-missing = Non c’è un bot «{ $file }». Indica un file Python con la sua classe (bot.py:MyBot), o un programma eseguibile.
setup-own-bot-name = Un tuo bot non si può chiamare «{ $bot }». Dagli un nome libero: mybot=bot.py:MyBot.
setup-own-bot-silent = Il bot «{ $bot }» non si è presentato ({ $reason }).
setup-arena-file = { $file } non contiene risultati di «rainhill arena».
setup-arena-other = { $file } contiene i risultati di un altro campionato. Indica un altro file, o chiedi gli stessi bot, posti e seme.
setup-unknown-workers = Nessuno lavora in «{ $workers }». Scrivi local, ray (il cluster di cui fa parte questa macchina) o ray://HOST:PORT.
setup-no-ray = Per lavorare su un cluster serve Ray, che non è installato: pip install 'rainhill[ray]'.
setup-workers-silent = Il cluster «{ $workers }» non risponde ({ $reason }).
setup-workers-lost = Il cluster non c’è più ({ $reason }). Ciò che era finito è conservato se era indicato un file; lo stesso comando riprende da lì.
setup-workers-differ = Nel cluster c’è Rainhill { $there }, qui { $here }. I risultati si confrontano solo con la stessa versione ovunque.
setup-own-bot-large = I file del bot «{ $bot }» occupano { $size } MB; se ne spediscono al più { $most } MB. Installalo su ogni macchina e indicalo con il suo comando.
setup-bot-cannot-explain = Il bot «{ $bot }» gioca ma non sa dire perché. Indicane uno che calcola.
setup-bad-deal = Ciò che ha deciso il caso non può essere «{ $deal }».
setup-bad-seats = Solo un posto può essere tuo.
setup-bad-seat-name = «{ $name }» non può essere un nome: usa da 1 a 40 caratteri su una sola riga, nessuno invisibile.
setup-same-seat-name = Due posti hanno lo stesso nome: { $names }. Dai a ognuno un nome diverso.
setup-same-colour = Due posti vogliono lo stesso colore; danne un altro a uno dei due.

# File di mappe
map-where = { $file }, riga { $line }: { $sentence }
map-where-file = { $file }: { $sentence }
map-unknown-map = Non c’è una mappa «{ $id }» per { $game }. Scelte possibili: { $known }.
map-misfiled-map = Il file dice di essere la mappa «{ $id }» di { $game }; dagli il nome corrispondente.
map-text-too-long = Il testo ha { $size } caratteri; se ne leggono al massimo { $most }.
map-bad-id = «{ $id }» non può essere l’id di una mappa: usa lettere minuscole, cifre e trattini, al massimo 30.
map-bad-name = «{ $name }» qui non può essere un nome: usa lettere, cifre e pochi segni, al massimo 40 caratteri (un titolo 80), e nessuna parola che in una registrazione separa i nomi.
map-unreadable-map = Il file non si può leggere ({ $reason }).
map-empty-map = Il terreno non ha caselle giocabili.
map-not-toml =
    { $column ->
        [0] Questo non è TOML valido. Il parser TOML segnala, in inglese: «{ $reason }».
       *[other] Questo non è TOML valido (colonna { $column }). Il parser TOML segnala, in inglese: «{ $reason }».
    }
map-future-format = La mappa è fatta per un Rainhill più recente (formato { $format }; questo legge fino a { $known }).
map-unknown-format = Il formato deve essere { $known }, non { $format }.
map-missing-key = Manca «{ $key }».
map-wrong-type = «{ $key }» è del tipo sbagliato.
map-unknown-layout = La disposizione «{ $layout }» è sconosciuta. Scelte possibili: { $known }.
map-bad-sign = Il segno «{ $sign }» deve essere un solo carattere (non uno spazio) e avere un tipo.
map-unknown-sign = Il segno «{ $sign }» (colonna { $column }) non è spiegato sotto [signs].
map-off-grid = Il segno «{ $sign }» (colonna { $column }) sta tra le caselle: spostalo di uno.
map-too-wide = La mappa è troppo larga: i margini hanno { $limit } lettere.
map-too-tall = L’immagine ha { $rows } righe, se ne leggono al massimo { $most }.
map-too-many-drawn = Ci sono { $number } voci di «{ $table }» da disegnare, al massimo { $most } sono possibili.
map-too-far = «{ $key }» è troppo lontano dalla mappa, o troppo grande.
map-no-such-hex =
    { $place ->
        [none] Su questa mappa non c’è la casella { $hex }.
       *[other] { $place } sta su { $hex }, che non è una casella giocabile.
    }
map-shared-hex = { $place } { ED($other) } { $other } stanno sulla stessa casella { $hex }.
map-same-name = Ci sono due località di nome { $place }.
map-same-id = Ci sono due voci con l’id «{ $id }».
map-nameless-place = Su { $hex } è disegnata una località, ma nell’elenco non c’è.
map-edge-between-no-neighbours = Un bordo deve stare tra due caselle vicine, non tra { $between }.
map-edge-off-map = Il bordo tra { $between } non tocca caselle giocabili.
map-edge-given-twice = Il bordo tra { $between } è indicato due volte.
map-river-too-short = Un fiume ha bisogno di almeno due caselle.
map-river-jumps = Il fiume salta: { $hex } non è vicina alla casella precedente.
map-other-game = Questa è una mappa per { $game }.
map-same-industry = Un’industria è elencata due volte: { $industries }.
map-unknown-colour = Qui non c’è il colore «{ $colour }». Scelte possibili: { $known }.
map-not-two-and-one = { $city } ha bisogno di tre spazi d’investimento: due di un’industria, uno di un’altra.
map-unknown-industry = { $city } ha un’industria sconosciuta: «{ $industry }». Scelte possibili: { $known }.
map-company-number = 
    { $range ->
        [no] Le compagnie devono essere { $fewest }, non { $number }.
       *[yes] Le compagnie devono essere da { $fewest } a { $most }, non { $number }.
    }
map-city-number =
    { $wanted ->
        [none] Le città devono essere da { $fewest } a { $most }, non { $number }.
       *[other] Le città devono essere { $wanted }, non { $number }.
    }
map-town-number = Le cittadine devono essere da { $fewest } a { $most }, non { $number }.
map-cube-number = Una città ha da { $fewest } a { $most } cubi, non { $number }.
map-cubes-in-all = Le città hanno in tutto { $number } cubi; ne servono da { $fewest } a { $most }.
map-too-many-cubes = Le città hanno in tutto { $number } cubi; se ne possono avere al massimo { $most }.
map-colour-missing = Nessuna città è di colore «{ $colour }»; ogni colore tranne il grigio ne vuole una.
map-unknown-edge = Un bordo di tipo «{ $kind }» qui non significa nulla. Scelte possibili: { $known }.
map-stops-adjacent = { $place } { ED($other) } { $other } sono vicine; le fermate devono stare separate.
map-river-through-dry-hex = Il fiume { $river } passa per { $hex }, che non è disegnata come fiume.
map-canal-not-drawn = { $hex } è disegnata come canale, ma non la attraversa nessun canale (un fiume di tipo «canal»).
map-unknown-course = Un fiume di tipo «{ $kind }» qui non significa nulla. Scelte possibili: { $known }.
map-coast-without-sea = { $hex } è disegnata come costa, ma i binari possono uscirne da ogni lato: non è sul mare.
map-river-not-drawn = { $hex } è disegnata come fiume, ma non la attraversa nessun fiume.
map-too-many-hexes = Ci sono { $number } caselle giocabili; se ne possono avere al massimo { $most }.
map-too-many-places = Ci sono { $number } località; se ne possono avere al massimo { $most }.
map-too-many-industries = Ci sono { $number } industrie; se ne possono avere al massimo { $most }.
map-company-twice = Due compagnie hanno lo stesso valore di «{ $key }»: «{ $value }».
map-unknown-terrain = Il terreno «{ $kind }» su { $hex } qui non significa nulla; elencalo sotto «decoration» se è solo decorativo.
map-place-not-drawn = { $place } ({ $hex }) non è disegnata come località.
map-industry-sum = Spazi d’investimento di «{ $industry }»: { $number }, delle altre: { $wanted }. Devono averne tutte lo stesso numero.
map-starts-too-close =
    { $distance ->
        [one] { $company } { ED($other) } { $other } partono a distanza di una sola casella; ne servono almeno { $fewest }.
       *[other] { $company } { ED($other) } { $other } partono a distanza di sole { $distance } caselle; ne servono almeno { $fewest }.
    }
map-start-shut-in = La locomotiva della compagnia { $company } non può lasciare la sua città di partenza.
map-place-out-of-reach =
    { $company ->
        [none] Nessun binario può collegare { $place } { ED($other) } { $other }.
       *[other] { $company } non può mai raggiungere { $place }.
    }
