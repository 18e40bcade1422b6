import type { output as english } from "../../en/pages/output.ts";
import type { Translated } from "../../translated.ts";

export const output: Translated<typeof english> = {
  "make.title": "Dokumente erstellen",
  "make.later": "Ein PDF pro Zeile, zusammen in einem ZIP.",
  "make.what": "Was Sie herunterladen möchten",
  "make.archive.document": "Ein ZIP mit einem PDF pro Dokument",
  "make.archive.sheet": "Ein ZIP mit einem PDF pro Bogen",
  "make.combined": "Ein Gesamt-PDF mit allen, zum Drucken",
  "make.format": "Dateiformat",
  "make.format.pdf": "PDF",
  "make.format.docx": "Word (.docx)",
  "make.format.docx.help":
    "Die Vorschau zeigt das Dokument als PDF. Word setzt die Datei selbst, Zeilen und Seiten können also anders umbrechen. Wir prüfen die Werte, nicht das Layout.",
  "make.archive.docx": "Sie erhalten ein ZIP mit einer Word-Datei pro Dokument.",
  "make.kept": "Sie können Ihre Dokumente {time} lang herunterladen. Danach werden sie gelöscht.",
  "make.more": "Zeilen, Dateinamen, Sprache, PDF-Format",
  "make.more.docx": "Zeilen, Dateinamen, Sprache",
  "make.rows": "Zeilen",
  "make.from": "Von",
  "make.to": "bis",
  "make.rows.order": "Die erste Zeile darf nicht nach der letzten kommen.",
  "make.fromRow": "Von Zeile",
  "make.toRow": "Bis Zeile",
  "make.allOfThem": "alle Zeilen",
  "make.all": "Alle {count} Zeilen",
  "make.filename": "Dateiname",
  "make.filename.help":
    "Namen in geschweiften Klammern werden durch die Werte der Zeile ersetzt. Ein Schrägstrich legt im ZIP Ordner an, z. B. einen pro Klasse. Doppelte Dateinamen werden nummeriert.",
  "make.filename.sample": "Datei für Zeile {row}: „{name}“",
  "make.language": "Sprache für Datum und Zahlen",
  "make.kind": "PDF-Format",
  "make.kind.help":
    "PDF/A eignet sich zur Archivierung: Die Datei enthält alles, um auch in Jahrzehnten gleich auszusehen.",
  "make.start": "{things} erstellen",
  "make.start.some": "Dokumente erstellen",
  "make.starting": "Wird gestartet …",
  "make.unmapped": "Noch keine Spalte gewählt: {fields}.",
  "make.fill": "„{setting}“ ausfüllen",
  "make.unset": "Erforderlich, aber noch leer: {settings}.",
  "make.faults": "Korrigieren Sie die oben markierten Fehler.",
  "make.otherSheet": "Das Beispiel für diese Vorlage wird noch geladen.",
  "make.nothing": "Wählen Sie ein ZIP, ein Gesamt-PDF oder beides.",
  "make.emptyDesign":
    "Auf Ihrer Seite steht noch nichts aus der Tabelle. Öffnen Sie in Schritt 2 den Designer und platzieren Sie dort Spalten.",
  "make.noneRight":
    "Jede Zeile hat einen Fehler, daher können keine Dokumente erstellt werden. Beheben Sie die Probleme in Schritt 4.",
};
