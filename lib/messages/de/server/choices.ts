import type { choices as english } from "../../en/server/choices.ts";
import type { Translated } from "../../translated.ts";

export const choices: Translated<typeof english> = {
  "choice.output": "Wählen Sie ein ZIP, ein Gesamt-PDF oder beides.",
  "choice.format": "Word-Dateien lassen sich nur aus einer Word-Vorlage erstellen. Wählen Sie PDF.",
  "choice.format.combined": "Word-Dateien lassen sich nicht zu einer Datei verbinden. Wählen Sie nur das ZIP.",
  "choice.format.field":
    "Diese Word-Datei enthält ein Feld, das nur Word auswertet ({tag}). Sie lässt sich deshalb nicht als Word-Datei ausfüllen. Wählen Sie PDF oder entfernen Sie das Feld.",
  "choice.format.section":
    "Diese Word-Datei enthält einen Platzhalter, der sich in einer Word-Datei nicht ausfüllen lässt: {tag}. Wählen Sie PDF oder entfernen Sie den Platzhalter.",
  "choice.format.foreign":
    "Diese Word-Datei enthält Platzhalter eines anderen Programms wie docxtpl, die sich in einer Word-Datei nicht ausfüllen lassen: {tag}. Entfernen Sie sie oder verwenden Sie Bedingungen wie {condition}.",
  "choice.format.parts":
    "Die Schleifen und Bedingungen dieser Word-Datei lassen sich in einer Word-Datei nicht anwenden. Wählen Sie PDF oder setzen Sie sie um ganze Absätze oder Tabellenzeilen ohne Bilder.",
  "choice.format.place":
    "Das Feld „{tag}“ steht an einer Stelle, die sich in einer Word-Datei nicht ausfüllen lässt, z. B. in ausgeblendetem Text. Wählen Sie PDF oder geben Sie das Feld neu ein.",
  "choice.format.size":
    "Diese Word-Datei ist zu groß, um als Word-Datei ausgefüllt zu werden. Wählen Sie PDF oder verkleinern Sie die Bilder.",
  "choice.format.earlier": "Laden Sie die Word-Datei erneut hoch, um Word-Dateien daraus zu erstellen.",
  "choice.itself":
    "Der Text für „{field}“ enthält „{field}“ selbst, direkt oder über ein anderes Feld. Entfernen Sie diesen Platzhalter.",
  "choice.locale": "„{locale}“ ist kein Gebietsschema wie de-DE.",
  "choice.script": "Für Datumsangaben in „{locale}“ fehlen unseren Schriftarten die Zeichen.",
  "choice.field": "Die Vorlage hat kein Feld „{field}“.",

  "correction.cell": "hat mehr als {most} Zeichen; korrigieren Sie sie in Ihrer Tabelle",
  "correction.twice": "ist doppelt korrigiert",
  "correction.most": "haben zusammen mehr als {most} Zeichen; korrigieren Sie einige in Ihrer Tabelle",

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
    "„{column}“ enthält vielleicht Steuer. Wählen Sie die Spalte, wenn sie Einzelpreise enthält, und geben Sie unter „{setting}“ an, ob die Steuer enthalten ist.",
  "hint.cost": "„{column}“ sieht nach Ihrem Einkaufspreis aus. Wählen Sie die Spalte mit Ihren Verkaufspreisen.",
  "note.currency.sheet": "Die Dokumente verwenden {codes}, wie in der Tabelle.",
  "note.currency.locale":
    "Die Tabelle nennt keine Währung. Die Dokumente verwenden {code}, weil ihre Sprache {locale} ist.",
  "note.currency.own":
    "Die Tabelle nennt keine Währung. Die Dokumente verwenden {code}, weil Ihre Sprache {locale} ist.",
  "note.currency.usual":
    "Weder die Tabelle noch die Sprache Ihres Browsers nennt eine Währung. Die Dokumente verwenden {code}.",
  "note.prices.gross":
    "„{column}“ enthält die Steuer schon, es kommt also keine hinzu. Die Rechnungen zeigen die im Gesamtbetrag enthaltene Steuer.",
  "note.prices.net": "Die Steuer kommt zu „{column}“ hinzu.",
  "note.prices.noRate": "„{column}“ enthält die Steuer. Wählen Sie den Steuersatz, damit sie auf den Rechnungen steht.",
  "note.prices.added": "„{column}“ enthält anscheinend schon Steuer. Trotzdem kommt noch Steuer hinzu.",

  "hint.discount": "„{column}“ wird nicht abgezogen. Wählen Sie die Spalte mit den Preisen nach Abzug des Rabatts.",
  "hint.discount.field":
    "„{column}“ wird nicht abgezogen. Wählen Sie die Spalte unter „{field}“ oder beim Preis die mit den Preisen nach Abzug des Rabatts.",
  "hint.several": "„{first}“ und „{second}“ könnten beide der Preis sein. Wählen Sie eine der Spalten.",
  "hint.quantity":
    "Wählen Sie die Spalte mit den Mengen. Wenn jede Zeile ein Stück ist, wählen Sie „Eigener Text“ und geben Sie 1 ein.",
  "hint.tax":
    "„{column}“ enthält Steuerbeträge, keine Steuersätze. Wählen Sie die Spalte mit Sätzen wie 19, oder wählen Sie „Eigener Text“ und geben Sie den Satz ein.",
  "hint.taxOrRate":
    "„{column}“ kann Steuersätze oder Steuerbeträge enthalten; aus den Werten geht das nicht hervor. Wählen Sie die Spalte, wenn es Sätze sind. Wählen Sie sonst „Eigener Text“ und geben Sie den Satz ein.",

  "labels.width":
    "Mit Abständen und linkem Rand ist eine Etikettenreihe {right} mm breit, das Papier aber nur {width} mm. Verringern Sie Etikettenbreite, Abstand oder Rand.",
  "labels.height":
    "Mit Abständen und oberem Rand ist eine Etikettenspalte {bottom} mm hoch, das Papier aber nur {height} mm. Verringern Sie Etikettenhöhe, Abstand oder Rand.",
  "labels.start": "Der Bogen hat {count} Etiketten; beginnen Sie bei einem davon.",

  "offer.address": "Nicht verwendet: {columns}. Alles bei „{field}“ einsetzen?",
  "offer.salutation": "Nicht verwendet: {columns}. Daraus eine Anrede für „{field}“ erstellen?",
  "offer.title": "Nicht verwendet: {columns}. Vor „{field}“ einsetzen?",
  "offer.tax": "Nicht verwendet: {columns}. Die Sätze für „{field}“ zusammenzählen?",
  "offer.order": "Keine Spalte hat Rechnungsnummern. „{columns}“ als „{field}“ verwenden?",
  "offer.picture": "„{columns}“ nennt Bilddateien. Für „{field}“ verwenden? Das ZIP können Sie später hochladen.",
};
