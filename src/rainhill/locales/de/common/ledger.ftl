ledger-zero = -
ledger-points = Punkte (im Besitz)
ledger-held = {" "}({ $number })
ledger-total = Gesamt
