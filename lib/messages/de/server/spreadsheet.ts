import type { spreadsheet as english } from "../../en/server/spreadsheet.ts";
import type { Translated } from "../../translated.ts";

export const spreadsheet: Translated<typeof english> = {
  "workbook.part":
    "Diese Arbeitsmappe lässt sich nicht lesen: Ein Teil fehlt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie erneut als .xlsx und laden Sie diese Datei hoch.",
  "workbook.noSheets":
    "Dieser Arbeitsmappe fehlt die Liste ihrer Blätter. Speichern Sie sie erneut als .xlsx und laden Sie diese Datei hoch.",
  "workbook.damaged":
    "Diese Arbeitsmappe ist beschädigt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie erneut als .xlsx und laden Sie diese Datei hoch.",
  "workbook.cell":
    "Diese Arbeitsmappe hat eine Zelle mit der ungültigen Position „{place}“. Speichern Sie sie erneut und laden Sie diese Datei hoch.",
  "workbook.row":
    "Diese Arbeitsmappe hat nach Zeile {previous} die ungültige Zeilennummer „{row}“. Speichern Sie sie erneut und laden Sie diese Datei hoch.",
  "workbook.text":
    "Diese Arbeitsmappe enthält zu viel Text. Behalten Sie nur das benötigte Blatt und laden Sie diese Datei hoch.",
  "workbook.hostile":
    "Diese Arbeitsmappe {fault}. Speichern Sie sie in Ihrem Tabellenprogramm erneut und laden Sie diese Datei hoch.",
  "workbook.doctype": "enthält einen DOCTYPE, den kein Tabellenprogramm schreibt",
  "workbook.emptyCells": "hat Millionen leerer Zellen, z. B. formatierte Zeilen unter der Tabelle",
  "workbook.nested": "ist zu tief verschachtelt",
  "workbook.endless": "enthält ein Textstück, das zu lang zum Lesen ist",
  "workbook.listed": "listet mehr als {most} Teile oder Formate auf",
  "workbook.references": "verweist auf mehr Teile, als eine Arbeitsmappe haben kann",
  "workbook.repeats": "wiederholt lange Texte immer wieder",
  "workbook.sheets": "hat mehr als {most} Blätter",
  "workbook.repeated":
    "In dieser Datei wiederholt sich eine Zelle oder Zeile „{times}“ Mal. Speichern Sie sie erneut als .xlsx.",

  "sheet.unknown": "Blatt „{sheet}“ nicht gefunden. Wählen Sie eines dieser Blätter: {sheets}.",
  "sheet.allEmpty":
    "Alle sichtbaren Blätter dieser Arbeitsmappe sind leer. Fügen Sie Ihre Zeilen in eines ein und laden Sie die Datei erneut hoch.",
  "sheet.empty": "Das Blatt „{sheet}“ ist leer. Fügen Sie Ihre Zeilen ein und laden Sie die Datei erneut hoch.",
  "sheet.noRows": "Dieses Blatt ist leer. Fügen Sie Ihre Zeilen ein und laden Sie die Datei erneut hoch.",
  "sheet.noRowsBelow": "Unter Zeile {row} steht nichts. Fügen Sie Ihre Zeilen ein und laden Sie die Datei erneut hoch.",
  "sheet.beyond":
    "Zeile {row} hat einen Wert in Spalte {column}; erlaubt sind {most} Spalten. Löschen Sie, was Sie nicht benötigen, und laden Sie die Datei erneut hoch.",
  "sheet.columns":
    "Zeile {row} hat {count} Spalten; erlaubt sind {most}. Löschen Sie, was Sie nicht benötigen, und laden Sie die Datei erneut hoch.",
  "sheet.cell":
    "Die Zelle in Zeile {row}, Spalte {column} hat {count} Zeichen; erlaubt sind {most}. Kürzen Sie sie und laden Sie die Datei erneut hoch.",
  "sheet.rows":
    "Die Tabelle hat mehr als {most} Zeilen. Teilen Sie sie auf mehrere Dateien auf und laden Sie diese nacheinander hoch.",
  "sheet.cells":
    "Die Tabelle hat mehr als {most} Zellen, die leeren in ihren Zeilen mitgezählt. Löschen Sie nicht benötigte Spalten und laden Sie die Datei erneut hoch.",
  "sheet.characters":
    "Die Tabelle enthält mehr als {most} Zeichen. Teilen Sie sie auf mehrere Dateien auf und laden Sie diese nacheinander hoch.",

  "text.unreadable":
    "Der Text lässt sich nicht als {encoding} lesen. Wählen Sie eine andere Kodierung oder speichern Sie die Datei als CSV UTF-8 und laden Sie diese hoch.",
  "text.encoding":
    "Die Kodierung „{encoding}“ wird nicht unterstützt. Wählen Sie z. B. utf-8, utf-16le, windows-1252 oder shift_jis.",
  "text.delimiter":
    "Anführungszeichen und Zeilenumbrüche können Spalten nicht trennen. Wählen Sie z. B. ein Komma oder ein Semikolon.",
  "text.escape":
    "In Text zwischen {quote} und {quote} lassen sich Anführungszeichen nur verdoppeln oder mit einem Backslash maskieren. Wählen Sie eines davon unter „Anführungszeichen im Text“.",
  "text.endless":
    "Zeile {row} ist länger als {most} Zeichen. Suchen Sie dort nach einem nicht geschlossenen Anführungszeichen oder speichern Sie die Datei erneut als CSV oder .xlsx.",
  "text.unclosed":
    "Ein Anführungszeichen, das in Zeile {row} beginnt, wird nie geschlossen. Schließen oder löschen Sie es und laden Sie die Datei erneut hoch.",
  "text.columns":
    "Zeile {row} oder eine kurz danach hat mehr Spalten, als eine Tabelle haben kann. Speichern Sie die Datei erneut als CSV oder .xlsx.",
};
