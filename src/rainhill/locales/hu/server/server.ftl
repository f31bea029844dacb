# Az asztalszerver: amit embereknek mond. Az elutasítások kódja `server-refusal-<kód>`.

server-plain-page =
    <!doctype html><html lang="hu"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Ez az asztalszerver. A böngészős kliens itt nincs telepítve.
    A felület leírása: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
server-deleted-line = (törölve)

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

server-mail-subject-your-turn = Rainhill: te jössz
server-mail-body-your-turn = Szia, { $name }! Te következel ennél az asztalnál: { $link }
server-mail-subject-match-over = Rainhill: véget ért egy játszma
server-mail-body-match-over = Szia, { $name }! Véget ért a játszma ennél az asztalnál: { $link }
server-mail-subject-webhook-off = Rainhill: kikapcsoltuk a webhookodat
server-mail-body-webhook-off = Szia, { $name }! A cím, amelyen a hívást kérted, csaknem egy napja nem válaszol, ezért többé nem hívjuk: { $address }
server-mail-subject-confirm = Rainhill: írhatunk neked?
server-mail-body-confirm =
    Valaki, aki { AZ($name) } { $name } nevet használja, azt kérte, hogy itt szóljunk, amikor sorra kerül egy játszmában.
    Ha te voltál, kövesd ezt a linket, és nyomd meg a gombot: { $link }
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
server-refusal-stale = Közben történt valami az asztalnál; nézd meg újra.
server-refusal-not-started = A játszma még nem kezdődött el.
server-refusal-seat-has-bot = Ezen a helyen most egy bot játszik.
server-refusal-undo-not-allowed = Ez nem vonható vissza.
server-refusal-offer-waits = Egy javaslat már válaszra vár.
server-refusal-offer-too-soon = Lépésenként elég egy javaslat.
server-refusal-lesson-astray = Ezek a lépések nem vezetnek végig a leckén; kezdd újra.
server-refusal-log-full = Ez a játszma túl hosszúra nyúlt; már csak befejezni lehet.
server-refusal-no-offer = Nincs ilyen javaslat.
server-refusal-hand-over-not-allowed = Ez a hely most nem adható át botnak.
server-refusal-take-back-not-allowed = Ez a hely nem vehető vissza.
server-refusal-not-your-seat = Ez nem a te helyed.
server-refusal-no-advice = Ennél az asztalnál a játszma végéig nincs segítség.
server-refusal-no-session = Előbb mondd meg, ki vagy.
server-refusal-no-table = Nincs ilyen asztal.
server-refusal-table-crowded = Már túl sokan nézik ezt az asztalt.
server-refusal-not-alone = Ennél az asztalnál mások is ülnek vagy ültek; az övék is marad.
server-refusal-no-free-seat = Nincs szabad hely.
server-refusal-bad-link = Ez a link már nem érvényes.
server-refusal-too-many-devices = Túl sok eszköz használja ezt a helyet.
server-refusal-too-many-open-tables = Túl sok asztalod vár játékosokra.
server-refusal-too-many-bot-tables = Túl sok olyan asztalod van, ahol csak botok játszanak; várd meg, míg az egyik véget ér.
server-refusal-gone = Aki kérdezte, már elment.
server-refusal-already-started = A játszma már elkezdődött.
server-refusal-not-creator = Ezt csak az teheti meg, aki az asztalt nyitotta.
server-refusal-seats-not-taken = Nem foglalt még minden hely.
server-refusal-no-rematch = Visszavágóhoz olyan befejezett játszma kell, amelyben te is játszottál.
server-refusal-no-such-version = A játszma még nem tart ott.
server-refusal-branch-tells-secrets = Amíg ez a játszma tart, az egyedüli folytatás titkokat árulna el neked.
server-refusal-match-under-way = Ez a játszma még tart; a végéig senki sem folytathatja egyedül.
server-refusal-has-seat = Már van helyed ennél az asztalnál.
server-refusal-colour-taken = Ezt a színt már választotta valaki.
server-refusal-not-your-study = Ezt az elemzést csak az állíthatja le, aki elindította, vagy játszott a játszmában.
server-refusal-login-taken = Ez a felhasználónév már foglalt.
server-refusal-has-account = Már van fiókod.
server-refusal-no-account = Még nincs fiókod.
server-refusal-common-password = Ez a jelszó túl könnyen kitalálható; válassz másikat.
server-refusal-wrong-login = Hibás felhasználónév vagy jelszó.
server-refusal-bad-webhook = Ez a cím nem hívható.
server-refusal-bad-email = Ez nem e-mail-cím.
server-refusal-too-many-mails = Már túl sok levél ment ki emiatt; várj néhány napot.
server-refusal-chat-off = Ennél az asztalnál nem írhatsz a csevegésbe.
server-refusal-chat-empty = Nincs mit elküldeni.
server-refusal-too-fast = Túl gyors; várj egy pillanatot.
server-refusal-too-large = Ez túl nagy.
server-refusal-not-json = A kérés törzse JSON legyen, ezzel: Content-Type: application/json.
server-refusal-not-understood = Az üzenet nem érthető.
server-refusal-hello-first = A beszélgetés hello üzenettel kezdődik.
server-refusal-hello-again = A hello már elhangzott.
server-refusal-foreign-origin = Ez az oldal nem beszélhet a szerverrel.
server-refusal-unavailable = A szerver most el van foglalva; próbáld újra.
server-refusal-internal = A szerver hibázott.
server-refusal-not-found = Itt nincs semmi.
server-refusal-method = Ezt így nem lehet kérni.
server-refusal-bad-request = A kérés nem érthető.
