ledger-zero = -
ledger-points = points (pieces held)
ledger-held = {" "}({ $number })
ledger-total = Total
