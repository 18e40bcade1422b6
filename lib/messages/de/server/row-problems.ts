import type { rowProblems as english } from "../../en/server/row-problems.ts";
import type { Translated } from "../../translated.ts";

export const rowProblems: Translated<typeof english> = {
  "row.missing": "„{what}“ ist erforderlich, aber leer.",
  "row.part": "„{what}“ ist leer, daher ist „{field}“ nur „{text}“.",
  "row.empty": "„{what}“ ist leer.",
  "row.placeholder": "„{what}“ ist „{text}“. Das heißt meist, dass ein Wert fehlt. Es wird so gedruckt.",
  "row.error": "„{what}“ zeigt den Fehler {text}. Korrigieren Sie ihn in der Tabelle.",
  "row.error.left": "„{what}“ zeigt den Fehler {text} und blieb daher leer.",
  "row.inexact":
    "„{what}“ ist in der Datei die Zahl „{text}“; Tabellenprogramme speichern aber nur 15 Stellen. Prüfen Sie sie. Um alle Stellen zu behalten, formatieren Sie die Spalte als Text und geben Sie die Zahl erneut ein.",
  "row.shortened":
    "„{what}“ ist „{text}“, eine lange Zahl, die ein Tabellenprogramm gekürzt hat. Geben Sie alle Ziffern ein.",
  "row.number": "„{what}“ muss eine Zahl sein, ist aber „{text}“.",
  "row.number.left": "„{what}“ muss eine Zahl sein, ist aber „{text}“. Der Wert wurde unverändert übernommen.",
  "row.number.percent": "„{what}“ ist „{text}“, eine Prozentangabe. Geben Sie eine Zahl ohne Prozentzeichen ein.",
  "row.number.money": "„{what}“ ist „{text}“, ein Geldbetrag. Geben Sie eine Zahl ohne Währung ein.",
  "row.number.time":
    "„{what}“ ist „{text}“ und lässt sich nicht als Stunden lesen. Geben Sie den Wert als 1,5 oder 1:30 ein.",
  "row.hours": "„{what}“ ist „{text}“ und wird als {hours} Stunden gelesen.",
  "row.percent.unclear":
    "„{what}“ ist „{text}“. Aus der Spalte geht nicht hervor, ob das {text} % oder ein Anteil ist (1 = 100 %). Geben Sie den Wert mit Prozentzeichen ein.",
  "row.percent.small":
    "„{what}“ ist „{text}“ und wird wie der Rest der Spalte als {text} % gelesen. Ist ein Anteil gemeint, z. B. 0,2 für 20 %, geben Sie 20 % ein.",
  "row.decimal":
    "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen. Andere Zahlen dieser Spalte verwenden ein anderes. Prüfen Sie den Wert.",
  "row.decimal.open":
    "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen wie in der gewählten Sprache. Ob das stimmt, geht aus der Tabelle nicht hervor. Prüfen Sie den Wert.",
  "row.decimal.other":
    "„{what}“ ist „{text}“, gelesen mit „{decimal}“ als Dezimaltrennzeichen, anders als der Rest der Spalte. Prüfen Sie den Wert.",
  "row.discount": "„{what}“ ist „{text}“, wird aber nicht vom Preis abgezogen.",
  "row.discount.unit":
    "„{what}“ ist „{text}“, aber nichts zeigt, ob das Prozent oder ein Geldbetrag ist. Wählen Sie es in den Einstellungen unter „Rabatte ohne % oder Währung“.",
  "row.discount.negative": "„{what}“ ist „{text}“. Geben Sie Rabatte ohne Minuszeichen ein.",
  "row.discount.most": "„{what}“ ist „{text}“, mehr als der ganze Betrag des Postens.",
  "row.discount.whole": "„{what}“ ist „{text}“, mehr als die Summe aller Posten.",
  "row.discount.differs":
    "„{what}“ ist hier „{text}“, in Tabellenzeile {row} aber „{first}“. Geben Sie den Rabatt einer Rechnung in der ersten Zeile an oder in allen gleich.",
  "row.withholding": "„{what}“ ist „{text}“, eine einbehaltene Steuer wird aber nicht vom Gesamtbetrag abgezogen.",
  "row.taxLeft":
    "„{what}“ ist „{text}“, es kommt aber keine Steuer hinzu. Wählen Sie den Steuersatz unter „{field}“, außer die Preise enthalten die Steuer schon.",
  "row.shipping":
    "„{what}“ ist „{text}“, kommt aber nicht zum Gesamtbetrag hinzu. Fügen Sie in der Tabelle eine eigene Zeile dafür ein.",
  "row.prepaid": "„{what}“ ist „{text}“, wird aber nicht vom Gesamtbetrag abgezogen.",
  "row.rate.negative": "„{what}“ ist „{text}“, Preise können aber keine negative Steuer enthalten.",
  "row.lineTotal": "„{what}“ ist „{text}“, aber der Posten ergibt {amount}.",
  "row.statedTotal.rounded":
    "„{what}“ ist „{text}“, aber das Dokument ergibt {amount}. Dokumente runden jeden Posten und dann die Steuer je Satz.",
  "row.statedTotal.gross":
    "„{what}“ ist „{text}“, aber das Dokument ergibt {amount}, weil die Steuer hinzukommt. Falls die Preise sie schon enthalten, wählen Sie das unter „{setting}“.",
  "row.statedTotal": "„{what}“ ist „{text}“, aber das Dokument ergibt {amount}.",
  "row.scaled":
    "„{what}“ nennt „{unit}“, der Betrag wird aber unverändert gedruckt: {text}. Falls er multipliziert werden muss, tun Sie das in der Tabelle.",
  "row.rounded": "„{what}“ ist {held}, die Tabelle zeigt aber {shown}. Das Dokument verwendet {shown}.",
  "row.amount.left":
    "„{what}“ muss ein Betrag in der angegebenen Währung sein, ist aber „{text}“. Der Wert wurde unverändert übernommen.",
  "row.currency.other":
    "„{what}“ ist „{text}“, die Dokumente sind aber in {currency}. Ändern Sie die Währung in den Einstellungen oder korrigieren Sie die Tabelle.",
  "row.currency.unclear":
    "„{what}“ ist „{text}“, aber „{mark}“ steht für mehrere Währungen. Wählen Sie die Währung in den Einstellungen.",
  "row.currency.header":
    "„{what}“ ist „{text}“, der Name der Spalte nennt aber {mark}. Korrigieren Sie eines von beiden oder wählen Sie die Währung in den Einstellungen.",
  "row.currency.word":
    "Der Spaltenname „{what}“ endet auf „{word}“. Das kann eine Währung oder ein Wort sein. Wählen Sie die Währung in den Einstellungen.",
  "row.currency.several":
    "„{what}“ ist „{text}“, dasselbe Dokument enthält aber „{first}“. Ein Dokument kann nur eine Währung haben.",
  "row.currency.none":
    "„{what}“ ist „{text}“ ohne Währung, die Tabelle enthält aber mehrere. Ergänzen Sie die Währung oder wählen Sie sie in den Einstellungen.",
  "row.date": "„{what}“ muss ein Datum sein, ist aber „{text}“.",
  "row.date.left": "„{what}“ muss ein Datum sein, ist aber „{text}“. Der Wert wurde unverändert übernommen.",
  "row.date.ambiguous":
    "„{what}“ ist „{text}“, gelesen als {date}. Andere Datumsangaben dieser Spalte deuten darauf hin, dass Tag und Monat vertauscht sein könnten. Prüfen Sie das Datum.",
  "row.date.ambiguous.left":
    "„{what}“ ist „{text}“ und kann verschiedene Tage bedeuten. Der Wert wurde unverändert übernommen.",
  "row.date.serial":
    "„{what}“ ist „{text}“, gelesen als {date}: Tabellenprogramme speichern Datumsangaben als solche Zahlen. Prüfen Sie das Datum.",
  "row.date.serial.left":
    "„{what}“ ist „{text}“; ein Tabellenprogramm würde {date} anzeigen. Der Wert wurde unverändert übernommen.",
  "row.garbled":
    "„{what}“ ist „{text}“ und war wahrscheinlich „{meant}“, bevor der Wert in der falschen Kodierung gespeichert wurde. Korrigieren Sie ihn.",
  "row.lostLetters":
    "„{what}“ ist „{text}“. Anscheinend gingen Buchstaben verloren, bevor die Datei gespeichert wurde. Korrigieren Sie den Wert.",
  "row.odd.number": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Zahlen.",
  "row.odd.currency": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Beträge.",
  "row.odd.percent": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Prozentangaben.",
  "row.odd.date": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Datumsangaben.",
  "row.odd.email": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber E-Mail-Adressen.",
  "row.odd.url": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Webadressen.",
  "row.odd.boolean": "„{what}“ ist „{text}“, die anderen Zeilen der Spalte enthalten aber Ja oder Nein.",
  "row.unreadable":
    "„{what}“ ist „{text}“ und enthält ein Zeichen, das wir nicht lesen konnten. Wählen Sie eine andere Kodierung oder korrigieren Sie die Zelle.",
  "row.length": "„{what}“ hat {count} Zeichen; erlaubt sind {most}.",
  "row.place": "„{what}“ passt selbst mit {points} Punkt Schriftgröße nicht. Kürzen Sie den Text.",
  "row.codePlace":
    "„{what}“ braucht mehr Platz, damit ein Scanner den Code lesen kann. Wählen Sie ein größeres Etikett oder eine andere Art von Code oder kürzen Sie den Wert.",
  "row.code": "„{what}“ ist „{text}“. Der Wert {fault}",
  "row.zeros":
    "„{what}“ ist „{text}“ und wird als {whole} gedruckt: Tabellenprogramme lassen führende Nullen weg, und die Prüfziffer passt. Prüfen Sie die Nummer.",
  "row.iban": "„{what}“ muss eine gültige IBAN sein, ist aber „{text}“. Das Dokument erhält keinen Zahlungscode.",
  "row.pictures.none":
    "„{what}“ ist „{text}“, aber es gibt keine Bilder. Laden Sie das ZIP mit den Bildern hoch oder wählen Sie „Leer lassen“ für „{field}“.",
  "row.picture.missing":
    "„{what}“ ist „{text}“, aber kein Bild im ZIP heißt so. Fügen Sie das Bild zum ZIP hinzu oder korrigieren Sie den Namen.",
  "row.picture.unreadable":
    "„{what}“ ist „{text}“, ein Bild im ZIP, das wir nicht lesen konnten. Speichern Sie es als JPEG oder PNG und laden Sie das ZIP erneut hoch.",
  "row.picture.several":
    "„{what}“ ist „{text}“ und könnte „{first}“ oder „{second}“ sein. Geben Sie den Pfad des Bildes im ZIP an.",
  "row.tooMany":
    "„{what}“ ist in mehr als {most} Zeilen „{text}“; das sind zu viele für ein Dokument. Prüfen Sie, ob „{what}“ die richtige Spalte ist, oder teilen Sie die Zeilen auf.",
  "row.contradiction":
    "„{what}“ ist hier „{text}“, in Tabellenzeile {row} aber „{first}“. Beide Zeilen stehen in einem Dokument; es zeigt den Wert aus dieser Tabellenzeile.",
  "row.contradiction.empty":
    "„{what}“ ist hier „{text}“, in Tabellenzeile {row} aber leer. Im Dokument bleibt es leer.",
  "row.incomplete":
    "Anzahl der Zeilen dieses Dokuments, die Ihre Bedingungen nicht erfüllen: {rows}. Das Dokument wird ohne sie erstellt.",
  "row.cells": "Die Zeile hat mehr Zellen, als es Spalten gibt. Zellen nach der letzten Spalte werden ignoriert.",
  "row.total":
    "Diese Zeile sieht wie eine Summe der Zeilen darüber aus. Überspringen Sie sie, wenn daraus kein Dokument werden soll.",
  "row.repeatedHeader":
    "Diese Zeile wiederholt die Spaltennamen. Überspringen Sie sie, wenn daraus kein Dokument werden soll.",
  "row.repeatedLabel":
    "Eine frühere Zeile hat dasselbe Etikett. Überspringen Sie solche Zeilen, um jedes Etikett einmal zu drucken.",
  "row.unclosed": "Ein Anführungszeichen in dieser Zeile wird nie geschlossen. Es gilt als Text.",
  "row.mended":
    "Diese Zeile hat andere Anführungs- oder Trennzeichen als die übrigen. Wir haben sie auf dieselben Spalten verteilt; prüfen Sie die Werte.",
  "row.formula":
    "„{what}“ enthält eine Formel ohne gespeicherten Wert und ist daher leer. Öffnen und speichern Sie die Datei in einem Tabellenprogramm.",
  "row.glyph": "„{what}“ enthält das Zeichen „{text}“ ({codes}), das unsere Schriftarten nicht unterstützen.",
  "row.glyphs": "„{what}“ enthält die Zeichen „{text}“ ({codes}), die unsere Schriftarten nicht unterstützen.",
  "row.filename": "Die Datei eines anderen Dokuments heißt bereits „{taken}“, daher heißt diese „{name}“.",
  "row.typeset":
    "„{title}“ konnte mit den Werten dieser Zeile nicht erstellt werden. Kürzen oder vereinfachen Sie die Werte.",
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
};
