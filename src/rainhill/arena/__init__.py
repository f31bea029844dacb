"""The league: bots play many matches over fixed seeds and seats, and the results are told with their uncertainty.

`schedule` says who plays whom where, `match` plays one, `league` and `workers` many at once, here or on many machines,
`results` keeps them in a file, `ratings` and `gate` draw conclusions, `report` puts them together. Nothing here prints.
"""
