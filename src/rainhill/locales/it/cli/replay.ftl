replay-description =
    Rigioca una registrazione azione per azione, controlla che ogni azione fosse ammessa e che la posizione finale sia
    quella registrata, e racconta la partita a parole.
replay-all-help = racconta ogni azione (è ciò che accade se non indicato altro)
replay-step-help = mostra la posizione dopo ogni azione e aspetta Invio
replay-heading =
    { $title }, { $map }, { $edition }: { $seats }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }.
replay-entry =
    { $auto ->
        [yes] { $number }. { $seat }: { $action } (unica risposta)
       *[no] { $number }. { $seat }: { $action }
    }
replay-sentence = {"   "}{ $sentence }
replay-comment = {"   "}«{ $comment }»
replay-prompt = { $number } di { $actions }. Invio continua, q termina:
replay-verified = Ogni azione è ammessa. Posizione { $hash }.
