# Egy asztalnál.

web-title = Rainhill
web-tools = Hang, téma, szabályok, menü
web-skip-board = Ugrás a táblára
web-announced = Hírek
web-turn-spoken = { $turn }. { $what }
web-position = Az állás mondatokban
web-position-title = Az állás
web-notify-title = Te jössz a Rainhillben
web-title-your-turn = ● Te jössz · Rainhill
web-rules = Szabályok
web-clock = Hátralévő idő: { $time }
web-clock-days = { $days } n { $hours } ó
web-turn-over = A játszma véget ért
web-watching = Figyeld az utolsó lépéseket…
web-waiting = { $seat } gondolkodik…
web-waiting-bot = { $seat } helyett egy bot dönt…
web-turn-waits = A játszma vár
web-away = távol
web-secret = ?
web-panels = Panelek
web-zoom-in = Nagyítás
web-zoom-out = Kicsinyítés
web-zoom-fit = A teljes térkép
web-nav-board = Tábla
web-nav-players = Játékosok
web-nav-log = Napló
web-tab-log = Napló
web-tab-chat = Csevegés
web-tab-rules = Szabályok
web-tab-points = Pontok
web-tab-players = Játékosok
web-unread = { $number } olvasatlan
web-side = Játékosok és napló
web-score-text = { $seat }: eddigi pontok
web-score-secret = Az összegek a játszma végéig titkosak
web-hex-where = { $hex }, { $where }
web-gain-points = +{ $amount }
web-action-bar = Az akciód
web-previewing = …
web-no-points = most nem hoz pontot
web-back = Vissza
web-undo = Visszavonás
web-undo-ask = Visszavonást kérek
web-less = Kevesebb
web-more = Több
web-log = Napló
web-log-empty = Még nem történt semmi.
web-log-go = Ez a pillanat a táblán
web-log-link = Link ehhez a pillanathoz: { $line }
web-log-link-short = Link ehhez a pillanathoz
web-log-news =
    { $number ->
        [one] Mi történt azóta
       *[other] { $number } új lépés mutatása
    }
web-log-undo = { $seat } visszavonja az utolsó akciót.
web-log-concede = { $seat } feladja; egy bot játszik tovább.
web-log-offer =
    { $what ->
        [undo] { $seat } vissza szeretne vonni egy akciót.
       *[end] { $seat } javasolja a játszma befejezését.
    }
web-log-agree = { $seat } beleegyezik.
web-log-decline = { $seat } elutasítja.
web-log-withdraw = { $seat } visszavonja a kérését.
web-log-hand-over = { $seat } helyett most egy bot játszik.
web-log-take-back = { $seat } újra játszik.
web-log-timeout =
    { $handed ->
        [no] { $seat } ideje lejárt: azt az egy döntést egy bot hozta meg.
       *[yes] { $seat } ideje lejárt: egy bot játszik tovább.
    }
web-log-timeout-lose = { $seat } ideje lejárt.
web-log-wait = Nincs senki az asztalnál: a játszma vár.
web-log-resume = A játszma folytatódik (szünet: { $time }).
web-log-outage = A szerver kiesett ({ $time }); { $seat } emiatt nem veszít időt.
web-span-seconds = { $number } másodperc
web-span-minutes = { $number } perc
web-span-hours = { $number } óra
web-span-days = { $number } nap
web-log-ended = A játszma befejeződött.
web-past = A múlt a táblán
web-past-step =
    { $steps ->
        [one] Az utolsó lépés
       *[other] { $step }. lépés, összesen { $steps }
    }
web-past-begin = Így állt.
web-past-close = Vissza a jelenbe
web-chat = Csevegés
web-chat-empty = Még senki sem szólt.
web-chat-write = Írj az asztalnak…
web-chat-send = Küldés
web-chat-deleted = (törölve)
web-chat-closed =
    { $policy ->
        [seats] Ide csak a játékosok írhatnak.
       *[off] Ennél az asztalnál nincs csevegés.
    }
web-chat-said = { $name } írja: { $text }
web-offer-undo = { $seat } vissza szeretné vonni az utolsó akciót.
web-offer-end = { $seat } javasolja, hogy a játszma győztes nélkül érjen véget.
web-offer-undo-own = Vissza szeretnéd vonni az utolsó akciót.
web-offer-end-own = Azt javaslod, hogy a játszma győztes nélkül érjen véget.
web-agree = Elfogadom
web-decline = Elutasítom
web-withdraw = Mégsem kérem
web-lost =
    { $seconds ->
        [0] Nincs kapcsolat. Próbálkozás…
       *[other] Nincs kapcsolat. Új kísérlet { $seconds } mp múlva.
    }
web-lost-fast =
    { $seconds ->
        [0] Ez túl sok volt egyszerre. Újrakapcsolódás…
       *[other] Ez túl sok volt egyszerre. Újrakapcsolódás { $seconds } másodperc múlva.
    }
web-silent = A szerver nem válaszol. Várunk…
web-sending = Küldés…
web-skip-bots = Átugrom
web-skip-pauses = A botok szüneteinek átugrása
web-clock-warning = Az órád: még { $time }.
web-notice-bot =
    { $whom ->
        [you] Helyetted egy bot játszik.
       *[name] { $seat } helyett egy bot játszik.
    }
web-notice-bots = { $seats } helyett bot játszik.
web-notice-conceded =
    { $whom ->
        [you] Feladtad. A helyeden egy bot játszik tovább.
       *[name] { $seat } feladta. A helyén egy bot játszik tovább.
    }
web-notice-missed = { $seat } ideje lejárt. Azt az egy döntést egy bot hozta meg.
web-notice-missed-own =
    { $whom ->
        [you] Lejárt az időd. Azt az egy döntést egy bot hozta meg helyetted.
       *[name] { $seat } ideje lejárt. Azt az egy döntést egy bot hozta meg.
    } { $more ->
        [one] Ha egymás után még egyszer megtörténik, a boté lesz a hely.
       *[other] Ha egymás után még { $more } alkalommal megtörténik, a boté lesz a hely.
    }
web-notice-waits = A játszma vár, amíg valamelyik játékosa vissza nem jön.
web-lost-sending = A lépésed megvan, és elküldjük.
web-try-now = Újrapróbálom
web-turn-named = { $seat } jön
web-peek = Nyomva tartva látszik: { $seat } összege
web-peek-short = Összeg: nyomd
web-peek-told = { $seat }: { $amount }
web-stop-failed = Ez nem sikerült
web-stop-gone = Nincs ilyen asztal
web-stop-signed-out = Nem vagy bejelentkezve
web-stop-signed-out-text = Ez a munkamenet véget ért: kijelentkeztél, vagy egy másik eszközön megváltozott a jelszó. Jelentkezz be, hogy visszatérj a helyedre.
web-stop-not-yours = Ez a hely már nem a tiéd
web-stop-not-yours-text = Egy másik eszközön elhagytad, vagy új linket kapott, vagy más néven jelentkeztél be.
web-stop-again = Megnyitás a mostani nevemen
web-stop-crowded = Nincs több hely
web-stop-crowded-text = Túl sokan nézik ezt az asztalt, vagy túl sok képernyőn van nyitva nálad. Zárj be néhányat, vagy próbáld később.
web-stop-forbidden = Ehhez az asztalhoz nem ülhetsz le
web-stop-forbidden-text = Kérj linket attól, aki nyitotta.
web-chart-label = Pontok a játszma során
web-chart-value = { $step }: { $scores }
web-chart-score = { $seat } { $points }
web-chart-level = { $seats }: { $points }
web-chart-start = a kezdet
web-chart-turn = { $turn }. kör
web-chart-end = a vége
web-step-back = Egy lépés vissza
web-step-forward = Egy lépés előre
web-play = Lejátszás
web-pause = Szünet
