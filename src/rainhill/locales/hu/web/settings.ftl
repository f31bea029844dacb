# Beállítások, és ami még megtehető egy asztalnál.

web-presence =
    { $watchers ->
        [0] Nincs néző.
       *[other] { $watchers } néző.
    }
web-setting-theme = Téma
web-setting-theme-auto = a rendszer szerint
web-setting-theme-light = világos
web-setting-theme-dark = sötét
web-setting-confirm = Lépések
web-setting-confirm-confirm = megerősítéssel
web-setting-confirm-quick = azonnal
web-setting-motion = Mozgás
web-setting-motion-full = nyugodt
web-setting-motion-fast = gyors
web-setting-motion-none = nincs
web-setting-text = Nevek a táblán
web-setting-text-normal = normál
web-setting-text-large = nagy
web-setting-text-largest = legnagyobb
web-setting-text-text = Ami nem fér el, csak közelebbről látszik.
web-setting-sound = Hangok
web-setting-volume = Hangerő
web-setting-signs = Jelek mindenhol: a vágányon a szín mellett betűk is
web-setting-language = Nyelv
web-keys = Billentyűk
web-other-device = Link másik eszközhöz
web-give-to-bot = Játsszon helyettem egy bot
web-take-back = Hely visszavétele
web-replace-by-bot = Bot játsszon { $seat } helyett
web-concede = Feladás
web-menu-hand-over-text = Amíg az asztalnál egy érintéssel vissza nem veszed a helyet.
web-menu-take-back-text = Most egy bot játszik helyetted.
web-menu-replace-text = Egy napja nem járt itt; a helyét később visszaveheti.
web-menu-offer-end-text = Győztes nélkül, ha mindenki beleegyezik.
web-menu-concede-text = Veszítesz, és nem jöhetsz vissza.
web-sure-no = Nem, játszom tovább
web-sure-hand-over = Játsszon helyetted egy bot?
web-sure-hand-over-text = Mostantól ő játszik, ahogy csak tud. Az asztalnál egy érintéssel visszaveheted a helyet.
web-sure-hand-over-yes = Játsszon
web-sure-replace = Bot játsszon { $seat } helyett?
web-sure-replace-text = Addig játszik, amíg { $seat } vissza nem jön, és vissza nem veszi a helyet.
web-sure-replace-yes = Játsszon
web-sure-offer-end =
    { $alone ->
        [yes] Befejezed a játszmát?
       *[no] Javaslod a játszma befejezését?
    }
web-sure-offer-end-text =
    { $alone ->
        [yes] Csak botok játszanak ellened, ők nem bánják: azonnal véget ér, győztes nélkül.
       *[no] A többieket megkérdezzük. Ha mind beleegyeznek, győztes nélkül ér véget.
    }
web-sure-offer-end-yes =
    { $alone ->
        [yes] Befejezem
       *[no] Javaslom
    }
web-sure-concede = Feladod a játszmát?
web-sure-concede-text =
    { $alone ->
        [yes] Veszítesz, és a játszma véget ér. Ez nem vonható vissza.
       *[no] Veszítesz. Ha mások még játszanak, helyetted egy bot játszik tovább. Ez nem vonható vissza.
    }
web-sure-concede-yes = Feladom
web-setting-theme-text = Aminek a játékban saját színe van, az megtartja; a térkép, a papír és a tinta változik.
web-setting-confirm-text = Megerősítéskor előbb látszik, mit hoz a lépés.
web-setting-motion-text = Milyen gyorsan haladnak a bábuk. Ha a rendszer nyugalmat kér, semmi sem mozog.
web-setting-letters = Egybetűs gyorsbillentyűk
web-keys-table = Az asztalnál
web-keys-board = A térképen
web-keys-replay = Visszajátszásban
web-key-board = B
web-key-board-text = a térképre
web-key-bar = A
web-key-bar-text = az akciód gombjaihoz
web-key-log = L
web-key-log-text = a naplóhoz; a nyilak sorról sorra visznek
web-key-chat = C
web-key-chat-text = a csevegéshez
web-key-position = P
web-key-position-text = az állás mondatokban
web-key-reference = Q
web-key-reference-text = a szabályok röviden
web-key-help = ?
web-key-help-text = ez az oldal
web-key-arrows = Nyilak
web-key-arrows-text = a szomszédos mezőre
web-key-next = N, Shift + N
web-key-next-text = a következő és az előző választható mezőre
web-key-home = Home, End
web-key-home-text = az első és az utolsó választható mezőre
web-key-pages = Page Up, Page Down
web-key-pages-text = helyről helyre
web-key-enter = Enter
web-key-enter-text = választás; még egyszer: megerősítés
web-key-escape = Esc
web-key-escape-text = egy lépéssel vissza
web-key-zoom = + − 0
web-key-zoom-text = közelebb, távolabb, a teljes térkép
web-key-steps = ← →
web-key-steps-text = egy lépés vissza, egy lépés előre
web-key-replay = Szóköz
web-key-replay-text = lejátszás és szünet
