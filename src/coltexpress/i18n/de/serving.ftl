# Ein eigener Server, und Bots an den Tischen anderer.

## Befehle

cli-help-serve = Einen Server betreiben: Tische für Menschen und Bots, über das Netz. Jede Option geht auch als Umgebungsvariable, z. B. COLTEXPRESS_PORT; das Geheimnis selbst wird nur aus COLTEXPRESS_SECRET oder aus seiner Datei gelesen.
cli-help-join = Deinen Bot an den Tisch eines Servers setzen und ihn bis zum Ende spielen lassen.
cli-help-backup = Die Datenbank eines Servers kopieren, auch während er läuft.
cli-help-export = Alle beendeten Partien eines Servers als Aufzeichnungen ablegen, jede in einer eigenen Datei.

## Optionen von serve

serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist jede Adresse dieses Rechners. Ohne Angabe { $default }.
serve-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien. Ohne Angabe { $default }.
serve-database = Wo die Partien liegen: sqlite:///Datei oder postgresql://Benutzer:Passwort@Host/Name. Ohne Angabe { $default }.
serve-bus = Worüber sich mehrere Prozesse Neues mitteilen: valkey://Host oder redis://Host. Ein einzelner Prozess braucht keinen.
serve-base-path = Der Unterpfad, z. B. /colt, wenn sich der Server seine Adresse mit anderen Seiten teilt.
serve-public-url = Womit Links beginnen, z. B. https://example.org. Ohne Angabe so, wie der Browser gefragt hat.
serve-secret-file = Die Datei mit dem Geheimnis, das Identitäten unterschreibt; beim ersten Start angelegt. Ohne Angabe liegt sie neben der SQLite-Datei.
serve-origins = Andere Seiten, die diesen Server benutzen dürfen, durch Kommas getrennt.
serve-trusted-proxies = Proxys, deren X-Forwarded-Headern vertraut wird, durch Kommas getrennt. Ohne Angabe { $default }.
serve-thinkers = Anzahl der Prozesse für Bots. Ohne Angabe { $default }.
serve-open-tables = Wie viele Tische, die niemand anschaut, im Speicher bleiben. Ohne Angabe { $default }.
serve-grace = So viele Sekunden nach einem Start läuft keine Uhr ab, damit alle zurückkommen können. Ohne Angabe { $default }.
serve-private-webhooks = Ob Benachrichtigungen an private Adressen und an diesen Rechner gehen dürfen.
serve-sockets-per-address = Wie viele Verbindungen eine Adresse haben darf. Ohne Angabe { $default }.
serve-requests-per-minute = Wie viele Anfragen eine Adresse pro Minute stellen darf. Ohne Angabe { $default }.
serve-frames-per-minute = Wie viele Nachrichten eine Person pro Minute an Tische schicken darf. Ohne Angabe { $default }.
serve-log-level = Was protokolliert wird: debug, info, warning, error oder critical. Ohne Angabe { $default }.
cli-option-open = Die Seite im Browser öffnen, sobald der Server bereit ist.
serve-listening = Bereit an { $host }, Port { $port }. Öffne { $url }
serve-stop = Mit Strg-C beenden. Die Partien liegen in { $path }
serve-running = Der Server läuft schon. Öffne { $url }
page-missing = Die Webseite fehlt hier: Sie wurde nicht gebaut, als dieser Server installiert wurde. Programme können trotzdem spielen.

## Optionen von join, backup und export

cli-option-link = Der Link des Tisches; oder die Adresse des Servers, mit --code.
cli-option-join-bot = Wer spielt: dein eigener Bot, z. B. mine.py:MyBot, oder eine eingebaute Stufe.
cli-option-code = Der Kurzcode eines Tisches, der noch auf Mitspieler wartet.
cli-option-name = Wie der Bot am Tisch heißt. Ohne Angabe wie seine Klasse oder Stufe.
cli-option-seat = Welcher Platz, gezählt ab 1. Ohne Angabe der erste freie.
cli-option-join-seconds = Bedenkzeit für jede Entscheidung, in Sekunden. Ohne Angabe 1 Sekunde für deinen eigenen Bot.
cli-option-token-file = Die Identität des Bots in dieser Datei aufbewahren: Neu gestartet bekommt er seinen Platz zurück. Angelegt, wenn sie fehlt.
cli-option-rematch = Nach der Partie auf die nächste derselben Runde warten und weiterspielen.
cli-option-copy = Die Datei für die Kopie; es darf sie noch nicht geben.
cli-option-directory = Das Verzeichnis für die Aufzeichnungen; angelegt, wenn es fehlt.
cli-option-zip = Alle Aufzeichnungen auch in games.zip packen.

## Was geschieht

join-seated = Platz { $seat } von { $players } ist besetzt.
join-began = Die Partie läuft.
join-lost = Die Verbindung ist abgerissen. Neuer Versuch …
join-again = Die Verbindung steht wieder.
join-place = Platz { $place } von { $players }.
join-fair = Geprüft: Am Tisch ging es ehrlich zu.
backup-done = Die Kopie liegt in { $path }. Bewahre die Geheimnisdatei des Servers dazu auf, sonst bekommt niemand seinen Platz zurück.
export-done = { $games ->
    [one] { $games } beendete Partie liegt in { $path }
   *[other] { $games } beendete Partien liegen in { $path }
}
export-skipped = { $games ->
    [one] { $games } Partie wurde nach neueren Regeln gespielt, die diese Version nicht kennt, und fehlt hier.
   *[other] { $games } Partien wurden nach neueren Regeln gespielt, die diese Version nicht kennt, und fehlen hier.
}

## Ablehnungen

error-setting-range = { $name } muss zwischen { $low } und { $high } liegen.
error-setting-choice = { $name } muss eines davon sein: { $known }.
error-setting-database = Diese Datenbank wird nicht unterstützt: sqlite:///Datei oder postgresql://… verwenden.
error-setting-bus = Das ist kein Bus. Seine Adresse beginnt mit valkey:// oder redis:// und nennt einen Host.
error-setting-url = { $name } beginnt mit https:// oder http:// und nennt einen Host.
error-setting-host = „{ $host }“ ist keine Adresse dieses Rechners.
error-setting-secret-file = Das Geheimnis lässt sich weder lesen noch anlegen. Nenne mit --secret-file eine Datei dafür.
error-port-taken = Port { $port } von { $host } ist schon belegt. Wähle mit --port einen anderen.
error-port-refused = Dieser Rechner lässt uns nicht an { $host }, Port { $port } lauschen.
error-database-unusable = Die Datenbank { $database } ist nicht zu gebrauchen: { $problem }
error-database-newer = Die Datenbank { $database } gehört zu einer neueren Version dieses Programms.
error-database-missing = Die Datenbank { $path } gibt es nicht.
error-backup-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen.
error-backup-postgresql = PostgreSQL hat für Kopien im laufenden Betrieb ein eigenes Werkzeug: pg_dump.
error-export-directory = In das Verzeichnis { $path } lässt sich nicht schreiben.
error-join-link = „{ $value }“ ist kein Link zu einem Tisch. So sieht einer aus: https://example.org/table/…
error-join-which = Gib entweder den Link eines Tisches an, oder die Adresse eines Servers und --code.
error-join-one-bot = Ein Platz ist für einen Bot: Nenne mit --bot nur einen.
error-join-refused = Der Server lehnt ab: { $message }
error-join-unreachable = Unter { $url } antwortet niemand.
error-join-nonsense = Was unter { $url } antwortet, ist kein Server dieses Spiels, oder einer anderer Version.
error-join-rules = Dort wird nach Version { $found } der Regeln gespielt; dieses Programm kennt sie nur bis Version { $known }.
error-join-closed = Der Tisch ist geschlossen worden.
error-join-removed = Dem Bot ist sein Platz genommen worden.
error-join-unfair = Am Tisch ging es nicht ehrlich zu: Die Aufzeichnung passt nicht zu dem, was versprochen war.
