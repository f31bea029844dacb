# Der Tischserver: was er den Leuten sagt. Codes von Ablehnungen sind `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Das ist der Tischserver. Der Browser-Client ist hier nicht installiert.
    Die Schnittstelle ist unter <a href="/api/openapi.json">/api/openapi.json</a> beschrieben.</p></html>

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

server-mail-subject-your-turn = Rainhill: Du bist am Zug ({ $game })
server-mail-body-your-turn =
    Hallo { $name },

    du bist am Zug: { $game } ({ $map }). Hier geht es zum Tisch:
    { $link }
server-mail-subject-match-over = Rainhill: Deine Partie ist zu Ende ({ $game })
server-mail-body-match-over =
    Hallo { $name },

    deine Partie ist zu Ende: { $game } ({ $map }). So ging sie aus:
    { $link }
server-mail-subject-webhook-off = Rainhill: Dein Webhook wurde abgeschaltet
server-mail-body-webhook-off =
    Hallo { $name },

    dein Webhook hat den größten Teil eines Tages nicht geantwortet und wird nicht mehr aufgerufen:
    { $address }

    Um ihn wieder einzuschalten, gib die Adresse auf der Seite „Du“ noch einmal ein:
    { $link }
server-mail-subject-confirm = Rainhill: Dürfen wir dir schreiben?
server-mail-body-confirm =
    Hallo,

    jemand, der als { $name } spielt, möchte an diese Adresse eine Nachricht bekommen, wenn ein Zug ansteht.
    Wenn du das bist, folge diesem Link und drücke den Knopf:
    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.

# Seiten hinter dem Link in dieser Mail.
server-confirm-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Möchtest du per E-{"\u2060"}Mail erfahren, wenn du am Zug bist?</p>
    <form method="post"><button>Ja, schreibt an diese Adresse</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Danke. Du erfährst es, wenn du am Zug bist.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Dieser Link gilt nicht mehr.</p></html>

# Was der Server ablehnt; die Regeln eines Spiels haben eigene Ablehnungen.
server-refusal-stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin und entscheide dann.
server-refusal-not-started = Die Partie hat noch nicht begonnen.
server-refusal-seat-has-bot = Auf diesem Platz spielt jetzt ein Bot. Wenn der Platz dir gehört, hol ihn erst zurück.
server-refusal-undo-not-allowed = Das lässt sich an diesem Tisch nicht oder nicht mehr zurücknehmen.
server-refusal-offer-waits = Ein Vorschlag wartet noch auf Antworten; mach deinen danach.
server-refusal-offer-too-soon = Du hast gerade einen Vorschlag gemacht; der nächste geht erst nach einem weiteren Zug.
server-refusal-lesson-astray = Diese Schritte führen nicht durch die Lektion; beginne sie neu.
server-refusal-log-full = Diese Partie ist zu lang geworden; sie kann nur noch beendet werden.
server-refusal-no-offer = Dieser Vorschlag steht nicht mehr offen.
server-refusal-hand-over-not-allowed = Dieser Platz kann jetzt keinem Bot übergeben werden.
server-refusal-take-back-not-allowed = Dieser Platz lässt sich nicht zurückholen.
server-refusal-not-your-seat = Das ist nicht dein Platz.
server-refusal-no-advice = Dieser Tisch spielt bis zum Ende der Partie ohne Tipps.
server-refusal-no-session = Wähle zuerst einen Namen oder melde dich an.
server-refusal-no-table = Diesen Tisch gibt es nicht.
server-refusal-table-crowded = Diesem Tisch sehen schon zu viele Leute zu; versuch es später noch einmal.
server-refusal-not-alone = An diesem Tisch haben oder hatten auch andere einen Platz; darum lässt er sich nicht löschen.
server-refusal-no-free-seat = Alle Plätze sind besetzt.
server-refusal-bad-link = Dieser Link gilt nicht mehr; bitte um einen neuen.
server-refusal-too-many-devices = Zu viele Geräte benutzen diesen Platz. Kopiere auf einem davon einen neuen Link: Die anderen verlieren damit den Zugang.
server-refusal-too-many-open-tables = Zu viele deiner Tische warten noch auf Mitspieler; schließ erst einen davon.
server-refusal-too-many-bot-tables = An zu vielen deiner Tische spielen nur Bots; warte, bis eine dieser Partien zu Ende ist.
server-refusal-gone = Die Verbindung ist abgerissen, bevor die Antwort kam.
server-refusal-already-started = Die Partie hat schon begonnen.
server-refusal-not-creator = Das kann nur, wer den Tisch eröffnet hat.
server-refusal-seats-not-taken = Es sind noch Plätze frei; die Partie beginnt, wenn alle besetzt sind.
server-refusal-no-rematch = Eine Revanche braucht eine beendete Partie, in der du einen Platz hattest.
server-refusal-no-such-version = So weit ist die Partie noch nicht.
server-refusal-branch-tells-secrets = Solange diese Partie läuft, würde dir das Weiterspielen für dich allein Geheimnisse verraten.
server-refusal-match-under-way = Diese Partie läuft noch; für dich allein weiterspielen kannst du sie, wenn sie zu Ende ist.
server-refusal-has-seat = Du hast schon einen Platz an diesem Tisch.
server-refusal-colour-taken = Diese Farbe hat schon jemand gewählt; nimm eine andere.
server-refusal-not-your-study = Diese Analyse kann nur beenden, wer sie begonnen oder die Partie gespielt hat.
server-refusal-login-taken = Dieser Anmeldename ist vergeben; nimm einen anderen.
server-refusal-has-account = Du hast schon ein Konto.
server-refusal-no-account = Du hast noch kein Konto.
server-refusal-common-password = Dieses Passwort ist zu leicht zu erraten; nimm ein anderes.
server-refusal-wrong-login = Anmeldename oder Passwort stimmt nicht.
server-refusal-bad-webhook = Diese Adresse lässt sich nicht aufrufen. Gib eine öffentliche an, die mit http:// oder https:// beginnt.
server-refusal-bad-email = Das sieht nicht nach einer E-{"\u2060"}Mail-Adresse aus.
server-refusal-too-many-mails = Es wurden schon zu viele Bestätigungsmails verschickt; bis wieder welche gehen, kann es einen Monat dauern.
server-refusal-chat-off = Im Chat dieses Tisches kannst du nicht schreiben.
server-refusal-chat-empty = Schreib erst etwas.
server-refusal-too-fast = Das war zu schnell; warte einen Moment und versuch es noch einmal.
server-refusal-too-large = Das ist zu groß.
server-refusal-not-json = Der Inhalt muss JSON sein, mit Content-Type: application/json.
server-refusal-not-understood = Das hat der Server nicht verstanden; lade die Seite neu und versuch es noch einmal.
server-refusal-hello-first = Ein Gespräch beginnt mit der Nachricht hello.
server-refusal-hello-again = Die Nachricht hello kam schon einmal.
server-refusal-foreign-origin = Seiten einer anderen Website dürfen nicht mit diesem Server sprechen.
server-refusal-unavailable = Der Server ist gerade beschäftigt; versuch es gleich noch einmal.
server-refusal-internal = Auf dem Server ist etwas schiefgegangen; versuch es noch einmal.
server-refusal-not-found = Hier ist nichts.
server-refusal-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
server-refusal-bad-request = Der Server hat die Anfrage nicht verstanden; lade die Seite neu und versuch es noch einmal.
