# Az asztalszerver: amit embereknek mond. Az elutasítások kódja `server-refusal-<kód>`.

server-plain-page =
    <!doctype html><html lang="hu"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Ez az asztalszerver. A böngészős kliens itt nincs telepítve.
    A felület leírása: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>

# Amit a linkből ott mutatnak, ahol a linkek címmel és egy mondattal látszanak.
server-preview-title = { $creator } játszani hív: { $game }
server-preview-title-match = { $game }: { $creator } játszmája
server-preview-title-any = Meghívtak a Rainhillbe
server-preview-text-any = Vasutas társasjátékok barátokkal vagy botokkal, bármilyen képernyőn.
server-preview-text = { $map }. { $kind ->
        [playing] A játszma folyik.
        [finished] A játszma véget ért.
        [full] Minden hely foglalt.
       *[open] { $free } szabad hely van.
    }

server-mail-subject-your-turn = Rainhill: te jössz ({ $game })
server-mail-body-your-turn =
    Szia, { $name }!

    Te jössz: { $game } ({ $map }). Az asztalhoz:
    { $link }
server-mail-subject-match-over = Rainhill: véget ért a játszmád ({ $game })
server-mail-body-match-over =
    Szia, { $name }!

    Véget ért a játszmád: { $game } ({ $map }). Nézd meg az eredményt:
    { $link }
server-mail-subject-webhook-off = Rainhill: kikapcsoltuk a webhookodat
server-mail-body-webhook-off =
    Szia, { $name }!

    A webhookod a nap nagyobb részében nem válaszolt, ezért többé nem hívjuk:
    { $address }

    Ha újra be szeretnéd kapcsolni, add meg a címet ismét a „Te” oldalon:
    { $link }
server-mail-subject-confirm = Rainhill: írhatunk neked?
server-mail-body-confirm =
    Szia!

    Valaki, aki { $name } néven játszik, azt kérte, hogy ezen a címen szóljunk, amikor sorra kerül.
    Ha te voltál, kövesd ezt a linket, és nyomd meg a gombot:
    { $link }

    Ha nem, nincs teendőd: több levél nem érkezik.

# Oldalak a levélben lévő link mögött.
server-confirm-page =
    <!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Szeretnéd, hogy ezen a címen szóljunk, amikor te jössz?</p>
    <form method="post"><button>Igen, írjatok erre a címre</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Köszönjük. Szólni fogunk, amikor te jössz.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Ez a link már nem érvényes.</p></html>

# Amit a szerver elutasít; a játékszabályoknak saját elutasításaik vannak.
server-refusal-stale = Közben történt valami az asztalnál; nézd meg újra, és utána dönts.
server-refusal-not-started = A játszma még nem kezdődött el.
server-refusal-seat-has-bot = Ezen a helyen most egy bot játszik. Ha a hely a tiéd, előbb vedd vissza.
server-refusal-undo-not-allowed = Ezt ennél az asztalnál nem, vagy most már nem lehet visszavonni.
server-refusal-offer-waits = Egy javaslat még válaszra vár; a tiédet utána teheted meg.
server-refusal-offer-too-soon = Az imént már javasoltál valamit; újat csak a következő lépés után lehet.
server-refusal-lesson-astray = Ezek a lépések nem vezetnek végig a leckén; kezdd újra.
server-refusal-log-full = Ez a játszma túl hosszúra nyúlt; már csak befejezni lehet.
server-refusal-no-offer = Ez a javaslat már nem él.
server-refusal-hand-over-not-allowed = Ez a hely most nem adható át botnak.
server-refusal-take-back-not-allowed = Ez a hely nem vehető vissza.
server-refusal-not-your-seat = Ez nem a te helyed.
server-refusal-no-advice = Ennél az asztalnál a játszma végéig nincsenek tippek.
server-refusal-no-session = Előbb válassz nevet, vagy jelentkezz be.
server-refusal-no-table = Nincs ilyen asztal.
server-refusal-table-crowded = Már túl sokan nézik ezt az asztalt; próbáld meg később.
server-refusal-not-alone = Ennél az asztalnál mások is ülnek vagy ültek, ezért nem törölhető.
server-refusal-no-free-seat = Minden hely foglalt.
server-refusal-bad-link = Ez a link már nem érvényes; kérj újat.
server-refusal-too-many-devices = Túl sok eszköz használja ezt a helyet. Másolj új linket az egyiken: a többi ezzel elveszti a hozzáférést.
server-refusal-too-many-open-tables = Túl sok asztalod vár játékosokra; előbb zárj be egyet.
server-refusal-too-many-bot-tables = Túl sok olyan asztalod van, ahol csak botok játszanak; várd meg, amíg az egyik játszma véget ér.
server-refusal-gone = Megszakadt a kapcsolat, mielőtt megjött a válasz.
server-refusal-already-started = A játszma már elkezdődött.
server-refusal-not-creator = Ezt csak az teheti meg, aki az asztalt nyitotta.
server-refusal-seats-not-taken = Van még szabad hely; a játszma akkor kezdődik, ha mind foglalt.
server-refusal-no-rematch = Visszavágóhoz olyan befejezett játszma kell, amelyben te is játszottál.
server-refusal-no-such-version = A játszma még nem tart ott.
server-refusal-branch-tells-secrets = Amíg ez a játszma tart, az egyedüli folytatás titkokat árulna el neked.
server-refusal-match-under-way = Ez a játszma még tart; egyedül csak a vége után folytathatod.
server-refusal-has-seat = Már van helyed ennél az asztalnál.
server-refusal-colour-taken = Ezt a színt már választotta valaki; válassz másikat.
server-refusal-not-your-study = Ezt az elemzést csak az állíthatja le, aki elindította, vagy játszott a játszmában.
server-refusal-login-taken = Ez a felhasználónév már foglalt; válassz másikat.
server-refusal-has-account = Már van fiókod.
server-refusal-no-account = Még nincs fiókod.
server-refusal-common-password = Ez a jelszó túl könnyen kitalálható; válassz másikat.
server-refusal-wrong-login = Hibás felhasználónév vagy jelszó.
server-refusal-bad-webhook = Ez a cím nem hívható. Nyilvános címet adj meg, amely így kezdődik: http:// vagy https://.
server-refusal-bad-email = Ez nem tűnik e-{"\u2060"}mail-címnek.
server-refusal-too-many-mails = Már túl sok megerősítő levél ment ki; akár egy hónapig is tarthat, amíg újra küldhetünk.
server-refusal-chat-off = Ennél az asztalnál nem írhatsz a csevegésbe.
server-refusal-chat-empty = Előbb írj valamit.
server-refusal-too-fast = Ez túl gyors volt; várj egy pillanatot, és próbáld újra.
server-refusal-too-large = Ez túl nagy.
server-refusal-not-json = A kérés törzse JSON legyen, ezzel: Content-Type: application/json.
server-refusal-not-understood = A szerver ezt nem értette; töltsd újra az oldalt, és próbáld meg ismét.
server-refusal-hello-first = A beszélgetés hello üzenettel kezdődik.
server-refusal-hello-again = A hello üzenet már megérkezett.
server-refusal-foreign-origin = Más webhely oldalai nem beszélhetnek ezzel a szerverrel.
server-refusal-unavailable = A szerver most el van foglalva; próbáld újra kicsit később.
server-refusal-internal = Hiba történt a szerveren; próbáld újra.
server-refusal-not-found = Itt nincs semmi.
server-refusal-method = Ez a cím nem fogad ilyen kérést.
server-refusal-bad-request = A szerver nem értette a kérést; töltsd újra az oldalt, és próbáld meg ismét.
