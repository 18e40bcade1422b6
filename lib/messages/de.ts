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

  "job.title": "Ihre Dokumente",
  "job.looking": "Ihre Dokumente werden gesucht",
  "job.document": { one: "{count} Dokument", other: "{count} Dokumente" },
  "job.sheet": { one: "{count} Bogen", other: "{count} Bögen" },
  "job.queued": { one: "{things} wartet auf die Presse", other: "{things} warten auf die Presse" },
  "job.running": { one: "{things} entsteht", other: "{things} entstehen" },
  "job.finishing": { one: "{things} wird verpackt", other: "{things} werden verpackt" },
  "job.succeeded": { one: "{things} ist fertig", other: "{things} sind fertig" },
  "job.failed.document": "Es konnte kein Dokument erstellt werden",
  "job.failed.sheet": "Es konnte kein Bogen erstellt werden",
  "job.canceled": "Abgebrochen",
  "job.progress": "Erstellte Dokumente",
  "job.waiting": "Es geht los, sobald eine Presse frei ist.",
  "job.packing": "Alle sind fertig; der Download wird zusammengestellt.",
  "job.made": "{done} von {total} fertig",
  "job.failures": "{failed} ausgelassen",
  "job.rate": "{rate} pro Sekunde",
  "job.left.moment": "gleich fertig",
  "job.left.seconds": { one: "noch etwa {count} Sekunde", other: "noch etwa {count} Sekunden" },
  "job.left.minutes": { one: "noch etwa {count} Minute", other: "noch etwa {count} Minuten" },
  "job.left.hours": { one: "noch etwa {count} Stunde", other: "noch etwa {count} Stunden" },
  "job.quarter": "{percent} Prozent sind fertig.",
  "job.newest": "Frisch aus der Presse",
  "job.tell": "Benachrichtigen, wenn sie fertig sind",
  "job.tell.told": "Sie werden benachrichtigt, sobald sie fertig sind.",
  "job.tell.refused":
    "Ihr Browser zeigt von dieser Seite keine Benachrichtigungen. Der Titel des Tabs sagt, wie weit sie sind.",
  "job.retrying": "Ihre Dokumente entstehen trotzdem weiter; diese Seite fragt wieder nach.",
  "job.askNow": "Jetzt nachfragen",
  "job.download": "Herunterladen",
  "job.download.one": "Herunterladen: {name}",
  "job.download.archive": "ZIP herunterladen",
  "job.download.combined": "Gesamt-PDF herunterladen",
  "job.download.problems": "Liste der Probleme herunterladen",
  "job.kept": "Bis {time} aufbewahrt, dann gelöscht.",
  "job.documents": "Einzeln",
  "job.find": "Nach Namen suchen",
  "job.found.document": { one: "{found} von {count} Dokument", other: "{found} von {count} Dokumenten" },
  "job.found.sheet": { one: "{found} von {count} Bogen", other: "{found} von {count} Bögen" },
  "job.found.first": "{found}, hier die ersten {shown}",
  "job.opens": "Öffnet einen neuen Tab",
  "job.problems": { one: "{count} Problem", other: "{count} Probleme" },
  "job.omitted": { one: "{things} wurde ausgelassen.", other: "{things} wurden ausgelassen." },
  "job.again": "Tabelle berichtigen und nur diese Zeilen schicken",
  "job.again.how":
    "Berichtigen Sie die Zellen in Ihrer Tabelle und bringen Sie die ganze Tabelle noch einmal: Zuordnung und Einstellungen bleiben, wie sie waren, und es entsteht nur, was fehlt.",
  "job.another": "Weitere Dokumente erstellen",
  "job.delete": "Jetzt alles löschen",
  "job.delete.question": "Jetzt alles löschen?",
  "job.delete.deed": "Alles löschen",
  "job.delete.what":
    "Ihre Tabelle und alle Dokumente daraus werden vom Server gelöscht. Was Sie heruntergeladen haben, behalten Sie.",
  "job.stop": "Abbrechen und löschen",
  "job.stop.question": "Abbrechen und alles löschen?",
  "job.stop.deed": "Abbrechen und löschen",
  "job.stop.what":
    "Es entstehen keine weiteren Dokumente. Ihre Tabelle und die bisher erstellten Dokumente werden gelöscht.",
  "job.deleted.title": "Alles ist gelöscht",
  "job.deleted.why": "Ihre Tabelle und alle Dokumente daraus sind nicht mehr auf diesem Server.",
  "job.stopped.title": "Diese Dokumente wurden abgebrochen",
  "job.stopped.why": "Sie wurden abgebrochen, bevor sie fertig waren, und ihre Dateien sind gelöscht.",
  "job.gone.title": "Diese Dokumente sind nicht hier",
  "job.gone.why": "Dokumente werden nach {time} gelöscht und nur in dem Browser gezeigt, in dem sie erstellt wurden.",

  "again.bring":
    "Berichtigen Sie die fehlerhaften Zeilen in „{file}“ und bringen Sie die ganze Tabelle hierher; alles andere bleibt, wie es war.",
  "again.only": {
    one: "Es entsteht nur die {count} Zeile, die fehlerhaft war.",
    other: "Es entstehen nur die {count} Zeilen, die fehlerhaft waren.",
  },
  "again.all": "Stattdessen alle Zeilen",
  "again.others":
    "Diese Tabelle hat andere Zeilen als die vorige ({rows} statt {before}): Welche fehlerhaft waren, ist nicht zu erkennen. Darum entstehen alle.",

  "trouble.unreachable":
    "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "trouble.unknown": "Etwas ist schiefgegangen. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "size.bytes": { one: "{count} Byte", other: "{count} Byte" },
  "size.kilobytes": "{size} kB",
  "size.megabytes": "{size} MB",
};
