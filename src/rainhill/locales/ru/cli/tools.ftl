# Слова, общие для нескольких команд.

tools-whole = { NUMBER($value, maximumFractionDigits: 0) }
tools-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
tools-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tools-argument-game = игра: rocket (Stephenson’s Rocket) или steam (Steam); по умолчанию игра карты, а иначе первая
tools-argument-map = карта или свой файл (.toml); все карты показывает `rainhill maps list`
tools-argument-edition = издание правил: 1999 или 2018 для Stephenson’s Rocket, base или standard для Steam
tools-argument-seats = число мест (по умолчанию 4)
tools-argument-option = параметр игры, например defence=any; можно указать несколько раз
tools-not-positive = { $value } — не число больше 0
tools-file-trouble = Файл { $file } не годится ({ $reason }). Проверьте имя и можно ли вам там читать и писать.
