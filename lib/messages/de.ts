import type { Spoken } from "./spoken.ts";

// What several templates have.

const papers = { label: "Papier", choices: { a4: "A4", letter: "US Letter" } };
const orientation = { label: "Ausrichtung", choices: { portrait: "Hochformat", landscape: "Querformat" } };
const photo = { label: "Foto", help: "Der Name eines Bildes in einem ZIP, das Sie hochladen." };

/** What a letter and an invoice say of the envelope that they go into. */
const envelope = {
  form: {
    label: "Fensterumschlag",
    help: "Die Anschrift steht, wo das Fenster sie zeigt.",
    choices: {
      auto: "DIN 5008 Form B auf A4, #10 auf US Letter",
      "din-a": "DIN 5008 Form A, mit kleinem Briefkopf",
      "dl-left": "Britisch DL, Fenster links",
      "dl-right": "Französisch DL oder Schweizer C5/6, Fenster rechts",
    },
  },
  returnLine: {
    label: "Zeile über der Anschrift",
    help: "Der Absender in kleiner Schrift, den das Fenster bei DIN-Formen zeigt.",
  },
  marks: { label: "Falz- und Lochmarken", help: "Wo die Form sie hat." },
};

/** What all templates say that are laid on sheets. */
const sheet = {
  sheet: {
    label: "Bogen",
    help: "Drucken Sie mit 100 % („Tatsächliche Größe“), nie an die Seite angepasst, sonst sitzt nichts auf den Etiketten.",
    choices: {
      l7160: "Avery L7160: A4, 21 mit 63,5 × 38,1 mm",
      l7163: "Avery L7163: A4, 14 mit 99,1 × 38,1 mm",
      l7159: "Avery L7159: A4, 24 mit 63,5 × 33,9 mm",
      l7165: "Avery L7165: A4, 8 mit 99,1 × 67,7 mm",
      l7651: "Avery L7651: A4, 65 mit 38,1 × 21,2 mm",
      l7654: "Avery L7654: A4, 40 mit 45,7 × 25,4 mm",
      "avery-5160": "Avery 5160, 8160: Letter, 30 mit 1 × 2 5/8 Zoll",
      "avery-5162": "Avery 5162, 8162: Letter, 14 mit 1 1/3 × 4 Zoll",
      "avery-5163": "Avery 5163, 8163: Letter, 10 mit 2 × 4 Zoll",
      "tents-a4": "Blanko A4: 6 Aufsteller, gefaltet 90 × 45 mm",
      "cards-a4": "Blanko A4: 10 Karten mit 85 × 55 mm",
      "tents-letter": "Blanko Letter: 4 Aufsteller, gefaltet 3 1/2 × 2 Zoll",
      "cards-letter": "Blanko Letter: 8 Karten mit 3 1/2 × 2 1/2 Zoll",
      c32011: "Avery C32011: A4, 10 Karten mit 85 × 54 mm",
      l7418: "Avery L7418: A4, 8 Karten mit 86 × 55 mm",
      "avery-5371": "Avery 5371, 8371: Letter, 10 Karten mit 2 × 3 1/2 Zoll",
      "swing-a4": "Blanko A4: 12 Anhänger mit 48 × 88 mm",
      "swing-letter": "Blanko Letter: 12 Anhänger mit 1 7/8 × 3 1/4 Zoll",
      custom: "Anderer Bogen, nach seinen Maßen",
    },
  },
  start: {
    label: "Beginn bei Etikett",
    help: "Auf einem angefangenen Bogen: Gezählt wird zeilenweise, von links oben.",
  },
  paper: papers,
  columns: { label: "Etiketten nebeneinander" },
  rows: { label: "Etiketten untereinander" },
  labelWidth: { label: "Breite eines Etiketts" },
  labelHeight: { label: "Höhe eines Etiketts" },
  marginLeft: { label: "Linker Rand" },
  marginTop: { label: "Oberer Rand" },
  gapAcross: { label: "Abstand nebeneinander" },
  gapDown: { label: "Abstand untereinander" },
  cutMarks: { label: "Schnittmarken", help: "Für normales Papier." },
  folded: { label: "Gefaltet", help: "Aufsteller: Die obere Hälfte ist dieselbe, auf dem Kopf." },
  outlines: {
    label: "Umrisse",
    help: "Für einen Test: Drucken Sie mit 100 % auf normales Papier, halten Sie es gegen den Bogen und gleichen Sie unten aus, was nicht sitzt.",
  },
  shiftX: { label: "Nach rechts rücken", help: "Weniger als 0 rückt nach links." },
  shiftY: { label: "Nach unten rücken", help: "Weniger als 0 rückt nach oben." },
};

export const de: Spoken = {
  name: "Deutsch",

  messages: {
    "site.title": "Rowpress: ein Dokument für jede Zeile",
    "site.description":
      "Tabelle hochladen, Vorlage wählen und für jede Zeile ein fertiges PDF herunterladen. Kostenlos, privat, auf dem eigenen Rechner.",
    "site.skip": "Zum Inhalt springen",
    "site.home": "Dokumente erstellen",
    "site.templates": "Vorlagen",
    "site.help": "Hilfe",
    "site.language": "Sprache",
    "site.noScript.home":
      "Diese Seite erstellt Dokumente mit JavaScript, das ausgeschaltet ist. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.",
    "site.noScript.job":
      "Ohne JavaScript verfolgt diese Seite Ihre Dokumente nicht von selbst. Laden Sie sie neu, um zu sehen, wie weit sie sind.",
    "site.kept": "Ihre Dateien bleiben auf diesem Server und werden nach {time} gelöscht.",

    "home.heading": "Ein fertiges Dokument für jede Zeile",
    "home.intro":
      "Tabelle mitbringen, Vorlage wählen, Probedruck ansehen und ein ZIP mit einem PDF je Zeile mitnehmen: Urkunden, Rechnungen, Namensschilder.",

    "file.title": "Zeilen mitbringen",
    "file.label": "Tabelle",
    "file.another": "Andere Tabelle",
    "file.drop": "Datei hierher ziehen, <choose>auswählen</choose> oder Zeilen aus einer Tabelle einfügen.",
    "file.limits":
      "CSV, TSV, XLSX oder ODS mit bis zu {rows} Zeilen, {columns} Spalten und {size}. Eine Zeile über den Daten benennt die Spalten.",
    "file.none": "Keine Tabelle zur Hand?",
    "file.sample": "Mit einem Beispiel ausprobieren",
    "file.tooLarge": "„{name}“ hat {size}; erlaubt sind höchstens {most}. Wählen Sie eine kleinere Datei.",
    "file.several": "Das sind {files} Dateien. Nehmen Sie immer nur eine.",
    "file.folder": "„{name}“ ist ein Ordner. Nehmen Sie stattdessen eine Datei daraus.",
    "file.pasted": "Eingefügte Zeilen",
    "file.pasted.few":
      "Das ist keine Tabelle. Kopieren Sie die Zeile mit den Spaltennamen zusammen mit den Zeilen darunter und fügen Sie sie hier ein.",
    "file.uploading": "„{name}“ wird hochgeladen",
    "file.reading": "„{name}“ wird gelesen",
    "file.delete": "Diese Datei löschen",
    "file.delete.question": "Diese Datei löschen?",
    "file.delete.deed": "Löschen",
    "file.delete.what":
      "„{name}“ und alles, was Sie dafür eingestellt haben, werden jetzt vom Server gelöscht. Dokumente, die schon daraus entstanden sind, behalten die Tabelle, bis Sie auch sie löschen.",

    "source.xlsx": "Excel-Arbeitsmappe",
    "source.ods": "OpenDocument-Tabelle",
    "source.sheet": "Blatt „{sheet}“",
    "source.hiddenSheet": "{sheet} (ausgeblendet)",
    "source.separated": "getrennt durch {separators}",
    "source.separator": "„{separator}“",
    "source.singleQuotes": "Texte in einfachen Anführungszeichen",
    "source.noQuotes": "Anführungszeichen als Text gelesen",
    "source.backslashes": "umgekehrte Schrägstriche vor Anführungszeichen",
    "source.header": "Spaltennamen in Zeile {line}",
    "source.header.two": "Spaltennamen in den Zeilen {first} und {second}",
    "source.header.none": "keine Spaltennamen",
    "source.columns": { one: "{count} Spalte", other: "{count} Spalten" },
    "source.rows": { one: "{count} Datenzeile", other: "{count} Datenzeilen" },
    "source.hiddenRows": {
      one: "{count} ausgeblendete Zeile ausgelassen",
      other: "{count} ausgeblendete Zeilen ausgelassen",
    },
    "source.dates": "Datumsangaben in „{column}“ werden als {order} gelesen, {reason}.",
    "source.decimalComma": "Zahlen in „{column}“ werden mit Dezimalkomma gelesen, {reason}.",
    "source.decimalPoint": "Zahlen in „{column}“ werden mit Dezimalpunkt gelesen, {reason}.",
    "source.by.rows": "wie aus den anderen Zeilen hervorgeht",
    "source.by.columns": "wie die anderen Spalten zeigen",
    "source.by.locale": "wie in der gewählten Sprache üblich",
    "source.by.request": "wie von Ihnen gewählt",
    "source.firstRows": "Die ersten Zeilen, wie sie gelesen wurden",
    "source.again": "Die Datei wird neu gelesen …",
    "source.line": "Zeile in der Tabelle",

    "reading.title": "Datei anders lesen",
    "reading.found": "Wie erkannt",
    "reading.foundAs": "Wie erkannt: {found}",
    "reading.sheet": "Blatt",
    "reading.hiddenRows": "Ausgeblendete Zeilen",
    "reading.hiddenRows.leftOut": { one: "{count} Zeile ausgelassen", other: "{count} Zeilen ausgelassen" },
    "reading.hiddenRows.read": "Mitlesen",
    "reading.header": "Spaltennamen in Zeile",
    "reading.header.line": "Zeile {line}",
    "reading.header.none": "Keine Zeile benennt die Spalten",
    "reading.header.found": "Zeile {line}",
    "reading.header.foundNone": "keine",
    "reading.lines": "Zeilen mit Spaltennamen",
    "reading.lines.one": "Eine",
    "reading.lines.two": "Zwei, mit der Zeile darüber",
    "reading.lines.foundOne": "eine",
    "reading.lines.foundTwo": "zwei",
    "reading.separated": "Getrennt durch",
    "reading.encoding": "Kodierung",
    "reading.quote": "Anführungszeichen um Texte",
    "reading.quote.double": "Doppelte ( {mark} )",
    "reading.quote.single": "Einfache ( {mark} )",
    "reading.quote.none": "Keine: Sie gehören zum Text",
    "reading.escape": "Anführungszeichen in Texten",
    "reading.escape.doubled": "Verdoppelt ( {mark} )",
    "reading.escape.backslash": "Nach umgekehrtem Schrägstrich ( {mark} )",
    "reading.dates": "Datumsangaben wie 03/04/2026",
    "reading.dates.dmy": "Tag, Monat, Jahr",
    "reading.dates.mdy": "Monat, Tag, Jahr",
    "reading.dates.ymd": "Jahr, Monat, Tag",
    "reading.dates.dmy.found": "Tag, Monat, Jahr",
    "reading.dates.mdy.found": "Monat, Tag, Jahr",
    "reading.dates.ymd.found": "Jahr, Monat, Tag",

    "separator.comma": "Kommas",
    "separator.semicolon": "Semikolons",
    "separator.tab": "Tabulatoren",
    "separator.bar": "senkrechte Striche",
    "separator.space": "Leerzeichen",
    "separator.colon": "Doppelpunkte",
    "separator.caret": "Zirkumflexe",
    "separator.tilde": "Tilden",
    "separator.numberSign": "Rautezeichen",
    "separator.brokenBar": "unterbrochene Striche",
    "separator.section": "Paragrafenzeichen",
    "separator.unit": "Einheitentrenner",

    "letters.arabic": "Arabisch",
    "letters.baltic": "Baltisch",
    "letters.central": "Mitteleuropäisch",
    "letters.chineseSimplified": "Chinesisch, vereinfacht",
    "letters.chineseTraditional": "Chinesisch, traditionell",
    "letters.cyrillic": "Kyrillisch",
    "letters.greek": "Griechisch",
    "letters.hebrew": "Hebräisch",
    "letters.japanese": "Japanisch",
    "letters.korean": "Koreanisch",
    "letters.thai": "Thailändisch",
    "letters.turkish": "Türkisch",
    "letters.vietnamese": "Vietnamesisch",
    "letters.western": "Westeuropäisch",

    "choose.title": "Vorlage wählen",
    "choose.label": "Vorlage",

    "match.title": "Spalten zuordnen",
    "match.later": "Sobald Ihre Zeilen da sind, legen Sie fest, welche Spalte wohin gehört.",
    "match.required": "nötig",
    "match.missing": "Wählen Sie eine Spalte oder schreiben Sie einen Text.",
    "match.nothing": "Nichts",
    "match.text": "Ein Text mit Spalten darin …",
    "match.columns": "Spalten",
    "match.textFor": "Text für „{field}“",
    "match.values": "Werte in „{column}“",
    "match.insert": "Spalte einfügen in: {field}",
    "match.settings": "Einstellungen für „{template}“",
    "match.currency.sheet": "Wie in der Tabelle, sonst {currency}",
    "match.unit": "{setting} ({unit})",

    "picture.kinds": "PNG, JPEG, SVG oder WebP, bis {size}.",
    "picture.choose": "Wählen Sie eine Datei im Format PNG, JPEG, SVG oder WebP.",
    "picture.uploading": "„{name}“ wird hochgeladen …",
    "picture.sent": "„{name}“ ist eingesetzt.",
    "picture.there": "Ein Bild ist eingesetzt.",
    "picture.remove": "„{setting}“ entfernen",
    "pictures.label": "ZIP mit Bildern",
    "pictures.help":
      "Eine Spalte nennt das Bild jeder Zeile, als „anna.jpg“ oder „anna“. JPEG, PNG, WebP, GIF, AVIF, TIFF oder SVG, bis zu {pictures} Bilder und {size}: Fotos direkt vom Telefon sind größer, als ein Druck sie braucht; verkleinern Sie sie vorher (2.000 Pixel genügen).",
    "pictures.choose": "Wählen Sie ein ZIP mit Bildern.",
    "pictures.reading": "„{name}“ wird hochgeladen und gelesen …",
    "pictures.found": { one: "„{name}“: {count} Bild.", other: "„{name}“: {count} Bilder." },
    "pictures.unreadable": { one: "{count} Bild ist nicht verwendbar", other: "{count} Bilder sind nicht verwendbar" },
    "pictures.name": "„{name}“",
    "pictures.others": { one: "und {count} weiteres", other: "und {count} weitere" },
    "pictures.remove": "Bilder entfernen",
    "picture.otherKind": "„{name}“ ist etwas anderes. {choose}",

    "check.title": "Probedruck ansehen",
    "check.later": "Hier sehen Sie jedes Dokument, bevor es entsteht.",
    "check.proof": "Probedruck",
    "check.shown": "Gezeigte Zeile",
    "check.row": "Zeile",
    "check.of": "von {count}",
    "check.previous": "Zurück<hidden> zur vorigen Zeile</hidden>",
    "check.next": "Weiter<hidden> zur nächsten Zeile</hidden>",
    "check.document": "Dokument zu Zeile {row}",
    "check.page": "Dokument zu Zeile {row}, Seite {page} von {pages}",
    "check.caption": "Zeile {row} · {width} × {height} mm",
    "check.zoom": "Größe der Ansicht",
    "check.zoom.whole": "Ganze Seite",
    "check.zoom.real": "Originalgröße",
    "check.zoom.double": "Doppelte Größe",
    "check.progress": "Geprüfte Dokumente",
    "check.unmapped": "Einigen Feldern fehlt noch eine Spalte.",
    "check.running.document": "Jedes Dokument wird geprüft: {checked}\u00a0von\u00a0{total}.",
    "check.running.sheet": "Jeder Bogen wird geprüft: {checked}\u00a0von\u00a0{total}.",
    "check.failed.document":
      "Nicht jedes Dokument konnte geprüft werden. Was nicht passt, wird beim Erstellen ausgelassen.",
    "check.failed.sheet": "Nicht jeder Bogen konnte geprüft werden. Was nicht passt, wird beim Erstellen ausgelassen.",
    "check.fine": "Alle Zeilen sind in Ordnung.",
    "check.right.document": {
      one: "In Ordnung: {right} von {count} Dokument, {problems}.",
      other: "In Ordnung: {right} von {count} Dokumenten, {problems}.",
    },
    "check.right.sheet": {
      one: "In Ordnung: {right} von {count} Bogen, {problems}.",
      other: "In Ordnung: {right} von {count} Bögen, {problems}.",
    },
    "check.rows": { one: "Probleme in {count} Zeile", other: "Probleme in {count} Zeilen" },
    "check.warned": { one: "Warnungen in {count} Zeile", other: "Warnungen in {count} Zeilen" },
    "check.many": { one: "mit {count} Problem in den Zeilen", other: "mit {count} Problemen in den Zeilen" },
    "check.found": "{file} als {template}: {source}.",

    "problems.label": "Probleme nach Zeilen",
    "problems.count": { one: "{count} Problem", other: "{count} Probleme" },
    "problems.errors": { one: "{count} Fehler", other: "{count} Fehler" },
    "problems.warnings": { one: "{count} Warnung", other: "{count} Warnungen" },
    "problems.first": "Das sind die ersten {shown} von {all}.",
    "problems.row": "Zeile",
    "problems.line": "Zeile in der Tabelle",
    "problems.line.before": "Tabellenzeile",
    "problems.column": "Spalte",
    "problems.kind": "Art",
    "problems.severity": "Schwere",
    "problems.what": "Was nicht stimmt",
    "problems.error": "Fehler",
    "problems.warning": "Warnung",
    "problems.show": "{row}<hidden> im Probedruck</hidden>",

    "problem.required_value_missing": "Wert fehlt",
    "problem.not_a_number": "Keine Zahl",
    "problem.number_not_exact": "Ungenaue Zahl",
    "problem.doubtful_number": "Mehrdeutige Zahl",
    "problem.currency_conflict": "Widersprüchliche Währung",
    "problem.not_a_date": "Kein Datum",
    "problem.ambiguous_date": "Mehrdeutiges Datum",
    "problem.not_an_email": "Keine E-Mail-Adresse",
    "problem.not_a_url": "Keine Internetadresse",
    "problem.not_a_boolean": "Weder Ja noch Nein",
    "problem.error_cell": "Fehler in der Tabelle",
    "problem.unreadable_character": "Unlesbares Zeichen",
    "problem.text_too_long": "Text zu lang",
    "problem.too_many_cells": "Zu viele Zellen",
    "problem.inconsistent_group": "Widerspruch",
    "problem.too_many_rows": "Zu viele Zeilen",
    "problem.missing_glyph": "Zeichen fehlt",
    "problem.missing_picture": "Bild fehlt",
    "problem.cannot_be_set": "Lässt sich nicht setzen",
    "problem.zeros_restored": "Führende Nullen ergänzt",
    "problem.render_failed": "Nicht erstellt",
    "problem.render_timeout": "Dauert zu lange",
    "problem.duplicate_file_name": "Gleicher Dateiname",

    "make.title": "Dokumente erstellen",
    "make.later": "Ein PDF für jede Zeile, alle in einem ZIP.",
    "make.what": "Was Sie herunterladen möchten",
    "make.archive.document": "Ein ZIP mit einem PDF je Dokument",
    "make.archive.sheet": "Ein ZIP mit einem PDF je Bogen",
    "make.combined": "Ein PDF mit allen zusammen, zum Drucken",
    "make.more": "Zeilen, Dateinamen, Sprache, Archivformat",
    "make.rows": "Zeilen",
    "make.from": "Von",
    "make.to": "bis",
    "make.rows.order": "Die erste Zeile darf nicht nach der letzten kommen.",
    "make.fromRow": "Von Zeile",
    "make.toRow": "Bis Zeile",
    "make.allOfThem": "alle",
    "make.all": "Alle {count} Zeilen",
    "make.filename": "Dateiname",
    "make.filename.help":
      "Ein Name in geschweiften Klammern steht für den Wert der Zeile. Was doppelt vorkommt, wird nummeriert.",
    "make.language": "Sprache für Datum und Zahlen",
    "make.kind": "Art des PDFs",
    "make.kind.help": "PDF/A ist für Archive: Es enthält alles, um in Jahrzehnten noch gleich auszusehen.",
    "make.start.document": { one: "{count} Dokument erstellen", other: "{count} Dokumente erstellen" },
    "make.start.sheet": { one: "{count} Bogen erstellen", other: "{count} Bögen erstellen" },
    "make.starting": "Wird gestartet …",
    "make.unmapped": "Noch ohne Spalte: {fields}.",
    "make.faults": "Berichtigen Sie, was oben markiert ist.",
    "make.otherSheet": "Die Tabelle für die gewählte Vorlage ist noch unterwegs.",
    "make.nothing": "Wählen Sie ein ZIP, ein PDF oder beides.",
    "make.noneRight": "Aus keiner Zeile kann ein Dokument werden. In Schritt 4 steht, was nicht stimmt.",

    "trouble.started":
      "Diese Dokumente sind schon gestartet; ihre Tabelle und Einstellungen bleiben, wie sie sind. Sie können aus dieser Tabelle weitere erstellen, mit allem so, wie Sie es eingestellt haben, oder eine andere bringen.",
    "trouble.unreachable":
      "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    "trouble.late": "Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.",
    "trouble.slow": "Der Server braucht länger als sonst. Ihre Eingaben gehen nicht verloren.",
    "trouble.file.unreadable":
      "Ihr Browser kann „{name}“ nicht lesen. Prüfen Sie, ob die Datei noch da ist und Sie sie öffnen dürfen, und wählen Sie sie noch einmal aus.",
    "trouble.file.changed": "„{name}“ wurde während des Hochladens geändert. Wählen Sie die Datei noch einmal aus.",
    "trouble.unknown": "Etwas ist schiefgegangen. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
    "trouble.retry": "Noch einmal versuchen",
    "trouble.others": "Weitere aus dieser Tabelle erstellen",
    "trouble.watch": "Ansehen, wie weit sie sind",
    "trouble.leftBehind": "Ihre Dokumente aus „{file}“ werden schon erstellt. Ansehen, wie weit sie sind",
    "confirm.keep": "Behalten",

    "number.range": "Geben Sie eine Zahl von {min} bis {max} ein.",
    "number.whole": "Geben Sie eine ganze Zahl von {min} bis {max} ein.",

    "size.bytes": { one: "{count} Byte", other: "{count} Byte" },
    "size.kilobytes": "{size}\u00a0kB",
    "size.megabytes": "{size}\u00a0MB",

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
      "Die Datei wurde in einer anderen Kodierung gespeichert, als wir gefunden haben. Öffnen Sie im ersten Schritt „Datei anders lesen“ und wählen Sie eine andere Kodierung, bis die gezeigten Zeilen stimmen. Mit einer XLSX-Datei gibt es das Problem nicht.",
    "help.dates": "Tag und Monat sind vertauscht.",
    "help.dates.answer":
      "03/04/2027 ist für die einen der dritte April, für die anderen der vierte März. Wo eine Spalte es offen lässt, richten wir uns nach Ihren anderen Spalten, dann nach der Sprache der Dokumente, und sagen es im ersten Schritt; dort wählen Sie die andere Reihenfolge. In den Dokumenten steht das Datum dann ausgeschrieben in deren Sprache.",
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

    "time.hours": { one: "{count}\u00a0Stunde", other: "{count}\u00a0Stunden" },
    "time.days": { one: "{count} Tag", other: "{count} Tagen" },

    "job.title": "Ihre Dokumente",
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
    "job.waitingFor.disk":
      "Auf der Website ist kein Speicherplatz mehr frei. Sobald Platz ist, geht es mit Ihren Dokumenten von selbst weiter.",
    "job.waitingFor.store":
      "Der Dateispeicher der Website ist nicht erreichbar. Sobald er wieder da ist, geht es mit Ihren Dokumenten von selbst weiter.",
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
    "job.omitted": { one: "{things} wurde ausgelassen.", other: "{things} wurden ausgelassen." },
    "job.again": "Tabelle berichtigen und nur diese Zeilen schicken",
    "job.again.how":
      "Berichtigen Sie die Zellen in Ihrer Tabelle und bringen Sie die ganze Tabelle noch einmal: Zuordnung und Einstellungen bleiben, wie sie waren, und es entsteht nur, was fehlt.",
    "job.another": "Eine andere Tabelle bringen",
    "job.delete": "Jetzt alles löschen",
    "job.delete.question": "Jetzt alles löschen?",
    "job.delete.deed": "Alles löschen",
    "job.delete.what":
      "Diese Dokumente und Ihre Tabelle werden vom Server gelöscht; solange Sie weitere aus der Tabelle erstellen, bleibt sie bei diesen. Was Sie heruntergeladen haben, behalten Sie.",
    "job.stop": "Abbrechen und löschen",
    "job.stop.question": "Abbrechen und alles löschen?",
    "job.stop.deed": "Abbrechen und löschen",
    "job.stop.what":
      "Es entstehen keine weiteren Dokumente. Die bisher erstellten werden gelöscht, und auch Ihre Tabelle, wenn Sie daraus keine weiteren erstellen.",
    "job.deleted.title": "Alles ist gelöscht",
    "job.deleted.why":
      "Diese Dokumente sind nicht mehr auf diesem Server, und auch Ihre Tabelle nicht, wenn Sie daraus keine weiteren erstellen.",
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
  },

  server: {
    "api.address": "Unter dieser Adresse gibt es nichts.",
    "api.method": "Verwenden Sie hier {methods}.",
    "api.json": "Senden Sie den Inhalt der Anfrage als JSON.",
    "api.jsonType": "Senden Sie den Inhalt der Anfrage als JSON, mit dem Inhaltstyp application/json.",
    "api.changed": "Das ist nicht die Datei, nach der Sie gefragt haben. Laden Sie sie noch einmal von vorn herunter.",
    "api.fields": "Korrigieren Sie die genannten Felder.",
    "api.unknownField": "ist kein Feld dieser Anfrage",
    "api.parameters": "Korrigieren Sie die genannten Parameter.",
    "api.otherSite": "Öffnen Sie Rowpress in einem eigenen Tab und senden Sie die Anfrage von dort.",
    "api.wait": "Warten Sie {seconds} s und versuchen Sie es dann noch einmal.",
    "api.fault": "Das liegt an uns, nicht an Ihnen. Versuchen Sie es gleich noch einmal.",
    "api.range": "Die Datei hat {bytes} Bytes. Fordern Sie einen Teil davon an.",
    "api.database":
      "Die Datenbank der Website ist gerade nicht erreichbar. Versuchen Sie es in einigen Sekunden noch einmal.",
    "api.stopped":
      "Das hat zu lange gedauert und wurde abgebrochen. Versuchen Sie es in einigen Sekunden noch einmal; wenn es wieder geschieht, lassen Sie das zuletzt hinzugefügte Bild weg.",
    "quota.visitor.uploads":
      "Sie haben die Grenze von {limit} Uploads pro Stunde erreicht. Versuchen Sie es in {wait} noch einmal.",
    "quota.visitor.bytes":
      "Ihre Dateien haben die Grenze von {limit} MB erreicht. Löschen Sie, was Sie nicht mehr brauchen, oder versuchen Sie es in {wait} noch einmal.",
    "quota.visitor.documents":
      "Ihre laufenden Aufträge haben die Grenze von {limit} Dokumenten erreicht. Versuchen Sie es in {wait} noch einmal, oder sobald einer fertig ist.",
    "quota.visitor.jobs":
      "Sie haben die Grenze von {limit} laufenden Aufträgen erreicht. Versuchen Sie es in {wait} noch einmal, oder sobald einer fertig ist.",
    "quota.address.uploads":
      "Ihr Netzwerk hat die Grenze von {limit} Uploads pro Stunde erreicht. Versuchen Sie es in {wait} noch einmal.",
    "quota.address.bytes":
      "Die Dateien Ihres Netzwerks haben die Grenze von {limit} MB erreicht. Löschen Sie, was Sie nicht mehr brauchen, oder versuchen Sie es in {wait} noch einmal.",
    "quota.address.documents":
      "Die laufenden Aufträge Ihres Netzwerks haben die Grenze von {limit} Dokumenten erreicht. Versuchen Sie es in {wait} noch einmal, oder sobald einer fertig ist.",
    "quota.address.jobs":
      "Ihr Netzwerk hat die Grenze von {limit} laufenden Aufträgen erreicht. Versuchen Sie es in {wait} noch einmal, oder sobald einer fertig ist.",
    "quota.visitor.previews":
      "Mehr als {limit} Ihrer Vorschauen werden nicht gleichzeitig gezeichnet. Versuchen Sie es in {wait} noch einmal.",
    "quota.address.previews":
      "Mehr als {limit} Vorschauen Ihres Netzwerks werden nicht gleichzeitig gezeichnet. Versuchen Sie es in {wait} noch einmal.",
    "quota.site": "Diese Website ist voll ausgelastet. Versuchen Sie es in {wait} noch einmal.",
    "quota.wait.seconds": "{count} s",
    "quota.wait.minutes": "{count} min",
    "quota.wait.hours": "{count} h",
    "api.disk":
      "Auf der Website ist gerade kein Platz für weitere Dateien. Versuchen Sie es in einigen Minuten noch einmal.",
    "api.store":
      "Der Dateispeicher der Website ist gerade nicht erreichbar. Versuchen Sie es in einigen Sekunden noch einmal.",
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

    "session.unknown": "Diese Sitzung gibt es nicht. Beginnen Sie noch einmal mit Ihrer Datei.",
    "session.gone":
      "Diese Sitzung ist abgelaufen und ihre Dateien sind gelöscht. Beginnen Sie noch einmal mit Ihrer Datei.",
    "session.closed": "Diese Sitzung ist geschlossen. Beginnen Sie noch einmal mit Ihrer Datei.",
    "session.started":
      "Die Dokumente dieser Sitzung werden gerade erstellt. Beginnen Sie eine neue, um etwas zu ändern.",
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
      "Die Dokumente konnten nicht erstellt werden. Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es noch einmal.",
    "job.filesGone":
      "Dateien, die dieser Auftrag braucht, wurden gelöscht. Laden Sie Ihre Tabelle noch einmal hoch und starten Sie neu.",
    "job.noDocuments":
      "Aus keiner Zeile konnte ein Dokument werden. Korrigieren Sie die Tabelle und bringen Sie sie noch einmal.",
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
    "file.image":
      "Das ist ein Bild, keine Tabelle. Laden Sie Ihre Zeilen als CSV, TSV, XLSX oder ODS hoch; Bilder kommen danach.",
    "file.pictures":
      "Das ist ein ZIP mit Bildern, keine Tabelle. Laden Sie Ihre Zeilen als CSV, TSV, XLSX oder ODS hoch; Bilder kommen danach.",
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
    "sheet.empty":
      "Das Blatt „{sheet}“ ist leer. Tragen Sie die Zeilen in eines ein und laden Sie es noch einmal hoch.",
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
    "picture.tooMany":
      "Ein ZIP darf höchstens {most} Bilder enthalten. Senden Sie nur die, die in Ihren Zeilen stehen.",
    "picture.tooMuch": "Gedruckt haben diese Bilder zusammen mehr als {size} MB. Senden Sie weniger davon.",
    "picture.tooLong":
      "Diese Bilder zu lesen dauert zu lange: Nach {read} Bildern war die Zeit um. Speichern Sie sie als JPEG mit {side} Pixeln an der längeren Seite, oder senden Sie weniger.",
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
    "picture.complex": "ist zu aufwendig oder hat Effekte, die wir nicht zeichnen können; exportieren Sie es als PNG",
    "picture.styles":
      "hat Stilregeln, die wir nicht lesen können; exportieren Sie es mit Präsentationsattributen oder als PNG",
    "picture.textWithEffects":
      "verbindet Text mit Effekten wie Schatten; wandeln Sie den Text in Pfade um oder exportieren Sie es als PNG",

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
    "hint.total":
      "„{column}“ sieht nach einer Summe aus, und Preise werden mit Mengen multipliziert. Wählen Sie die Spalte mit dem Preis für ein Stück.",
    "hint.gross":
      "„{column}“ enthält schon Steuer; mit einem Steuersatz käme sie noch einmal hinzu. Wählen Sie die Spalte mit den Nettopreisen oder lassen Sie den Steuersatz leer.",
    "hint.cost": "„{column}“ sieht nach Ihrem Einkaufspreis aus. Wählen Sie die Spalte mit Ihren Verkaufspreisen.",
    "hint.discount": "„{column}“ wird nicht abgezogen. Wählen Sie die Spalte mit den Preisen nach Abzug des Rabatts.",
    "hint.several": "„{first}“ und „{second}“ könnten beide der Preis sein. Wählen Sie eine der Spalten.",
    "hint.quantity":
      "Wählen Sie die Spalte mit den Mengen. Wenn jede Zeile ein Stück ist, wählen Sie einen Text und geben Sie 1 ein.",
    "hint.tax":
      "„{column}“ enthält Steuerbeträge, keine Steuersätze. Wählen Sie die Spalte mit Sätzen wie 19, oder wählen Sie einen Text und geben Sie den Satz ein.",
    "hint.taxOrRate":
      "„{column}“ kann Steuersätze oder Steuerbeträge enthalten; die Werte zeigen nicht, welche. Wählen Sie die Spalte, wenn es Sätze sind, sonst einen Text mit dem Satz.",
    "labels.width": "Die Etiketten enden {right} mm vom linken Rand, das Papier ist {width} mm breit.",
    "labels.height": "Die Etiketten enden {bottom} mm vom oberen Rand, das Papier ist {height} mm hoch.",
    "labels.start": "Der Bogen hat {count} Etiketten; beginnen Sie bei einem davon.",

    "pattern.at": "Bei Zeichen {position}: {fault}",
    "pattern.brace": "Die Klammer ist nicht geschlossen. Schreiben Sie {{ für eine Klammer im Text.",
    "pattern.quote": "Das Anführungszeichen ist nicht geschlossen.",
    "pattern.noName": "Zwischen den Klammern steht kein Name.",
    "pattern.severalNames":
      "„{name}“ kann „{first}“ oder „{second}“ sein. Schreiben Sie den Namen genau wie in der Tabelle.",
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
    "row.shortened":
      "„{what}“ ist „{text}“, eine lange Zahl, die ein Tabellenprogramm gekürzt hat. Geben Sie alle Ziffern ein.",
    "row.number": "„{what}“ ist „{text}“, und das ist keine Zahl.",
    "row.number.left": "„{what}“ ist „{text}“, und das ist keine Zahl; der Wert blieb unverändert.",
    "row.number.percent": "„{what}“ ist „{text}“, ein Prozentsatz. Geben Sie eine Zahl ohne Prozentzeichen ein.",
    "row.number.money": "„{what}“ ist „{text}“, ein Geldbetrag. Geben Sie eine Zahl ohne Währung ein.",
    "row.number.time":
      "„{what}“ ist „{text}“ und lässt sich nicht als Stunden lesen. Geben Sie den Wert als 1,5 oder 1:30 ein.",
    "row.hours": "„{what}“ ist „{text}“ und wird als {hours} Stunden gelesen.",
    "row.percent.unclear":
      "„{what}“ ist „{text}“. Aus der Spalte geht nicht hervor, ob das ein Prozentwert oder ein Bruchteil von 1 ist. Ergänzen Sie ein Prozentzeichen.",
    "row.percent.small":
      "„{what}“ ist „{text}“ und wird wie der Rest der Spalte als {text} % gelesen. Ist ein Bruchteil von 1 gemeint, geben Sie ihn als Prozentwert ein.",
    "row.decimal":
      "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen. Andere Zahlen dieser Spalte haben ein anderes; bitte prüfen Sie das.",
    "row.decimal.open":
      "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen wie in der gewählten Sprache. Ob das stimmt, geht aus der Tabelle nicht hervor; bitte prüfen Sie das.",
    "row.rounded": "„{what}“ ist {held}, die Tabelle zeigt aber {shown}; das Dokument verwendet {shown}.",
    "row.amount.left":
      "„{what}“ ist „{text}“, kein Betrag in der verlangten Währung; der Wert wurde unverändert übernommen.",
    "row.currency.other":
      "„{what}“ ist „{text}“, die Dokumente lauten aber auf {currency}. Ändern Sie die Währung in den Einstellungen oder korrigieren Sie die Tabelle.",
    "row.currency.unclear":
      "„{what}“ ist „{text}“, und „{mark}“ steht für mehrere Währungen. Wählen Sie die Währung in den Einstellungen.",
    "row.currency.header":
      "„{what}“ ist „{text}“, der Name der Spalte nennt aber {mark}. Korrigieren Sie eines von beiden oder wählen Sie die Währung in den Einstellungen.",
    "row.currency.word":
      "Ob „{what}“ die Währung {word} nennt, geht aus der Tabelle nicht hervor. Wählen Sie die Währung in den Einstellungen.",
    "row.currency.several":
      "„{what}“ ist „{text}“, dasselbe Dokument enthält aber „{first}“. Ein Dokument kann nur eine Währung haben.",
    "row.currency.none":
      "„{what}“ ist „{text}“ ohne Währung, und die Tabelle enthält mehrere. Ergänzen Sie die Währung oder wählen Sie sie in den Einstellungen.",
    "row.date": "„{what}“ ist „{text}“, und das ist kein Datum.",
    "row.date.left": "„{what}“ ist „{text}“, und das ist kein Datum; der Wert blieb unverändert.",
    "row.date.ambiguous":
      "„{what}“ ist „{text}“, gelesen als {date}. Nach anderen Daten dieser Spalte könnten Tag und Monat vertauscht sein; bitte prüfen Sie das.",
    "row.date.ambiguous.left":
      "„{what}“ ist „{text}“, was verschiedene Tage bedeuten kann; der Wert blieb unverändert.",
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
    "row.zeros":
      "„{what}“ ist „{text}“ und wird als {whole} gedruckt: Tabellenprogramme lassen führende Nullen weg, und die Prüfziffer passt. Prüfen Sie die Nummer.",
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
    "row.render.timeout":
      "„{title}“ braucht zu lange. Vereinfachen Sie die Texte oder Bilder dieser Zeile und versuchen Sie es noch einmal.",
    "row.render.failed":
      "„{title}“ konnte auch nach mehreren Versuchen nicht erstellt werden. Vereinfachen Sie die Texte oder Bilder dieser Zeile und versuchen Sie es noch einmal.",

    "code.qr.length": "ist zu lang für einen QR-Code.",
    "code.digits": "besteht nicht aus den {count} Ziffern eines Strichcodes ({name}).",
    "code.length": "hat {digits} Ziffern; ein Strichcode ({name}) hat {count}.",
    "code.unclear":
      "hat {digits} Ziffern; ein Strichcode ({name}) hat {count}, und es ist unklar, ob die Prüfziffer oder eine führende Null fehlt. Geben Sie alle {count} Ziffern ein.",
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
  },

  templates: {
    certificate: {
      title: "Urkunde",
      description: "Eine Urkunde, klassisch gerahmt, modern oder verspielt, für Kurse, Schulungen, Sport und Ehrungen.",
      fields: {
        recipient: { label: "Name", help: "Für wen die Urkunde ist." },
        course: { label: "Kurs", help: "Was abgeschlossen oder verliehen wurde." },
        date: { label: "Datum", help: "Wann sie verliehen wurde." },
        score: {
          label: "Ergebnis",
          help: "Eine Note, Punkte oder eine Auszeichnung; gedruckt wird es, wie es in der Tabelle steht.",
        },
      },
      settings: {
        style: {
          label: "Stil",
          choices: {
            classical: "Klassisch, mit graviertem Rahmen",
            modern: "Modern, mit einer Farbfläche",
            playful: "Verspielt, mit bunten Formen und einer Medaille",
          },
        },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo", help: "Steht oben." },
        title: { label: "Titel" },
        intro: { label: "Über dem Namen" },
        middle: { label: "Unter dem Namen" },
        issuer: {
          label: "Ausgestellt von",
          help: "Die Organisation. Zugleich die Beschreibung des Logos für alle, die es nicht sehen können.",
        },
        signatory: { label: "Unterzeichnet von" },
        role: { label: "Funktion der unterzeichnenden Person" },
        signature: {
          label: "Unterschrift",
          help: "Ein Bild, das auf der Unterschriftslinie steht. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
        },
        scoreLabel: { label: "Wort für das Ergebnis" },
        dateLabel: { label: "Wort für das Datum" },
        paper: papers,
        orientation,
      },
    },
    diploma: {
      title: "Diplom",
      description: "Eine Abschlussurkunde mit Siegel, Prädikat und bis zu drei Unterschriften, graviert oder modern.",
      fields: {
        recipient: { label: "Name", help: "Wer den Abschluss erhält." },
        degree: { label: "Abschluss", help: "Der Grad oder das Diplom, mit dem Fach." },
        honours: {
          label: "Prädikat",
          help: "Eine Auszeichnung oder Note; gedruckt wird es, wie es in der Tabelle steht.",
        },
        date: { label: "Datum", help: "Wann der Grad verliehen wurde." },
        born: { label: "Geboren", help: "Das Geburtsdatum." },
        number: { label: "Nummer", help: "Die Nummer im Register; sie steht klein am Fuß." },
      },
      settings: {
        style: {
          label: "Stil",
          choices: {
            engraved: "Graviert, mit Guilloche und Foliensiegel",
            academy: "Akademie, in einem kräftigen modernen Raster",
          },
        },
        accent: {
          label: "Akzentfarbe",
          help: "Siegel, Rahmen und Linien stehen in einem dunkleren und einem helleren Ton davon.",
        },
        logo: { label: "Wappen oder Logo", help: "Steht oben." },
        issuer: {
          label: "Ausgestellt von",
          help: "Die Schule oder Hochschule. Zugleich die Beschreibung des Wappens für alle, die es nicht sehen können.",
        },
        title: { label: "Titel" },
        intro: { label: "Über dem Namen" },
        bornLabel: { label: "Wort für die Geburt" },
        middle: { label: "Über dem Abschluss" },
        rights: { label: "Unter dem Abschluss" },
        place: { label: "Ort", help: "Steht vor dem Datum." },
        signatory1: { label: "Erste unterzeichnende Person", help: "Eine Zeile ohne Name und Funktion entfällt." },
        role1: { label: "Ihre Funktion" },
        signature1: {
          label: "Erste Unterschrift",
          help: "Steht auf der Linie. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
        },
        signatory2: { label: "Zweite unterzeichnende Person" },
        role2: { label: "Funktion der zweiten Person" },
        signature2: { label: "Zweite Unterschrift" },
        signatory3: { label: "Dritte unterzeichnende Person" },
        role3: { label: "Funktion der dritten Person" },
        signature3: { label: "Dritte Unterschrift" },
        numberLabel: { label: "Wort für die Nummer" },
        paper: papers,
        orientation,
      },
    },
    invoice: {
      title: "Rechnung",
      description:
        "Eine Rechnung für alle Zeilen mit derselben Nummer, die Umsatzsteuer genau berechnet, die Anschrift im Fenster des Umschlags.",
      fields: {
        number: { label: "Rechnungsnummer", help: "Zeilen mit derselben Nummer werden eine Rechnung." },
        customer: { label: "Kunde", help: "Wer bezahlt." },
        address: { label: "Anschrift", help: "Mit Zeilenumbrüchen, oder mit Kommas, wo eine Zeile endet." },
        date: { label: "Datum", help: "Das Datum der Rechnung." },
        item: { label: "Leistung", help: "Wofür dieser Posten ist." },
        quantity: { label: "Menge", help: "Wie viele oder wie viel." },
        unitPrice: { label: "Einzelpreis", help: "Für ein Stück, ohne Umsatzsteuer." },
        vat: { label: "USt %", help: "Der Steuersatz dieses Postens, als 20 oder 20 %." },
      },
      settings: {
        ...envelope,
        style: {
          label: "Stil",
          choices: { clear: "Klar, mit Raum um die Zahlen", ledger: "Liniert wie ein Kontobuch" },
        },
        company: { label: "Ihre Firma" },
        sender: { label: "Ihre Anschrift" },
        logo: { label: "Logo", help: "Steht im Briefkopf anstelle des Namens." },
        accent: { label: "Akzentfarbe" },
        currency: { label: "Währung" },
        note: { label: "Anmerkung", help: "Steht unter den Summen." },
        iban: {
          label: "IBAN für den Zahlungscode",
          help: "Mit ihr haben Rechnungen in Euro einen QR-Code, mit dem Banking-Apps die Überweisung an Ihre Firma ausfüllen (GiroCode).",
        },
        paymentCode: { label: "Zahlungscode", help: "Braucht die IBAN und Euro." },
        payment: { label: "Zahlung", help: "Wie und bis wann zu zahlen ist. {number} setzt die Rechnungsnummer ein." },
        footer: { label: "Fuß jeder Seite" },
        paper: papers,
      },
    },
    letter: {
      title: "Brief",
      description:
        "Ein Brief an alle auf einer Liste, die Anschrift im Fenster des Umschlags: DIN 5008, US #10 und andere.",
      fields: {
        name: { label: "Name", help: "An wen der Brief geht." },
        company: { label: "Firma", help: "Steht über dem Namen." },
        address: {
          label: "Anschrift",
          help: "Mit Zeilenumbrüchen, oder mit Kommas, wo eine Zeile endet; oder nehmen Sie die Spalten darunter.",
        },
        street: { label: "Straße", help: "Straße und Hausnummer." },
        postcode: { label: "Postleitzahl" },
        city: { label: "Ort" },
        state: { label: "Region", help: "Ein Bundesstaat, eine Provinz, ein Kanton, wo Anschriften so etwas haben." },
        country: { label: "Land", help: "Für Briefe ins Ausland." },
        salutation: {
          label: "Anrede",
          help: "Die ganze Zeile, etwa „Sehr geehrte Frau Marsch,“; ohne sie gilt die Einstellung.",
        },
        subject: { label: "Betreff", help: "Ohne ihn gilt die Einstellung." },
        date: { label: "Datum", help: "Ohne es gilt die Einstellung." },
        reference: { label: "Zeichen", help: "Eine Kunden- oder Aktennummer." },
      },
      settings: {
        ...envelope,
        style: {
          label: "Stil",
          choices: { modern: "Modern, mit einem Akzent am Rand", classic: "Klassisch, mit mittigem Briefkopf" },
        },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo", help: "Steht im Briefkopf anstelle des Namens." },
        company: { label: "Absender" },
        sender: { label: "Anschrift des Absenders" },
        dateText: { label: "Datum", help: "Für Briefe, deren Zeile keines hat." },
        subjectText: { label: "Betreff", help: "Für Briefe, deren Zeile keinen hat." },
        greeting: { label: "Anrede", help: "Für Briefe, deren Zeile keine hat." },
        body: {
          label: "Text",
          help: "Eine leere Zeile beendet einen Absatz, und Zeilen, die mit „- “ beginnen, sind eine Liste. {Spalte} setzt einen Wert der Zeile ein.",
        },
        closing: { label: "Gruß" },
        signatory: { label: "Unterzeichnet von" },
        role: { label: "Funktion der unterzeichnenden Person" },
        signature: { label: "Unterschrift", help: "Ein Bild. Ohne Bild bleibt Platz für die Unterschrift von Hand." },
        enclosures: { label: "Unter der Unterschrift", help: "Etwa Anlagen oder Verteiler." },
        contact: { label: "Fuß: Kontakt" },
        bank: { label: "Fuß: Bank" },
        register: { label: "Fuß: Register" },
        paper: papers,
      },
    },
    badge: {
      title: "Namensschild",
      description:
        "Ein Namensschild, das man quer durch den Raum liest, mit QR-Code für den Einlass und auf Wunsch mit Bild.",
      fields: {
        name: { label: "Name", help: "So groß, wie er hineinpasst." },
        company: { label: "Firma" },
        role: { label: "Funktion", help: "Ein Beruf, oder was die Person auf der Veranstaltung tut." },
        code: { label: "Code", help: "Ein beliebiger Text oder Link; daraus wird ein QR-Code." },
        photo,
      },
      settings: {
        style: {
          label: "Stil",
          choices: { bold: "Kräftig, mit einem Farbband", fine: "Fein, in einer Schrift mit Serifen" },
        },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo" },
        event: { label: "Veranstaltung" },
        place: { label: "Ort und Datum" },
        size: {
          label: "Größe",
          choices: {
            a6: "A6 (105 × 148 mm)",
            small: "90 × 120 mm",
            "4x3": "4 × 3 Zoll, Querformat",
            "4x6": "4 × 6 Zoll",
          },
        },
        layout: {
          label: "Gedruckt auf",
          help: "Bögen haben Schilder in ihrer eigenen Größe. Drucken Sie sie mit 100 % und schneiden Sie an den Marken.",
          choices: {
            single: "Je eine Seite, in der Größe oben",
            "a4-a6": "A4, vier mit 105 × 148 mm",
            "a4-small": "A4, vier mit 90 × 120 mm",
            "letter-4x3": "US Letter, sechs mit 4 × 3 Zoll (Avery 5392)",
            "a4-4x3": "A4, sechs mit 4 × 3 Zoll",
          },
        },
        slot: { label: "Marke für ein Loch", help: "Zeigt, wo für einen Clip oder ein Band zu lochen ist." },
      },
    },
    ticket: {
      title: "Eintrittskarte",
      description: "Eine Karte mit Sitzplatz, QR-Code für den Einlass und einem Abschnitt zum Abreißen.",
      fields: {
        holder: { label: "Inhaber", help: "Wer damit hineinkommt; steht auch auf dem Abschnitt." },
        type: { label: "Kartenart", help: "Etwa Erwachsene, Ermäßigt, Presse oder VIP." },
        section: { label: "Bereich", help: "Der Block, Rang oder Bereich." },
        row: { label: "Reihe" },
        seat: { label: "Platz" },
        entry: { label: "Einlass", help: "Das Tor, die Tür oder die Uhrzeit." },
        price: { label: "Preis", help: "Gedruckt, wie er in der Tabelle steht; „€ {Preis}“ setzt eine Währung davor." },
        order: { label: "Bestellnummer", help: "Steht auf dem Abschnitt." },
        code: {
          label: "Code",
          help: "Was am Einlass gelesen wird: eine Nummer oder ein Link, auf jeder Karte ein anderer. Daraus wird ein QR-Code; ein kurzer steht auch auf dem Abschnitt.",
        },
      },
      settings: {
        style: { label: "Stil", choices: { stage: "Bühne, mit einem Farbfeld", house: "Haus, wie im Theater" } },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo" },
        event: { label: "Veranstaltung" },
        subtitle: { label: "Unter der Veranstaltung" },
        date: { label: "Datum" },
        doors: { label: "Einlass ab" },
        venue: { label: "Veranstaltungsort" },
        address: { label: "Anschrift des Ortes" },
        organiser: {
          label: "Veranstalter",
          help: "Zugleich die Beschreibung des Logos für alle, die es nicht sehen können.",
        },
        terms: { label: "Bedingungen" },
        layout: {
          label: "Größe",
          help: "Bögen werden mit 100 % gedruckt und an den Marken geschnitten.",
          choices: {
            single: "210 × 74 mm, je eine Seite",
            "single-us": "8,5 × 2,75 Zoll, je eine Seite",
            a4: "4 auf einem Bogen A4, 190 × 66 mm",
            letter: "4 auf einem Bogen US Letter, 7,5 × 2,5 Zoll",
          },
        },
      },
    },
    labels: {
      title: "Adressetiketten",
      description:
        "Anschriften auf Etikettenbögen aus dem Handel oder in einem eigenen Raster, auch auf angefangenen Bögen.",
      fields: {
        name: { label: "Name", help: "Die erste Zeile, etwas größer." },
        company: { label: "Firma" },
        address: {
          label: "Anschrift",
          help: "Die ganze Anschrift in einer Zelle; Kommas und Zeilenumbrüche beginnen neue Zeilen.",
        },
        street: { label: "Straße" },
        street2: { label: "Zusatz", help: "Eine Wohnung, ein Stockwerk, ein Gebäude." },
        postcode: { label: "Postleitzahl" },
        city: {
          label: "Ort",
          help: "Ort und Postleitzahl stehen, wie das Land sie schreibt, sonst die gewählte Sprache.",
        },
        region: { label: "Region" },
        country: { label: "Land", help: "Die letzte Zeile, in Großbuchstaben." },
      },
      settings: {
        ...sheet,
        style: {
          label: "Stil",
          choices: {
            modern: "Modern, neben einem farbigen Strich",
            classic: "Klassisch, mittig in einer Schrift mit Serifen",
            parcel: "Paket, kräftig unter einem Farbband",
          },
        },
        accent: { label: "Akzentfarbe" },
        sender: { label: "Absender", help: "Eine Zeile über der Anschrift; leer für keine." },
        logo: { label: "Logo" },
      },
    },
    "place-cards": {
      title: "Tischkarten",
      description: "Karten und Aufsteller, die jedem Gast seinen Platz zeigen, mit Tisch und Menü.",
      fields: {
        name: { label: "Name", help: "So groß, wie er hineinpasst." },
        table: { label: "Tisch", help: "Eine Nummer oder ein Name." },
        menu: { label: "Menü", help: "Was es gibt, oder was ein Gast nicht isst." },
      },
      settings: {
        ...sheet,
        style: {
          label: "Stil",
          choices: {
            garden: "Garten, mit einem Zweig",
            deco: "Art déco, gerahmt, in Großbuchstaben",
            modern: "Modern, mit einer Farbscheibe",
          },
        },
        accent: { label: "Akzentfarbe" },
        event: { label: "Anlass", help: "Steht über dem Namen; leer für keinen." },
        tableWord: { label: "Wort vor dem Tisch" },
        logo: { label: "Bild anstelle des Anlasses" },
      },
    },
    tags: {
      title: "Preisschilder",
      description: "Schilder für Regale und Anhänger für Waren, mit Preisen und Strichcodes, die Scanner lesen.",
      fields: {
        product: { label: "Ware" },
        price: { label: "Preis" },
        oldPrice: { label: "Alter Preis", help: "Durchgestrichen neben dem Preis." },
        unitPrice: { label: "Grundpreis", help: "Wie er gedruckt wird, etwa 12,40 € / kg." },
        details: { label: "Einzelheiten", help: "Eine Größe, eine Farbe, ein Inhalt." },
        sku: { label: "Artikelnummer", help: "Ihre eigene Nummer dafür." },
        code: { label: "Code", help: "Eine Nummer oder ein Text; daraus werden Striche oder ein QR-Code." },
      },
      settings: {
        ...sheet,
        style: {
          label: "Stil",
          choices: {
            shelf: "Regal, der Preis auf Farbe",
            boutique: "Boutique, fein, in einer Schrift mit Serifen",
          },
        },
        accent: { label: "Akzentfarbe" },
        currency: { label: "Währung" },
        codeKind: {
          label: "Art des Codes",
          help: "EAN-13 hat 12 oder 13 Ziffern, UPC-A 11 oder 12. Je nach Wert: Striche für Handelsnummern und kurze Texte, QR-Codes für Links.",
          choices: {
            auto: "Je nach Wert",
            "ean-13": "EAN-13",
            "upc-a": "UPC-A",
            "code-128": "Code 128",
            qr: "QR-Code",
          },
        },
        shop: { label: "Geschäft", help: "Auf Anhängern, die höher als breit sind; leer für keines." },
        logo: { label: "Logo anstelle des Geschäfts" },
      },
    },
    "report-card": {
      title: "Zeugnis",
      description:
        "Die Noten eines Halbjahres auf einer Seite, aus einer Tabelle mit einer Zeile je Kind und einer Spalte je Fach.",
      fields: {
        pupil: { label: "Schüler oder Schülerin" },
        class: { label: "Klasse" },
        born: { label: "Geboren" },
        absent: { label: "Fehltage" },
        late: { label: "Verspätungen" },
        conduct: { label: "Verhalten" },
        grades: {
          label: "Noten",
          help: "Eine Zeile je Fach: „Mathematik: 2“, oder mit einer Bemerkung „Mathematik: 2: Sorgfältige Arbeit.“ Ein Fach, das in einer Zeile leer ist, entfällt dort.",
        },
        average: { label: "Durchschnitt", help: "Steht unter den Fächern." },
        comment: { label: "Bemerkung", help: "Allgemeines zum Halbjahr." },
        photo,
      },
      settings: {
        style: { label: "Stil", choices: { record: "Sachlich und liniert", bright: "Bunt, für Grundschulen" } },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo oder Wappen" },
        school: { label: "Schule", help: "Zugleich die Beschreibung des Logos für alle, die es nicht sehen können." },
        address: { label: "Anschrift der Schule" },
        title: { label: "Titel" },
        term: { label: "Halbjahr" },
        scale: { label: "Notenstufen", help: "Was die Noten bedeuten." },
        issued: { label: "Ort und Datum" },
        teacher: { label: "Klassenleitung", help: "„{Lehrkraft}“ nimmt sie aus der Zeile." },
        teacherRole: { label: "Bezeichnung der Klassenleitung" },
        teacherSignature: {
          label: "Unterschrift der Klassenleitung",
          help: "Ein Bild, das auf der Unterschriftslinie steht. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
        },
        head: { label: "Schulleitung" },
        headRole: { label: "Bezeichnung der Schulleitung" },
        headSignature: { label: "Unterschrift der Schulleitung" },
        parent: { label: "Dritte Unterschrift", help: "Eine Linie zum Unterschreiben; keine, wo dies leer ist." },
        paper: papers,
      },
    },
  },

  documents: {
    badge: {
      documentTitle: "Namensschild für {name}",
      settings: { event: "Forum Offener Hafen", place: "Bremen, 12.–14. Mai 2027" },
    },
    certificate: {
      documentTitle: "Urkunde für {recipient}",
      settings: {
        title: "Teilnahmeurkunde",
        intro: "Hiermit wird bescheinigt, dass",
        middle: "erfolgreich teilgenommen hat an",
        issuer: "Akademie Nordtor",
        signatory: "Helena Marsch",
        role: "Leiterin der Akademie",
        scoreLabel: "Ergebnis",
        dateLabel: "Datum",
      },
    },
    diploma: {
      documentTitle: "Diplom für {recipient}",
      settings: {
        issuer: "Universität Nordtor",
        title: "Diplom",
        intro: "Der Senat der Universität verleiht",
        bornLabel: "geboren am",
        middle: "den Grad",
        rights: "mit allen damit verbundenen Rechten",
        place: "Nordtor",
        signatory1: "Helena Marsch",
        role1: "Rektorin",
        signatory2: "Tomás Iriarte",
        role2: "Dekan der Fakultät",
        signatory3: "Ingrid Solvang",
        role3: "Kanzlerin",
        numberLabel: "Nr.",
      },
    },
    invoice: {
      documentTitle: "Rechnung {number}",
      settings: {
        company: "Linden & Hale Studio",
        sender: "Weberstraße 14\n28195 Bremen\nbuchhaltung@lindenhale.example",
        returnLine: "Linden & Hale Studio · Weberstraße 14 · 28195 Bremen",
        payment: "Bitte zahlen Sie innerhalb von 14 Tagen unter Angabe von {number}.\nIBAN DE00 0000 0000 0000 0000 00",
        note: "Vielen Dank für Ihren Auftrag.",
        footer: "Linden & Hale Studio GmbH  ·  USt-IdNr. DE000000000  ·  Amtsgericht Bremen, HRB 00000",
      },
    },
    labels: { documentTitle: "Adressetiketten", filename: "Etiketten" },
    letter: {
      documentTitle: "Brief an {name}",
      settings: {
        company: "Linden & Hale Studio",
        sender: "Weberstraße 14\n28195 Bremen",
        returnLine: "Linden & Hale Studio · Weberstraße 14 · 28195 Bremen",
        dateText: "21. November 2026",
        subjectText: "Wir ziehen in die Alte Papiermühle",
        greeting: "Guten Tag {name},",
        body: [
          "Nach elf Jahren in der Weberstraße ist unser Atelier den Räumen entwachsen. Am 1. März ziehen wir auf die andere Seite des Flusses, in die Alte Papiermühle am Hafenweg, wo Schriften, Pressen und Menschen wieder auf einer Etage arbeiten.",
          "Für Sie ändert sich wenig. Jeder laufende Auftrag wird wie vereinbart fertiggestellt und geliefert, und alle, die Sie hier kennen, ziehen mit um. Um drei Dinge bitten wir Sie:",
          "- Senden Sie Briefe und Pakete ab dem 1. März an: Alte Papiermühle, Hafenweg 3, 28199 Bremen.\n- Telefonnummern, E-Mail-Adressen und Bankverbindung bleiben, wie sie sind.\n- Vom 24. bis 28. Februar stehen die Pressen still; Korrekturabzüge und Fragen bearbeiten wir wie gewohnt.",
          "Gern zeigen wir Ihnen die neuen Räume. Am Donnerstag, dem 11. März, stehen die Türen ab 16 Uhr für Kundschaft und Freunde offen, mit einer laufenden Presse, einer kurzen Begrüßung und Getränken. Eine Zeile an atelier@lindenhale.example genügt, um auf der Gästeliste zu stehen.",
          "Wir danken Ihnen für das Vertrauen, das diesen Schritt möglich gemacht hat.",
        ].join("\n\n"),
        closing: "Mit freundlichen Grüßen",
        signatory: "Helena Marsch",
        role: "Geschäftsführerin",
        contact: "Telefon +49 421 0000000\natelier@lindenhale.example\nlindenhale.example",
        bank: "Weserbank\nIBAN DE00 0000 0000 0000 0000 00\nBIC BANKDE00",
        register: "Linden & Hale Studio GmbH\nAmtsgericht Bremen, HRB 00000\nUSt-IdNr. DE000000000",
      },
    },
    "place-cards": {
      documentTitle: "Tischkarten",
      filename: "Tischkarten",
      settings: { event: "Clara & Matteo", tableWord: "Tisch" },
    },
    "report-card": {
      documentTitle: "Zeugnis für {pupil}",
      settings: {
        school: "Farnbachschule",
        address: "Mühlenweg 12, Nordtor",
        title: "Zeugnis",
        term: "1. Halbjahr 2026/27",
        scale: "1 sehr gut · 2 gut · 3 befriedigend · 4 ausreichend · 5 mangelhaft · 6 ungenügend",
        issued: "Nordtor, 18. Dezember 2026",
        teacher: "Rosalind Achterberg",
        teacherRole: "Klassenlehrerin",
        head: "Dr. Tobias Lindqvist",
        headRole: "Schulleiter",
        parent: "Erziehungsberechtigte",
      },
    },
    tags: { documentTitle: "Preisschilder", filename: "Preisschilder", settings: { shop: "Hafen & Hügel" } },
    ticket: {
      documentTitle: "Eintrittskarte für {holder}",
      settings: {
        event: "Laternenkonzerte",
        subtitle: "Ilse Marchetti Quartett, mit Gästen",
        date: "Samstag, 12. Juni 2027",
        doors: "Einlass 18:30 Uhr, Beginn 19:30 Uhr",
        venue: "Altes Zollhaus",
        address: "Kaistraße 4, Nordtor",
        organiser: "Konzerte Nordtor",
        terms:
          "Diese Karte gilt für eine Person. Umtausch und Rückgabe sind ausgeschlossen. Nach Beginn ist Einlass erst in der Pause.",
      },
    },
  },
};
