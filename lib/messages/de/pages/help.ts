import type { help as english } from "../../en/pages/help.ts";
import type { Translated } from "../../translated.ts";

export const help: Translated<typeof english> = {
  "help.title": "Hilfe",
  "help.heading": "Fragen und Antworten",
  "help.intro": "Was viele vor dem Drucken wissen möchten.",
  "help.start": "Wie fange ich an?",
  "help.start.answer":
    "Verwenden Sie eine Tabelle mit einer Zeile pro Dokument und einer Zeile mit Spaltennamen darüber. Ziehen Sie sie auf die Startseite, wählen Sie eine Vorlage und prüfen Sie die Vorschau. Was fehlt oder nicht passt, sehen Sie, bevor etwas erstellt wird.",
  "help.undo": "Kann ich etwas rückgängig machen?",
  "help.undo.answer":
    "Ja, jede Änderung, auch eine andere Vorlage oder Tabelle: mit „Rückgängig“ und „Wiederholen“ über den Schritten oder mit Strg+Z und Strg+Y außerhalb von Textfeldern. Wenn Sie eine andere Vorlage wählen und zurückkommen, ist alles wie zuvor. Die Zurück-Taste des Browsers führt nur einen Schritt zurück.",
  "help.accents": "Warum sind Umlaute und Akzente falsch?",
  "help.accents.answer":
    "Die Datei wurde in einer anderen Kodierung gespeichert als der erkannten. Öffnen Sie in Schritt 1 die „Importoptionen“ und probieren Sie andere Kodierungen aus, bis die ersten Zeilen stimmen. Bei XLSX-Dateien tritt das Problem nicht auf.",
  "help.dates": "Warum sind Tag und Monat vertauscht?",
  "help.dates.answer":
    "03/04/2027 ist für manche der 3. April, für andere der 4. März. Wenn eine Spalte nicht eindeutig ist, richten wir uns nach den anderen Spalten und dann nach der Sprache der Dokumente. Schritt 1 zeigt die verwendete Reihenfolge; dort können Sie auch eine andere wählen. In den Dokumenten steht das Datum ausgeschrieben in deren Sprache.",
  "help.zeros": "Wo sind die führenden Nullen?",
  "help.zeros.answer":
    "CSV-Dateien behalten sie: 007 bleibt 007. In einer Arbeitsmappe gehen sie in Zellen mit Zahlen schon vor dem Hochladen verloren. Formatieren Sie die Spalte in Ihrem Tabellenprogramm als Text und geben Sie die Werte erneut ein.",
  "help.labels": "Warum sind meine Etiketten verschoben?",
  "help.labels.answer":
    "Drucken Sie mit 100 %: „An Seite anpassen“ im Druckdialog verkleinert alles. Schalten Sie die Umrisse ein, machen Sie einen Testdruck auf normalem Papier und halten Sie ihn an einen Etikettenbogen. Stimmt die Position noch nicht ganz, tragen Sie die Abweichung in den Einstellungen der Vorlage unter „Nach rechts rücken“ und „Nach unten rücken“ ein.",
  "help.design": "Kann ich ein eigenes Design verwenden?",
  "help.design.answer":
    "Ja. Wählen Sie in Schritt 2 „Ihr eigenes Design“, laden Sie ein PDF oder ein Bild Ihrer Seite hoch oder beginnen Sie mit einer leeren Seite und ziehen Sie Ihre Spalten darauf. Was Sie sehen, wird gedruckt, mit den Werten einer echten Zeile. Unter „Meine Designs“ speichern Sie Designs, um sie wieder zu verwenden.",
  "help.word": "Kann ich eine Word-Datei verwenden?",
  "help.word.answer":
    "Ja. Wählen Sie in Schritt 2 „Ihre Word-Datei“. Ihre Spalten füllen Seriendruckfelder oder Namen in geschweiften Klammern, die Sie in den Text schreiben. Sie erhalten PDFs oder Word-Dateien.",
  "help.photos": "Wie kommt ein Foto auf jedes Dokument?",
  "help.photos.answer":
    "Fügen Sie eine Spalte mit dem Namen des Fotos jeder Zeile hinzu, z. B. anna.jpg, und ordnen Sie sie in Schritt 3 dem Feld für das Foto zu. Laden Sie dort dann die Fotos hoch: als ZIP, als Ordner oder einzeln.",
  "help.long": "Was passiert mit zu langem Text?",
  "help.long.answer":
    "Text wird so weit verkleinert, wie er lesbar bleibt, und dann umbrochen. Passt er trotzdem nicht, nennen wir Ihnen vor dem Start Zeile und Spalte und überspringen dieses Dokument. Kürzen Sie die Zelle oder wählen Sie einen anderen Stil.",
  "help.empty": "Warum sind in der Vorschau Stellen markiert?",
  "help.empty.answer":
    "Dort fehlen Einstellungen, z. B. wer unterschreibt. Die Markierungen werden nicht gedruckt: Eine leere Einstellung hinterlässt nichts auf dem Dokument. Schalten Sie über der Vorschau „Leere Einstellungen anzeigen“ aus, um das Dokument zu sehen, wie es wird. Wäre ein Dokument ohne eine Einstellung falsch, fragen wir danach, bevor wir etwas erstellen.",
  "help.scripts": "Welche Schriftsysteme werden unterstützt?",
  "help.scripts.answer":
    "Die Schriften Europas und des Kaukasus, Arabisch, Hebräisch, Amharisch, zehn Schriften Indiens und Sri Lankas, Thai, Laotisch, Khmer, Birmanisch, Chinesisch, Japanisch, Koreanisch und Emoji, auch gemischt in einer Zeile. Fehlt unseren Schriftarten ein Zeichen, melden wir das mit seiner Zeile, statt ein Kästchen zu drucken.",
  "help.wrong": "Einige Zeilen haben Fehler. Verliere ich die anderen?",
  "help.wrong.answer":
    "Nein. Sie erhalten ein Dokument für jede gültige Zeile und eine Datei, in der die übrigen mit Zeile, Spalte und Grund stehen. Korrigieren Sie diese Zeilen auf der Seite oder in Ihrer Tabelle und erstellen Sie nur deren Dokumente.",
  "help.setups": "Muss ich nächsten Monat alles neu einstellen?",
  "help.setups.answer":
    "Nein. Wenn Sie Dokumente erstellen, merken wir uns in diesem Browser Vorlage, Zuordnung, Texte, Farben, Bilder und Ausgabe, aber nichts aus Ihren Zeilen. Wenn Sie eine Tabelle mit denselben Spalten hochladen, übernehmen wir all das automatisch. Mit einem Klick machen Sie das rückgängig. Unter „Meine Voreinstellungen“ im letzten Schritt können Sie Voreinstellungen speichern, umbenennen und löschen oder für einen anderen Rechner als Datei speichern.",
  "help.jobs": "Wo finde ich Dokumente, die ich schon erstellt habe?",
  "help.jobs.answer":
    "Auf der Startseite unter „Meine Aufträge“, im selben Browser. Dort sehen Sie, wie weit jeder Auftrag ist und wann er gelöscht wird, und können ihn herunterladen oder löschen. Niemand sonst sieht diese Liste.",
  "help.share": "Wie gebe ich die Dokumente weiter?",
  "help.share.answer":
    "Wählen Sie auf der Seite eines fertigen Auftrags „Per Link teilen“. Alle, die den Link haben, können die Dokumente herunterladen, bis sie gelöscht werden. Ihre Tabelle, Ihre Einstellungen und die Zeilen mit Problemen sehen sie nicht, und ändern können sie nichts. „Nicht mehr teilen“ beendet das sofort.",
  "help.privacy": "Wer sieht meine Daten?",
  "help.privacy.answer":
    "Nur wer diese Website betreibt. Es werden keine Daten an andere Dienste gesendet, es gibt keine Tracker, und ein einziges Cookie unterscheidet Ihre Dateien von denen anderer. Hochgeladene Dateien und Dokumente werden nach {time} gelöscht oder sofort, wenn Sie sie selbst löschen.",
};
