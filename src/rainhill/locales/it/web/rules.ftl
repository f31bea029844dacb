# Le regole di un gioco da consultare, e il suo riepilogo.

web-rules-full = Tutte le regole
web-rules-print = Stampa come libretto
web-rules-example = Esempio
web-rules-note = Nota
web-rules-option = Opzione:
web-rules-here = vale a questo tavolo
web-rules-elsewhere = Non a questo tavolo: { $names }
web-rules-usual = di norma: { $editions }
web-rules-both = entrambe le edizioni
web-rules-seats =
    { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
web-rules-ruling = nostra decisione
web-rules-ruling-text = Qui le regole stampate tacciono o si contraddicono; abbiamo deciso così.
web-rules-table = Tabella
web-rules-terms =
    Evidenziato per il vostro tavolo: { $edition }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }.
web-rules-all-alike = Mostra tutte le edizioni allo stesso modo
web-rules-untranslated = Questo capitolo non è ancora tradotto ({ $language }).
web-rules-hits =
    { $hits ->
        [0] Nessun risultato
        [one] { $hits } passo trovato
       *[other] { $hits } passi trovati
    }
web-reference = Regole in breve
web-reference-print = Su una pagina da stampare
web-print = Stampa
web-reference-none = Per questo gioco non c’è un riepilogo.
