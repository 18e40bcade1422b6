import type { Messages } from "./messages.ts";

/** Deutsch. */
export const de: Messages = {
  "site.title": "Rowpress: ein Dokument für jede Zeile",
  "site.description":
    "Tabelle hochladen, Vorlage wählen und für jede Zeile ein fertiges PDF herunterladen. Kostenlos, privat, auf dem eigenen Rechner.",
  "site.skip": "Zum Inhalt springen",
  "site.home": "Dokumente erstellen",
  "site.templates": "Vorlagen",
  "site.help": "Hilfe",
  "site.language": "Sprache",
  "site.kept": "Ihre Dateien bleiben auf diesem Server und werden nach {time} gelöscht.",

  "missing.title": "Seite nicht gefunden",
  "missing.heading": "Diese Seite gibt es nicht",
  "missing.why": "Vielleicht ist die Adresse vertippt, oder die Dateien, um die es ging, sind schon gelöscht.",
  "fault.heading": "Diese Seite ist gestolpert",
  "fault.why": "Das liegt an uns, nicht an Ihnen. Was Sie hochgeladen haben, ist noch da.",
  "fault.retry": "Noch einmal versuchen",

  "gallery.title": "Vorlagen",
  "gallery.heading": "Vorlagen, die druckfertig sind",
  "gallery.intro":
    "Jede passt ihren Text in die Seite ein, setzt jede Schrift und kommt mit Ihrer Tabelle zurecht, wie sie ist.",
  "gallery.more": "{template} ansehen",
  "template.use": "Diese Vorlage verwenden",
  "template.sample": "Beispieltabelle herunterladen",
  "template.specimen": "Muster: {template}",
  "template.fields": "Was eine Zeile enthalten kann",
  "template.fieldsIntro":
    "Nennen Sie Ihre Spalten so oder mit eigenen Worten: Sie werden von selbst zugeordnet, und Sie können die Zuordnung ändern.",
  "template.field": "Feld",
  "template.what": "Wofür es da ist",
  "template.required": "nötig",
  "template.settings": "Was Sie ändern können",
  "template.all": "Alle Vorlagen",

  "help.title": "Hilfe",
  "help.heading": "Fragen und Antworten",
  "help.intro": "Was vor dem Drucken gefragt wird.",
  "help.start": "Wie fange ich an?",
  "help.start.answer":
    "Nehmen Sie die Tabelle, die Sie haben: eine Zeile je Dokument und darüber eine Zeile mit den Namen der Spalten. Ziehen Sie sie auf die erste Seite, wählen Sie eine Vorlage und sehen Sie sich den Probedruck an. Was fehlt oder nicht passt, wird gesagt, bevor etwas entsteht.",
  "help.accents": "Umlaute und Akzente sind falsch. Was tun?",
  "help.accents.answer":
    "Die Datei wurde in einer anderen Kodierung gespeichert, als wir gefunden haben. Öffnen Sie im ersten Schritt „So wurde die Datei gelesen“ und wählen Sie eine andere Kodierung, bis die gezeigten Zeilen stimmen. Mit einer XLSX-Datei gibt es das Problem nicht.",
  "help.dates": "Tag und Monat sind vertauscht.",
  "help.dates.answer":
    "03/04/2027 ist für die einen der dritte April, für die anderen der vierte März. Wo Ihre Zeilen es offen lassen, richten wir uns nach der Sprache der Dokumente und sagen es im ersten Schritt; dort wählen Sie die andere Reihenfolge. In den Dokumenten steht das Datum dann ausgeschrieben in deren Sprache.",
  "help.zeros": "Führende Nullen sind weg.",
  "help.zeros.answer":
    "In einer CSV-Datei bleiben sie: 007 bleibt 007. In einer Arbeitsmappe sind sie schon verloren, bevor wir sie sehen, wenn die Zelle eine Zahl ist. Formatieren Sie die Spalte als Text und geben Sie die Werte noch einmal ein.",
  "help.labels": "Die Etiketten sind auf dem Papier verschoben.",
  "help.labels.answer":
    "Drucken Sie mit 100 %: „An Seite anpassen“ im Druckdialog verkleinert alles. Machen Sie mit Umrissen einen Probedruck auf normales Papier und halten Sie ihn gegen einen Etikettenbogen. Liegt er noch etwas daneben, tragen Sie den Unterschied als Versatz in den Einstellungen der Vorlage ein.",
  "help.long": "Ein Text ist zu lang für seinen Platz.",
  "help.long.answer":
    "Jeder Text wird kleiner, solange er noch zu lesen ist, und bricht dann um. Was selbst dann nicht passt, steht vor dem Start mit Zeile und Spalte in der Liste, und dieses Dokument wird ausgelassen. Kürzen Sie die Zelle oder wählen Sie einen anderen Stil.",
  "help.scripts": "Welche Schriften gehen?",
  "help.scripts.answer":
    "Lateinisch, Griechisch, Kyrillisch, Arabisch, Hebräisch, Devanagari, Thai, Chinesisch, Japanisch, Koreanisch und Emoji, auch gemischt in einer Zeile. Ein Zeichen, das keine unserer Schriften hat, wird als Problem seiner Zeile genannt und nie als Kästchen gedruckt.",
  "help.wrong": "Einige Zeilen sind falsch. Verliere ich die anderen?",
  "help.wrong.answer":
    "Nein. Aus jeder richtigen Zeile wird ein Dokument, und die anderen stehen in einer Datei mit Zeile, Spalte und Grund. Berichtigen Sie sie in Ihrer Tabelle und schicken Sie nur diese Zeilen.",
  "help.privacy": "Wer sieht meine Daten?",
  "help.privacy.answer":
    "Wer diese Seite betreibt, sonst niemand: Nichts geht an andere Dienste, es gibt keine Tracker, und ein Cookie unterscheidet Ihre Dateien von denen anderer. Hochgeladenes und Dokumente werden nach {time} gelöscht oder sofort mit dem Knopf auf der Seite.",

  "time.hours": { one: "{count} Stunde", other: "{count} Stunden" },
  "time.days": { one: "{count} Tag", other: "{count} Tagen" },
};
