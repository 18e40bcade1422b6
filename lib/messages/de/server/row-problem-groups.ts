import type { rowProblemGroups as english } from "../../en/server/row-problem-groups.ts";
import type { Translated } from "../../translated.ts";

export const rowProblemGroups: Translated<typeof english> = {
  "rows.missing": "„{what}“ ist erforderlich, aber in {count} Zeilen leer.",
  "rows.part": "„{what}“ ist in {count} Zeilen leer, daher ist „{field}“ dort unvollständig.",
  "rows.empty": "„{what}“ ist in {count} Zeilen leer.",
  "rows.placeholder":
    "„{what}“ ist in {count} Zeilen ein Wort für einen fehlenden Wert, z. B. „k. A.“. Es wird so gedruckt.",
  "rows.error": "„{what}“ zeigt in {count} Zeilen einen Fehler. Korrigieren Sie die Zellen in der Tabelle.",
  "rows.error.left": "„{what}“ zeigt in {count} Zeilen einen Fehler und blieb dort leer.",
  "rows.inexact":
    "„{what}“ enthält {count} Zahlen mit mehr als 15 Stellen, die Tabellenprogramme nicht speichern. Prüfen Sie sie. Um alle Stellen zu behalten, formatieren Sie die Spalte als Text und geben Sie die Zahlen erneut ein.",
  "rows.shortened":
    "„{what}“ enthält {count} lange Zahlen, die ein Tabellenprogramm gekürzt hat. Geben Sie alle Ziffern ein.",
  "rows.number": "„{what}“ ist in {count} Zeilen keine Zahl.",
  "rows.number.left": "„{what}“ ist in {count} Zeilen keine Zahl. Der Wert wurde unverändert übernommen.",
  "rows.number.percent": "„{what}“ ist in {count} Zeilen eine Prozentangabe. Geben Sie Zahlen ohne Prozentzeichen ein.",
  "rows.number.money": "„{what}“ ist in {count} Zeilen ein Geldbetrag. Geben Sie Zahlen ohne Währung ein.",
  "rows.number.time":
    "„{what}“ lässt sich in {count} Zeilen nicht als Stunden lesen. Geben Sie den Wert als 1,5 oder 1:30 ein.",
  "rows.hours": "„{what}“ ist in {count} Zeilen eine Uhrzeit und wird als Stunden gelesen.",
  "rows.percent.unclear":
    "„{what}“ kann in {count} Zeilen eine Prozentangabe oder ein Anteil sein (1 = 100 %). Geben Sie den Wert mit Prozentzeichen ein.",
  "rows.percent.small":
    "„{what}“ liegt in {count} Zeilen unter 1 % und wird wie der Rest der Spalte gelesen. Sind Anteile gemeint, z. B. 0,2 für 20 %, geben Sie 20 % ein.",
  "rows.decimal":
    "„{what}“ enthält {count} Zahlen, deren Dezimaltrennzeichen von dem anderer Zahlen der Spalte abweicht. Prüfen Sie die Werte.",
  "rows.decimal.open":
    "„{what}“ enthält {count} Zahlen, die wie in der gewählten Sprache üblich gelesen werden. Ob das stimmt, geht aus der Tabelle nicht hervor. Prüfen Sie die Werte.",
  "rows.decimal.other":
    "„{what}“ enthält {count} Zahlen, deren Dezimaltrennzeichen vom Rest der Spalte abweicht. Prüfen Sie die Werte.",
  "rows.discount": "„{what}“ wird in {count} Zeilen nicht vom Preis abgezogen.",
  "rows.discount.unit":
    "„{what}“ enthält {count} Zahlen, die Prozent oder Geldbeträge sein können. Wählen Sie es in den Einstellungen unter „Rabatte ohne % oder Währung“.",
  "rows.discount.negative": "„{what}“ ist in {count} Zeilen negativ. Geben Sie Rabatte ohne Minuszeichen ein.",
  "rows.discount.most": "„{what}“ ist in {count} Zeilen mehr als der ganze Betrag des Postens.",
  "rows.discount.whole": "„{what}“ ist in {count} Rechnungen mehr als die Summe aller Posten.",
  "rows.discount.differs":
    "„{what}“ unterscheidet sich in {count} Zeilen innerhalb einer Rechnung. Geben Sie den Rabatt einer Rechnung in der ersten Zeile an oder in allen gleich.",
  "rows.withholding":
    "„{what}“ ist eine einbehaltene Steuer, die in {count} Zeilen nicht vom Gesamtbetrag abgezogen wird.",
  "rows.taxLeft":
    "„{what}“ kommt in {count} Zeilen nicht zum Gesamtbetrag hinzu. Wählen Sie den Steuersatz unter „{field}“, außer die Preise enthalten die Steuer schon.",
  "rows.shipping":
    "„{what}“ kommt in {count} Zeilen nicht zum Gesamtbetrag hinzu. Fügen Sie in der Tabelle eigene Zeilen dafür ein.",
  "rows.prepaid": "„{what}“ wird in {count} Zeilen nicht vom Gesamtbetrag abgezogen.",
  "rows.rate.negative": "„{what}“ ist in {count} Zeilen negativ, Preise können aber keine negative Steuer enthalten.",
  "rows.lineTotal": "„{what}“ weicht in {count} Zeilen von dem ab, was der Posten ergibt.",
  "rows.statedTotal.rounded":
    "„{what}“ weicht in {count} Dokumenten um einige Cent von dem ab, was sie ergeben. Dokumente runden jeden Posten und dann die Steuer je Satz.",
  "rows.statedTotal.gross":
    "„{what}“ weicht in {count} Dokumenten von dem ab, was das Dokument ergibt, weil die Steuer hinzukommt. Falls die Preise sie schon enthalten, wählen Sie das in den Einstellungen.",
  "rows.statedTotal": "„{what}“ weicht in {count} Dokumenten von dem ab, was das Dokument ergibt.",
  "rows.scaled":
    "„{what}“ nennt Tausende oder Millionen, die Beträge in {count} Zeilen werden aber unverändert gedruckt. Falls sie multipliziert werden müssen, tun Sie das in der Tabelle.",
  "rows.rounded":
    "„{what}“ hat in {count} Zeilen mehr Nachkommastellen, als die Tabelle zeigt. Die Dokumente verwenden die gezeigten Werte.",
  "rows.amount.left":
    "„{what}“ ist in {count} Zeilen kein Betrag in der angegebenen Währung. Der Wert wurde unverändert übernommen.",
  "rows.currency.other":
    "„{what}“ ist in {count} Zeilen in einer anderen Währung als die Dokumente. Ändern Sie die Währung in den Einstellungen oder korrigieren Sie die Tabelle.",
  "rows.currency.unclear":
    "„{what}“ hat in {count} Zeilen ein Zeichen, das für mehrere Währungen steht. Wählen Sie die Währung in den Einstellungen.",
  "rows.currency.header":
    "„{what}“ ist in {count} Zeilen in einer anderen Währung als im Spaltennamen. Korrigieren Sie eines von beiden oder wählen Sie die Währung in den Einstellungen.",
  "rows.currency.word":
    "Der Spaltenname „{what}“ endet auf etwas, das eine Währung oder ein Wort sein kann; das betrifft {count} Zeilen. Wählen Sie die Währung in den Einstellungen.",
  "rows.currency.several":
    "„{what}“ ist in {count} Zeilen in einer anderen Währung als der Rest des Dokuments. Ein Dokument kann nur eine Währung haben.",
  "rows.currency.none":
    "„{what}“ hat in {count} Zeilen keine Währung, die Tabelle enthält aber mehrere. Ergänzen Sie die Währung oder wählen Sie sie in den Einstellungen.",
  "rows.date": "„{what}“ ist in {count} Zeilen kein Datum.",
  "rows.date.left": "„{what}“ ist in {count} Zeilen kein Datum. Der Wert wurde unverändert übernommen.",
  "rows.date.ambiguous":
    "„{what}“ enthält {count} Datumsangaben, in denen Tag und Monat vertauscht sein könnten, wie andere dieser Spalte andeuten. Prüfen Sie die Werte.",
  "rows.date.ambiguous.left":
    "„{what}“ kann in {count} Zeilen verschiedene Tage bedeuten. Der Wert wurde unverändert übernommen.",
  "rows.date.serial":
    "„{what}“ enthält in {count} Zeilen Zahlen, gelesen als Datum: So speichern Tabellenprogramme Datumsangaben. Prüfen Sie die Werte.",
  "rows.date.serial.left":
    "„{what}“ enthält in {count} Zeilen Zahlen, die ein Tabellenprogramm als Datum anzeigen würde. Die Zahlen wurden unverändert übernommen.",
  "rows.garbled":
    "„{what}“ enthält in {count} Zeilen entstellte Buchstaben: Die Datei wurde einmal in der falschen Kodierung gespeichert. Korrigieren Sie die Werte.",
  "rows.lostLetters":
    "In „{what}“ gingen anscheinend in {count} Zeilen Buchstaben verloren, bevor die Datei gespeichert wurde. Korrigieren Sie die Werte.",
  "rows.odd.number": "„{what}“ ist in {count} Zeilen keine Zahl, in den anderen aber schon.",
  "rows.odd.currency": "„{what}“ ist in {count} Zeilen kein Betrag, in den anderen aber schon.",
  "rows.odd.percent": "„{what}“ ist in {count} Zeilen keine Prozentangabe, in den anderen aber schon.",
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
  "rows.code": "{count} Werte in „{what}“ {fault}",
  "rows.zeros":
    "„{what}“ wird in {count} Zeilen mit führenden Nullen gedruckt: Tabellenprogramme lassen sie weg, und die Prüfziffern passen. Prüfen Sie die Nummern.",
  "rows.iban": "„{what}“ ist in {count} Dokumenten keine gültige IBAN. Diese Dokumente erhalten keinen Zahlungscode.",
  "rows.pictures.none":
    "„{what}“ nennt {count} Bilder, aber es gibt keine. Laden Sie das ZIP mit den Bildern hoch oder wählen Sie „Leer lassen“ für „{field}“.",
  "rows.picture.missing":
    "„{what}“ nennt {count} Bilder, die nicht im ZIP sind. Fügen Sie die Bilder zum ZIP hinzu oder korrigieren Sie die Namen.",
  "rows.picture.unreadable":
    "„{what}“ nennt {count} Bilder im ZIP, die wir nicht lesen konnten. Speichern Sie die Bilder als JPEG oder PNG und laden Sie das ZIP erneut hoch.",
  "rows.picture.several": "„{what}“ nennt {count} Bilder, die es im ZIP mehrfach gibt. Geben Sie ihre Pfade im ZIP an.",
  "rows.tooMany":
    "„{what}“ enthält {count} Werte, die in mehr als {most} Zeilen stehen; das sind zu viele für ein Dokument. Prüfen Sie, ob „{what}“ die richtige Spalte ist, oder teilen Sie die Zeilen auf.",
  "rows.contradiction":
    "„{what}“ weicht in {count} Zeilen von der ersten Zeile des Dokuments ab. Die Dokumente verwenden den Wert der ersten Zeile.",
  "rows.contradiction.empty":
    "„{what}“ ist in der ersten Zeile des Dokuments leer, in {count} anderen aber nicht. In den Dokumenten bleibt es leer.",
  "rows.incomplete": "{count} Dokumente werden ohne die Zeilen erstellt, die Ihre Bedingungen nicht erfüllen.",
  "rows.cells":
    "{count} Zeilen haben mehr Zellen, als es Spalten gibt. Zellen nach der letzten Spalte werden ignoriert.",
  "rows.total":
    "{count} Zeilen sehen wie Summen der Zeilen darüber aus. Überspringen Sie sie, wenn daraus keine Dokumente werden sollen.",
  "rows.repeatedHeader":
    "{count} Zeilen wiederholen die Spaltennamen. Überspringen Sie sie, wenn daraus keine Dokumente werden sollen.",
  "rows.mended":
    "{count} Zeilen haben andere Anführungs- oder Trennzeichen als die übrigen. Wir haben sie auf dieselben Spalten verteilt; prüfen Sie die Werte.",
  "rows.repeatedLabel":
    "{count} Zeilen haben dasselbe Etikett wie eine frühere Zeile. Überspringen Sie sie, um jedes Etikett einmal zu drucken.",
  "rows.unclosed": "{count} Zeilen enthalten ein Anführungszeichen, das nie geschlossen wird. Es gilt als Text.",
  "rows.formula":
    "„{what}“ enthält in {count} Zeilen Formeln ohne gespeicherte Werte und ist dort leer. Öffnen und speichern Sie die Datei in einem Tabellenprogramm.",
  "rows.glyph": "„{what}“ enthält in {count} Zeilen ein Zeichen, das unsere Schriftarten nicht unterstützen.",
  "rows.glyphs": "„{what}“ enthält in {count} Zeilen Zeichen, die unsere Schriftarten nicht unterstützen.",
  "rows.filename": "{count} Dokumente hätten denselben Dateinamen wie ein anderes und werden daher nummeriert.",
  "rows.typeset":
    "{count} Dokumente konnten mit den Werten ihrer Zeilen nicht erstellt werden. Kürzen oder vereinfachen Sie die Werte.",
  "rows.render.timeout":
    "{count} Dokumente brauchen zu lange. Vereinfachen Sie die Texte oder Bilder dieser Zeilen und versuchen Sie es erneut.",
  "rows.render.failed":
    "{count} Dokumente konnten auch nach mehreren Versuchen nicht erstellt werden. Vereinfachen Sie die Texte oder Bilder dieser Zeilen und versuchen Sie es erneut.",

  "codes.qr.length": "sind zu lang für einen QR-Code.",
  "codes.digits": "bestehen nicht aus den Ziffern, die ein Strichcode ({name}) braucht.",
  "codes.length": "haben die falsche Anzahl von Ziffern für einen Strichcode ({name}).",
  "codes.unclear":
    "sind kürzer als ein Strichcode ({name}). Es ist unklar, ob die Prüfziffer oder eine führende Null fehlt. Geben Sie alle Ziffern ein.",
  "codes.check": "haben eine falsche Prüfziffer, die letzte Ziffer eines Strichcodes ({name}).",
  "codes.character":
    "enthalten ein Zeichen, das ein Strichcode (Code 128) nicht haben kann: Erlaubt sind nur Buchstaben ohne Akzente und Umlaute, Ziffern und Satzzeichen.",
  "codes.matrix.length": "sind zu lang für einen solchen Code ({name}).",
  "codes.characters": "sind zu lang; ein Strichcode (Code 128) darf {most} Zeichen haben.",
};
