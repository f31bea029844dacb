replay-description =
    Spielt eine Aufzeichnung Aktion für Aktion nach, prüft, ob jede Aktion erlaubt und die Schlussstellung die
    aufgezeichnete ist, und erzählt die Partie in Worten.
replay-all-help = jede Aktion erzählen (Vorgabe)
replay-step-help = die Stellung nach jeder Aktion zeigen und auf Enter warten
replay-heading =
    { $title }, { $map }, { $edition }: { $seats }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
replay-entry =
    { $auto ->
        [yes] { $number }. { $seat }: { $action } (einzige Möglichkeit)
       *[no] { $number }. { $seat }: { $action }
    }
replay-sentence = {"   "}{ $sentence }
replay-comment = {"   "}„{ $comment }“
replay-prompt = { $number } von { $actions }. Weiter mit Enter, q beendet:
replay-verified = Jede Aktion ist erlaubt. Stellung { $hash }.
