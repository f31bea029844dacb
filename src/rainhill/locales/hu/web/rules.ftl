# Egy játék szabályai, kikereshetően, és a rövid áttekintése.

web-rules-full = Minden szabály
web-rules-print = Nyomtatás füzetként
web-rules-example = Példa
web-rules-note = Megjegyzés
web-rules-option = Választható:
web-rules-here = ennél az asztalnál ez érvényes
web-rules-elsewhere = Nem ennél az asztalnál: { $names }
web-rules-usual = szokásos: { $editions }
web-rules-both = mindkét kiadás
web-rules-seats = { $seats } játékos
web-rules-ruling = saját döntésünk
web-rules-ruling-text = A nyomtatott szabály itt hallgat, vagy ellentmond önmagának; így döntöttünk.
web-rules-table = Táblázat
web-rules-terms = A ti asztalotok szerint jelölve: { $edition }, { $seats } játékos.
web-rules-all-alike = Minden kiadás egyformán
web-rules-untranslated = Ez a fejezet még nincs lefordítva ({ $language }).
web-rules-hits =
    { $hits ->
        [0] Nincs találat
       *[other] { $hits } találat
    }
web-reference = Rövid áttekintés
web-reference-print = Nyomtatható oldalon
web-print = Nyomtatás
web-reference-none = Ehhez a játékhoz nincs rövid áttekintés.
