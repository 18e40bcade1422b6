import type { sessions as english } from "../../en/server/sessions.ts";
import type { Translated } from "../../translated.ts";

export const sessions: Translated<typeof english> = {
  "session.unknown": "Sitzung nicht gefunden. Laden Sie Ihre Datei erneut hoch.",
  "session.gone": "Diese Sitzung ist abgelaufen, und ihre Dateien wurden gelöscht. Laden Sie Ihre Datei erneut hoch.",
  "session.notStarted": "Es gibt noch keine Dokumente zum Teilen. Erstellen Sie sie zuerst.",
  "session.closed": "Diese Sitzung ist geschlossen. Laden Sie Ihre Datei erneut hoch.",
  "session.started":
    "Die Dokumente dieser Sitzung sind bereits gestartet. Beginnen Sie eine neue Sitzung, um etwas zu ändern.",
  "session.changed": "Die Sitzung wurde gerade geändert. Versuchen Sie es in einer Sekunde erneut.",
  "session.crowded": "Mehrere Änderungen kamen gleichzeitig an. Versuchen Sie es in einer Sekunde erneut.",
  "session.choices": "Einige Angaben sind ungültig. Korrigieren Sie die genannten.",
  "session.template": "Vorlage „{id}“ nicht gefunden. Wählen Sie eine dieser Vorlagen: {known}.",
  "session.template.known": "muss eine dieser Vorlagen sein: {known}",
  "session.rows": "Die Tabelle hat die Zeilen 1 bis {count}.",
  "session.rows.range": "muss zwischen 1 und {count} liegen und darf nicht vor dem Anfang enden",
  "session.pictures": "Laden Sie das ZIP erneut hoch und verwenden Sie die neue ID.",
  "session.pictures.id": "ist nicht die ID eines von Ihnen hochgeladenen ZIPs mit Bildern",
  "session.picture": "Laden Sie das Bild erneut hoch und verwenden Sie die neue ID.",
  "session.picture.id": "ist nicht die ID eines von Ihnen hochgeladenen Bildes",
  "session.unmapped": "Wählen Sie eine Spalte für {fields}.",
  "session.unmapped.field": "hat weder eine Spalte noch Text",
  "session.unset": "Füllen Sie {settings} aus.",
  "session.unset.setting": "ist erforderlich, aber leer",
  "session.design": "Senden Sie auch den Entwurf.",
  "session.design.missing": "ist für diese Vorlage erforderlich",
  "session.design.copy": "muss die Vorlage der Sitzung sein",
  "session.design.template": "braucht die Vorlage „design“",
  "session.design.page": "Laden Sie die PDF-Datei oder das Bild noch einmal hoch und verwenden Sie die neue ID.",
  "session.design.upload": "ist keine ID einer PDF-Datei oder eines Bildes, das Sie hochgeladen haben",
  "session.noDocuments":
    "Jede Zeile enthält einen Fehler. Korrigieren Sie die Tabelle oder die Zuordnung und versuchen Sie es erneut.",
  "session.font": "Laden Sie die Schrift erneut hoch und verwenden Sie die neue ID.",
  "session.font.id": "ist nicht die ID einer Schrift, die Sie hochgeladen haben",
  "session.word": "Laden Sie die Word-Datei oder den gespeicherten Entwurf erneut hoch und verwenden Sie die neue ID.",
  "session.word.id": "ist nicht die ID einer Word-Datei oder eines gespeicherten Entwurfs, die Sie hochgeladen haben",
};
