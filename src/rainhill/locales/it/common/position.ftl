# La posizione a parole: ciò che racconta ogni gioco.

position-now = Ora
position-asked = Decide { $seat }.
position-over = La partita è finita.
position-at = su { $hex }
position-score = { $seat }: { $amount }
