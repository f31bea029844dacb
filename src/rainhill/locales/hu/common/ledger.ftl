ledger-zero = -
ledger-points = pont (hány darabbal)
ledger-held = {" "}({ $number })
ledger-total = Összesen
