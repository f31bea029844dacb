# A játszma vége.

web-final = Végső pontozás
web-final-winner =
    { $many ->
        [one] { $winners } győzött
       *[other] Közös győzelem: { $winners }
    }
web-final-none = Nincs győztes
web-final-margin = { $points } pontos előnnyel
web-final-margin-amount = előny: { $amount }
web-final-shared = holtverseny az élen
web-final-played = A játszmát végigjátszottátok.
web-final-conceded =
    { $many ->
        [0] A játszma feladással ért véget.
       *[some] { $seats } feladta.
    }
web-final-time = Lejárt az idő.
web-final-agreed = Közös megegyezéssel ért véget.
web-final-chart = Pontok a játszma során
web-final-row = Miért
web-final-pieces = érték
web-final-total = Összesen
web-final-explain = Magyarázat soronként
web-final-explain-less = Csak a számok
web-rematch = Visszavágó
web-rematch-text = Akkor kezdődik, ha mindenki elfogadta.
web-rematch-yours = Visszavágót kérsz
web-rematch-by = { $name } visszavágót kér
web-rematch-yes = elfogadta
web-rematch-waits = még nem
web-rematch-accept = Elfogadom
web-rematch-later = Most nem
web-rematch-off = Mégse legyen
web-rematch-links = Más meghívása
web-rematch-called-off = A visszavágó elmarad.
web-rematch-given = A helyedet más kapta meg.
web-rematch-go = A visszavágóhoz
web-rematch-watch = Visszavágó nézése
web-see-board = A tábla
web-back-to-result = Vissza az eredményhez
