# Ami minden játékban közös: felsorolások, elutasítások, jegyzőkönyvek, előkészületek és térképfájlok.

list-none = senki
list-more = { $first }, { $next }
list-last = { $first } és { $last }
seat-number = { AZ($number) } { $number }. hely
seat-you = te
rule-cited = { $sentence } ({ $rule })
quoted = „{ $word }”

# Elutasítások: a szabályok tiltják az akciót. Semmi sem változott.
refusal-not-your-decision = Most nem { $seat } dönt, hanem { $asked }.
refusal-match-over = A játszma véget ért.
refusal-not-forced = A jegyzőkönyv szerint ez volt az egyetlen válasz, pedig volt más is.
refusal-bad-value = Az akció („{ $kind }”) „{ $field }” mezője „{ $wanted }” típusú legyen, ne „{ $value }”.

# Jegyzőkönyvek és jelölés
record-too-long = Túl hosszú: { $actions } akció, legfeljebb { $most } lehet.
record-too-large = Túl nagy ahhoz, hogy jegyzőkönyv legyen ({ $size } karakter, legfeljebb { $most } lehet).
record-not-a-record = Ez nem Rainhill-jegyzőkönyv: az első sornak „Rainhill record 1” kell lennie (vagy a fájlnak JSON-jegyzőkönyvnek).
record-is-a-path = „{ $path }” egy fájl neve, nem a tartalma. Add meg a jegyzőkönyv szövegét vagy egy pathlib.Path értéket.
record-not-json = JSON-nak látszik, de itt hibás. Mentsd el újra a jegyzőkönyvet, vagy javítsd ki ezt a sort.
record-future-format = Újabb Rainhill írta (formátum: { $format }; ez a változat legfeljebb ezt ismeri: { $known }). Frissítsd a Rainhillt.
record-future-rules = A szabályok újabb változatát használja ({ $rules }); ez a Rainhill legfeljebb ezt ismeri: { $known }. Frissítsd a Rainhillt.
record-unknown-game = Ez egy „{ $game }” játszma; ezt a játékot ez a Rainhill nem ismeri.
record-header-missing = A fejlécből hiányzik: „{ $name }”.
record-header-not-a-number = A fejléc „{ $name }” sorában számnak kell állnia, nem ennek: „{ $value }”.
record-header-line = A fejléc e sora olvashatatlan, vagy kétszer szerepel: „{ $text }”. A fejléc sorai ilyenek: „Map: england”.
record-seats-not-numbered = A helyek számozása 1, 2, 3 legyen, hézag nélkül.
record-bad-setup = A játszma nem készíthető elő. { $reason }
record-map-text-missing = Saját térképen játszották ({ $map }), de a térkép nincs benne a jegyzőkönyvben.
record-map-changed = A térkép egy másik változatán játszották: „{ $map }” ({ $recorded }; itt { $present }).
record-hash-differs = A visszajátszás más álláshoz vezet ({ $replayed }), mint a feljegyzett ({ $recorded }). Egy akció megváltozott, vagy a fájlban két játszma keveredik.
record-truncated = Hiányzik a vége: { $expected } akciót jelez, de csak { $found } van meg. Ha innen folytatnád, írd át az „Actions: { $expected }” sort erre: „Actions: { $found }”, és töröld a Hash és a Result sort.
record-action-line = Ez a sor olvashatatlan: „{ $text }”. Az akciók sorai ilyenek: „12. Ada: extend GWR to H9”.
record-action-number = Ennek a sornak a száma { $expected } legyen, ne { $found }: egy sor hiányzik, vagy kétszer szerepel.
record-unknown-seat = Ebben a játszmában nincs ilyen nevű játékos: { $seat }.
record-refused = Szabálytalan { AZ($number) } { $number }. akció. { $reason }
record-action-not-an-object =
    { $number ->
        [0] Az akció nem objektumként van leírva.
       *[other] Nem „seat” és „action” mezős objektum { AZ($number) } { $number }. akció.
    }
record-action-unknown-kind =
    { $kind ->
        [none]
            { $number ->
                [0] Az akcióból hiányzik a „kind” mező.
               *[other] Hiányzik a „kind” mező { AZ($number) } { $number }. akcióból.
            }
       *[other]
            { $number ->
                [0] Nincs „{ $kind }” fajtájú akció.
               *[other] Ismeretlen fajtájú { AZ($number) } { $number }. akció: „{ $kind }”.
            }
    }
record-action-unknown-field =
    { $number ->
        [0] „{ $kind }” fajtájú akcióban nincs „{ $field }”.
       *[other] Oda nem illő mező van { AZ($number) } { $number }. akcióban („{ $kind }”): „{ $field }”.
    }
record-action-bad-field =
    { $number ->
        [0] Hiányzik { AZ($kind) } „{ $kind }” akcióból, vagy rossz a típusa: „{ $field }”.
       *[other] Hiányzik { AZ($number) } { $number }. akcióból („{ $kind }”), vagy rossz a típusa: „{ $field }”.
    }
record-action-unreadable = „{ $text }” nem akció. Az akciókat úgy kell írni, mint a jegyzőkönyvekben, például: extend GWR to H9 (Rocket), lay 22 turned 1 at H9 (Steam).

# A játszma előkészítése
setup-unknown-game = Nincs „{ $game }” nevű játék. Ismert: { $known }.
setup-unknown-map = Nincs „{ $map }” térkép ehhez: { $game }. Ismert: { $known }.
setup-bad-first = Ennél az asztalnál nem kezdhet { AZ($first) } { $first }. hely; összesen { $seats } hely van.
setup-no-own-maps = { $game }: csak a játékhoz adott térképeken játszható.
setup-bad-map = { $line ->
    [0] A térkép nem használható. { $sentence }
   *[other] A térkép nem használható ({ $line }. sor). { $sentence }
}
setup-unknown-edition = Nincs „{ $edition }” kiadás ehhez: { $game }. Ismert: { $known }.
setup-unknown-option = { $game }: nincs „{ $option }” beállítás. Ismert: { $known }.
setup-unknown-choice = Nem lehet „{ $value }” { AZ($option) } „{ $option }” beállítás értéke. Válassz ezek közül: { $known }.
setup-wrong-seats = { $game }: { $seats } hellyel nem játszható. A helyek lehetséges száma: { $known }.
setup-unknown-bot = Nincs „{ $bot }” nevű bot. Ismert: { $known }.
setup-option-without-value = A beállítást így írd: NAME=VALUE, ne így: „{ $option }”.
setup-too-many-bots = { $bots } botot neveztél meg { $seats } helyre. Legfeljebb annyi lehet, ahány hely van.
setup-too-few-bots = Nevezz meg legalább { $fewest } botot.
setup-same-bot-twice = Minden bot csak egyszer szerepelhet: { $names }.
setup-bad-bot-budget = „{ $bot }” nem jó keret. Írd így: search:nodes=800 vagy search:seconds=1.5; keretük csak a kereső botoknak van.
setup-own-bot-missing = Nincs ilyen bot: „{ $file }”. Adj meg egy Python-fájlt és az osztályát (bot.py:MyBot), vagy egy futtatható programot.
setup-own-bot-name = Saját bot neve nem lehet „{ $bot }”. Adj neki szabad nevet: mybot=bot.py:MyBot.
setup-own-bot-silent = A bot („{ $bot }”) nem jelentkezett ({ $reason }).
setup-arena-file = A fájlban ({ $file }) nem a „rainhill arena” eredményei vannak.
setup-arena-other = A fájlban ({ $file }) egy másik bajnokság eredményei vannak. Adj meg másik fájlt, vagy ugyanazokat a botokat, helyeket és kiinduló számot.
setup-unknown-workers = Itt senki sem dolgozik: „{ $workers }”. Ezt írd: local, ray (a fürt, amelyhez ez a gép tartozik) vagy ray://HOST:PORT.
setup-no-ray = A fürtön való munkához a Ray kell, de nincs telepítve: pip install 'rainhill[ray]'.
setup-workers-silent = A fürt („{ $workers }”) nem válaszol ({ $reason }).
setup-workers-lost = A fürt eltűnt ({ $reason }). Ami elkészült, megmarad, ha fájlt is megadtál; ugyanez a parancs onnan folytatja.
setup-workers-differ = A fürtön a Rainhill { $there } fut, itt { AZ($here) } { $here }. Az eredmények csak mindenütt azonos verzióval hasonlíthatók össze.
setup-own-bot-large = A bot („{ $bot }”) fájljai { $size } MB-ot tesznek ki; legfeljebb { $most } MB küldhető el. Telepítsd minden gépre, és a parancsával nevezd meg.
setup-bot-cannot-explain = A bot („{ $bot }”) játszik, de nem tudja megmondani, miért. Válassz olyat, amelyik keres.
setup-bad-deal = Amit a véletlen döntött el, nem lehet „{ $deal }”.
setup-bad-seats = Csak egy hely lehet a tiéd.
setup-bad-seat-name = „{ $name }” nem lehet név: 1–40 karakter legyen egy sorban, láthatatlan karakterek nélkül.
setup-same-seat-name = Két hely neve azonos: { $names }. Mindenkinek adj saját nevet.
setup-same-colour = Két hely ugyanazt a színt kéri; adj az egyiknek másikat.

# Térképfájlok
map-where = { $file }, { $line }. sor: { $sentence }
map-where-file = { $file }: { $sentence }
map-unknown-map = Nincs „{ $id }” térkép ehhez: { $game }. Ismert: { $known }.
map-misfiled-map = A fájl szerint ez { AZ($id) } „{ $id }” térkép ehhez: { $game }; eszerint nevezd el.
map-text-too-long = A szöveg { $size } karakter; legfeljebb { $most } olvasható be.
map-bad-id = „{ $id }” nem lehet térkép azonosítója: kisbetű, számjegy és kötőjel állhat benne, legfeljebb 30 jel.
map-bad-name = „{ $name }” itt nem lehet név: betű, számjegy és néhány írásjel lehet benne, legfeljebb 40 karakter (cím: 80), de olyan szó nem, amely a jegyzőkönyvben neveket választ el.
map-unreadable-map = A fájl nem olvasható ({ $reason }).
map-empty-map = A terepen nincs játszható mező.
map-not-toml =
    { $column ->
        [0] Ez nem érvényes TOML. A TOML-értelmező angolul ezt írja: „{ $reason }”.
       *[other] Ez nem érvényes TOML ({ $column }. oszlop). A TOML-értelmező angolul ezt írja: „{ $reason }”.
    }
map-future-format = A térkép újabb Rainhillhez készült (formátum: { $format }; ez a változat legfeljebb ezt ismeri: { $known }).
map-unknown-format = A formátum { $known } legyen, ne { $format }.
map-missing-key = Hiányzik: „{ $key }”.
map-wrong-type = Rossz a típusa: „{ $key }”.
map-unknown-layout = Ismeretlen elrendezés: „{ $layout }”. Ismert: { $known }.
map-bad-sign = A jel („{ $sign }”) egyetlen karakter legyen (ne szóköz), és tartozzon hozzá fajta.
map-unknown-sign = A jelnek („{ $sign }”, { $column }. oszlop) nincs magyarázata a [signs] alatt.
map-off-grid = A jel („{ $sign }”, { $column }. oszlop) a mezők között áll: told el eggyel.
map-too-wide = A térkép túl széles: a szélén { $limit } betű fér el.
map-too-tall = A képnek { $rows } sora van, legfeljebb { $most } olvasható be.
map-too-many-drawn = { $number } „{ $table }” bejegyzést kellene rajzolni, legfeljebb { $most } lehetséges.
map-too-far = Túl messze van a térképtől, vagy túl nagy: „{ $key }”.
map-no-such-hex =
    { $place ->
        [none] Ezen a térképen nincs { $hex } mező.
       *[other] { $place } itt áll: { $hex }, de ez nem játszható mező.
    }
map-shared-hex = { $place } és { $other } ugyanazon a mezőn áll: { $hex }.
map-same-name = Két hely neve azonos: { $place }.
map-same-id = Két bejegyzés azonosítója azonos: „{ $id }”.
map-nameless-place = A rajzon itt hely van: { $hex }, de nem szerepel a listán.
map-edge-between-no-neighbours = Él csak két szomszéd között lehet, itt nem: { $between }.
map-edge-off-map = Az él ({ $between }) nem érint játszható mezőt.
map-edge-given-twice = Az él ({ $between }) kétszer szerepel.
map-river-too-short = Egy folyónak legalább két mező kell.
map-river-jumps = A folyó ugrik: { $hex } nem szomszédja az előző mezőnek.
map-other-game = Ez a térkép másik játékhoz való: { $game }.
map-same-industry = Egy termék kétszer szerepel: { $industries }.
map-unknown-colour = Nincs itt „{ $colour }” szín. Ismert: { $known }.
map-not-two-and-one = { $city }: három termékhely kell, kettő az egyik, egy pedig egy másik termékből.
map-unknown-industry = { $city }: ismeretlen termék: „{ $industry }”. Ismert: { $known }.
map-company-number = 
    { $range ->
        [no] { $fewest } társaság kell, nem { $number }.
       *[yes] { $fewest }–{ $most } társaság kell, nem { $number }.
    }
map-city-number =
    { $wanted ->
        [none] { $fewest }–{ $most } város kell, nem { $number }.
       *[other] { $wanted } nagyváros kell, nem { $number }.
    }
map-town-number = { $fewest }–{ $most } település kell, nem { $number }.
map-cube-number = Egy városban { $fewest }–{ $most } kocka lehet, nem { $number }.
map-cubes-in-all = A városokban összesen { $number } kocka van; { $fewest }–{ $most } kell.
map-too-many-cubes = A városokban összesen { $number } kocka van; legfeljebb { $most } lehet.
map-colour-missing = Egyik város sem ilyen színű: „{ $colour }”; a szürke kivételével minden színből kell egy.
map-unknown-edge = „{ $kind }” fajtájú él itt nem jelent semmit. Ismert: { $known }.
map-stops-adjacent = { $place } és { $other } szomszédos; a megállók ne érjenek össze.
map-river-through-dry-hex = A folyó ({ $river }) olyan mezőn is átfut, amelyre nincs folyó rajzolva: { $hex }.
map-canal-not-drawn = A rajzon itt csatorna van: { $hex }, de nem fut rajta át csatorna („canal” fajtájú folyó).
map-unknown-course = „{ $kind }” fajtájú folyó itt nem jelent semmit. Ismert: { $known }.
map-coast-without-sea = { $hex } a rajzon partvidék, de a vágány bármelyik oldalán kiléphet, tehát nem a tengernél fekszik.
map-river-not-drawn = A rajzon itt folyó van: { $hex }, de nem fut rajta át folyó.
map-too-many-hexes = { $number } játszható mező van; legfeljebb { $most } lehet.
map-too-many-places = { $number } hely van; legfeljebb { $most } lehet.
map-too-many-industries = { $number } termék van; legfeljebb { $most } lehet.
map-company-twice = Két társaságnál azonos { AZ($key) } „{ $key }”: „{ $value }”.
map-unknown-terrain =
    { AZ($kind) ->
        [az] Az
       *[a] A
    } „{ $kind }” terep ({ $hex }) itt nem jelent semmit; ha csak díszítés, vedd fel a „decoration” alá.
map-place-not-drawn = { $place } ({ $hex }) nincs helyként berajzolva a képen.
map-industry-sum = „{ $industry }”: { $number } termékhely, a többinél { $wanted }: mindegyikből ugyanannyi legyen.
map-starts-too-close = { $company } és { $other } csak { $distance } mezőre indul egymástól; legalább { $fewest } kell.
map-start-shut-in =
    { AZ($company) ->
        [az] Az
       *[a] A
    } { $company } mozdonya nem tud kijutni az indító városából.
map-place-out-of-reach =
    { $company ->
        [none] { $place } és { $other } nem köthető össze vágánnyal.
       *[other] Soha nem érheti el { AZ($company) } { $company } ezt a helyet: { $place }.
    }
