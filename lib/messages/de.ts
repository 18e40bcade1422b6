import { designerDe } from "./designer-de.ts";
import type { Spoken } from "./spoken.ts";

// Shared by several templates.

const papers = { label: "Papier", choices: { a4: "A4", letter: "US Letter" } };
const orientation = { label: "Ausrichtung", choices: { portrait: "Hochformat", landscape: "Querformat" } };
const photo = { label: "Foto", help: "Der Name eines Bildes im hochgeladenen ZIP." };

/** The envelope settings of letters and invoices. */
const envelope = {
  form: {
    label: "Fensterumschlag",
    help: "Die Anschrift steht dort, wo das Fenster sie zeigt.",
    choices: {
      auto: "DIN 5008 Form B auf A4, #10 auf US Letter",
      "din-a": "DIN 5008 Form A, mit kleinem Briefkopf",
      "dl-left": "Britisch DL, Fenster links",
      "dl-right": "Französisch DL oder Schweizer C5/6, Fenster rechts",
    },
  },
  returnLine: {
    label: "Zeile über der Anschrift",
    help: "Der Absender in kleiner Schrift. Bei DIN-Formen zeigt ihn das Fenster.",
  },
  marks: { label: "Falz- und Lochmarken", help: "Wenn die Form sie vorsieht." },
};

/** Shared by all templates on sheets. */
const sheet = {
  sheet: {
    label: "Bogen",
    help: "Drucken Sie mit 100 % („Tatsächliche Größe“). Wird die Seite angepasst, liegt der Text neben den Etiketten.",
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
      l7161: "Avery L7161: A4, 18 mit 63,5 × 46,6 mm",
      l7162: "Avery L7162: A4, 16 mit 99,1 × 33,9 mm",
      l7164: "Avery L7164: A4, 12 mit 63,5 × 72 mm",
      l7166: "Avery L7166: A4, 6 mit 99,1 × 93,1 mm",
      l7173: "Avery L7173: A4, 10 mit 99,1 × 57 mm",
      "herma-4677": "Herma 4677: A4, 21 mit 63,5 × 38,1 mm",
      "herma-4464": "Herma 4464: A4, 24 mit 70 × 37 mm",
      "herma-4457": "Herma 4457: A4, 12 mit 105 × 48 mm",
      "herma-4666": "Herma 4666: A4, 12 mit 88,9 × 46,6 mm",
      "herma-4667": "Herma 4667: A4, 10 mit 96 × 50,8 mm",
      "zweckform-3475": "Avery Zweckform 3475, 3490: A4, 24 mit 70 × 36 mm",
      "zweckform-3652": "Avery Zweckform 3652: A4, 21 mit 70 × 42,3 mm",
      "zweckform-3658": "Avery Zweckform 3658: A4, 24 mit 64,6 × 33,8 mm",
      "zweckform-3659": "Avery Zweckform 3659: A4, 12 mit 97 × 42,3 mm",
      "zweckform-4744": "Avery Zweckform 4744: A4, 10 mit 96 × 50,8 mm",
      "avery-5161": "Avery 5161, 8161: Letter, 20 mit 1 × 4 Zoll",
      "avery-5164": "Avery 5164, 8164: Letter, 6 mit 3 1/3 × 4 Zoll",
      "avery-5159": "Avery 5159: Letter, 14 mit 1 1/2 × 4 Zoll",
      "avery-5168": "Avery 5168, 8168: Letter, 4 mit 5 × 3 1/2 Zoll",
      "avery-5395": "Avery 5395, 8395: Letter, 8 Namensschilder mit 2 1/3 × 3 3/8 Zoll",
      "tents-a4": "Blanko A4: 6 Aufsteller, gefaltet 90 × 45 mm",
      "cards-a4": "Blanko A4: 10 Karten mit 85 × 55 mm",
      "tents-letter": "Blanko Letter: 4 Aufsteller, gefaltet 3 1/2 × 2 Zoll",
      "cards-letter": "Blanko Letter: 8 Karten mit 3 1/2 × 2 1/2 Zoll",
      c32011: "Avery C32011: A4, 10 Karten mit 85 × 54 mm",
      l7418: "Avery L7418: A4, 8 Karten mit 86 × 55 mm",
      "avery-5371": "Avery 5371, 8371: Letter, 10 Karten mit 2 × 3 1/2 Zoll",
      "swing-a4": "Blanko A4: 12 Anhänger mit 48 × 88 mm",
      "swing-letter": "Blanko Letter: 12 Anhänger mit 1 7/8 × 3 1/4 Zoll",
      custom: "Anderer Bogen (Maße eingeben)",
    },
  },
  start: {
    label: "Beginnen bei Etikett",
    help: "Für einen angefangenen Bogen. Gezählt wird zeilenweise von links oben.",
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
  folded: { label: "Gefaltet", help: "Aufsteller: Die obere Hälfte wiederholt die untere auf dem Kopf." },
  outlines: {
    label: "Umrisse",
    help: "Für einen Testdruck: Drucken Sie mit 100 % auf normales Papier, halten Sie es gegen den Bogen und korrigieren Sie die Abweichung unten.",
  },
  shiftX: { label: "Nach rechts rücken", help: "Negative Werte rücken nach links." },
  shiftY: { label: "Nach unten rücken", help: "Negative Werte rücken nach oben." },
};

const logo = {
  logoSize: { label: "Größe des Logos" },
  logoPlace: { label: "Position des Logos", choices: { auto: "Wie im Stil", left: "Links", right: "Rechts" } },
};

export const de: Spoken = {
  name: "Deutsch",

  messages: {
    "site.title": "Rowpress: ein Dokument für jede Zeile",
    "site.description":
      "Tabelle hochladen, Vorlage wählen und für jede Zeile ein fertiges PDF herunterladen. Kostenlos, privat, auf eigenem Server.",
    "site.skip": "Zum Inhalt springen",
    "site.home": "Dokumente erstellen",
    "site.templates": "Vorlagen",
    "site.help": "Hilfe",
    "site.language": "Sprache",
    "site.noScript.home":
      "Um hier Dokumente zu erstellen, benötigen Sie JavaScript. Aktivieren Sie es in den Einstellungen Ihres Browsers und laden Sie die Seite neu.",
    "site.noScript.job":
      "Ohne JavaScript aktualisiert sich diese Seite nicht automatisch. Laden Sie sie neu, um den Fortschritt zu sehen.",
    "site.kept": "Ihre Dateien bleiben auf diesem Server und werden nach {time} gelöscht.",

    "home.heading": "Ein fertiges Dokument für jede Zeile",
    "home.intro":
      "Tabelle hochladen, Vorlage wählen, Vorschau prüfen und ein ZIP mit einem PDF pro Zeile herunterladen: Urkunden, Rechnungen, Namensschilder.",

    "file.title": "Tabelle hochladen",
    "file.label": "Tabelle",
    "file.another": "Andere Tabelle",
    "file.drop": "Datei hierher ziehen, <choose>auswählen</choose> oder Zeilen aus einer Tabelle einfügen.",
    "file.limits":
      "CSV, TSV, XLSX, XLS, ODS, JSON oder eine HTML-Tabelle mit bis zu {rows} Zeilen, {columns} Spalten und {size}. Über den Daten sollte eine Zeile mit Spaltennamen stehen.",
    "file.kept": "Ihre Datei löschen wir nach {time}.",
    "file.none": "Keine Tabelle zur Hand?",
    "file.sample": "Mit einem Beispiel ausprobieren",
    "file.tooLarge": "„{name}“ ist {size} groß; erlaubt sind {most}. Wählen Sie eine kleinere Datei.",
    "file.several": "Das sind {files} Dateien. Laden Sie bitte nur eine hoch.",
    "file.folder": "„{name}“ ist ein Ordner. Laden Sie stattdessen eine Datei daraus hoch.",
    "file.pasted": "Eingefügte Zeilen",
    "file.pasted.few":
      "Das ist keine Tabelle. Kopieren Sie die Spaltennamen zusammen mit den Zeilen darunter und fügen Sie beides hier ein.",
    "file.uploading": "„{name}“ wird hochgeladen",
    "file.reading": "„{name}“ wird gelesen",
    "file.delete": "Datei löschen",
    "file.delete.question": "Diese Datei löschen?",
    "file.delete.deed": "Endgültig löschen",
    "file.delete.what":
      "„{name}“ und alle Einstellungen dazu werden vom Server gelöscht. Für bereits erstellte Dokumente bleibt die Datei gespeichert, bis Sie auch diese löschen.",

    "source.xlsx": "Excel-Arbeitsmappe",
    "source.xls": "Excel-97–2003-Arbeitsmappe",
    "source.ods": "OpenDocument-Tabelle",
    "source.xml": "Excel-2003-XML-Arbeitsmappe",
    "source.html": "HTML-Tabelle",
    "source.json": "JSON",
    "source.otherSheets": "Weitere Blätter mit Daten:",
    "source.readSheet": "Blatt verwenden:",
    "source.sheet": "Blatt „{sheet}“",
    "source.hiddenSheet": "{sheet} (ausgeblendet)",
    "source.separated": "getrennt durch {separators}",
    "source.separator": "„{separator}“",
    "source.singleQuotes": "Text in einfachen Anführungszeichen",
    "source.noQuotes": "Anführungszeichen gehören zum Text",
    "source.backslashes": "Anführungszeichen mit Backslash maskiert",
    "source.header": "Spaltennamen in Zeile {line}",
    "source.header.two": "Spaltennamen in den Zeilen {first} und {second}",
    "source.header.three": "Spaltennamen in den Zeilen {first} bis {last}",
    "source.header.none": "keine Spaltennamen",
    "source.because": "{header}, weil {reason}",
    "source.because.table": "die Arbeitsmappe dort eine Tabelle hat",
    "source.because.filter": "dort der Filter des Blatts beginnt",
    "source.because.frozen": "die Zeilen bis dorthin fixiert sind",
    "source.because.titles": "sie auf jeder Seite gedruckt wird",
    "source.because.style": "sie fett oder farbig hinterlegt ist",
    "source.because.types": "ihre Zellen sich von denen darunter unterscheiden",
    "source.because.width": "sie mehr Spalten benennt als die Zeilen darüber",
    "source.because.first": "sie die erste Zeile ist",
    "source.because.values": "die erste Zeile wie die folgenden aussieht",
    "source.rowsLeftOut": {
      one: "{count} Zeile unter der Tabelle übersprungen",
      other: "{count} Zeilen unter der Tabelle übersprungen",
    },
    "source.columnsLeftOut": "Spalten ab {column} übersprungen, weil sie zu einer anderen Tabelle gehören",
    "source.columns": { one: "{count} Spalte", other: "{count} Spalten" },
    "source.rows": { one: "{count} Zeile", other: "{count} Zeilen" },
    "source.hiddenRows": {
      one: "{count} ausgeblendete Zeile übersprungen",
      other: "{count} ausgeblendete Zeilen übersprungen",
    },
    "source.dates": "Datumsangaben in „{column}“ werden als {order} gelesen, {reason}.",
    "source.decimalComma": "Zahlen in „{column}“ werden mit Dezimalkomma gelesen, {reason}.",
    "source.decimalPoint": "Zahlen in „{column}“ werden mit Dezimalpunkt gelesen, {reason}.",
    "source.by.rows": "abgeleitet aus den anderen Zeilen",
    "source.by.columns": "abgeleitet aus den anderen Spalten",
    "source.by.locale": "wie in der gewählten Sprache üblich",
    "source.by.request": "wie von Ihnen gewählt",
    "source.firstRows": "Die ersten Zeilen, so wie wir sie gelesen haben",
    "source.again": "Die Datei wird erneut gelesen …",
    "source.line": "Zeile in der Tabelle",
    "source.moreColumns": { one: "und {count} weitere Spalte", other: "und {count} weitere Spalten" },

    "reading.title": "Importoptionen",
    "reading.found": "Automatisch erkennen",
    "reading.foundAs": "Erkannt: {found}",
    "reading.sheet": "Blatt",
    "reading.hiddenRows": "Ausgeblendete Zeilen",
    "reading.hiddenRows.leftOut": { one: "{count} Zeile übersprungen", other: "{count} Zeilen übersprungen" },
    "reading.hiddenRows.read": "Einbeziehen",
    "reading.wholeSheet": "Unter und neben der Tabelle",
    "reading.wholeSheet.leftOut": "übersprungen",
    "reading.wholeSheet.read": "Einbeziehen",
    "reading.header": "Spaltennamen in Zeile",
    "reading.header.line": "Zeile {line}",
    "reading.header.none": "Keine Spaltennamen",
    "reading.header.found": "Zeile {line}",
    "reading.header.foundNone": "keine",
    "reading.lines": "Anzahl der Zeilen mit Spaltennamen",
    "reading.lines.one": "Eine",
    "reading.lines.two": "Zwei, mit der Zeile darüber",
    "reading.lines.three": "Drei, mit den zwei Zeilen darüber",
    "reading.lines.foundOne": "eine",
    "reading.lines.foundTwo": "zwei",
    "reading.lines.foundThree": "drei",
    "reading.separated": "Trennzeichen",
    "reading.encoding": "Kodierung",
    "reading.quote": "Anführungszeichen um Text",
    "reading.quote.double": "Doppelte ( {mark} )",
    "reading.quote.single": "Einfache ( {mark} )",
    "reading.quote.none": "Keine (gehören zum Text)",
    "reading.escape": "Anführungszeichen im Text",
    "reading.escape.doubled": "Verdoppelt ( {mark} )",
    "reading.escape.backslash": "Mit Backslash maskiert ( {mark} )",
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

    "docx.title": "Ihre Word-Datei",
    "docx.what":
      "Bringen Sie einen Brief, Vertrag oder Vordruck aus Word mit: Seriendruckfelder und {tag} werden zu Ihren Spalten.",
    "docx.file": "Word-Datei",
    "docx.file.help":
      "Eine .docx- oder .dotx-Datei bis {size} mit Seriendruckfeldern, Inhaltssteuerelementen oder {tag} im Text.",
    "docx.file.choose": "Wählen Sie eine Word-Datei, die auf .docx oder .dotx endet.",
    "docx.reading": "„{name}“ wird hochgeladen und gelesen …",
    "docx.next": "Laden Sie in Schritt 1 Ihre Tabelle hoch, um diese Datei zu füllen.",
    "docx.fields": { one: "{count} Feld gefunden: {names}", other: "{count} Felder gefunden: {names}" },
    "docx.notes": {
      one: "{count} Sache ist anders als in Word",
      other: "{count} Dinge sind anders als in Word",
    },
    "own.title": "Ihr eigener Entwurf",
    "own.what":
      "Bringen Sie ein PDF oder ein Bild Ihrer Seite mit oder beginnen Sie mit einer leeren, und setzen Sie Ihre Spalten darauf.",
    "own.open": "Entwurf bearbeiten",
    "own.file": "Ihre Seite",
    "own.file.help": "Ein PDF mit bis zu {pages} Seiten oder ein Bild (PNG, JPEG, WebP, SVG), bis {size}.",
    "own.file.choose": "Wählen Sie eine PDF-, PNG-, JPEG-, WebP- oder SVG-Datei.",
    "own.file.sent": "„{name}“ ist Ihre Seite.",
    "own.reading": "„{name}“ wird hochgeladen und gelesen …",
    "own.blank": "Oder mit einer leeren Seite beginnen",
    "own.blank.size": "Größe",
    "own.blank.a4": "A4 hoch",
    "own.blank.a4across": "A4 quer",
    "own.blank.letter": "US Letter hoch",
    "own.blank.letterAcross": "US Letter quer",
    "own.blank.a5": "A5 hoch",
    "own.blank.a6": "A6-Postkarte",
    "own.blank.card": "Visitenkarte",
    "own.blank.cardUs": "Visitenkarte (USA)",
    "own.blank.badge": "Namensschild",
    "own.blank.label": "Adressetikett",
    "own.blank.custom": "Andere Maße",
    "own.blank.width": "Breite",
    "own.blank.height": "Höhe",
    "own.blank.unit": "Einheit",
    "own.blank.inch": "Zoll",
    "own.blank.use": "Leere Seite verwenden",
    "own.blank.measures": "{name}, {width} × {height} mm",
    "own.next": "Laden Sie in Schritt 1 Ihre Tabelle hoch, um ihre Spalten auf die Seite zu setzen.",
    "own.pages": { one: "{count} Seite, {elements} Elemente", other: "{count} Seiten, {elements} Elemente" },
    "own.mine": "Meine Entwürfe",
    "own.mine.help": "Mit ihren Dateien in diesem Browser gespeichert, bis Sie sie löschen.",
    "own.name": "Name des Entwurfs",
    "own.save": "Diesen Entwurf speichern",
    "own.saved": "„{name}“ ist gespeichert.",
    "own.taken": "Es gibt schon einen Entwurf namens „{name}“.",
    "own.use": "Verwenden",
    "own.use.one": "„{name}“ verwenden",
    "own.rename": "Umbenennen",
    "own.duplicate": "Duplizieren",
    "own.delete": "Löschen",
    "own.delete.question": "„{name}“ löschen?",
    "own.delete.deed": "Löschen",
    "own.delete.what":
      "Der Entwurf wird aus diesem Browser gelöscht. Dokumente und offene Seiten, die ihn verwenden, ändern sich nicht.",
    "own.blocked": "Dieser Browser lässt hier kein Speichern zu, oder sein Speicher ist voll.",

    ...designerDe,

    "match.title": "Spalten zuordnen",
    "match.later": "Nach dem Hochladen legen Sie fest, welche Spalte wohin gehört.",
    "match.required": "erforderlich",
    "match.missing": "Wählen Sie eine Spalte oder geben Sie einen Text ein.",
    "match.nothing": "Leer lassen",
    "match.open": "Spalte wählen",
    "match.offer": "Spalten verwenden<hidden> für {field}</hidden>",
    "match.text": "Eigener Text …",
    "match.columns": "Spalten",
    "match.textFor": "Text für „{field}“",
    "match.values": "Werte in „{column}“",
    "match.insert": "Spalte einfügen in: {field}",
    "match.settings": "Einstellungen für „{template}“",
    "match.sample": "z. B. {text}",
    "match.currency.sheet": "Aus der Tabelle, sonst {currency}",
    "match.tooManyKinds":
      "Diese Spalte hat mehr als {count} verschiedene Werte. Deshalb haben alle Dokumente die Akzentfarbe.",
    "match.unit": "{setting} ({unit})",

    "picture.kinds": "PNG, JPEG, SVG oder WebP, bis {size}.",
    "picture.choose": "Wählen Sie eine PNG-, JPEG-, SVG- oder WebP-Datei.",
    "picture.uploading": "„{name}“ wird hochgeladen …",
    "picture.sent": "„{name}“ ist hochgeladen.",
    "picture.there": "Ein Bild ist hochgeladen.",
    "picture.remove": "„{setting}“ entfernen",
    "pictures.label": "ZIP mit Bildern oder Fotos",
    "pictures.help":
      "Eine Spalte enthält den Namen des Bildes für jede Zeile, z. B. „anna.jpg“ oder „anna“. JPEG, PNG, WebP, GIF, AVIF, TIFF oder SVG, bis zu {pictures} Bilder und {size}. Wählen Sie ein ZIP oder mehrere Fotos, oder legen Sie einen Ordner hier ab. Große Fotos werden vor dem Hochladen in Ihrem Browser verkleinert.",
    "pictures.several": { one: "{count} Bild", other: "{count} Bilder" },
    "pictures.file": "Bilder",
    "pictures.shrinking": "Bilder werden auf Druckgröße verkleinert: {done} von {total} …",
    "pictures.sending": "„{name}“ wird hochgeladen: {percent} …",
    "pictures.choose": "Wählen Sie ein ZIP mit Bildern.",
    "pictures.reading": "„{name}“ wird hochgeladen und gelesen …",
    "pictures.found": { one: "„{name}“: {count} Bild.", other: "„{name}“: {count} Bilder." },
    "pictures.unreadable": {
      one: "{count} Bild kann nicht verwendet werden",
      other: "{count} Bilder können nicht verwendet werden",
    },
    "pictures.name": "„{name}“",
    "pictures.others": { one: "und {count} weiteres", other: "und {count} weitere" },
    "pictures.remove": "Bilder entfernen",
    "picture.otherKind": "„{name}“ hat ein anderes Format. {choose}",

    "check.title": "Vorschau prüfen",
    "check.later": "Hier sehen Sie jedes Dokument, bevor Sie es erstellen.",
    "check.proof": "Vorschau",
    "check.bar": "Vorschau von Zeile {row}",
    "check.close": "Vorschau schließen",
    "check.shown": "Zeile in der Vorschau",
    "check.row": "Zeile",
    "check.of": "von {count}",
    "check.previous": "Zurück<hidden> zur vorherigen Zeile</hidden>",
    "check.next": "Weiter<hidden> zur nächsten Zeile</hidden>",
    "check.document": "Dokument für Zeile {row}",
    "check.page": "Dokument für Zeile {row}, Seite {page} von {pages}",
    "check.caption": "Zeile {row} · {width} × {height} mm",
    "check.empty": "<mark>Markierte</mark> Stellen sind leere Einstellungen. Sie werden nicht gedruckt.",
    "check.mark": "Anzeigen",
    "check.sample":
      "Muster: Die Texte in den Einstellungen sind erfunden. Ersetzen Sie sie, bevor Sie die Dokumente verwenden.",
    "check.zoom": "Größe der Vorschau",
    "check.zoom.whole": "Ganze Seite",
    "check.zoom.real": "Originalgröße",
    "check.zoom.double": "Doppelte Größe",
    "check.progress": "Geprüfte Dokumente",
    "check.unmapped": "Einigen Feldern fehlt noch eine Spalte.",
    "check.running": "{things} werden geprüft: {checked} fertig.",
    "check.failed.document":
      "Wir konnten nicht alle Dokumente prüfen. Was nicht passt, wird beim Erstellen übersprungen.",
    "check.failed.sheet": "Wir konnten nicht alle Bögen prüfen. Was nicht passt, wird beim Erstellen übersprungen.",
    "check.fine": "Keine Probleme gefunden.",
    "check.right": {
      one: "{things}, davon {right} bereit: {problems}.",
      other: "{things}, davon {right} bereit: {problems}.",
    },
    "check.sheets": {
      one: "{right} von {count} Bogen kann erstellt werden.",
      other: "{right} von {count} Bögen können erstellt werden.",
    },
    "check.missing.one": { one: "{things} fehlt auf Bogen {sheet}.", other: "{things} fehlen auf Bogen {sheet}." },
    "check.missing": {
      one: "{things} fehlt, auf den Bögen {sheets}.",
      other: "{things} fehlen, auf den Bögen {sheets}.",
    },
    "check.rows": { one: "Fehler in {count} Zeile", other: "Fehler in {count} Zeilen" },
    "check.warned": { one: "Warnungen in {count} Zeile", other: "Warnungen in {count} Zeilen" },
    "check.many": { one: "{count} Problem gefunden", other: "{count} Probleme gefunden" },
    "check.skip": "Zeilen überspringen mit",
    "check.found": "{file} mit der Vorlage „{template}“: {source}.",

    "correct.row": "Zeile {row} korrigieren",
    "correct.how": "Änderungen gelten nur für diesen Auftrag. Ihre Tabelle bleibt, wie sie ist.",
    "correct.which": "Zeile in diesem Dokument",
    "correct.which.row": "Zeile {row}",
    "correct.was": "vorher „{text}“",
    "correct.was.empty": "vorher leer",
    "correct.long": "Dieser Text ist zu lang, um ihn hier zu korrigieren. Korrigieren Sie ihn in Ihrer Tabelle.",
    "correct.undo": "Rückgängig<hidden>: Korrektur von „{column}“ in Zeile {row}</hidden>",
    "correct.undoAll": "Alle Korrekturen rückgängig machen",
    "correct.count": { one: "{count} korrigierte Zelle", other: "{count} korrigierte Zellen" },
    "correct.list": "Liste der Korrekturen",
    "correct.change": "Zeile {row}, {column}: „{was}“ → „{value}“",
    "correct.before": "Vorher",
    "correct.now": "Jetzt",
    "correct.empty": "(leer)",
    "correct.stale": {
      one: "{count} frühere Korrektur passt nicht zu dieser Tabelle: In der Zelle steht jetzt ein anderer Text. Sie wird nicht verwendet.",
      other:
        "{count} frühere Korrekturen passen nicht zu dieser Tabelle: In den Zellen stehen jetzt andere Texte. Sie werden nicht verwendet.",
    },
    "correct.reapply": {
      one: "{count} davon trotzdem in diese Zelle übernehmen",
      other: "{count} davon trotzdem in diese Zellen übernehmen",
    },
    "correct.discard": "Verwerfen",

    "problems.label": "Probleme nach Zeile",
    "problems.count": { one: "{count} Problem", other: "{count} Probleme" },
    "problems.errors": { one: "{count} Fehler", other: "{count} Fehler" },
    "problems.warnings": { one: "{count} Warnung", other: "{count} Warnungen" },
    "problems.first": "Angezeigt werden die ersten {shown} von {all}.",
    "problems.row": "Zeile",
    "problems.line": "Zeile in der Tabelle",
    "problems.line.before": "Tabellenzeile",
    "problems.column": "Spalte",
    "problems.kind": "Typ",
    "problems.severity": "Schweregrad",
    "problems.what": "Details",
    "problems.error": "Fehler",
    "problems.warning": "Warnung",
    "problems.rows": "Zeilen",
    "problems.moreRows": "und {count} weitere",
    "problems.show": "{row}<hidden> (Vorschau anzeigen)</hidden>",

    "problem.required_value_missing": "Wert fehlt",
    "problem.value_missing": "Leerer Wert",
    "problem.not_a_number": "Keine Zahl",
    "problem.number_not_exact": "Ungenaue Zahl",
    "problem.doubtful_number": "Mehrdeutige Zahl",
    "problem.currency_conflict": "Widersprüchliche Währung",
    "problem.not_a_date": "Kein Datum",
    "problem.ambiguous_date": "Mehrdeutiges Datum",
    "problem.not_an_email": "Ungültige E-Mail-Adresse",
    "problem.not_a_url": "Ungültige Webadresse",
    "problem.not_a_boolean": "Weder Ja noch Nein",
    "problem.error_cell": "Fehler in der Tabelle",
    "problem.unreadable_character": "Unlesbares Zeichen",
    "problem.text_too_long": "Text zu lang",
    "problem.too_many_cells": "Zu viele Zellen",
    "problem.total_row": "Summenzeile",
    "problem.repeated_header": "Wiederholte Spaltennamen",
    "problem.unclosed_quote": "Offenes Anführungszeichen",
    "problem.formula_without_value": "Formel ohne Wert",
    "problem.inconsistent_group": "Widersprüchliche Werte",
    "problem.too_many_rows": "Zu viele Zeilen",
    "problem.missing_glyph": "Nicht unterstütztes Zeichen",
    "problem.missing_picture": "Bild fehlt",
    "problem.cannot_be_set": "Nicht druckbar",
    "problem.zeros_restored": "Führende Nullen ergänzt",
    "problem.render_failed": "Nicht erstellt",
    "problem.render_timeout": "Zeitüberschreitung",
    "problem.duplicate_file_name": "Doppelter Dateiname",

    "make.title": "Dokumente erstellen",
    "make.later": "Ein PDF pro Zeile, zusammen in einem ZIP.",
    "make.what": "Was Sie herunterladen möchten",
    "make.archive.document": "Ein ZIP mit einem PDF pro Dokument",
    "make.archive.sheet": "Ein ZIP mit einem PDF pro Bogen",
    "make.combined": "Ein einziges PDF mit allen, zum Drucken",
    "make.kept": "Sie können Ihre Dokumente {time} lang herunterladen. Danach werden sie gelöscht.",
    "make.more": "Zeilen, Dateinamen, Sprache, PDF-Format",
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
      "Namen in geschweiften Klammern werden durch die Werte der Zeile ersetzt. Doppelte Dateinamen werden nummeriert.",
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
    "make.nothing": "Wählen Sie ein ZIP, ein einziges PDF oder beides.",
    "make.noneRight": "Es können keine Dokumente erstellt werden. Die Probleme finden Sie in Schritt 4.",

    "trouble.started":
      "Diese Dokumente sind bereits gestartet. Ihre Tabelle und Einstellungen können Sie daher nicht mehr ändern. Sie können aus dieser Tabelle mit denselben Einstellungen weitere Dokumente erstellen oder eine andere Tabelle hochladen.",
    "trouble.unreachable": "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    "trouble.late": "Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.",
    "trouble.slow": "Der Server braucht länger als sonst. Ihre Eingaben gehen nicht verloren.",
    "trouble.file.unreadable":
      "Ihr Browser kann „{name}“ nicht lesen. Prüfen Sie, ob die Datei noch vorhanden ist und Sie sie öffnen dürfen, und wählen Sie sie erneut aus.",
    "trouble.file.changed": "„{name}“ wurde während des Hochladens geändert. Wählen Sie die Datei erneut aus.",
    "trouble.unknown": "Etwas ist schiefgelaufen. Laden Sie die Seite neu und versuchen Sie es erneut.",
    "trouble.retry": "Erneut versuchen",
    "trouble.others": "Weitere aus dieser Tabelle erstellen",
    "trouble.watch": "Fortschritt ansehen",
    "trouble.leftBehind": "Ihre Dokumente aus „{file}“ sind gestartet. Fortschritt ansehen",
    "confirm.keep": "Behalten",

    "number.range": "Geben Sie eine Zahl von {min} bis {max} ein.",
    "number.whole": "Geben Sie eine ganze Zahl von {min} bis {max} ein.",

    "size.bytes": { one: "{count} Byte", other: "{count} Byte" },
    "size.kilobytes": "{size}\u00a0kB",
    "size.megabytes": "{size}\u00a0MB",

    "missing.title": "Seite nicht gefunden",
    "missing.heading": "Diese Seite gibt es nicht",
    "missing.why": "Vielleicht ist die Adresse falsch, oder die zugehörigen Dateien wurden gelöscht.",
    "fault.heading": "Etwas ist schiefgelaufen",
    "fault.why": "Das liegt an uns, nicht an Ihnen. Ihre hochgeladenen Dateien sind noch da.",
    "fault.retry": "Erneut versuchen",

    "gallery.title": "Vorlagen",
    "gallery.heading": "Druckfertige Vorlagen",
    "gallery.intro":
      "Jede Vorlage passt Ihren Text an die Seite an, unterstützt viele Schriftsysteme und funktioniert mit Ihrer Tabelle, so wie sie ist.",
    "gallery.more": "{template} ansehen",
    "template.use": "Diese Vorlage verwenden",
    "template.sample": "Beispieltabelle herunterladen",
    "template.specimen": "Muster: {template}",
    "template.fields": "Felder",
    "template.fieldsIntro":
      "Benennen Sie Ihre Spalten so oder anders: Wir ordnen sie automatisch zu, und Sie können die Zuordnung ändern.",
    "template.field": "Feld",
    "template.what": "Beschreibung",
    "template.required": "erforderlich",
    "template.settings": "Einstellungen",
    "template.all": "Alle Vorlagen",

    "mine.jobs": "Meine Aufträge",
    "mine.all": { one: "{count} Auftrag anzeigen", other: "Alle {count} Aufträge anzeigen" },
    "mine.ready": { one: "{things} ist fertig", other: "{things} sind fertig" },
    "mine.running": { one: "{things}, davon {done} erstellt", other: "{things}, davon {done} erstellt" },
    "mine.failed": "Es konnten keine Dokumente erstellt werden",
    "mine.canceled": "Abgebrochen",
    "mine.progress": "Fortschritt von {name}",
    "mine.left.minutes": { one: "wird in {count} Minute gelöscht", other: "wird in {count} Minuten gelöscht" },
    "mine.left.hours": { one: "wird in {count} Stunde gelöscht", other: "wird in {count} Stunden gelöscht" },
    "mine.left.days": { one: "wird in {count} Tag gelöscht", other: "wird in {count} Tagen gelöscht" },
    "mine.download": "Herunterladen",
    "mine.download.one": "{name} herunterladen",
    "mine.delete": "Löschen",
    "mine.delete.question": "Dokumente von „{name}“ löschen?",
    "mine.delete.deed": "Löschen",
    "mine.delete.what": "Die Dokumente, die Tabelle und alles andere dieses Auftrags werden vom Server gelöscht.",

    "setup.mine": "Meine Einstellungen",
    "setup.what":
      "Gespeicherte Einstellungen behalten Vorlage, Zuordnung nach Spaltennamen, Texte, Farben, Bilder und Ausgabe in diesem Browser, aber nichts aus Ihren Zeilen. Immer wenn Sie Dokumente erstellen, merken wir sie uns.",
    "setup.applied": "Ihre Einstellungen „{name}“ passen zu dieser Tabelle. Wir haben sie übernommen.",
    "setup.fits": "Sie haben Einstellungen für eine solche Tabelle: „{name}“.",
    "setup.apply": "Übernehmen",
    "setup.apply.one": "{name} übernehmen",
    "setup.undo": "Rückgängig machen",
    "setup.decline": "Nein, danke",
    "setup.toStart": "Zum letzten Schritt",
    "setup.name": "Name der Einstellungen",
    "setup.save": "Einstellungen speichern",
    "setup.saved": "Gespeichert als „{name}“.",
    "setup.replaces": "Ersetzt Ihre Einstellungen „{name}“.",
    "setup.rename": "Umbenennen",
    "setup.taken": "Einstellungen namens „{name}“ gibt es schon.",
    "setup.toFile": "Als Datei speichern",
    "setup.fromFile": "Einstellungen aus einer Datei hinzufügen",
    "setup.added": "„{name}“ hinzugefügt.",
    "setup.delete": "Löschen",
    "setup.delete.question": "„{name}“ löschen?",
    "setup.delete.deed": "Löschen",
    "setup.delete.what":
      "Die Einstellungen liegen nur in diesem Browser. Bereits erstellte Dokumente bleiben erhalten.",
    "setup.blocked":
      "Ihr Browser lässt diese Seite nichts speichern, oder sein Speicher ist voll. Erlauben Sie das Speichern oder schaffen Sie Platz.",
    "setup.file.other":
      "Das sind keine Einstellungen. Wählen Sie eine Datei, die hier mit „Als Datei speichern“ erstellt wurde.",
    "setup.file.later":
      "Diese Einstellungen stammen aus einer neueren Version von Rowpress, die diese Seite nicht lesen kann.",
    "setup.file.large":
      "Diese Datei ist zu groß für Einstellungen. Wählen Sie eine Datei, die hier mit „Als Datei speichern“ erstellt wurde.",

    "help.title": "Hilfe",
    "help.heading": "Fragen und Antworten",
    "help.intro": "Was viele vor dem Drucken wissen möchten.",
    "help.start": "Wie fange ich an?",
    "help.start.answer":
      "Verwenden Sie eine Tabelle mit einer Zeile pro Dokument und einer Zeile mit Spaltennamen darüber. Ziehen Sie sie auf die Startseite, wählen Sie eine Vorlage und prüfen Sie die Vorschau. Was fehlt oder nicht passt, sehen Sie, bevor etwas erstellt wird.",
    "help.undo": "Kann ich etwas rückgängig machen?",
    "help.undo.answer":
      "Ja. Mit „Rückgängig“ und „Wiederholen“ über den Schritten oder mit Strg+Z und Strg+Y außerhalb von Textfeldern nehmen Sie jede Änderung zurück: eine Zuordnung, eine Einstellung, die Vorlage, sogar eine andere Tabelle. Wenn Sie eine andere Vorlage wählen und zurückkommen, ist alles wie zuvor. Die Zurück-Taste des Browsers führt einen Schritt zurück und ändert nichts.",
    "help.accents": "Warum sind Umlaute und Akzente falsch?",
    "help.accents.answer":
      "Die Datei wurde in einer anderen Kodierung gespeichert als der erkannten. Öffnen Sie in Schritt 1 die „Importoptionen“ und probieren Sie andere Kodierungen aus, bis die ersten Zeilen stimmen. Bei XLSX-Dateien tritt das Problem nicht auf.",
    "help.dates": "Warum sind Tag und Monat vertauscht?",
    "help.dates.answer":
      "03/04/2027 ist für manche der 3. April, für andere der 4. März. Wenn eine Spalte nicht eindeutig ist, richten wir uns nach den anderen Spalten und dann nach der Sprache der Dokumente. Schritt 1 zeigt die verwendete Reihenfolge; dort können Sie auch eine andere wählen. In den Dokumenten steht das Datum ausgeschrieben in deren Sprache.",
    "help.zeros": "Wo sind die führenden Nullen?",
    "help.zeros.answer":
      "CSV-Dateien behalten sie: 007 bleibt 007. In einer Arbeitsmappe hat eine Zelle mit einer Zahl sie schon vor dem Hochladen verloren. Formatieren Sie die Spalte in Ihrem Tabellenprogramm als Text und geben Sie die Werte erneut ein.",
    "help.labels": "Warum sind meine Etiketten verschoben?",
    "help.labels.answer":
      "Drucken Sie mit 100 %: „An Seite anpassen“ im Druckdialog verkleinert alles. Schalten Sie die Umrisse ein, machen Sie einen Testdruck auf normalem Papier und halten Sie ihn gegen einen Etikettenbogen. Stimmt die Position noch nicht ganz, tragen Sie die Abweichung in den Einstellungen der Vorlage unter „Nach rechts rücken“ und „Nach unten rücken“ ein.",
    "help.design": "Kann ich einen eigenen Entwurf verwenden?",
    "help.design.answer":
      "Ja. Wählen Sie unter den Vorlagen „Ihr eigener Entwurf“, beginnen Sie mit einer leeren Seite beliebiger Größe und setzen Sie Ihre Spalten darauf: durch Ziehen oder durch Anklicken und Verschieben mit den Pfeiltasten. Sie sehen, was gedruckt wird, mit den Werten einer echten Zeile. Unter „Meine Entwürfe“ speichern Sie Entwürfe in diesem Browser, um sie wieder zu verwenden.",
    "help.long": "Was passiert mit zu langem Text?",
    "help.long.answer":
      "Text wird so weit verkleinert, wie er lesbar bleibt, und dann umbrochen. Passt er trotzdem nicht, nennen wir Ihnen vor dem Start Zeile und Spalte und überspringen dieses Dokument. Kürzen Sie die Zelle oder wählen Sie einen anderen Stil.",
    "help.empty": "Warum sind in der Vorschau Stellen markiert?",
    "help.empty.answer":
      "Sie zeigen Einstellungen, die Sie nicht ausgefüllt haben, z. B. wer unterschreibt. Sie werden nicht gedruckt: Eine leere Einstellung hinterlässt nichts auf dem Dokument. Schalten Sie über der Vorschau „Anzeigen“ aus, um das Dokument zu sehen, wie es wird. Wäre ein Dokument ohne eine Einstellung falsch, fragen wir danach, bevor wir etwas erstellen.",
    "help.scripts": "Welche Schriftsysteme werden unterstützt?",
    "help.scripts.answer":
      "Lateinisch, Griechisch, Kyrillisch, Arabisch, Hebräisch, Devanagari, Thai, Chinesisch, Japanisch, Koreanisch und Emoji, auch gemischt in einer Zeile. Ein Zeichen, das in unseren Schriftarten fehlt, wird als Problem der Zeile gemeldet und nie als Kästchen gedruckt.",
    "help.wrong": "Einige Zeilen haben Fehler. Verliere ich die anderen?",
    "help.wrong.answer":
      "Nein. Sie erhalten ein Dokument für jede gültige Zeile und eine Datei, in der die übrigen mit Zeile, Spalte und Grund stehen. Korrigieren Sie diese auf der Seite oder in Ihrer Tabelle und wiederholen Sie nur diese Zeilen.",
    "help.setups": "Muss ich nächsten Monat alles neu einstellen?",
    "help.setups.answer":
      "Nein. Wenn Sie Dokumente erstellen, merken wir uns in diesem Browser Vorlage, Zuordnung, Texte, Farben, Bilder und Ausgabe, aber nichts aus Ihren Zeilen. Laden Sie eine Tabelle mit denselben Spalten hoch, und alles ist eingestellt. Mit einem Klick machen Sie das rückgängig. Unter „Meine Einstellungen“ im letzten Schritt können Sie Einstellungen speichern, umbenennen und löschen oder für einen anderen Rechner als Datei speichern.",
    "help.jobs": "Wo finde ich Dokumente, die ich schon erstellt habe?",
    "help.jobs.answer":
      "Auf der Startseite unter „Meine Aufträge“, im selben Browser. Dort sehen Sie, wie weit jeder Auftrag ist und wann er gelöscht wird, und können ihn herunterladen oder löschen. Niemand sonst sieht diese Liste.",
    "help.share": "Wie gebe ich die Dokumente weiter?",
    "help.share.answer":
      "Wählen Sie auf der Seite eines fertigen Auftrags „Per Link teilen“. Alle, die den Link haben, können die Dokumente herunterladen, bis sie gelöscht werden. Ihre Tabelle, Ihre Einstellungen und die Zeilen mit Problemen sehen sie nicht, und ändern können sie nichts. „Nicht mehr teilen“ beendet das sofort.",
    "help.privacy": "Wer sieht meine Daten?",
    "help.privacy.answer":
      "Nur wer diese Website betreibt. Es werden keine Daten an andere Dienste gesendet, es gibt keine Tracker, und ein einziges Cookie unterscheidet Ihre Dateien von denen anderer. Hochgeladene Dateien und Dokumente werden nach {time} gelöscht oder sofort, wenn Sie sie selbst löschen.",

    "things.certificate": { one: "{count} Urkunde", other: "{count} Urkunden" },
    "things.diploma": { one: "{count} Diplom", other: "{count} Diplome" },
    "things.invoice": { one: "{count} Rechnung", other: "{count} Rechnungen" },
    "things.letter": { one: "{count} Brief", other: "{count} Briefe" },
    "things.badge": { one: "{count} Namensschild", other: "{count} Namensschilder" },
    "things.ticket": { one: "{count} Eintrittskarte", other: "{count} Eintrittskarten" },
    "things.labels": { one: "{count} Etikett", other: "{count} Etiketten" },
    "things.place-cards": { one: "{count} Tischkarte", other: "{count} Tischkarten" },
    "things.tags": { one: "{count} Preisschild", other: "{count} Preisschilder" },
    "things.report-card": { one: "{count} Zeugnis", other: "{count} Zeugnisse" },
    "things.document": { one: "{count} Dokument", other: "{count} Dokumente" },
    "things.sheet": { one: "{count} Bogen", other: "{count} Bögen" },

    "time.hours": { one: "{count}\u00a0Stunde", other: "{count}\u00a0Stunden" },
    "time.days": { one: "{count} Tag", other: "{count} Tagen" },

    "job.title": "Ihre Dokumente",
    "job.queued": { one: "{things} in der Warteschlange", other: "{things} in der Warteschlange" },
    "job.running": { one: "{things} wird erstellt", other: "{things} werden erstellt" },
    "job.finishing": { one: "{things} wird verpackt", other: "{things} werden verpackt" },
    "job.succeeded": { one: "{things} ist fertig", other: "{things} sind fertig" },
    "job.failed.document": "Es konnte kein Dokument erstellt werden",
    "job.failed.sheet": "Es konnte kein Bogen erstellt werden",
    "job.canceled": "Abgebrochen",
    "job.progress": "Erstellte Dokumente",
    "job.waiting": "Es geht los, sobald Kapazität frei ist.",
    "job.packing": "Alles fertig. Ihr Download wird vorbereitet.",
    "job.packing.stopped": "Angehalten. Der Download mit den fertigen Dateien wird vorbereitet.",
    "job.planning": "{things} werden geprüft: {percent} fertig",
    "job.made": "{done} von {total} erstellt",
    "job.failures": "{failed} übersprungen",
    "job.rate": "{rate} pro Sekunde",
    "job.left.moment": "gleich fertig",
    "job.left.seconds": { one: "noch etwa {count} Sekunde", other: "noch etwa {count} Sekunden" },
    "job.left.minutes": { one: "noch etwa {count} Minute", other: "noch etwa {count} Minuten" },
    "job.left.hours": { one: "noch etwa {count} Stunde", other: "noch etwa {count} Stunden" },
    "job.quarter": "{percent} Prozent erstellt.",
    "job.newest": "Gerade erstellt",
    "job.tell": "Benachrichtigen, wenn sie fertig sind",
    "job.tell.told": "Wir benachrichtigen Sie, sobald sie fertig sind.",
    "job.tell.refused":
      "Ihr Browser erlaubt für diese Website keine Benachrichtigungen. Der Titel des Tabs zeigt den Fortschritt.",
    "job.waitingFor.disk":
      "Der Speicherplatz der Website ist voll. Ihre Dokumente werden automatisch fortgesetzt, sobald wieder Platz ist.",
    "job.waitingFor.store":
      "Der Dateispeicher der Website ist nicht erreichbar. Ihre Dokumente werden automatisch fortgesetzt, sobald er wieder verfügbar ist.",
    "job.retrying": "Ihre Dokumente werden im Hintergrund weiter erstellt. Diese Seite versucht es erneut.",
    "job.askNow": "Jetzt erneut versuchen",
    "job.download": "Herunterladen",
    "job.download.one": "Herunterladen: {name}",
    "job.download.archive": "ZIP herunterladen",
    "job.download.combined": "Gesamt-PDF herunterladen",
    "job.download.corrected": "Korrigierte Tabelle herunterladen",
    "job.download.problems": "Problemliste herunterladen",
    "job.kept": "Verfügbar bis {time}, danach gelöscht.",
    "job.share": "Per Link teilen",
    "job.share.what":
      "Alle, die den Link haben, können diese Dokumente herunterladen. Ihre Tabelle und deren Probleme sehen sie nicht.",
    "job.share.until":
      "Alle, die diesen Link haben, können die Dokumente bis {time} herunterladen. Danach werden sie gelöscht.",
    "job.share.link": "Link zu diesen Dokumenten",
    "job.share.copy": "Link kopieren",
    "job.share.copied": "Kopiert",
    "job.share.show": "Link anzeigen",
    "job.share.on": "Diese Dokumente sind per Link geteilt.",
    "job.share.stop": "Nicht mehr teilen",
    "job.share.stopped": "Der Link funktioniert nicht mehr.",
    "job.shared": "Diese Dokumente wurden mit Ihnen geteilt.",
    "job.shared.own": "Eigene Dokumente erstellen",
    "job.kept.running": "Sie sind bis {time} verfügbar und werden dann gelöscht.",
    "job.remembered":
      "Ihre Einstellungen sind in diesem Browser als „{name}“ gespeichert. Für die nächste Tabelle dieser Art übernehmen wir sie.",
    "job.forget": "Nicht merken",
    "job.forgotten": "Die Einstellungen „{name}“ sind gelöscht.",
    "job.documents": "Einzelne Dateien",
    "job.documents.combined": "Dokumente in der Gesamt-PDF",
    "job.find": "Nach Namen suchen",
    "job.correct": "Korrigieren",
    "job.correct.one": "{name} korrigieren",
    "job.label": "Bogen {sheet}, Platz {place}",
    "job.found.label": "{things} gefunden",
    "job.correct.failed": "Diese Zeilen hier korrigieren",
    "job.corrected.all": {
      one: "Alle erneut erstellen, mit {count} korrigierter Zelle",
      other: "Alle erneut erstellen, mit {count} korrigierten Zellen",
    },
    "job.found": "{things}, davon {found} gefunden",
    "job.found.first": "{found}; angezeigt werden die ersten {shown}",
    "job.opens": "Öffnet sich in einem neuen Tab",
    "job.omitted": { one: "{things} wurde übersprungen.", other: "{things} wurden übersprungen." },
    "job.again": "Korrigieren und nur diese Zeilen wiederholen",
    "job.again.how":
      "Oder korrigieren Sie die Zellen in Ihrer Tabelle und laden Sie die ganze Tabelle erneut hoch. Zuordnung und Einstellungen bleiben erhalten, und nur was fehlgeschlagen ist, wird erstellt.",
    "job.another": "Andere Tabelle hochladen",
    "job.delete": "Jetzt alles löschen",
    "job.delete.question": "Jetzt alles löschen?",
    "job.delete.deed": "Alles löschen",
    "job.delete.what":
      "Diese Dokumente und Ihre Tabelle werden vom Server gelöscht. Werden aus der Tabelle noch andere Dokumente erstellt, bleibt sie dafür erhalten. Was Sie heruntergeladen haben, behalten Sie.",
    "job.partial": {
      one: "Angehalten: {things}, davon {done} erstellt",
      other: "Angehalten: {things}, davon {done} erstellt",
    },
    "job.partial.why":
      "Was fertig ist, können Sie herunterladen. Den Rest können Sie bis zum Ablauf jederzeit erstellen.",
    "job.resume": { one: "Noch {things} erstellen", other: "Noch {things} erstellen" },
    "job.halt": "Anhalten und Fertiges behalten",
    "job.stop": "Abbrechen und löschen",
    "job.stop.question": "Abbrechen und alles löschen?",
    "job.stop.deed": "Abbrechen und löschen",
    "job.stop.what":
      "Es werden keine weiteren Dokumente erstellt. Die bisherigen werden gelöscht, ebenso Ihre Tabelle, sofern daraus keine anderen Dokumente erstellt werden.",
    "job.deleted.title": "Alles wurde gelöscht",
    "job.deleted.why":
      "Diese Dokumente sind nicht mehr auf diesem Server, und auch Ihre Tabelle nicht, sofern daraus keine anderen Dokumente erstellt werden.",
    "job.stopped.title": "Dieser Auftrag wurde abgebrochen",
    "job.stopped.why": "Er wurde vor dem Ende abgebrochen, und seine Dateien wurden gelöscht.",
    "job.gone.title": "Wir können diese Dokumente nicht finden",
    "job.gone.why":
      "Dokumente werden nach {time} gelöscht. Sie sehen sie nur in dem Browser, in dem sie erstellt wurden, oder über einen noch gültigen Link.",

    "history.undo": "Rückgängig",
    "history.redo": "Wiederholen",
    "history.undone": "Rückgängig gemacht: {what}",
    "history.redone": "Wiederhergestellt: {what}",
    "history.template": "Vorlage",
    "history.corrections": "Korrektur",
    "history.several": "Mehrere Änderungen",

    "again.bring":
      "Korrigieren Sie die fehlgeschlagenen Zeilen in „{file}“ und laden Sie die ganze Tabelle hier hoch. Alles andere bleibt, wie es war.",
    "again.only": {
      one: "Nur die {count} fehlgeschlagene Zeile wird verwendet.",
      other: "Nur die {count} fehlgeschlagenen Zeilen werden verwendet.",
    },
    "again.documents": {
      one: "Nur {count} Dokument wird erneut erstellt. Korrigieren Sie seine Zeile unter der Vorschau.",
      other: "Nur {count} Dokumente werden erneut erstellt. Korrigieren Sie ihre Zeilen unter der Vorschau.",
    },
    "again.labels": {
      one: "Nur {count} Etikett wird erneut gedruckt. Korrigieren Sie seine Zeile unter der Vorschau und legen Sie mit „Beginnen bei Etikett“ seinen Platz auf dem Bogen fest.",
      other:
        "Nur {count} Etiketten werden erneut gedruckt. Korrigieren Sie ihre Zeilen unter der Vorschau und legen Sie mit „Beginnen bei Etikett“ ihren Platz auf dem Bogen fest.",
    },
    "again.all": "Stattdessen alle Zeilen verwenden",
    "again.others":
      "Diese Tabelle hat eine andere Anzahl von Zeilen ({rows} statt {before}). Daher können wir nicht erkennen, welche fehlgeschlagen sind, und verwenden alle.",
  },

  server: {
    "api.address": "Unter dieser Adresse wurde nichts gefunden.",
    "api.method": "Verwenden Sie hier {methods}.",
    "api.json": "Senden Sie den Inhalt der Anfrage als JSON.",
    "api.jsonType": "Senden Sie den Inhalt der Anfrage als JSON, mit dem Inhaltstyp application/json.",
    "api.changed": "Das ist nicht die angeforderte Datei. Laden Sie sie von Anfang an neu herunter.",
    "api.fields": "Einige Felder sind ungültig. Korrigieren Sie die genannten.",
    "api.unknownField": "ist kein bekanntes Feld",
    "api.parameters": "Einige Parameter sind ungültig. Korrigieren Sie die genannten.",
    "api.otherSite": "Öffnen Sie Rowpress in einem eigenen Tab und senden Sie die Anfrage von dort.",
    "api.wait": "Zu viele Anfragen. Versuchen Sie es in {seconds} s erneut.",
    "api.fault": "Das liegt an uns, nicht an Ihnen. Versuchen Sie es gleich erneut.",
    "api.range": "Die Datei ist {bytes} Bytes groß. Fordern Sie einen Bereich daraus an.",
    "api.database": "Die Datenbank der Website ist nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.",
    "api.stopped":
      "Das hat zu lange gedauert und wurde abgebrochen. Versuchen Sie es in einigen Sekunden erneut. Wenn es wieder passiert, entfernen Sie das zuletzt hinzugefügte Bild.",
    "quota.visitor.uploads":
      "Sie haben das Limit von {limit} Uploads pro Stunde erreicht. Versuchen Sie es in {wait} erneut.",
    "quota.visitor.bytes":
      "Ihre Dateien haben das Limit von {limit} MB erreicht. Löschen Sie, was Sie nicht mehr benötigen, oder versuchen Sie es in {wait} erneut.",
    "quota.visitor.documents":
      "Ihre laufenden Aufträge haben das Limit von {limit} Dokumenten erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
    "quota.visitor.jobs":
      "Sie haben das Limit von {limit} laufenden Aufträgen erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
    "quota.address.uploads":
      "Ihr Netzwerk hat das Limit von {limit} Uploads pro Stunde erreicht. Versuchen Sie es in {wait} erneut.",
    "quota.address.bytes":
      "Die Dateien Ihres Netzwerks haben das Limit von {limit} MB erreicht. Löschen Sie, was Sie nicht mehr benötigen, oder versuchen Sie es in {wait} erneut.",
    "quota.address.documents":
      "Die laufenden Aufträge Ihres Netzwerks haben das Limit von {limit} Dokumenten erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
    "quota.address.jobs":
      "Ihr Netzwerk hat das Limit von {limit} laufenden Aufträgen erreicht. Versuchen Sie es in {wait} erneut oder sobald einer fertig ist.",
    "quota.visitor.previews":
      "Sie haben das Limit von {limit} gleichzeitigen Vorschauen erreicht. Versuchen Sie es in {wait} erneut.",
    "quota.address.previews":
      "Ihr Netzwerk hat das Limit von {limit} gleichzeitigen Vorschauen erreicht. Versuchen Sie es in {wait} erneut.",
    "quota.site": "Diese Website ist ausgelastet. Versuchen Sie es in {wait} erneut.",
    "quota.wait.seconds": "{count} s",
    "quota.wait.minutes": "{count} min",
    "quota.wait.hours": "{count} h",
    "api.disk":
      "Auf der Website ist derzeit kein Platz für weitere Dateien. Versuchen Sie es in einigen Minuten erneut.",
    "api.store": "Der Dateispeicher der Website ist nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.",
    "api.crowded": "Die Website ist gerade stark ausgelastet. Versuchen Sie es in einigen Sekunden erneut.",
    "api.signed": "ist ein Ereignis des Speichers ohne gültige Signatur",
    "api.pathname": "muss uploads/<ID eines Uploads>/file sein",
    "api.pathname.known": "nennt einen Upload, der bereits existiert",
    "api.clientPayload": "muss JSON der Form {example} sein",

    "upload.most": "Sie können höchstens {size} MB auf einmal hochladen.",
    "upload.most.parts":
      "Sie können höchstens {size} MB auf einmal senden. Senden Sie weniger oder eine große Datei in Teilen.",
    "upload.stalled":
      "Der Upload kam 30 Sekunden lang nicht voran. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    "upload.part": "Senden Sie eine Datei im Formularfeld `file`.",
    "upload.form": "Senden Sie die vollständige Datei als multipart/form-data.",
    "upload.unknown": "Upload nicht gefunden. Laden Sie die Datei erneut hoch.",
    "upload.gone": "Diese Datei wurde gelöscht. Laden Sie sie erneut hoch.",
    "upload.missing": "Die Datei ist nicht angekommen. Laden Sie sie erneut hoch.",

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
    "session.design.template": "braucht die Vorlage „design“",
    "session.design.page": "Laden Sie die PDF-Datei oder das Bild noch einmal hoch und verwenden Sie die neue ID.",
    "session.design.upload": "ist keine ID einer PDF-Datei oder eines Bildes, das Sie hochgeladen haben",
    "design.element": "{element}: {fault}",
    "design.id": "Die ID {id} kommt doppelt vor.",
    "design.page": "Die Seite muss zwischen 1 und {count} liegen.",
    "design.font": "Die Schrift „{font}“ gibt es nicht.",
    "design.pictures": "hat zu viele Bilder: Ein Entwurf darf {most} haben",
    "design.sheet": "wird noch nicht unterstützt: Jede Seite wird auf eigenes Papier gedruckt",
    "design.ground": "muss zwischen 1 und {count} liegen",
    "design.placeholders": "haben zu viele Platzhalter: Ein Entwurf darf {most} haben und sie {uses}-mal verwenden",
    "design.characters": "haben zu viel Text: Ein Entwurf darf {most} Zeichen haben",
    "design.name": "Der Name „{name}“ ist zu lang: Ein Platzhalter darf {most} Zeichen haben",
    "session.noDocuments":
      "Jede Zeile enthält einen Fehler. Korrigieren Sie die Tabelle oder die Zuordnung und versuchen Sie es erneut.",

    "job.unknown": "Auftrag nicht gefunden. Laden Sie Ihre Datei erneut hoch.",
    "job.gone": "Die Dokumente dieses Auftrags wurden gelöscht. Laden Sie Ihre Datei erneut hoch.",
    "job.internal":
      "Die Dokumente konnten nicht erstellt werden. Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es erneut.",
    "job.filesGone":
      "Dateien, die dieser Auftrag benötigt, wurden gelöscht. Laden Sie Ihre Tabelle erneut hoch und beginnen Sie von vorn.",
    "job.noDocuments":
      "Aus keiner Zeile konnte ein Dokument erstellt werden. Korrigieren Sie die Tabelle und laden Sie sie erneut hoch.",
    "download.unknown": "Download nicht gefunden. Laden Sie Ihre Datei erneut hoch.",
    "download.gone": "Dieser Download wurde gelöscht. Erstellen Sie die Dokumente erneut.",
    "download.document": "Fordern Sie ein Dokument eines Archivs über seine Nummer an.",
    "download.document.number": "muss die Nummer eines Dokuments in einem Archiv sein, ab 1",
    "download.document.last": "Das Archiv hat {count} Dokumente.",

    "file.empty": "Die Datei ist leer. Prüfen Sie, ob sie gespeichert wurde, und laden Sie sie erneut hoch.",
    "file.password":
      "Diese Datei ist passwortgeschützt. Speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.",
    "file.password.office":
      "Diese Datei ist passwortgeschützt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.",
    "file.damaged":
      "Diese Datei ist beschädigt: Ein Teil fehlt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie erneut als .xlsx und laden Sie diese hoch.",
    "file.kind":
      "Das ist {kind}. Speichern Sie die Tabelle als .xlsx (Excel-Arbeitsmappe) oder CSV und laden Sie diese Datei hoch.",
    "file.kind.rows":
      "Das ist {kind}. Kopieren Sie die benötigten Zeilen in eine Tabelle, speichern Sie diese als .xlsx oder CSV und laden Sie sie hoch.",
    "file.kind.json":
      "Das ist {kind}, aber keine einfache Liste von Zeilen. Exportieren Sie die Zeilen in dem Programm, aus dem die Datei kommt, als CSV oder .xlsx und laden Sie diese Datei hoch.",
    "file.kind.contacts":
      "Das ist {kind}. Exportieren Sie sie in Ihrem Kontakte- oder E-Mail-Programm als CSV und laden Sie diese Datei hoch.",
    "file.kind.calendar":
      "Das ist {kind}. Exportieren Sie die Termine in Ihrem Kalenderprogramm als CSV oder kopieren Sie sie in eine Tabelle und laden Sie diese hoch.",
    "file.kind.link":
      "Das ist {kind}, nicht die Tabelle selbst. Öffnen Sie sie und laden Sie die Datei herunter: in Google Tabellen mit Datei > Herunterladen > Microsoft Excel (.xlsx), in Excel für das Web mit Datei > Kopie erstellen > Kopie herunterladen. Laden Sie diese dann hier hoch.",
    "file.kind.mail": "Das ist {kind}. Speichern Sie die angehängte Tabelle und laden Sie diese hoch.",
    "file.kind.numbers":
      "Das ist {kind}. Öffnen Sie die Datei dort, wählen Sie Ablage > Exportieren > Excel und laden Sie die exportierte Datei hoch.",
    "file.kind.zip": "Das ist {kind}. Entpacken Sie die Datei und laden Sie die Tabelle darin hoch.",
    "file.kind.image":
      "Das ist {kind}. Speichern Sie das Bild als PNG, JPEG, WebP oder SVG und laden Sie diese Datei hoch.",
    "file.image":
      "Das ist ein Bild, keine Tabelle. Laden Sie zuerst Ihre Zeilen als CSV, TSV, XLSX, XLS oder ODS hoch; Bilder folgen danach.",
    "file.word":
      "Das ist eine Word-Datei. Laden Sie zuerst eine Tabelle mit den Zeilen hoch und wählen Sie dann die Word-Datei als Vorlage.",
    "file.pictures":
      "Das ist ein ZIP mit Bildern, keine Tabelle. Laden Sie zuerst Ihre Zeilen als CSV, TSV, XLSX, XLS oder ODS hoch; Bilder folgen danach.",
    "file.heavy":
      "Das Lesen dieser Datei braucht zu viel Zeit oder Speicher. Speichern Sie sie in einfacherer Form und laden Sie diese hoch.",
    "kind.pdf": "ein PDF",
    "kind.rtf": "ein Rich-Text-Dokument",
    "kind.gif": "ein GIF-Bild",
    "kind.tiff": "ein TIFF-Bild",
    "kind.heic": "ein HEIC-Bild",
    "kind.avif": "ein AVIF-Bild",
    "kind.archive": "ein gepacktes Archiv",
    "kind.parquet": "eine Parquet-Datei",
    "kind.database": "eine Datenbank",
    "kind.web": "eine Webseite ohne Tabelle",
    "kind.xml": "eine XML-Datei",
    "kind.json": "JSON",
    "kind.webTables": "eine Webseite mit mehreren Tabellen",
    "kind.contacts": "eine Datei mit Kontakten (vCard)",
    "kind.calendar": "ein Kalender (iCalendar)",
    "kind.link": "nur ein Link",
    "kind.sylk": "eine SYLK-Datei",
    "kind.dif": "eine DIF-Datei",
    "kind.directory": "ein Verzeichnisexport (LDIF)",
    "kind.key": "ein Zertifikat oder Schlüssel",
    "kind.log": "eine Protokolldatei",
    "kind.settings": "eine Einstellungsdatei",
    "kind.code": "Programmcode",
    "kind.postScript": "eine PostScript-Datei",
    "kind.mail": "eine E-Mail",
    "kind.oldOffice": "eine ältere Office-Datei",
    "kind.binary": "eine Binärdatei, keine Tabelle",
    "kind.xlsb": "eine binäre Excel-Arbeitsmappe (.xlsb)",
    "kind.word": "ein Word-Dokument",
    "kind.slides": "eine PowerPoint-Präsentation",
    "kind.numbers": "eine Datei von Numbers, Pages oder Keynote",
    "kind.openDocument": "eine OpenDocument-Datei, aber keine Tabelle",
    "kind.zip": "ein ZIP-Archiv ohne Arbeitsmappe und ohne Bild",

    "json.damaged":
      "Diese JSON-Datei ist beschädigt oder ihr Ende fehlt. Exportieren Sie sie erneut oder speichern Sie die Zeilen als CSV oder .xlsx und laden Sie diese Datei hoch.",
    "json.endless":
      "Diese JSON-Datei hat eine Zeile mit mehr als {most} Zeichen. Speichern Sie die Zeilen als CSV oder .xlsx und laden Sie diese Datei hoch.",
    "zip.damaged":
      "Diese Datei lässt sich nicht lesen: Ein Teil fehlt oder ist beschädigt. Speichern Sie die Arbeitsmappe neu oder packen Sie die Bilder erneut und laden Sie diese Datei hoch.",
    "zip.hostile":
      "Diese Datei {fault}. Kopieren Sie das Blatt in eine neue Arbeitsmappe oder packen Sie Ihre Bilder in ein neues ZIP und laden Sie diese Datei hoch.",
    "zip.overlaps": "enthält sich überlappende Teile",
    "zip.inflates": "wird beim Entpacken größer als {size} MB, das Limit für eine Datei dieser Größe",
    "zip.part": "hat einen Teil, der beim Entpacken auf mehr als das {times}-Fache wächst",
    "zip.parts": "hat mehr als {most} Teile",
    "session.word": "Laden Sie die Word-Datei erneut hoch und verwenden Sie die neue ID.",
    "session.word.id": "ist nicht die ID einer von Ihnen hochgeladenen Word-Datei",
    "word.damaged":
      "Diese Word-Datei ist beschädigt. Öffnen Sie sie in Word, speichern Sie sie neu und laden Sie sie noch einmal hoch.",
    "word.not_word":
      "Diese Datei ist kein Word-Dokument. Speichern Sie sie in Word als .docx und laden Sie sie noch einmal hoch.",
    "word.hostile":
      "Diese Word-Datei enthält Teile, die kein Textprogramm schreibt; wir haben sie deshalb nicht geöffnet.",
    "word.pages": "Diese Word-Datei hat mehr als {most} Seiten. Teilen Sie sie auf mehrere Dateien auf.",
    "word.unset":
      "Diese Word-Datei lässt sich nicht setzen. Öffnen Sie sie in Word, speichern Sie sie unter neuem Namen als .docx und laden Sie diese hoch.",
    "word.fields": "Diese Word-Datei hat mehr als {most} Felder. Teilen Sie sie auf mehrere Dateien auf.",
    "word.note.noFields":
      "In dieser Datei steht kein Feld, deshalb wären alle Dokumente gleich. Schreiben Sie {tag} an die Stelle eines Wertes oder fügen Sie in Word Seriendruckfelder ein.",
    "word.note.chart": "Diagramme fehlen; ihr Platz bleibt leer.",
    "word.note.diagram": "SmartArt-Grafiken fehlen; ihr Platz bleibt leer.",
    "word.note.embedded_object":
      "Eingebettete Objekte fehlen; wo die Datei ein Bild davon enthält, wird das Bild gedruckt.",
    "word.note.drawing": "Einige Zeichnungen fehlen.",
    "word.note.math": "Formeln werden als einfacher Text gedruckt.",
    "word.note.metafile":
      "Das Bild {detail} ist eine Windows-Metadatei, die wir nicht drucken können. Fügen Sie es als PNG oder SVG neu ein.",
    "word.note.picture_format": "Das Bild {detail} kann nicht gedruckt werden. Fügen Sie es als PNG oder JPEG neu ein.",
    "word.note.wrapped":
      "Text fließt hier nicht um Bilder und Textfelder herum: Sie bleiben an ihrem Platz, und der Text kann unter ihnen verlaufen.",
    "word.note.external": "Die Datei verweist auf etwas außerhalb ({detail}). Solche Verweise öffnen wir nie.",
    "word.note.field": "Das Word-Feld {detail} wird nicht ausgewertet: Gedruckt wird, was in der Datei steht.",
    "word.note.font": "{family} ersetzt {name}; Zeilen können deshalb anders umbrechen als in Word.",
    "word.tooMuch": "Diese Word-Datei ist zu lang. Teilen Sie sie auf mehrere Dateien auf.",
    "zip.sizes": "enthält falsche Größenangaben zu ihren Teilen",

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
    "sheet.noRowsBelow":
      "Unter Zeile {row} steht nichts. Fügen Sie Ihre Zeilen ein und laden Sie die Datei erneut hoch.",
    "sheet.beyond":
      "Zeile {row} hat einen Wert in Spalte {column}; das Limit sind {most} Spalten. Löschen Sie, was Sie nicht benötigen, und laden Sie die Datei erneut hoch.",
    "sheet.columns":
      "Zeile {row} hat {count} Spalten; das Limit sind {most}. Löschen Sie, was Sie nicht benötigen, und laden Sie die Datei erneut hoch.",
    "sheet.cell":
      "Die Zelle in Zeile {row}, Spalte {column} hat {count} Zeichen; das Limit sind {most}. Kürzen Sie sie und laden Sie die Datei erneut hoch.",
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
      "Zwischen {quote} und {quote} muss ein {quote} im Text verdoppelt oder mit einem Backslash maskiert werden.",
    "text.endless":
      "Zeile {row} ist länger als {most} Zeichen. Suchen Sie dort nach einem nicht geschlossenen Anführungszeichen oder speichern Sie die Datei erneut als CSV oder .xlsx.",
    "text.unclosed":
      "Ein Anführungszeichen, das in Zeile {row} beginnt, wird nie geschlossen. Schließen oder löschen Sie es und laden Sie die Datei erneut hoch.",
    "text.columns":
      "Zeile {row} oder eine kurz danach hat mehr Spalten, als eine Tabelle haben kann. Speichern Sie die Datei erneut als CSV oder .xlsx.",

    "picture.most":
      "Ein Bild darf höchstens {size} MB groß sein. Speichern Sie es kleiner und laden Sie es erneut hoch.",
    "picture.wrong": "Das Bild {fault}.",
    "picture.noneReadable": "Keines der Bilder in diesem ZIP lässt sich lesen: „{name}“ {fault}.",
    "picture.tooMany":
      "Ein ZIP darf höchstens {most} Bilder enthalten. Behalten Sie nur die, die in Ihren Zeilen stehen.",
    "picture.tooMuch":
      "Für den Druck aufbereitet, sind diese Bilder zusammen größer als {size} MB. Laden Sie weniger davon hoch.",
    "picture.tooLong":
      "Das Lesen dieser Bilder dauert zu lange: Nach {read} Bildern war die Zeit um. Speichern Sie sie als JPEG mit {side} Pixeln an der längeren Seite oder laden Sie weniger hoch.",
    "picture.heavy": "hat mehr Pixel, als wir in seinem Format lesen können; speichern Sie es kleiner",
    "picture.damaged": "ist beschädigt oder unvollständig",
    "picture.pixels": "hat mehr als {most} Megapixel",
    "picture.bytes": "ist größer als {size} MB",
    "picture.name": "hat einen Namen mit mehr als {most} Zeichen",
    "picture.empty": "ist leer",
    "picture.unknown": "ist kein lesbares Bild",
    "picture.foreign": "ist {kind}; exportieren Sie es als JPEG",
    "picture.linked": "lädt Teile von anderswo; speichern Sie es vollständig eingebettet oder als PNG",
    "picture.drawing": "ist beschädigt; speichern Sie es erneut oder als PNG",
    "picture.complex": "ist zu aufwendig oder hat Effekte, die wir nicht zeichnen können; exportieren Sie es als PNG",
    "picture.styles":
      "hat Stilregeln, die wir nicht lesen können; exportieren Sie es mit Präsentationsattributen oder als PNG",
    "picture.textWithEffects":
      "verbindet Text mit Effekten wie Schatten; wandeln Sie den Text in Pfade um oder exportieren Sie es als PNG",

    "brought.damaged":
      "Dieses PDF ist beschädigt. Exportieren Sie es erneut aus dem Programm, mit dem es erstellt wurde.",
    "brought.complex":
      "Dieses PDF ist ungewöhnlich aufgebaut, sodass wir es nicht lesen. Drucken Sie es in ein neues PDF oder exportieren Sie die Seite als PNG oder JPEG.",
    "brought.encrypted":
      "Dieses PDF ist durch ein Passwort oder gegen Änderungen geschützt. Exportieren Sie es ohne Schutz.",
    "brought.pages":
      "Dieses PDF hat {pages} Seiten; eine Vorlage darf {most} haben. Exportieren Sie nur die Seiten, die Sie brauchen.",
    "brought.size":
      "Seite {page} hat eine Seitenlänge unter 5 mm oder über 2 m. Exportieren Sie sie in der Größe, in der sie gedruckt wird.",
    "brought.note.covered":
      "Seite {page}: Die Platzhalter sind mit der Farbe der Seite überdeckt, weil sie sich nicht sicher entfernen lassen.",
    "brought.note.rasterised":
      "Seite {page} wird als Bild mit 300 dpi gedruckt: Sie enthält Teile, die wir nicht übernehmen können, etwa nicht eingebettete Schriften. Betten Sie beim Export alle Schriften ein.",
    "brought.note.archived_as_picture":
      "Seite {page} wird in PDF/A als Bild mit 300 dpi gedruckt, weil PDF/A ihre CMYK-Farben oder Bildformate nicht erlaubt. Exportieren Sie sie in RGB.",
    "brought.note.font_replaced":
      "Seite {page} verwendet Schriften, die nicht eingebettet sind. Wir haben sie durch Schriften gleicher Breite ersetzt.",
    "brought.note.fields_dropped":
      "Seite {page}: Kontrollkästchen, Schaltflächen und Unterschriftsfelder sind weggelassen.",
    "brought.note.hidden_layers": "Seite {page}: Ausgeblendete Ebenen sind weggelassen.",

    "choice.output": "Wählen Sie ein Archiv, ein gemeinsames PDF oder beides.",
    "choice.itself": "„{field}“ bezieht sich auf sich selbst.",
    "choice.locale": "„{locale}“ ist kein Gebietsschema wie de-DE.",
    "choice.script": "Für Datumsangaben in „{locale}“ fehlen unseren Schriftarten die Zeichen.",
    "choice.field": "Die Vorlage hat kein Feld „{field}“.",
    "correction.cell": "hat mehr als {most} Zeichen; korrigieren Sie sie in Ihrer Tabelle",
    "correction.twice": "ist doppelt korrigiert",
    "correction.most": "sind zusammen zu lang; das Limit sind {most} Zeichen",
    "choice.column": "Die Tabelle hat keine Spalte „{column}“.",
    "choice.setting": "Die Vorlage hat keine Einstellung „{setting}“.",
    "choice.textLength": "Der Text ist länger als {most} Zeichen.",
    "choice.text": "„{setting}“ muss ein Text sein.",
    "choice.color": "„{setting}“ muss eine Farbe wie #1a6b54 sein.",
    "choice.image": "„{setting}“ muss die ID eines hochgeladenen Bildes oder null sein.",
    "choice.currency": "„{setting}“ muss ein Währungscode wie EUR sein.",
    "choice.number": "„{setting}“ muss eine Zahl von {min} bis {max} sein.",
    "choice.wholeNumber": "„{setting}“ muss eine ganze Zahl von {min} bis {max} sein.",
    "choice.switch": "„{setting}“ muss true oder false sein.",
    "choice.oneOf": "„{setting}“ muss einer dieser Werte sein: {choices}.",
    "choice.iban": "„{text}“ ist keine gültige IBAN: Ein Buchstabe oder eine Ziffer ist falsch oder fehlt.",
    "hint.total":
      "„{column}“ sieht nach einer Summe aus, Preise werden aber mit Mengen multipliziert. Wählen Sie die Spalte mit dem Einzelpreis.",
    "hint.gross":
      "„{column}“ enthält schon Steuer; mit einem Steuersatz käme sie noch einmal hinzu. Wählen Sie die Spalte mit den Nettopreisen oder lassen Sie den Steuersatz leer.",
    "hint.cost": "„{column}“ sieht nach Ihrem Einkaufspreis aus. Wählen Sie die Spalte mit Ihren Verkaufspreisen.",
    "hint.discount": "„{column}“ wird nicht abgezogen. Wählen Sie die Spalte mit den Preisen nach Abzug des Rabatts.",
    "hint.several": "„{first}“ und „{second}“ könnten beide der Preis sein. Wählen Sie eine der Spalten.",
    "hint.quantity":
      "Wählen Sie die Spalte mit den Mengen. Wenn jede Zeile ein Stück ist, wählen Sie „Eigener Text“ und geben Sie 1 ein.",
    "hint.tax":
      "„{column}“ enthält Steuerbeträge, keine Steuersätze. Wählen Sie die Spalte mit Sätzen wie 19, oder wählen Sie „Eigener Text“ und geben Sie den Satz ein.",
    "hint.taxOrRate":
      "„{column}“ kann Steuersätze oder Steuerbeträge enthalten; aus den Werten geht das nicht hervor. Wählen Sie die Spalte, wenn es Sätze sind. Wählen Sie sonst „Eigener Text“ und geben Sie den Satz ein.",
    "labels.width": "Die Etiketten enden {right} mm vom linken Rand, das Papier ist aber nur {width} mm breit.",
    "labels.height": "Die Etiketten enden {bottom} mm vom oberen Rand, das Papier ist aber nur {height} mm hoch.",
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
    "pattern.filter.braces": "Ein Filter darf Klammern nur in Anführungszeichen enthalten.",
    "pattern.filter.nothing": "Nach „{name}“ darf nichts folgen.",
    "pattern.filter.tooMuch": "Das ist zu viel. Schreiben Sie es so: {example}.",
    "pattern.filter.more": "„{name}“ braucht eine Angabe. Schreiben Sie es so: {example}.",
    "pattern.filter.text": "Danach fehlt ein Text. Schreiben Sie es so: {example}.",
    "pattern.filter.twice": "„{key}“ kommt zweimal vor.",
    "pattern.filter.missing": "Hier fehlt etwas.",
    "pattern.filter.mark": "Setzen Sie Texte mit „{mark}“ in Anführungszeichen.",
    "pattern.filter.comma": "Setzen Sie hier ein Komma oder setzen Sie den Text in Anführungszeichen.",
    "pattern.date": "„{part}“ ist kein Teil eines Datums{meant}",
    "pattern.currency": "„{code}“ ist kein Währungscode wie EUR{meant}",
    "pattern.decimals": "Möglich sind 0 bis {most} Nachkommastellen. Schreiben Sie es so: {example}.",
    "pattern.plural": "„{key}“ ist weder eine Pluralform noch eine Zahl{meant}",
    "pattern.plural.other": '„plural“ braucht eine Form für andere Zahlen: other "…".',

    "offer.address": "Nicht verwendet: {columns}. Alles bei „{field}“ einsetzen?",
    "offer.salutation": "Nicht verwendet: {columns}. Als „{field}“ eine Anrede daraus bilden?",
    "offer.title": "Nicht verwendet: {columns}. Vor „{field}“ einsetzen?",
    "offer.picture": "„{columns}“ nennt Bilddateien. Für „{field}“ verwenden? Das ZIP können Sie später hochladen.",

    "row.missing": "„{what}“ ist erforderlich, aber leer.",
    "row.part": "„{what}“ ist leer, daher ist „{field}“ nur „{text}“.",
    "row.empty": "„{what}“ ist leer.",
    "row.error": "„{what}“ zeigt den Fehler {text}. Korrigieren Sie ihn in der Tabelle.",
    "row.error.left": "„{what}“ zeigt den Fehler {text} und blieb daher leer.",
    "row.inexact":
      "„{what}“ ist in der Datei die Zahl „{text}“; Tabellenprogramme speichern aber nur 15 Stellen. Prüfen Sie sie. Um alle Stellen zu behalten, formatieren Sie die Spalte als Text und geben Sie die Zahl erneut ein.",
    "row.shortened":
      "„{what}“ ist „{text}“, eine lange Zahl, die ein Tabellenprogramm gekürzt hat. Geben Sie alle Ziffern ein.",
    "row.number": "„{what}“ ist „{text}“ und damit keine Zahl.",
    "row.number.left": "„{what}“ ist „{text}“ und damit keine Zahl. Der Wert wurde unverändert übernommen.",
    "row.number.percent": "„{what}“ ist „{text}“, ein Prozentsatz. Geben Sie eine Zahl ohne Prozentzeichen ein.",
    "row.number.money": "„{what}“ ist „{text}“, ein Geldbetrag. Geben Sie eine Zahl ohne Währung ein.",
    "row.number.time":
      "„{what}“ ist „{text}“ und lässt sich nicht als Stunden lesen. Geben Sie den Wert als 1,5 oder 1:30 ein.",
    "row.hours": "„{what}“ ist „{text}“ und wird als {hours} Stunden gelesen.",
    "row.percent.unclear":
      "„{what}“ ist „{text}“. Aus der Spalte geht nicht hervor, ob das ein Prozentwert oder ein Anteil von 1 ist. Ergänzen Sie ein Prozentzeichen.",
    "row.percent.small":
      "„{what}“ ist „{text}“ und wird wie der Rest der Spalte als {text} % gelesen. Ist ein Anteil von 1 gemeint, geben Sie ihn als Prozentwert ein.",
    "row.decimal":
      "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen. Andere Zahlen dieser Spalte verwenden ein anderes; bitte prüfen Sie das.",
    "row.decimal.open":
      "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen wie in der gewählten Sprache. Ob das stimmt, geht aus der Tabelle nicht hervor; bitte prüfen Sie das.",
    "row.decimal.other":
      "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen, anders als der Rest der Spalte. Bitte prüfen Sie das.",
    "row.rounded": "„{what}“ ist {held}, die Tabelle zeigt aber {shown}. Das Dokument verwendet {shown}.",
    "row.amount.left":
      "„{what}“ ist „{text}“ und damit kein Betrag in der angegebenen Währung. Der Wert wurde unverändert übernommen.",
    "row.currency.other":
      "„{what}“ ist „{text}“, die Dokumente lauten aber auf {currency}. Ändern Sie die Währung in den Einstellungen oder korrigieren Sie die Tabelle.",
    "row.currency.unclear":
      "„{what}“ ist „{text}“, aber „{mark}“ steht für mehrere Währungen. Wählen Sie die Währung in den Einstellungen.",
    "row.currency.header":
      "„{what}“ ist „{text}“, der Name der Spalte nennt aber {mark}. Korrigieren Sie eines von beiden oder wählen Sie die Währung in den Einstellungen.",
    "row.currency.word":
      "Ob „{what}“ die Währung {word} nennt, geht aus der Tabelle nicht hervor. Wählen Sie die Währung in den Einstellungen.",
    "row.currency.several":
      "„{what}“ ist „{text}“, dasselbe Dokument enthält aber „{first}“. Ein Dokument kann nur eine Währung haben.",
    "row.currency.none":
      "„{what}“ ist „{text}“ ohne Währung, die Tabelle enthält aber mehrere. Ergänzen Sie die Währung oder wählen Sie sie in den Einstellungen.",
    "row.date": "„{what}“ ist „{text}“ und damit kein Datum.",
    "row.date.left": "„{what}“ ist „{text}“ und damit kein Datum. Der Wert wurde unverändert übernommen.",
    "row.date.ambiguous":
      "„{what}“ ist „{text}“, gelesen als {date}. Andere Datumsangaben dieser Spalte deuten darauf hin, dass Tag und Monat vertauscht sein könnten; bitte prüfen Sie das.",
    "row.date.ambiguous.left":
      "„{what}“ ist „{text}“ und kann verschiedene Tage bedeuten. Der Wert wurde unverändert übernommen.",
    "row.odd.number": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Zahlen.",
    "row.odd.currency": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Beträge.",
    "row.odd.percent": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Prozentwerte.",
    "row.odd.date": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Datumsangaben.",
    "row.odd.email": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber E-Mail-Adressen.",
    "row.odd.url": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Webadressen.",
    "row.odd.boolean": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Ja oder Nein.",
    "row.unreadable":
      "„{what}“ ist „{text}“ und enthält ein Zeichen, das wir nicht lesen konnten. Wählen Sie eine andere Kodierung oder korrigieren Sie die Zelle.",
    "row.length": "„{what}“ hat {count} Zeichen; das Limit sind {most}.",
    "row.place": "„{what}“ passt selbst mit {points} Punkt Schriftgröße nicht. Kürzen Sie den Text.",
    "row.codePlace":
      "„{what}“ braucht mehr Platz, damit ein Scanner den Code lesen kann. Wählen Sie ein größeres Etikett oder eine andere Art von Code oder kürzen Sie den Wert.",
    "row.code": "„{what}“ ist „{text}“. Der Wert {fault}",
    "row.zeros":
      "„{what}“ ist „{text}“ und wird als {whole} gedruckt: Tabellenprogramme lassen führende Nullen weg, und die Prüfziffer passt. Prüfen Sie die Nummer.",
    "row.iban": "„{what}“ ist „{text}“ und damit keine gültige IBAN. Das Dokument hat keinen Zahlungscode.",
    "row.pictures.none":
      "„{what}“ ist „{text}“, aber es gibt keine Bilder. Laden Sie das ZIP mit den Bildern hoch oder wählen Sie „Leer lassen“ für „{field}“.",
    "row.picture.missing": "„{what}“ ist „{text}“, aber kein Bild im ZIP heißt so.",
    "row.picture.unreadable": "„{what}“ ist „{text}“, ein Bild im ZIP, das wir nicht lesen konnten.",
    "row.picture.several":
      "„{what}“ ist „{text}“ und könnte „{first}“ oder „{second}“ sein. Geben Sie den Pfad des Bildes im ZIP an.",
    "row.tooMany": "„{what}“ ist in mehr als {most} Zeilen „{text}“; das sind zu viele für ein Dokument.",
    "row.contradiction":
      "„{what}“ ist hier „{text}“, in Zeile {row} aber „{first}“. Das Dokument verwendet den Wert aus Zeile {row}.",
    "row.contradiction.empty": "„{what}“ ist hier „{text}“, in Zeile {row} aber leer. Im Dokument bleibt es leer.",
    "row.cells": "Die Zeile hat mehr Zellen, als es Spalten gibt. Zellen nach der letzten Spalte werden ignoriert.",
    "row.total":
      "Diese Zeile sieht wie eine Summe der Zeilen darüber aus. Überspringen Sie sie, wenn daraus kein Dokument werden soll.",
    "row.repeatedHeader":
      "Diese Zeile wiederholt die Spaltennamen. Überspringen Sie sie, wenn daraus kein Dokument werden soll.",
    "row.unclosed": "Ein Anführungszeichen in dieser Zeile wird nie geschlossen. Es gilt als Text.",
    "row.formula":
      "„{what}“ enthält eine Formel ohne gespeicherten Wert und ist daher leer. Öffnen und speichern Sie die Datei in einem Tabellenprogramm.",
    "row.glyph": "„{what}“ enthält das Zeichen „{text}“ ({codes}), das unsere Schriftarten nicht unterstützen.",
    "row.glyphs": "„{what}“ enthält die Zeichen „{text}“ ({codes}), die unsere Schriftarten nicht unterstützen.",
    "row.filename": "Die Datei eines anderen Dokuments heißt bereits „{taken}“, daher heißt diese „{name}“.",
    "row.typeset": "„{title}“ konnte mit den Werten dieser Zeile nicht gesetzt werden.",
    "row.render.timeout":
      "„{title}“ braucht zu lange. Vereinfachen Sie die Texte oder Bilder dieser Zeile und versuchen Sie es erneut.",
    "row.render.failed":
      "„{title}“ konnte auch nach mehreren Versuchen nicht erstellt werden. Vereinfachen Sie die Texte oder Bilder dieser Zeile und versuchen Sie es erneut.",

    "code.qr.length": "ist zu lang für einen QR-Code.",
    "code.digits": "hat nicht die {count} Ziffern eines Strichcodes ({name}).",
    "code.length": "hat {digits} Ziffern; ein Strichcode ({name}) hat {count}.",
    "code.unclear":
      "hat {digits} Ziffern; ein Strichcode ({name}) hat {count}. Es ist unklar, ob die Prüfziffer oder eine führende Null fehlt. Geben Sie alle {count} Ziffern ein.",
    "code.check": "hat eine falsche Prüfziffer: Die letzte Ziffer dieses Strichcodes ({name}) müsste {check} sein.",
    "code.character":
      "enthält „{character}“; ein Strichcode (Code 128) erlaubt nur Buchstaben ohne Akzente und Umlaute, Ziffern und Satzzeichen.",
    "code.matrix.length": "ist zu lang für einen solchen Code ({name}).",
    "code.characters": "ist zu lang; ein Strichcode (Code 128) darf {most} Zeichen haben.",

    "rows.missing": "„{what}“ ist erforderlich, aber in {count} Zeilen leer.",
    "rows.part": "„{what}“ ist in {count} Zeilen leer, daher ist „{field}“ dort unvollständig.",
    "rows.empty": "„{what}“ ist in {count} Zeilen leer.",
    "rows.error": "„{what}“ zeigt in {count} Zeilen einen Fehler. Korrigieren Sie die Zellen in der Tabelle.",
    "rows.error.left": "„{what}“ zeigt in {count} Zeilen einen Fehler und blieb dort leer.",
    "rows.inexact":
      "„{what}“ enthält {count} Zahlen mit mehr als 15 Stellen, die Tabellenprogramme nicht speichern. Prüfen Sie sie. Um alle Stellen zu behalten, formatieren Sie die Spalte als Text und geben Sie die Zahlen erneut ein.",
    "rows.shortened":
      "„{what}“ enthält {count} lange Zahlen, die ein Tabellenprogramm gekürzt hat. Geben Sie alle Ziffern ein.",
    "rows.number": "„{what}“ ist in {count} Zeilen keine Zahl.",
    "rows.number.left": "„{what}“ ist in {count} Zeilen keine Zahl. Der Wert wurde unverändert übernommen.",
    "rows.number.percent": "„{what}“ ist in {count} Zeilen ein Prozentsatz. Geben Sie Zahlen ohne Prozentzeichen ein.",
    "rows.number.money": "„{what}“ ist in {count} Zeilen ein Geldbetrag. Geben Sie Zahlen ohne Währung ein.",
    "rows.number.time":
      "„{what}“ lässt sich in {count} Zeilen nicht als Stunden lesen. Geben Sie den Wert als 1,5 oder 1:30 ein.",
    "rows.hours": "„{what}“ ist in {count} Zeilen eine Uhrzeit und wird als Stunden gelesen.",
    "rows.percent.unclear":
      "„{what}“ kann in {count} Zeilen ein Prozentwert oder ein Anteil von 1 sein. Ergänzen Sie ein Prozentzeichen.",
    "rows.percent.small":
      "„{what}“ liegt in {count} Zeilen unter 1 % und wird wie der Rest der Spalte gelesen. Sind Anteile von 1 gemeint, geben Sie sie als Prozentwerte ein.",
    "rows.decimal":
      "„{what}“ enthält {count} Zahlen, deren Dezimaltrennzeichen von dem anderer Zahlen der Spalte abweicht; bitte prüfen Sie das.",
    "rows.decimal.open":
      "„{what}“ enthält {count} Zahlen, die wie in der gewählten Sprache üblich gelesen werden. Ob das stimmt, geht aus der Tabelle nicht hervor; bitte prüfen Sie das.",
    "rows.decimal.other":
      "„{what}“ enthält {count} Zahlen, deren Dezimaltrennzeichen vom Rest der Spalte abweicht. Bitte prüfen Sie sie.",
    "rows.rounded":
      "„{what}“ hat in {count} Zeilen mehr Nachkommastellen, als die Tabelle zeigt. Die Dokumente verwenden die gezeigten Werte.",
    "rows.amount.left":
      "„{what}“ ist in {count} Zeilen kein Betrag in der angegebenen Währung. Der Wert wurde unverändert übernommen.",
    "rows.currency.other":
      "„{what}“ lautet in {count} Zeilen auf eine andere Währung als die Dokumente. Ändern Sie die Währung in den Einstellungen oder korrigieren Sie die Tabelle.",
    "rows.currency.unclear":
      "„{what}“ hat in {count} Zeilen ein Zeichen, das für mehrere Währungen steht. Wählen Sie die Währung in den Einstellungen.",
    "rows.currency.header":
      "„{what}“ lautet in {count} Zeilen auf eine andere Währung, als der Name der Spalte sagt. Korrigieren Sie eines von beiden oder wählen Sie die Währung in den Einstellungen.",
    "rows.currency.word":
      "Ob „{what}“ in {count} Zeilen eine Währung nennt, geht aus der Tabelle nicht hervor. Wählen Sie die Währung in den Einstellungen.",
    "rows.currency.several":
      "„{what}“ lautet in {count} Zeilen auf eine andere Währung als der Rest des Dokuments. Ein Dokument kann nur eine Währung haben.",
    "rows.currency.none":
      "„{what}“ hat in {count} Zeilen keine Währung, die Tabelle enthält aber mehrere. Ergänzen Sie die Währung oder wählen Sie sie in den Einstellungen.",
    "rows.date": "„{what}“ ist in {count} Zeilen kein Datum.",
    "rows.date.left": "„{what}“ ist in {count} Zeilen kein Datum. Der Wert wurde unverändert übernommen.",
    "rows.date.ambiguous":
      "„{what}“ enthält {count} Datumsangaben, in denen Tag und Monat vertauscht sein könnten, wie andere dieser Spalte andeuten; bitte prüfen Sie das.",
    "rows.date.ambiguous.left":
      "„{what}“ kann in {count} Zeilen verschiedene Tage bedeuten. Der Wert wurde unverändert übernommen.",
    "rows.odd.number": "„{what}“ ist in {count} Zeilen keine Zahl, in den anderen aber schon.",
    "rows.odd.currency": "„{what}“ ist in {count} Zeilen kein Betrag, in den anderen aber schon.",
    "rows.odd.percent": "„{what}“ ist in {count} Zeilen kein Prozentwert, in den anderen aber schon.",
    "rows.odd.date": "„{what}“ ist in {count} Zeilen kein Datum, in den anderen aber schon.",
    "rows.odd.email": "„{what}“ ist in {count} Zeilen keine E-Mail-Adresse, in den anderen aber schon.",
    "rows.odd.url": "„{what}“ ist in {count} Zeilen keine Webadresse, in den anderen aber schon.",
    "rows.odd.boolean": "„{what}“ ist in {count} Zeilen weder Ja noch Nein, in den anderen aber schon.",
    "rows.unreadable":
      "„{what}“ enthält in {count} Zeilen Zeichen, die wir nicht lesen konnten. Wählen Sie eine andere Kodierung oder korrigieren Sie die Zellen.",
    "rows.length": "„{what}“ hat in {count} Zeilen mehr als {most} Zeichen.",
    "rows.place": "„{what}“ passt in {count} Zeilen selbst in der kleinsten Schriftgröße nicht. Kürzen Sie den Text.",
    "rows.codePlace":
      "„{what}“ braucht in {count} Zeilen mehr Platz, damit ein Scanner den Code lesen kann. Wählen Sie ein größeres Etikett oder eine andere Art von Code oder kürzen Sie den Wert.",
    "rows.code": "„{what}“ enthält {count} ungültige Werte: Sie {fault}",
    "rows.zeros":
      "„{what}“ wird in {count} Zeilen mit führenden Nullen gedruckt: Tabellenprogramme lassen sie weg, und die Prüfziffern passen. Prüfen Sie die Nummern.",
    "rows.iban": "„{what}“ ist in {count} Dokumenten keine gültige IBAN. Sie haben keinen Zahlungscode.",
    "rows.pictures.none":
      "„{what}“ nennt {count} Bilder, aber es gibt keine. Laden Sie das ZIP mit den Bildern hoch oder wählen Sie „Leer lassen“ für „{field}“.",
    "rows.picture.missing": "„{what}“ nennt {count} Bilder, die nicht im ZIP sind.",
    "rows.picture.unreadable": "„{what}“ nennt {count} Bilder im ZIP, die wir nicht lesen konnten.",
    "rows.picture.several":
      "„{what}“ nennt {count} Bilder, die es im ZIP mehrfach gibt. Geben Sie ihre Pfade im ZIP an.",
    "rows.tooMany":
      "„{what}“ enthält {count} Werte, die in mehr als {most} Zeilen stehen; das sind zu viele für ein Dokument.",
    "rows.contradiction":
      "„{what}“ weicht in {count} Zeilen von der ersten Zeile des Dokuments ab. Die Dokumente verwenden den Wert der ersten Zeile.",
    "rows.contradiction.empty":
      "„{what}“ ist in der ersten Zeile des Dokuments leer, in {count} anderen aber nicht. In den Dokumenten bleibt es leer.",
    "rows.cells":
      "{count} Zeilen haben mehr Zellen, als es Spalten gibt. Zellen nach der letzten Spalte werden ignoriert.",
    "rows.total":
      "{count} Zeilen sehen wie Summen der Zeilen darüber aus. Überspringen Sie sie, wenn daraus keine Dokumente werden sollen.",
    "rows.repeatedHeader":
      "{count} Zeilen wiederholen die Spaltennamen. Überspringen Sie sie, wenn daraus keine Dokumente werden sollen.",
    "rows.unclosed": "{count} Zeilen enthalten ein Anführungszeichen, das nie geschlossen wird. Es gilt als Text.",
    "rows.formula":
      "„{what}“ enthält in {count} Zeilen Formeln ohne gespeicherte Werte und ist dort leer. Öffnen und speichern Sie die Datei in einem Tabellenprogramm.",
    "rows.glyph": "„{what}“ enthält in {count} Zeilen ein Zeichen, das unsere Schriftarten nicht unterstützen.",
    "rows.glyphs": "„{what}“ enthält in {count} Zeilen Zeichen, die unsere Schriftarten nicht unterstützen.",
    "rows.filename": "{count} Dokumente würden gleich heißen wie ein anderes und bekommen daher eine Nummer.",
    "rows.typeset": "{count} Dokumente konnten mit den Werten ihrer Zeilen nicht gesetzt werden.",
    "rows.render.timeout":
      "{count} Dokumente brauchen zu lange. Vereinfachen Sie die Texte oder Bilder dieser Zeilen und versuchen Sie es erneut.",
    "rows.render.failed":
      "{count} Dokumente konnten auch nach mehreren Versuchen nicht erstellt werden. Vereinfachen Sie die Texte oder Bilder dieser Zeilen und versuchen Sie es erneut.",

    "codes.qr.length": "sind zu lang für einen QR-Code.",
    "codes.digits": "haben nicht die Ziffern eines Strichcodes ({name}).",
    "codes.length": "haben nicht die Anzahl der Ziffern eines Strichcodes ({name}).",
    "codes.unclear":
      "sind kürzer als ein Strichcode ({name}). Es ist unklar, ob die Prüfziffer oder eine führende Null fehlt. Geben Sie alle Ziffern ein.",
    "codes.check": "haben eine falsche Prüfziffer, die letzte Ziffer eines Strichcodes ({name}).",
    "codes.character":
      "enthalten ein Zeichen, das ein Strichcode (Code 128) nicht haben kann: Erlaubt sind nur Buchstaben ohne Akzente und Umlaute, Ziffern und Satzzeichen.",
    "codes.matrix.length": "sind zu lang für einen solchen Code ({name}).",
    "codes.characters": "sind zu lang; ein Strichcode (Code 128) darf {most} Zeichen haben.",

    "corrected.file": "{name} - korrigiert.csv",
    "problems.file": "{name} - Probleme.csv",
    "sample.file": "{name} (Muster)",
    "problems.row": "Zeile",
    "problems.sheetRow": "Zeile in der Tabelle",
    "problems.column": "Spalte",
    "problems.field": "Feld",
    "problems.severity": "Schweregrad",
    "problems.code": "Code",
    "problems.message": "Meldung",
    "problems.count": "Anzahl",
    "problems.rows": "Zeilen",
    "problems.sheetRows": "Zeilen in der Tabelle",
    "problems.error": "Fehler",
    "problems.warning": "Warnung",
  },

  templates: {
    certificate: {
      title: "Urkunde",
      description: "Eine Urkunde für Kurse, Schulungen, Sport und Ehrungen, klassisch gerahmt, modern oder verspielt.",
      fields: {
        recipient: { label: "Name", help: "Wer die Urkunde erhält." },
        course: { label: "Kurs", help: "Was abgeschlossen oder verliehen wurde." },
        date: { label: "Datum", help: "Wann sie verliehen wurde." },
        score: {
          label: "Ergebnis",
          help: "Eine Note, Punkte oder eine Auszeichnung, genau wie in der Tabelle.",
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
        ...logo,
        title: { label: "Titel" },
        intro: { label: "Über dem Namen" },
        middle: { label: "Unter dem Namen" },
        issuer: {
          label: "Ausgestellt von",
          help: "Die Organisation. Dient auch als Beschreibung des Logos für Screenreader.",
        },
        signatory: { label: "Unterzeichnet von" },
        role: { label: "Funktion der unterzeichnenden Person" },
        signature: {
          label: "Unterschrift",
          help: "Ein Bild auf der Unterschriftslinie. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
        },
        scoreLabel: { label: "Beschriftung des Ergebnisses" },
        dateLabel: { label: "Beschriftung des Datums" },
        paper: papers,
        orientation,
      },
    },
    diploma: {
      title: "Diplom",
      description: "Eine Abschlussurkunde mit Siegel, Prädikat und bis zu drei Unterschriften, graviert oder modern.",
      fields: {
        recipient: { label: "Name", help: "Wer den Abschluss erhält." },
        degree: { label: "Abschluss", help: "Der Grad oder das Diplom und das Fach." },
        honours: {
          label: "Prädikat",
          help: "Eine Auszeichnung oder Note, genau wie in der Tabelle.",
        },
        date: { label: "Datum", help: "Wann der Grad verliehen wurde." },
        born: { label: "Geboren", help: "Das Geburtsdatum." },
        number: { label: "Nummer", help: "Die Registernummer, klein am unteren Rand." },
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
          help: "Siegel, Rahmen und Linien verwenden einen dunkleren und einen helleren Ton davon.",
        },
        logo: { label: "Wappen oder Logo", help: "Steht oben." },
        ...logo,
        issuer: {
          label: "Ausgestellt von",
          help: "Die Schule oder Hochschule. Dient auch als Beschreibung des Wappens für Screenreader.",
        },
        title: { label: "Titel" },
        intro: { label: "Über dem Namen" },
        bornLabel: { label: "Beschriftung des Geburtsdatums" },
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
        numberLabel: { label: "Beschriftung der Nummer" },
        paper: papers,
        orientation,
      },
    },
    invoice: {
      title: "Rechnung",
      description:
        "Eine Rechnung für alle Zeilen mit derselben Nummer, mit genau berechneter Umsatzsteuer und Anschrift für Fensterumschläge.",
      fields: {
        number: { label: "Rechnungsnummer", help: "Zeilen mit derselben Nummer ergeben eine Rechnung." },
        customer: { label: "Kunde", help: "Wer bezahlt." },
        address: { label: "Anschrift", help: "Trennen Sie Zeilen mit Umbrüchen oder Kommas." },
        date: { label: "Datum", help: "Das Datum der Rechnung." },
        item: { label: "Leistung", help: "Die Ware oder Leistung dieses Postens." },
        quantity: { label: "Menge", help: "Wie viele oder wie viel." },
        unitPrice: { label: "Einzelpreis", help: "Für ein Stück, ohne Umsatzsteuer." },
        vat: { label: "USt %", help: "Der Steuersatz dieses Postens, z. B. 20 oder 20 %." },
      },
      settings: {
        ...envelope,
        style: {
          label: "Stil",
          choices: { clear: "Klar, mit Platz um die Zahlen", ledger: "Liniert wie ein Kontobuch" },
        },
        company: { label: "Ihre Firma" },
        sender: { label: "Ihre Anschrift" },
        logo: { label: "Logo", help: "Ersetzt den Namen im Briefkopf." },
        ...logo,
        accent: { label: "Akzentfarbe" },
        currency: { label: "Währung" },
        note: { label: "Anmerkung", help: "Steht unter den Summen." },
        iban: {
          label: "IBAN für den Zahlungscode",
          help: "Rechnungen in Euro erhalten damit einen QR-Code, mit dem Banking-Apps die Überweisung an Ihre Firma ausfüllen (GiroCode).",
        },
        paymentCode: { label: "Zahlungscode", help: "Erfordert die IBAN und Euro." },
        payment: { label: "Zahlung", help: "Wie und bis wann zu zahlen ist. {number} fügt die Rechnungsnummer ein." },
        footer: { label: "Fußzeile jeder Seite" },
        paper: papers,
      },
    },
    letter: {
      title: "Brief",
      description:
        "Ein Brief an alle auf einer Liste, mit Anschrift für Fensterumschläge: DIN 5008, US #10 und andere.",
      fields: {
        name: { label: "Name", help: "An wen der Brief geht." },
        company: { label: "Firma", help: "Steht über dem Namen." },
        address: {
          label: "Anschrift",
          help: "Trennen Sie Zeilen mit Umbrüchen oder Kommas, oder verwenden Sie die Felder darunter.",
        },
        street: { label: "Straße", help: "Straße und Hausnummer." },
        postcode: { label: "Postleitzahl" },
        city: { label: "Ort" },
        state: {
          label: "Region",
          help: "Ein Bundesstaat, eine Provinz oder ein Kanton, falls die Anschrift das enthält.",
        },
        country: { label: "Land", help: "Für Briefe ins Ausland." },
        salutation: {
          label: "Anrede",
          help: "Die ganze Zeile, z. B. „Sehr geehrte Frau Marsch,“. Wenn leer, gilt die Einstellung.",
        },
        subject: { label: "Betreff", help: "Wenn leer, gilt die Einstellung." },
        date: { label: "Datum", help: "Wenn leer, gilt die Einstellung." },
        reference: { label: "Zeichen", help: "Eine Kunden- oder Aktennummer." },
      },
      settings: {
        ...envelope,
        style: {
          label: "Stil",
          choices: { modern: "Modern, mit einem Akzent am Rand", classic: "Klassisch, mit mittigem Briefkopf" },
        },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo", help: "Ersetzt den Namen im Briefkopf." },
        ...logo,
        company: { label: "Absender" },
        sender: { label: "Anschrift des Absenders" },
        dateText: { label: "Datum", help: "Gilt, wenn die Zeile keines hat." },
        subjectText: { label: "Betreff", help: "Gilt, wenn die Zeile keinen hat." },
        greeting: { label: "Anrede", help: "Gilt, wenn die Zeile keine hat." },
        body: {
          label: "Text",
          help: "**fett**, *kursiv*, [Link](https://…). Zeilen, die mit „- “ oder „1.“ beginnen, werden zur Liste, eine leere Zeile beendet einen Absatz. {Spalte} fügt einen Wert der Zeile ein.",
        },
        closing: { label: "Gruß" },
        signatory: { label: "Unterzeichnet von" },
        role: { label: "Funktion der unterzeichnenden Person" },
        signature: { label: "Unterschrift", help: "Ein Bild. Ohne Bild bleibt Platz für die Unterschrift von Hand." },
        enclosures: { label: "Unter der Unterschrift", help: "Zum Beispiel Anlagen oder Verteiler." },
        contact: { label: "Fußzeile: Kontakt" },
        bank: { label: "Fußzeile: Bank" },
        register: { label: "Fußzeile: Register" },
        paper: papers,
      },
    },
    badge: {
      title: "Namensschild",
      description:
        "Ein Namensschild, das man quer durch den Raum lesen kann, mit QR-Code für den Einlass und auf Wunsch mit Foto.",
      fields: {
        name: { label: "Name", help: "So groß wie möglich gedruckt." },
        company: { label: "Firma" },
        role: { label: "Funktion", help: "Ein Beruf oder die Rolle bei der Veranstaltung." },
        code: { label: "Code", help: "Ein beliebiger Text oder Link, gedruckt als QR-Code." },
        photo,
        colorBy: {
          label: "Farbe nach",
          help: "Jeder Wert, z. B. eine Ticketart, bekommt eine eigene Farbe. Er wird nicht gedruckt.",
        },
      },
      settings: {
        style: {
          label: "Stil",
          choices: { bold: "Kräftig, mit einem Farbband", fine: "Fein, in einer Schrift mit Serifen" },
        },
        accent: { label: "Akzentfarbe" },
        colors: { label: "Farben der Werte" },
        logo: { label: "Logo" },
        ...logo,
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
          help: "Bögen haben ihre eigene Schildgröße. Drucken Sie mit 100 % und schneiden Sie an den Marken.",
          choices: {
            single: "Eines pro Seite, in der Größe oben",
            "a4-a6": "A4, vier mit 105 × 148 mm",
            "a4-small": "A4, vier mit 90 × 120 mm",
            "letter-4x3": "US Letter, sechs mit 4 × 3 Zoll (Avery 5392)",
            "a4-4x3": "A4, sechs mit 4 × 3 Zoll",
            l7418: "Avery L7418: A4, 8 mit 86 × 55 mm",
            c32011: "Avery C32011: A4, 10 mit 85 × 54 mm",
            "avery-5395": "Avery 5395, 8395: US Letter, 8 mit 3 3/8 × 2 1/3 Zoll",
          },
        },
        slot: { label: "Lochmarke", help: "Zeigt, wo Sie für einen Clip oder ein Band lochen." },
      },
    },
    ticket: {
      title: "Eintrittskarte",
      description: "Eine Karte mit Sitzplatz, QR-Code für den Einlass und Abriss.",
      fields: {
        holder: { label: "Inhaber", help: "Für wen die Karte gilt. Steht auch auf dem Abschnitt." },
        type: { label: "Kartenart", help: "Zum Beispiel Erwachsene, Ermäßigt, Presse oder VIP." },
        section: { label: "Bereich", help: "Der Block, Rang oder Bereich." },
        row: { label: "Reihe" },
        seat: { label: "Platz" },
        entry: { label: "Einlass", help: "Das Tor, die Tür oder die Uhrzeit." },
        price: { label: "Preis", help: "Genau wie in der Tabelle gedruckt. „€ {Preis}“ ergänzt eine Währung." },
        order: { label: "Bestellnummer", help: "Steht auf dem Abschnitt." },
        code: {
          label: "Code",
          help: "Was am Einlass gescannt wird: eine Nummer oder ein Link, eindeutig für jede Karte. Gedruckt als QR-Code; kurze Codes stehen auch auf dem Abschnitt.",
        },
      },
      settings: {
        style: { label: "Stil", choices: { stage: "Bühne, mit einem Farbfeld", house: "Haus, wie im Theater" } },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo" },
        ...logo,
        event: { label: "Veranstaltung" },
        subtitle: { label: "Unter der Veranstaltung" },
        date: { label: "Datum" },
        doors: { label: "Einlass ab" },
        venue: { label: "Veranstaltungsort" },
        address: { label: "Anschrift des Ortes" },
        organiser: {
          label: "Veranstalter",
          help: "Dient auch als Beschreibung des Logos für Screenreader.",
        },
        terms: { label: "Bedingungen" },
        layout: {
          label: "Größe",
          help: "Drucken Sie Bögen mit 100 % und schneiden Sie an den Marken.",
          choices: {
            single: "210 × 74 mm, eine pro Seite",
            "single-us": "8,5 × 2,75 Zoll, eine pro Seite",
            a4: "4 auf einem Bogen A4, 190 × 66 mm",
            letter: "4 auf einem Bogen US Letter, 7,5 × 2,5 Zoll",
          },
        },
      },
    },
    labels: {
      title: "Adressetiketten",
      description:
        "Anschriften auf Etikettenbögen aus dem Handel oder in einem eigenen Raster. Auch angefangene Bögen sind möglich.",
      fields: {
        name: { label: "Name", help: "Die erste Zeile, etwas größer." },
        company: { label: "Firma" },
        address: {
          label: "Anschrift",
          help: "Die ganze Anschrift in einer Zelle. Kommas und Umbrüche beginnen neue Zeilen.",
        },
        street: { label: "Straße" },
        street2: { label: "Zusatz", help: "Eine Wohnung, ein Stockwerk oder ein Gebäude." },
        postcode: { label: "Postleitzahl" },
        city: {
          label: "Ort",
          help: "Ort und Postleitzahl folgen der Schreibweise des Landes oder, wenn es fehlt, der gewählten Sprache.",
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
        sender: { label: "Absender", help: "Eine Zeile über der Anschrift. Leer lassen, um sie wegzulassen." },
        logo: { label: "Logo" },
        ...logo,
      },
    },
    "place-cards": {
      title: "Tischkarten",
      description: "Karten und Aufsteller, die jedem Gast seinen Platz zeigen, mit Tisch und Menü.",
      fields: {
        name: { label: "Name", help: "So groß wie möglich gedruckt." },
        table: { label: "Tisch", help: "Eine Nummer oder ein Name." },
        menu: { label: "Menü", help: "Was serviert wird oder was der Gast nicht isst." },
      },
      settings: {
        ...sheet,
        style: {
          label: "Stil",
          choices: {
            garden: "Garten, mit einem Zweig",
            deco: "Art déco, gerahmt, in Großbuchstaben",
            modern: "Modern, mit einem farbigen Kreis",
          },
        },
        accent: { label: "Akzentfarbe" },
        event: { label: "Anlass", help: "Steht über dem Namen. Leer lassen, um ihn wegzulassen." },
        tableWord: { label: "Text vor dem Tisch" },
        logo: { label: "Bild statt des Anlasses" },
        ...logo,
      },
    },
    tags: {
      title: "Preisschilder",
      description: "Regalschilder und Warenanhänger mit Preisen und Strichcodes, die Scanner lesen können.",
      fields: {
        product: { label: "Ware" },
        price: { label: "Preis" },
        oldPrice: { label: "Alter Preis", help: "Durchgestrichen neben dem Preis." },
        unitPrice: { label: "Grundpreis", help: "Genau so gedruckt, z. B. 12,40 € / kg." },
        details: { label: "Einzelheiten", help: "Zum Beispiel Größe, Farbe oder Inhalt." },
        sku: { label: "Artikelnummer", help: "Ihre eigene Artikelnummer." },
        code: { label: "Code", help: "Eine Nummer oder ein Text, gedruckt als Strichcode oder QR-Code." },
      },
      settings: {
        ...sheet,
        style: {
          label: "Stil",
          choices: {
            shelf: "Regal, mit dem Preis auf Farbe",
            boutique: "Boutique, fein, in einer Schrift mit Serifen",
          },
        },
        accent: { label: "Akzentfarbe" },
        currency: { label: "Währung" },
        codeKind: {
          label: "Art des Codes",
          help: "EAN-13 hat 12 oder 13 Ziffern, UPC-A 11 oder 12. Automatisch: Strichcodes für Produktnummern und kurze Texte, QR-Codes für Links.",
          choices: {
            auto: "Automatisch",
            "ean-13": "EAN-13",
            "upc-a": "UPC-A",
            "code-128": "Code 128",
            qr: "QR-Code",
          },
        },
        shop: { label: "Geschäft", help: "Steht auf Anhängern im Hochformat. Leer lassen, um es wegzulassen." },
        logo: { label: "Logo statt des Geschäfts" },
        ...logo,
      },
    },
    "report-card": {
      title: "Zeugnis",
      description:
        "Die Noten eines Halbjahres auf einer Seite, aus einer Tabelle mit einer Zeile pro Kind und einer Spalte pro Fach.",
      fields: {
        pupil: { label: "Schüler oder Schülerin" },
        class: { label: "Klasse" },
        born: { label: "Geboren" },
        absent: { label: "Fehltage" },
        late: { label: "Verspätungen" },
        conduct: { label: "Verhalten" },
        grades: {
          label: "Noten",
          help: "Eine Zeile pro Fach: „Mathematik: 2“ oder mit einer Bemerkung „Mathematik: 2: Sorgfältige Arbeit.“ Fächer, die in einer Zeile leer sind, entfallen.",
        },
        average: { label: "Durchschnitt", help: "Steht unter den Fächern." },
        comment: { label: "Bemerkung", help: "Allgemeine Bemerkungen zum Halbjahr." },
        photo,
      },
      settings: {
        style: { label: "Stil", choices: { record: "Sachlich und liniert", bright: "Bunt, für Grundschulen" } },
        accent: { label: "Akzentfarbe" },
        logo: { label: "Logo oder Wappen" },
        ...logo,
        school: { label: "Schule", help: "Dient auch als Beschreibung des Logos für Screenreader." },
        address: { label: "Anschrift der Schule" },
        title: { label: "Titel" },
        term: { label: "Halbjahr" },
        scale: { label: "Notenstufen", help: "Was die Noten bedeuten." },
        issued: { label: "Ort und Datum" },
        teacher: { label: "Klassenleitung", help: "„{Lehrkraft}“ fügt den Namen aus der Zeile ein." },
        teacherRole: { label: "Bezeichnung der Klassenleitung" },
        teacherSignature: {
          label: "Unterschrift der Klassenleitung",
          help: "Ein Bild auf der Unterschriftslinie. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
        },
        head: { label: "Schulleitung" },
        headRole: { label: "Bezeichnung der Schulleitung" },
        headSignature: { label: "Unterschrift der Schulleitung" },
        parent: {
          label: "Dritte Unterschrift",
          help: "Eine Linie zum Unterschreiben. Leer lassen, um sie wegzulassen.",
        },
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
        intro: "Hiermit wird",
        bornLabel: "geboren am",
        middle: "der Grad",
        rights: "mit allen damit verbundenen Rechten verliehen",
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
        teacherRole: "Klassenleitung",
        head: "Dr. Tobias Lindqvist",
        headRole: "Schulleitung",
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
