ledger-zero = -
ledger-points = очки (сколько имеется)
ledger-held = {" "}({ $number })
ledger-total = Итого
