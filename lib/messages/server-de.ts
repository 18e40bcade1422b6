import type { ServerMessages } from "./told.ts";

/** Was der Server sagt, auf Deutsch. */
export const serverDe: ServerMessages = {
  "api.address": "Unter dieser Adresse gibt es nichts.",
  "api.method": "Verwenden Sie hier {methods}.",
  "api.json": "Senden Sie den Inhalt der Anfrage als JSON.",
  "api.fields": "Korrigieren Sie die genannten Felder.",
  "api.unknownField": "ist kein Feld dieser Anfrage",
  "api.parameters": "Korrigieren Sie die genannten Parameter.",
  "api.otherSite": "Öffnen Sie Rowpress in einem eigenen Tab und senden Sie die Anfrage von dort.",
  "api.wait": "Warten Sie {seconds} s und versuchen Sie es dann noch einmal.",
  "api.fault": "Das liegt an uns, nicht an Ihnen. Versuchen Sie es gleich noch einmal.",
  "api.range": "Die Datei hat {bytes} Bytes. Fordern Sie einen Teil davon an.",
  "api.database":
    "Die Datenbank der Website ist gerade nicht erreichbar. Versuchen Sie es in einigen Sekunden noch einmal.",
  "api.crowded": "Gerade ist hier viel los. Versuchen Sie es in einigen Sekunden noch einmal.",
  "api.signed": "ist ein Ereignis im Namen des Speichers, das dieser nicht signiert hat",
  "api.pathname": "ist nicht uploads/<Kennung eines Uploads>/file",
  "api.pathname.known": "nennt einen Upload, den es schon gibt",
  "api.clientPayload": "ist kein JSON der Form {example}",

  "upload.most": "Auf einmal lassen sich höchstens {size} MB senden.",
  "upload.most.parts":
    "Auf einmal lassen sich höchstens {size} MB senden. Senden Sie weniger, eine große Datei in Teilen.",
  "upload.stalled":
    "Das Hochladen stand 30 Sekunden lang still. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  "upload.part": "Senden Sie eine Datei, als Teil `file` des Formulars.",
  "upload.form": "Senden Sie die Datei als multipart/form-data, vollständig.",
  "upload.unknown": "Diesen Upload gibt es nicht. Senden Sie die Datei noch einmal.",
  "upload.gone": "Diese Datei wurde gelöscht. Senden Sie sie noch einmal.",
  "upload.missing": "Die Datei ist nicht angekommen. Senden Sie sie noch einmal.",
  "upload.noSheet":
    "„{filename}“ ist keine Tabelle. Laden Sie eine CSV- oder XLSX-Datei mit Ihren Zeilen hoch; Bilder kommen danach.",

  "session.unknown": "Diese Sitzung gibt es nicht. Beginnen Sie noch einmal mit Ihrer Datei.",
  "session.gone":
    "Diese Sitzung ist abgelaufen und ihre Dateien sind gelöscht. Beginnen Sie noch einmal mit Ihrer Datei.",
  "session.closed": "Diese Sitzung ist geschlossen. Beginnen Sie noch einmal mit Ihrer Datei.",
  "session.started": "Die Dokumente dieser Sitzung werden gerade erstellt. Beginnen Sie eine neue, um etwas zu ändern.",
  "session.changed": "Die Sitzung wurde gerade geändert. Versuchen Sie es in einer Sekunde noch einmal.",
  "session.crowded": "Mehrere Änderungen kamen gleichzeitig. Versuchen Sie es in einer Sekunde noch einmal.",
  "session.choices": "Korrigieren Sie die genannten Angaben.",
  "session.template": "Die Vorlage „{id}“ gibt es nicht. Wählen Sie eine von diesen: {known}.",
  "session.template.known": "ist keine von {known}",
  "session.rows": "Die Tabelle hat die Zeilen 1 bis {count}.",
  "session.rows.range": "muss zwischen 1 und {count} liegen und vor dem Ende beginnen",
  "session.pictures": "Laden Sie das ZIP noch einmal hoch und verwenden Sie die neue Kennung.",
  "session.pictures.id": "ist nicht die Kennung eines ZIPs mit Bildern, das Sie hochgeladen haben",
  "session.picture": "Laden Sie das Bild noch einmal hoch und verwenden Sie die neue Kennung.",
  "session.picture.id": "ist nicht die Kennung eines Bildes, das Sie hochgeladen haben",
  "session.unmapped": "Wählen Sie eine Spalte für {fields}.",
  "session.unmapped.field": "hat weder Spalte noch Text",
  "session.noDocuments":
    "Jede Zeile enthält einen Fehler. Korrigieren Sie die Tabelle oder die Zuordnung und versuchen Sie es noch einmal.",

  "job.unknown": "Diesen Auftrag gibt es nicht. Beginnen Sie noch einmal mit Ihrer Datei.",
  "job.gone": "Die Dokumente dieses Auftrags wurden gelöscht. Beginnen Sie noch einmal mit Ihrer Datei.",
  "job.internal":
    "Die Dokumente konnten nicht erstellt werden. Das liegt an uns, nicht an Ihnen. Beginnen Sie noch einmal mit Ihrer Datei.",
  "job.noDocuments": "Aus keiner Zeile konnte ein Dokument werden.",
  "download.unknown": "Diesen Download gibt es nicht. Beginnen Sie noch einmal mit Ihrer Datei.",
  "download.gone": "Dieser Download wurde gelöscht. Erstellen Sie die Dokumente noch einmal.",
  "download.document": "Fordern Sie ein Dokument eines Archivs über seine Nummer an.",
  "download.document.number": "ist die Nummer eines Dokuments in einem Archiv, ab 1",
  "download.document.last": "Das Archiv hat {count} Dokumente.",

  "file.empty": "Die Datei ist leer. Prüfen Sie, ob sie gespeichert wurde, und laden Sie sie noch einmal hoch.",
  "file.password": "Diese Datei hat ein Kennwort. Speichern Sie eine Kopie ohne Kennwort und laden Sie diese hoch.",
  "file.password.office":
    "Diese Datei hat ein Kennwort. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie eine Kopie ohne Kennwort und laden Sie diese hoch.",
  "file.kind":
    "Das ist {kind}. Speichern Sie die Tabelle als .xlsx (Excel-Arbeitsmappe) oder CSV und laden Sie das hoch.",
  "file.kind.image": "Das ist {kind}. Speichern Sie das Bild als PNG, JPEG, WebP oder SVG und laden Sie das hoch.",
  "file.image": "Das ist ein Bild. Laden Sie die Tabelle als .xlsx (Excel-Arbeitsmappe) oder CSV hoch.",
  "file.heavy":
    "Das Lesen der Datei braucht mehr Zeit oder Speicher, als für eine solche Datei vorgesehen ist. Speichern Sie sie in einfacherer Form.",
  "kind.pdf": "ein PDF",
  "kind.rtf": "ein Rich-Text-Dokument",
  "kind.gif": "ein GIF-Bild",
  "kind.tiff": "ein TIFF-Bild",
  "kind.heic": "ein HEIC-Bild",
  "kind.avif": "ein AVIF-Bild",
  "kind.archive": "ein gepacktes Archiv",
  "kind.parquet": "eine Parquet-Datei",
  "kind.database": "eine Datenbank",
  "kind.web": "eine Webseite",
  "kind.xml": "eine XML-Datei",
  "kind.oldOffice": "eine ältere Office-Datei, etwa .xls",
  "kind.binary": "keine Tabelle aus Text",
  "kind.xlsb": "eine binäre Excel-Arbeitsmappe (.xlsb)",
  "kind.word": "ein Word-Dokument",
  "kind.slides": "eine PowerPoint-Präsentation",
  "kind.numbers": "eine Numbers-Tabelle",
  "kind.openDocument": "eine OpenDocument-Datei, aber keine Tabelle",
  "kind.zip": "ein ZIP-Archiv ohne Arbeitsmappe und ohne Bild",

  "zip.damaged":
    "Diese Datei lässt sich nicht lesen: Ein Teil fehlt oder ist beschädigt. Speichern Sie die Arbeitsmappe noch einmal oder packen Sie die Bilder neu und laden Sie das hoch.",
  "zip.hostile":
    "Diese Datei {fault}. Kopieren Sie das Blatt in eine neue Arbeitsmappe oder packen Sie Ihre Bilder in ein neues ZIP und laden Sie das hoch.",
  "zip.overlaps": "hat Teile, die sich überlagern",
  "zip.inflates": "wird beim Entpacken größer als die {size} MB, die für eine Datei dieser Größe vorgesehen sind",
  "zip.parts": "hat mehr als {most} Teile",
  "zip.sizes": "macht falsche Angaben zur Größe ihrer Teile",

  "workbook.part":
    "Diese Arbeitsmappe lässt sich nicht lesen: Ein Teil fehlt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie noch einmal als .xlsx und laden Sie das hoch.",
  "workbook.noSheets":
    "Dieser Arbeitsmappe fehlt die Liste ihrer Blätter. Speichern Sie sie noch einmal als .xlsx und laden Sie das hoch.",
  "workbook.damaged":
    "Diese Arbeitsmappe ist beschädigt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie noch einmal als .xlsx und laden Sie das hoch.",
  "workbook.cell":
    "Diese Arbeitsmappe hat eine Zelle an der Stelle „{place}“. Speichern Sie sie noch einmal und laden Sie das hoch.",
  "workbook.row":
    "Diese Arbeitsmappe hat eine Zeile mit der Nummer „{row}“ nach Zeile {previous}. Speichern Sie sie noch einmal und laden Sie das hoch.",
  "workbook.text":
    "Diese Arbeitsmappe enthält zu viel Text. Behalten Sie nur das Blatt, das Sie brauchen, und laden Sie das hoch.",
  "workbook.hostile":
    "Diese Arbeitsmappe {fault}. Speichern Sie sie in Ihrem Tabellenprogramm noch einmal und laden Sie das hoch.",
  "workbook.doctype": "enthält einen DOCTYPE, den kein Tabellenprogramm schreibt",
  "workbook.emptyCells": "hat Millionen leerer Zellen, etwa formatierte Zeilen unter der Tabelle",
  "workbook.nested": "verschachtelt ihre Teile zu tief",
  "workbook.endless": "enthält ein Textstück ohne Ende",
  "workbook.listed": "führt mehr als {most} Teile oder Formate auf",
  "workbook.references": "verweist auf mehr Teile, als sie haben kann",
  "workbook.repeats": "wiederholt lange Texte immer wieder",
  "workbook.sheets": "hat mehr als {most} Blätter",

  "workbook.repeated":
    "In dieser Datei wiederholt sich eine Zelle oder Zeile „{times}“ Mal. Speichern Sie sie noch einmal als .xlsx.",

  "sheet.unknown": "Das Blatt „{sheet}“ gibt es nicht. Wählen Sie eines von diesen: {sheets}.",
  "sheet.allEmpty":
    "Kein sichtbares Blatt dieser Arbeitsmappe enthält etwas. Tragen Sie die Zeilen in eines ein und laden Sie es noch einmal hoch.",
  "sheet.empty": "Das Blatt „{sheet}“ ist leer. Tragen Sie die Zeilen in eines ein und laden Sie es noch einmal hoch.",
  "sheet.noRows": "Dieses Blatt ist leer. Tragen Sie die Zeilen ein und laden Sie es noch einmal hoch.",
  "sheet.noRowsBelow":
    "Unter Zeile {row} steht nichts. Tragen Sie die Zeilen ein und laden Sie die Tabelle noch einmal hoch.",
  "sheet.beyond":
    "Zeile {row} hat einen Wert in Spalte {column}; höchstens {most} Spalten sind erlaubt. Löschen Sie, was Sie nicht brauchen, und laden Sie die Datei noch einmal hoch.",
  "sheet.columns":
    "Zeile {row} hat {count} Spalten; höchstens {most} sind erlaubt. Löschen Sie, was Sie nicht brauchen, und laden Sie die Datei noch einmal hoch.",
  "sheet.cell":
    "Die Zelle in Zeile {row}, Spalte {column} hat {count} Zeichen; höchstens {most} sind erlaubt. Kürzen Sie sie und laden Sie die Datei noch einmal hoch.",
  "sheet.rows":
    "Die Tabelle hat mehr als {most} Zeilen. Teilen Sie sie auf mehrere Dateien auf und laden Sie diese nacheinander hoch.",
  "sheet.characters":
    "Die Tabelle enthält mehr als {most} Zeichen. Teilen Sie sie auf mehrere Dateien auf und laden Sie diese nacheinander hoch.",

  "text.unreadable":
    "Der Text lässt sich nicht als {encoding} lesen. Wählen Sie eine andere Kodierung oder speichern Sie die Datei als CSV UTF-8 und laden Sie diese hoch.",
  "text.encoding":
    "„{encoding}“ ist keine Kodierung, die gelesen werden kann. Wählen Sie zum Beispiel utf-8, utf-16le, windows-1252 oder shift_jis.",
  "text.delimiter":
    "Ein Anführungszeichen oder ein Zeilenende kann Spalten nicht trennen. Wählen Sie zum Beispiel ein Komma oder ein Semikolon.",
  "text.escape":
    "Zwischen {quote} und {quote} wird ein {quote}, das zum Text gehört, verdoppelt oder steht nach einem umgekehrten Schrägstrich.",
  "text.endless":
    "Zeile {row} ist länger als {most} Zeichen. Suchen Sie dort nach einem Anführungszeichen, das nicht geschlossen ist, oder speichern Sie die Datei noch einmal als CSV oder .xlsx.",
  "text.unclosed":
    "Ein Anführungszeichen, das in Zeile {row} beginnt, wird nie geschlossen. Schließen oder löschen Sie es und laden Sie die Datei noch einmal hoch.",
  "text.columns":
    "Zeile {row} oder eine bald danach hat mehr Spalten, als eine Tabelle haben kann. Speichern Sie die Datei noch einmal als CSV oder .xlsx.",

  "picture.most": "Ein Bild darf höchstens {size} MB haben. Speichern Sie es kleiner und senden Sie es noch einmal.",
  "picture.wrong": "Das Bild {fault}.",
  "picture.noneReadable": "Keines der Bilder in diesem ZIP lässt sich lesen: „{name}“ {fault}.",
  "picture.tooMany": "Ein ZIP darf höchstens {most} Bilder enthalten. Senden Sie nur die, die in Ihren Zeilen stehen.",
  "picture.tooMuch": "Gedruckt haben diese Bilder zusammen mehr als {size} MB. Senden Sie weniger davon.",
  "picture.heavy": "hat mehr Pixel, als sich in seinem Format lesen lassen; speichern Sie es kleiner",
  "picture.damaged": "ist beschädigt oder unvollständig",
  "picture.pixels": "hat mehr als {most} Megapixel",
  "picture.bytes": "hat mehr als {size} MB",
  "picture.name": "hat einen Namen mit mehr als {most} Zeichen",
  "picture.empty": "ist leer",
  "picture.unknown": "ist kein lesbares Bild",
  "picture.foreign": "ist {kind}; exportieren Sie es als JPEG",
  "picture.linked": "lädt Teile von anderswo; speichern Sie es mit allem eingebettet oder als PNG",
  "picture.drawing": "ist beschädigt; speichern Sie es noch einmal oder als PNG",

  "choice.output": "Wählen Sie ein Archiv, ein gemeinsames PDF oder beides.",
  "choice.itself": "„{field}“ bezieht sich auf sich selbst.",
  "choice.locale": "„{locale}“ ist kein Gebietsschema wie de-DE.",
  "choice.script": "Datumsangaben in „{locale}“ stehen in einer Schrift, die unsere Schriftarten nicht haben.",
  "choice.field": "Die Vorlage hat kein Feld „{field}“.",
  "choice.column": "Die Tabelle hat keine Spalte „{column}“.",
  "choice.setting": "Die Vorlage hat keine Einstellung „{setting}“.",
  "choice.textLength": "Der Text hat mehr als {most} Zeichen.",
  "choice.text": "„{setting}“ muss ein Text sein.",
  "choice.color": "„{setting}“ muss eine Farbe wie #1a6b54 sein.",
  "choice.image": "„{setting}“ muss die Kennung eines hochgeladenen Bildes oder null sein.",
  "choice.currency": "„{setting}“ muss ein Währungscode wie EUR sein.",
  "choice.number": "„{setting}“ muss eine Zahl von {min} bis {max} sein.",
  "choice.wholeNumber": "„{setting}“ muss eine ganze Zahl von {min} bis {max} sein.",
  "choice.switch": "„{setting}“ muss true oder false sein.",
  "choice.oneOf": "„{setting}“ muss eines von diesen sein: {choices}.",
  "choice.iban": "„{text}“ ist keine IBAN: Ein Buchstabe oder eine Ziffer ist falsch oder fehlt.",
  "labels.width": "Die Etiketten enden {right} mm vom linken Rand, das Papier ist {width} mm breit.",
  "labels.height": "Die Etiketten enden {bottom} mm vom oberen Rand, das Papier ist {height} mm hoch.",
  "labels.start": "Der Bogen hat {count} Etiketten; beginnen Sie bei einem davon.",

  "pattern.at": "Bei Zeichen {position}: {fault}",
  "pattern.brace": "Die Klammer ist nicht geschlossen. Schreiben Sie {{ für eine Klammer im Text.",
  "pattern.quote": "Das Anführungszeichen ist nicht geschlossen.",
  "pattern.noName": "Zwischen den Klammern steht kein Name.",
  "pattern.name": "„{name}“ ist weder eine Spalte der Tabelle noch ein Feld{meant}",
  "pattern.meant": ". Meinten Sie „{name}“?",
  "pattern.end": ".",
  "pattern.filter": "Es gibt keinen Filter „{name}“{meant}",
  "pattern.filter.name": "Hier fehlt der Name eines Filters.",
  "pattern.filter.colon": "Schreiben Sie nach „{name}“ einen Doppelpunkt.",
  "pattern.filter.braces": "Ein Filter enthält keine Klammern, außer in Anführungszeichen.",
  "pattern.filter.nothing": "Nach „{name}“ darf nichts folgen.",
  "pattern.filter.tooMuch": "Das ist zu viel. Schreiben Sie es so: {example}.",
  "pattern.filter.more": "„{name}“ braucht eine Angabe. Schreiben Sie es so: {example}.",
  "pattern.filter.text": "Danach fehlt ein Text. Schreiben Sie es so: {example}.",
  "pattern.filter.twice": "„{key}“ kommt zweimal vor.",
  "pattern.filter.missing": "Hier fehlt etwas.",
  "pattern.filter.mark": "Setzen Sie Texte mit „{mark}“ in Anführungszeichen.",
  "pattern.filter.comma": "Setzen Sie hier ein Komma oder den Text in Anführungszeichen.",
  "pattern.date": "Ein Datum hat kein „{part}“{meant}",
  "pattern.currency": "„{code}“ ist kein Währungscode wie EUR{meant}",
  "pattern.decimals": "Möglich sind 0 bis {most} Nachkommastellen. Schreiben Sie es so: {example}.",
  "pattern.plural": "„{key}“ ist weder eine Pluralform noch eine Zahl{meant}",
  "pattern.plural.other": '„plural“ braucht eine Form für andere Zahlen: other "…".',

  "row.missing": "„{what}“ ist leer, und ohne diesen Wert kann kein Dokument entstehen.",
  "row.error": "„{what}“ zeigt den Fehler {text}; korrigieren Sie ihn in der Tabelle.",
  "row.error.left": "„{what}“ zeigt den Fehler {text} und blieb leer.",
  "row.inexact":
    "„{what}“ ist in der Datei die Zahl „{text}“, von der Tabellenprogramme 15 Stellen behalten. Prüfen Sie sie; damit alle Stellen bleiben, formatieren Sie die Spalte als Text und geben Sie die Zahl neu ein.",
  "row.number": "„{what}“ ist „{text}“, und das ist keine Zahl.",
  "row.number.left": "„{what}“ ist „{text}“, und das ist keine Zahl; der Wert blieb unverändert.",
  "row.date": "„{what}“ ist „{text}“, und das ist kein Datum.",
  "row.date.left": "„{what}“ ist „{text}“, und das ist kein Datum; der Wert blieb unverändert.",
  "row.odd.number": "„{what}“ ist „{text}“ und damit keine Zahl wie in den anderen Zeilen der Spalte.",
  "row.odd.currency": "„{what}“ ist „{text}“ und damit kein Betrag wie in den anderen Zeilen der Spalte.",
  "row.odd.percent": "„{what}“ ist „{text}“ und damit kein Prozentwert wie in den anderen Zeilen der Spalte.",
  "row.odd.date": "„{what}“ ist „{text}“ und damit kein Datum wie in den anderen Zeilen der Spalte.",
  "row.odd.email": "„{what}“ ist „{text}“ und damit keine E-Mail-Adresse wie in den anderen Zeilen der Spalte.",
  "row.odd.url": "„{what}“ ist „{text}“ und damit keine Internetadresse wie in den anderen Zeilen der Spalte.",
  "row.odd.boolean": "„{what}“ ist „{text}“ und damit kein Ja oder Nein wie in den anderen Zeilen der Spalte.",
  "row.unreadable":
    "„{what}“ ist „{text}“, mit einem Zeichen, das nicht gelesen werden konnte. Wählen Sie eine andere Kodierung oder korrigieren Sie die Zelle.",
  "row.length": "„{what}“ hat {count} Zeichen; ein Dokument fasst höchstens {most}.",
  "row.place": "„{what}“ passt selbst mit {points} Punkt Schriftgröße nicht an seinen Platz. Kürzen Sie den Text.",
  "row.codePlace":
    "„{what}“ braucht mehr Platz, um von einem Scanner gelesen zu werden. Wählen Sie ein größeres Etikett oder eine andere Art von Code oder kürzen Sie den Wert.",
  "row.code": "„{what}“ ist „{text}“. Der Wert {fault}",
  "row.iban": "„{what}“ ist „{text}“, und das ist keine IBAN; das Dokument hat keinen Zahlungscode.",
  "row.pictures.none":
    "„{what}“ ist „{text}“, aber es gibt keine Bilder. Laden Sie das ZIP mit den Bildern hoch oder wählen Sie nichts für „{field}“.",
  "row.picture.missing": "„{what}“ ist „{text}“, und kein Bild im ZIP heißt so.",
  "row.picture.unreadable": "„{what}“ ist „{text}“, ein Bild im ZIP, das nicht gelesen werden konnte.",
  "row.picture.several":
    "„{what}“ ist „{text}“, und das könnte „{first}“ oder „{second}“ sein. Schreiben Sie den Pfad des Bildes im ZIP.",
  "row.tooMany": "„{what}“ ist in mehr als {most} Zeilen „{text}“; das sind zu viele für ein Dokument.",
  "row.contradiction": "„{what}“ ist hier „{text}“, in Zeile {row} aber „{first}“, und das übernimmt das Dokument.",
  "row.contradiction.empty": "„{what}“ ist hier „{text}“, in Zeile {row} aber leer, und das übernimmt das Dokument.",
  "row.cells": "Die Zeile hat mehr Zellen, als es Spalten gibt; was nach der letzten Spalte steht, entfällt.",
  "row.glyph": "„{what}“ enthält das Zeichen „{text}“ ({codes}), das keine unserer Schriftarten hat.",
  "row.glyphs": "„{what}“ enthält die Zeichen „{text}“ ({codes}), die keine unserer Schriftarten hat.",
  "row.filename": "Die Datei eines anderen Dokuments heißt „{taken}“; diese hier heißt „{name}“.",
  "row.typeset": "„{title}“ konnte mit den Werten dieser Zeile nicht gesetzt werden.",

  "code.qr.length": "ist zu lang für einen QR-Code.",
  "code.digits": "besteht nicht aus den {count} Ziffern eines Strichcodes ({name}).",
  "code.length": "hat {digits} Ziffern; ein Strichcode ({name}) hat {count}.",
  "code.check":
    "enthält einen Tippfehler, denn die letzte Ziffer wäre {check}: Ein Strichcode ({name}) endet mit einer Prüfziffer.",
  "code.character":
    "enthält das Zeichen „{character}“; ein Strichcode (Code 128) hat Buchstaben ohne Akzente und Umlaute, Ziffern und Satzzeichen.",
  "code.characters": "ist länger als die {most} Zeichen eines Strichcodes (Code 128).",

  "problems.file": "{name} - Probleme.csv",
  "problems.row": "Zeile",
  "problems.sheetRow": "Zeile in der Tabelle",
  "problems.column": "Spalte",
  "problems.field": "Feld",
  "problems.severity": "Schwere",
  "problems.code": "Code",
  "problems.message": "Meldung",
  "problems.error": "Fehler",
  "problems.warning": "Warnung",
};
