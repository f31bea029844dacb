# The table of what everybody holds, in the terminal.

ledger-companies =
    { $piles ->
        [yes] Line  places pile
       *[no] Line     places
    }
ledger-industries = Industry, places free
ledger-flat = shares
ledger-zero = -
ledger-hidden = ?
ledger-free = -
ledger-cities = City, hex, investment places (- is free)
ledger-company-closed = { $company } in { $survivor }
ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
ledger-pile = { $pile }
ledger-stations-on = ({ $number })
ledger-passengers = Passengers, { $left } left
ledger-passengers-short = pg
ledger-supply = Stations in hand
ledger-supply-short = st
ledger-score = Score, { $unit }
ledger-joined-by = joined by { $companies }
ledger-points = points (pieces held)
ledger-held = {" "}({ $number })
ledger-total = Total
