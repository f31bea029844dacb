ledger-zero = -
ledger-points = punti (pezzi posseduti)
ledger-held = {" "}({ $number })
ledger-total = Totale
