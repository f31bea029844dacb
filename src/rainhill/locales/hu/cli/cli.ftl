# Maga a `rainhill` parancs; minden alparancsnak saját fájlja van.

cli-description = Vasutas társasjátékok: játssz a terminálban, nézz jegyzőkönyveket, rajzolj térképeket, futtass botokat.
cli-epilog = Kezdd ezzel: `rainhill play`. Egy parancs súgója: `rainhill PARANCS --help`.
cli-arguments = argumentumok
cli-options = kapcsolók
cli-commands = parancsok
cli-command-metavar = PARANCS
cli-help-help = kiírja ezt a súgót, és kilép
cli-version-help = kiírja a változatot, és kilép
cli-version =
    Rainhill { $version } { $compiled ->
        [yes] (lefordított mag)
       *[no] (sima Python-mag: helyes, de a botok lassúak)
    }
cli-usage = { "használat: " }
cli-argument-required = hiányzó argumentumok: { $names }
cli-argument-unknown = ismeretlen argumentumok: { $names }
cli-argument-one = ezek egyikét meg kell adni: { $names }
cli-argument-ambiguous = { $given } ezek bármelyike lehet: { $names }
cli-argument-choice = { $name }: { $given } nem választható; lehetséges: { $names }
cli-argument-value = { $name }: { $given } nem megfelelő érték
cli-argument-together = { $name } nem adható meg együtt ezzel: { $other }
cli-argument-lacks = { $name }: hiányzik az értéke
cli-argument-wrong = { $name }: { $reason }
cli-usage-error = { $command }: { $reason }
    Próbáld ezt: `{ $command } --help`.
cli-failed = rainhill: { $reason }
cli-interrupted = Megállítva.

cli-command-play = játszma a terminálban
cli-command-puzzle = a legjobb választás megtalálása egy botok játszmájából vett állásban
cli-command-show = egy jegyzőkönyv állásának megmutatása
cli-command-replay = egy jegyzőkönyv ellenőrzése, a játszma szavakban
cli-command-analyse = egy jegyzőkönyv minden döntésének megítélése, vagy tipp
cli-command-draw = térkép vagy állás kirajzolása SVG-be
cli-command-maps = térképek listája, ellenőrzése, mérése és kirajzolása
cli-command-simulate = sok játszma botok között, összesítve
cli-command-bots = botok és szintek listája, és ki mennyit gondolkodik
cli-command-arena = botok bajnoksága: melyik milyen erős
cli-command-fuzz = hibakeresés a szabályokban véletlen játszmákkal
cli-command-bench = a szabályok sebességének mérése
cli-command-serve = az asztalszerver futtatása, böngészőben játszó embereknek
cli-command-migrate = a szerver adatbázisának átalakítása e változathoz
cli-command-backup = mindannak a kiírása egy fájlba, amit a szerver őriz
cli-command-restore = üres adatbázis feltöltése biztonsági mentésből
cli-command-verify = a szerver minden játszmájának visszajátszása, az eltérések jelentése
cli-command-export = a szerver minden játszmájának kiírása jegyzőkönyvként
cli-command-load = játék egy szerver több száz asztalánál, méréssel

# Fájlok és közös kapcsolók
cli-file-missing = Nincs ilyen fájl: { $file }. Ellenőrizd a nevét; új játszmát a `rainhill play` indít.
cli-file-unreadable = A fájl ({ $file }) nem olvasható ({ $reason }).
cli-file-unwritable = A fájl ({ $file }) nem írható ({ $reason }). Válassz másik helyet.
cli-file-is-folder = Ez egy mappa: { $file }. Adj meg benne egy fájlt.
cli-file-not-text = A fájl ({ $file }) nem szövegfájl, tehát nem jegyzőkönyv. A jegyzőkönyvek vége .rail vagy .json.
cli-record-bad =
    { $line ->
        [0] A fájl ({ $file }) nem használható: { $reason }
       *[other] A fájl ({ $file }) nem használható ({ $line }. sor): { $reason }
    }
cli-at-too-large = A jegyzőkönyvben { $actions } akció van; --at { $at } nem esik 0 és { $actions } közé.
cli-seat-unknown = Ebben a játszmában nincs ilyen nevű játékos: { $seat }. Helyek: { $known }.
cli-json-help = JSON-t ír, programoknak
cli-at-help = a vége helyett az N. akció után áll meg
cli-seat-help = azt mutatja, amit ez a hely tud (szám vagy név)
cli-record-help = jegyzőkönyv (.rail vagy .json)
cli-theme-help = a térkép színei: light (papír) vagy dark (sötét)
cli-plain-help = színek nélkül, a képernyőt sosem törli, a térképet csak kérésre rajzolja ki
