# Szavak, amelyek több parancsban közösek.

tools-whole = { NUMBER($value, maximumFractionDigits: 0) }
tools-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
tools-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
tools-argument-game = a játék: rocket (Stephenson’s Rocket) vagy steam (Steam); alapesetben a térképé, vagy ha az sincs, az első
tools-argument-map = a térkép, vagy egy saját fájl (.toml); `rainhill maps list` felsorolja mindet
tools-argument-edition = a szabályok kiadása: a Stephenson’s Rocketnél 1999 vagy 2018, a Steamnél base vagy standard
tools-argument-seats = a helyek száma (alapesetben 4)
tools-argument-option = a játék egy beállítása, például defence=any; többször is megadható
tools-not-positive = { $value } nem 0-nál nagyobb szám
tools-file-trouble = { $file } nem használható ({ $reason }). Ellenőrizd a nevét, és hogy olvashatsz és írhatsz-e ott.
