ledger-zero = -
ledger-points = очки (в скобках — сколько имеется)
ledger-held = {" "}({ $number })
ledger-total = Итого
