"""The league: bots play many matches over fixed seeds and seats, and the results are told with their uncertainty.

`schedule` says who plays whom where, `playing` plays one match, `crew` plays many at once, `results` keeps them in a
file, `shares`, `ratings` and `gate` draw conclusions, `report` puts them together. Nothing here prints.
"""
