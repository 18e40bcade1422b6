import type { requests as english } from "../../en/server/requests.ts";
import type { Translated } from "../../translated.ts";

export const requests: Translated<typeof english> = {
  "api.address": "Unter dieser Adresse wurde nichts gefunden.",
  "api.method": "Verwenden Sie hier {methods}.",
  "api.json": "Senden Sie den Inhalt der Anfrage als JSON.",
  "api.jsonType": "Senden Sie den Inhalt der Anfrage als JSON, mit dem Inhaltstyp application/json.",
  "api.changed": "Die Datei hat sich seit Beginn des Downloads geändert. Starten Sie den Download neu.",
  "api.fields": "Einige Felder sind ungültig. Korrigieren Sie die genannten.",
  "api.unknownField": "ist kein bekanntes Feld",
  "api.parameters": "Einige Parameter sind ungültig. Korrigieren Sie die genannten.",
  "api.otherSite":
    "Andere Websites dürfen keine Anfragen an Rowpress senden. Öffnen Sie Rowpress in einem eigenen Tab und versuchen Sie es erneut.",
  "api.wait": "Zu viele Anfragen. Versuchen Sie es in {seconds} s erneut.",
  "api.fault": "Bei uns ist etwas schiefgelaufen. Versuchen Sie es gleich erneut.",
  "api.range": "Die Datei ist {bytes} Bytes groß. Fordern Sie einen Bereich daraus an.",
  "api.database": "Die Datenbank der Website ist nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.",
  "api.stopped":
    "Das hat zu lange gedauert und wurde abgebrochen. Versuchen Sie es in einigen Sekunden erneut. Wenn es wieder passiert, entfernen Sie das zuletzt hinzugefügte Bild.",
  "api.disk": "Auf der Website ist derzeit kein Platz für weitere Dateien. Versuchen Sie es in einigen Minuten erneut.",
  "api.store": "Der Dateispeicher der Website ist nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.",
  "api.crowded": "Die Website ist gerade stark ausgelastet. Versuchen Sie es in einigen Sekunden erneut.",
  "api.signed": "ist ein Ereignis des Speichers ohne gültige Signatur",
  "api.pathname": "muss uploads/<ID eines Uploads>/file sein",
  "api.pathname.known": "nennt einen Upload, der bereits existiert",
  "api.clientPayload": "muss JSON der Form {example} sein",
};
