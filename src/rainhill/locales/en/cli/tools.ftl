# Words that several commands share.

tools-whole = { NUMBER($value, maximumFractionDigits: 0) }
tools-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
tools-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tools-argument-game = the game: rocket (Stephenson’s Rocket) or steam (Steam); by default that of the map, or else the first
tools-argument-map = the map, or a file of your own (.toml); `rainhill maps list` shows them all
tools-argument-edition = the edition of the rules: 1999 or 2018 for Stephenson’s Rocket, base or standard for Steam
tools-argument-seats = number of seats (default: 4)
tools-argument-option = an option of the game, such as defence=any; may be given several times
tools-not-positive = { $value } is not a number above 0
tools-file-trouble = { $file } cannot be used ({ $reason }). Check the name and whether you may read and write there.
