# Der Tischserver: was er den Leuten sagt. Codes von Ablehnungen sind `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Das ist der Tischserver. Der Browser-Client ist hier nicht installiert.
    Die Schnittstelle ist unter <a href="/api/openapi.json">/api/openapi.json</a> beschrieben.</p></html>
server-deleted-line = (gelöscht)

# Was von einem Link zu einem Tisch gezeigt wird, wo Links mit Titel und Satz erscheinen.
server-preview-title = { $creator } lädt dich zu { $game } ein
server-preview-title-match = { $game }: eine Partie von { $creator }
server-preview-title-any = Einladung zu Rainhill
server-preview-text-any = Eisenbahn-Brettspiele, mit Freunden oder Bots, auf jedem Bildschirm.
server-preview-text = { $map }. { $kind ->
        [playing] Die Partie läuft.
        [finished] Die Partie ist zu Ende.
        [full] Alle Plätze sind besetzt.
       *[open] { $free ->
            [one] Ein Platz ist frei.
           *[other] { $free } Plätze sind frei.
        }
    }

server-mail-subject-your-turn = Rainhill: Du bist am Zug
server-mail-body-your-turn = Hallo { $name }, an diesem Tisch bist du am Zug: { $link }
server-mail-subject-match-over = Rainhill: Eine Partie ist zu Ende
server-mail-body-match-over = Hallo { $name }, die Partie an diesem Tisch ist zu Ende: { $link }
server-mail-subject-webhook-off = Rainhill: Dein Webhook wurde abgeschaltet
server-mail-body-webhook-off = Hallo { $name }, die Adresse, die wir aufrufen sollten, hat fast einen Tag lang nicht geantwortet und wird nicht mehr aufgerufen: { $address }
server-mail-subject-confirm = Rainhill: Dürfen wir dir schreiben?
server-mail-body-confirm =
    Jemand mit dem Namen { $name } möchte an diese Adresse eine Nachricht, wenn ein Zug in einer Partie ansteht.
    Wenn du das warst, folge diesem Link und drücke den Knopf: { $link }
    Wenn nicht, tu nichts: Es kommt keine weitere Mail.

# Seiten hinter dem Link in dieser Mail.
server-confirm-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Möchtest du per E-Mail erfahren, wenn du am Zug bist?</p>
    <form method="post"><button>Ja, schreibt an diese Adresse</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Danke. Du erfährst es, wenn du am Zug bist.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Dieser Link gilt nicht mehr.</p></html>

# Was der Server ablehnt; die Regeln eines Spiels haben eigene Ablehnungen.
server-refusal-stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin.
server-refusal-not-started = Die Partie hat noch nicht begonnen.
server-refusal-seat-has-bot = Für diesen Platz antwortet jetzt ein Bot.
server-refusal-undo-not-allowed = Das lässt sich nicht zurücknehmen.
server-refusal-offer-waits = Ein Vorschlag wartet noch auf Antworten.
server-refusal-offer-too-soon = Ein Vorschlag je Zug genügt.
server-refusal-lesson-astray = Diese Schritte führen nicht durch die Lektion; beginne sie neu.
server-refusal-log-full = Diese Partie ist zu lang geworden; sie kann nur noch beendet werden.
server-refusal-no-offer = Diesen Vorschlag gibt es nicht.
server-refusal-hand-over-not-allowed = Dieser Platz kann jetzt keinem Bot übergeben werden.
server-refusal-take-back-not-allowed = Dieser Platz lässt sich nicht zurückholen.
server-refusal-not-your-seat = Das ist nicht dein Platz.
server-refusal-no-advice = Dieser Tisch spielt bis zum Ende der Partie ohne Tipps.
server-refusal-no-session = Sag zuerst, wer du bist.
server-refusal-no-table = Diesen Tisch gibt es nicht.
server-refusal-table-crowded = Diesem Tisch sehen schon zu viele Leute zu.
server-refusal-not-alone = An diesem Tisch sitzen oder saßen auch andere; er bleibt ihnen erhalten.
server-refusal-no-free-seat = Es ist kein Platz frei.
server-refusal-bad-link = Dieser Link gilt nicht mehr.
server-refusal-too-many-devices = Zu viele Geräte benutzen diesen Platz.
server-refusal-too-many-open-tables = Zu viele deiner Tische sind noch nicht voll besetzt.
server-refusal-too-many-bot-tables = An zu vielen deiner Tische spielen nur Bots; warte, bis einer fertig ist.
server-refusal-gone = Wer das gefragt hat, ist nicht mehr da.
server-refusal-already-started = Die Partie hat schon begonnen.
server-refusal-not-creator = Das kann nur, wer den Tisch eröffnet hat.
server-refusal-seats-not-taken = Es sind noch nicht alle Plätze besetzt.
server-refusal-no-rematch = Eine Revanche braucht eine beendete Partie, in der du einen Platz hattest.
server-refusal-no-such-version = So weit ist die Partie noch nicht.
server-refusal-branch-tells-secrets = Solange diese Partie läuft, würde dir das Weiterspielen für dich allein Geheimnisse verraten.
server-refusal-match-under-way = Diese Partie läuft noch; bis zum Ende spielt niemand sie für sich allein weiter.
server-refusal-has-seat = Du hast einen Platz an diesem Tisch.
server-refusal-colour-taken = Diese Farbe hat schon jemand gewählt.
server-refusal-not-your-study = Diese Analyse kann nur beenden, wer sie begonnen oder die Partie gespielt hat.
server-refusal-login-taken = Dieser Anmeldename ist vergeben.
server-refusal-has-account = Du hast schon ein Konto.
server-refusal-no-account = Du hast noch kein Konto.
server-refusal-common-password = Dieses Passwort ist zu leicht zu erraten; nimm ein anderes.
server-refusal-wrong-login = Anmeldename oder Passwort stimmt nicht.
server-refusal-bad-webhook = Diese Adresse lässt sich nicht aufrufen.
server-refusal-bad-email = Das ist keine E-Mail-Adresse.
server-refusal-too-many-mails = Dafür gab es schon zu viele Mails; warte ein paar Tage.
server-refusal-chat-off = Im Chat dieses Tisches kannst du nicht schreiben.
server-refusal-chat-empty = Da steht nichts.
server-refusal-too-fast = Zu schnell; warte einen Moment.
server-refusal-too-large = Das ist zu groß.
server-refusal-not-json = Der Inhalt muss JSON sein, mit Content-Type: application/json.
server-refusal-not-understood = Die Nachricht war nicht zu verstehen.
server-refusal-hello-first = Ein Gespräch beginnt mit hello.
server-refusal-hello-again = hello kam schon einmal.
server-refusal-foreign-origin = Diese Seite darf nicht mit dem Server sprechen.
server-refusal-unavailable = Der Server ist mit sich selbst beschäftigt; versuch es noch einmal.
server-refusal-internal = Der Server hat einen Fehler gemacht.
server-refusal-not-found = Hier ist nichts.
server-refusal-method = So lässt sich das nicht abfragen.
server-refusal-bad-request = Die Anfrage war nicht zu verstehen.
