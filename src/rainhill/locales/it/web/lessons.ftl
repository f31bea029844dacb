# Le lezioni, e le schede che spiegano ciò che viene chiesto per la prima volta.

web-learn-ways = Modi per imparare
web-learn-way-learn = Leggere
web-learn-way-lessons = Lezioni
web-learn-way-puzzles = Problemi
web-lessons = Lezioni
web-lessons-intro = Brevi lezioni sul vero tabellone, un’idea alla volta. Un tentativo sbagliato non costa nulla: ti viene detto quale regola viola, o che cosa sarebbe costato.
web-lessons-all = Tutte le lezioni
web-lessons-none = Per questo gioco non ci sono ancora lezioni.
web-lessons-count = Lezioni concluse: { $done } di { $lessons }
web-lessons-done = conclusa
web-lessons-begun = passi conclusi: { $done } di { $steps }
web-lessons-steps =
    { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
web-lesson = Lezione
web-lesson-step = { $step } di { $steps }
web-lesson-fold = Mostra la spiegazione
web-lesson-goal = Obiettivo:
web-lesson-right = Giusto.
web-lesson-on = Continua.
web-lesson-over = La lezione è finita.
web-lesson-pause = Guarda il tabellone
web-lesson-pause-text = Come si continua è scritto nella scheda.
web-lesson-next = Avanti
web-lesson-following = Avanti: { $title }
web-lesson-hint = Consiglio
web-lesson-again = Ricomincia questo passo
web-lesson-rules = Vedi { $rules }.
web-lesson-costs-score = Punti: { $gain }. La scelta migliore qui: { $best }.
web-lesson-costs-shares = Azioni: { $gain }. La scelta migliore qui: { $best }.
web-lesson-costs-passengers = Passeggeri: { $gain }. La scelta migliore qui: { $best }.
web-lesson-costs-cash = Variazione dei contanti: { $gain }. La scelta migliore qui: { $best }.
web-lesson-costs-income = Variazione del reddito: { $gain }. La scelta migliore qui: { $best }.
web-lesson-costs-due = Guadagno alla fine del round: { $gain }. La scelta migliore qui: { $best }.
web-lesson-costs-locomotive = Livelli guadagnati: { $gain }. La scelta migliore qui: { $best }.
web-helper = La prima volta
web-helper-close = Capito
web-helper-off = Non mostrarne più
web-helper-open = Spiega
web-setting-helper = Spiega ciò che viene chiesto per la prima volta
