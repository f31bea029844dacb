# Telling us of a mistake in a translation.

web-mistake = Questa traduzione ha un errore
web-mistake-text = Scrivi quali parole sono sbagliate e come dovrebbero essere. Chiave e pagina vengono aggiunte.
web-mistake-words = Le parole sbagliate
web-mistake-better = Come dovrebbe essere
web-mistake-keys = Dove si trovano
web-mistake-unknown = non trovate su questa pagina
web-mistake-tell = Segnala
web-mistake-copy = Copia il testo
web-mistake-copied = Copiato
web-mistake-title = Traduzione ({ $language }): { $words }
