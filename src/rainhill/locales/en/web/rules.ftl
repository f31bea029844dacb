# The rules of a game to look things up in, and its quick reference. The rules themselves stand in
# <language>/<game>/rulebook.md and reference.md.

web-rules-full = All rules
web-rules-print = Print as a booklet
web-rules-example = Example
web-rules-note = Note
web-rules-option = Option:
web-rules-here = holds at this table
web-rules-elsewhere = Not at this table: { $names }
web-rules-usual = usual: { $editions }
web-rules-both = both editions
web-rules-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
web-rules-ruling = our ruling
web-rules-ruling-text = The printed rules are silent here or contradict each other; this is what we decided.
web-rules-table = Table
web-rules-terms =
    Marked for your table: { $edition }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
web-rules-all-alike = Show all editions alike
web-rules-untranslated = This chapter has not been translated yet ({ $language }).
web-rules-hits =
    { $hits ->
        [0] Nothing found
        [one] { $hits } passage found
       *[other] { $hits } passages found
    }
web-reference = Quick reference
web-reference-print = On a page to print
web-print = Print
web-reference-none = There is no quick reference for this game.
