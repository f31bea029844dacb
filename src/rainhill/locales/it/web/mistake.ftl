# Telling us of a mistake in a translation.

web-mistake = Questa traduzione ha un errore
# Whether the host names a place for issues; without one the text can only be copied.
web-mistake-text =
    Scrivi quali parole sono sbagliate e come dovrebbero essere. { $way ->
        [issue] «Segnala» apre una nuova segnalazione con il testo qui sotto, chiave e pagina comprese; non parte nulla finché non la invii lì.
       *[copy] Da qui non parte nulla: copia il testo qui sotto, chiave e pagina comprese, e fallo avere a chi gestisce questo sito.
    }
web-mistake-words = Le parole sbagliate
web-mistake-better = Come dovrebbe essere
web-mistake-keys = Dove si trovano
web-mistake-unknown = non trovate su questa pagina
web-mistake-tell = Segnala
web-mistake-copy = Copia il testo
web-mistake-copied = Copiato
web-mistake-title = Traduzione ({ $language }): { $words }
