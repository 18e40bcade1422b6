import type { word as english } from "../../en/server/word.ts";
import type { Translated } from "../../translated.ts";

export const word: Translated<typeof english> = {
  "word.damaged":
    "Diese Word-Datei ist beschädigt. Öffnen Sie sie in Word, speichern Sie sie neu und laden Sie sie erneut hoch.",
  "word.not_word":
    "Diese Datei ist kein Word-Dokument. Speichern Sie sie in Word als .docx und laden Sie sie erneut hoch.",
  "word.hostile":
    "Diese Word-Datei enthält Teile, die kein Textprogramm schreibt; wir haben sie deshalb nicht geöffnet. Öffnen Sie sie in Word, speichern Sie sie unter neuem Namen als .docx und laden Sie diese Datei hoch.",
  "word.pages": "Diese Word-Datei hat mehr als {most} Seiten. Teilen Sie sie auf mehrere Dateien auf.",
  "word.unset":
    "Diese Word-Datei lässt sich nicht darstellen. Öffnen Sie sie in Word, speichern Sie sie unter neuem Namen als .docx und laden Sie diese hoch.",
  "word.fields": "Diese Word-Datei hat mehr als {most} Felder. Teilen Sie sie auf mehrere Dateien auf.",
  "word.note.noFields":
    "In dieser Datei steht kein Feld, deshalb wären alle Dokumente gleich. Schreiben Sie {tag} an die Stelle eines Wertes oder fügen Sie in Word Seriendruckfelder ein.",
  "word.note.page": "Seite {page}: ",
  "word.note.chart": "Das Diagramm „{detail}“ fehlt; sein Platz bleibt leer.",
  "word.note.diagram": "Die SmartArt-Grafik „{detail}“ fehlt; ihr Platz bleibt leer.",
  "word.note.embedded_object":
    "Das eingebettete Objekt „{detail}“ fehlt; enthält die Datei ein Bild davon, wird das Bild gedruckt.",
  "word.note.drawing": "Die Zeichnung „{detail}“ fehlt; ihr Platz bleibt leer.",
  "word.note.math": "Formeln werden als einfacher Text gedruckt.",
  "word.note.metafile":
    "Das Bild „{detail}“ ist eine Windows-Metadatei, die wir nicht drucken können. Fügen Sie es als PNG oder SVG neu ein.",
  "word.note.external_picture":
    "Das Bild „{detail}“ ist nur verknüpft, und Verknüpfungen öffnen wir nie. Fügen Sie es in die Datei ein.",
  "word.note.picture_format": "Das Bild {detail} kann nicht gedruckt werden. Fügen Sie es als PNG oder JPEG neu ein.",
  "word.note.wrapped": "Text umfließt „{detail}“ hier nicht und kann dahinter verlaufen.",
  "word.note.outline": "Der Text umfließt den Rahmen von „{detail}“, nicht den Umriss.",
  "word.note.wrapped_table":
    "Die Tabelle, die mit „{detail}“ beginnt, steht hier zwischen den Absätzen: Text umfließt sie nicht.",
  "word.note.external": "Die Datei verweist auf etwas außerhalb ({detail}). Solche Verweise öffnen wir nie.",
  "word.note.field":
    "Das Word-Feld {detail} wird nicht ausgewertet: Gedruckt wird, was in der Datei an seiner Stelle steht.",
  "word.note.left_out_field": "Das Word-Feld {detail} fehlt, weil wir es nicht auswerten können.",
  "word.note.next":
    "Das Word-Feld {detail} entfällt, deshalb zeigen alle Etiketten eines Dokuments dieselbe Zeile. NEXT wird nur in Dateien ohne Listen, ohne Bedingungen um NEXT, ohne NEXTIF und SKIPIF und ohne Felder in Textfeldern oder Fußnoten unterstützt. Entfernen Sie diese, oder wählen Sie eine unserer Etikettenvorlagen.",
  "word.note.label_edges": "Felder in Kopf- und Fußzeilen zeigen die erste Zeile jedes Bogens.",
  "word.note.skip":
    "Das Word-Feld SKIPIF entfällt: Es wird keine Zeile übersprungen. Wählen Sie stattdessen in Schritt 4 unter „Nur bestimmte Zeilen“, welche Zeilen Dokumente werden.",
  "word.note.symbol":
    "Das Zeichen {detail} kennen wir nicht: An seiner Stelle steht ein Punkt. Verwenden Sie ein anderes.",
  "word.note.changes": "Die Datei enthält nachverfolgte Änderungen. Gedruckt wird sie so, als wären alle angenommen.",
  "word.note.columns":
    "Spalten verschiedener Breite sind hier alle gleich breit, außer wenn in der Datei jede mit einem Spaltenumbruch endet.",
  "word.note.scaled_text":
    "In Word gestauchter oder gedehnter Text hat hier seine normale Breite. Zeilen können deshalb anders umbrechen.",
  "word.note.line_numbers": "Die Zeilennummern am Rand fehlen.",
  "word.note.linked_box":
    "„{detail}“ ist mit einem anderen Textfeld verknüpft: Text, der in das eine nicht passt, wird im anderen nicht fortgesetzt.",
  "word.note.unread_field":
    "Das Word-Feld „{detail}“ können wir nicht auswerten. Ordnen Sie ihm stattdessen eine Spalte oder einen Text mit Filtern zu.",
  "word.note.format":
    "„{detail}“ hat ein Format, das wir nicht kennen. Ordnen Sie diesem Feld eine Spalte oder einen Text mit Filtern zu.",
  "word.note.tag":
    "Zu {detail} fehlt im selben Absatz, in derselben Zelle oder Tabellenzeile der Anfang oder das Ende. Der Platzhalter wird deshalb als Text gedruckt. Setzen Sie beide Platzhalter in einen Absatz, in eigene Zeilen oder in die erste und die letzte Zelle einer Tabellenzeile.",
  "word.note.foreign_tag":
    "{detail} ist ein Platzhalter eines anderen Programms wie docxtpl und wird so gedruckt. Verwenden Sie stattdessen eine Bedingung wie {condition} oder entfernen Sie ihn.",
  "word.note.mixed_tag":
    "{detail} wird so gedruckt, wie es dasteht, weil die Felder der Datei anders gekennzeichnet sind. Kennzeichnen Sie Bedingungen und Listen genauso wie Felder.",
  "word.note.part_numbers":
    "Absätze in Kopf- und Fußzeilen, Fußnoten und wiederholten Tabellenzeilen behalten ihre Nummern aus der Datei, auch wenn eine Bedingung einige davon ausblendet oder eine Liste sie wiederholt.",
  "word.note.list":
    "Was zwischen #{name} und /{name} steht, wird für jede Zeile eines Dokuments wiederholt. Ordnen Sie „{name}“ eine Spalte zu, erscheint es nur einmal, wenn diese Spalte nicht leer ist.",
  "word.note.section":
    "Der Abschnitt „{name}“ erscheint einmal für jede Zeile eines Dokuments. Aus der Datei wird nur das erste Element verwendet.",
  "word.note.outerSection":
    "Der Abschnitt „{name}“ erscheint einmal für alle Zeilen eines Dokuments, die in seinen eigenen Feldern dieselben Werte haben. Aus der Datei wird nur das erste Element verwendet.",
  "word.note.cut_section":
    "Vom wiederholten Abschnitt „{detail}“ wird nur das erste Element gedruckt, weil eine verbundene Zelle über ihn hinausreicht oder seine Tabelle mehr als {most} Abschnitte hat. Teilen Sie die Zelle oder die Tabelle in Word.",
  "word.note.font":
    "{name} ist nicht in der Datei, stattdessen wird {family} verwendet. Zeilen können anders umbrechen als in Word.",
  "word.note.fontLicence":
    "{family} ersetzt {name}: Die Lizenzangaben der Schriftart in der Datei erlauben es nicht, sie in PDFs einzubetten.",
  "word.note.fontUnreadable":
    "{family} ersetzt {name}: Die Schriftart in der Datei ist beschädigt oder in einem Format, das wir nicht lesen können. Betten Sie sie in Word neu ein.",
  "word.note.fontLimit":
    "{family} ersetzt {name}: Wir verwenden bis zu {most} Schriftarten einer Word-Datei mit je {each} MB und zusammen {size} MB. Betten Sie nur die Schriftarten ein, die Sie brauchen, oder nur die verwendeten Zeichen.",
  "word.note.fontSubset":
    "Die Datei enthält nur einige Zeichen von {name}; Werte stehen deshalb in {family}. Um das zu ändern, schalten Sie in Word „Nur im Dokument verwendete Zeichen einbetten“ aus.",
  "word.note.fontStyle":
    "Die Datei enthält {name} nicht fett oder nicht kursiv; solche Texte sehen deshalb anders aus als in Word.",
  "word.note.ownFontSubset":
    "Ihre Schriftart für {name} enthält nur einige Buchstaben und Ziffern; Werte stehen deshalb in {family}. Fügen Sie eine vollständige Schriftdatei hinzu.",
  "word.note.ownFontStyle":
    "Von Ihren Schriftarten für {name} ist keine fett oder kursiv; solche Texte sehen deshalb anders aus als in Word. Fügen Sie auch diese Dateien hinzu.",
  "word.locale.text":
    "Ihre Word-Datei ist in der Sprache {language}, formatierte Datumsangaben und Zahlen werden aber auf {locale} geschrieben.",
  "word.locale.comma":
    "Die Zahlenformate in Ihrer Word-Datei haben ein Dezimalkomma, Zahlen werden aber wie in {locale} mit Punkt geschrieben.",
  "word.locale.point":
    "Die Zahlenformate in Ihrer Word-Datei haben einen Dezimalpunkt, Zahlen werden aber wie in {locale} mit Komma geschrieben.",
  "word.locale.file":
    "Formatierte Datumsangaben und Zahlen werden auf {locale} geschrieben, wie der Text Ihrer Word-Datei.",
  "word.tooMuch": "Diese Word-Datei ist zu lang. Teilen Sie sie auf mehrere Dateien auf.",
};
