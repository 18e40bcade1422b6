import type { rows as english } from "../../en/pages/rows.ts";
import type { Translated } from "../../translated.ts";

export const rows: Translated<typeof english> = {
  "rows.title": "Nur bestimmte Zeilen",
  "rows.list": "Zeilennummern",
  "rows.list.help":
    "Zum Beispiel 5, 22, 31-40. Zeile 1 ist wie in der Vorschau die erste Zeile unter den Spaltennamen.",
  "rows.list.all": "Für alle Zeilen lassen Sie das Feld leer.",
  "rows.list.failed": "Für die fehlgeschlagenen Zeilen lassen Sie das Feld leer.",
  "rows.list.unreadable": "Geben Sie Zeilennummern und Bereiche ein, z. B. 5, 22, 31-40.",
  "rows.list.grouped":
    "Setzen Sie nach jedem Komma ein Leerzeichen und schreiben Sie Zahlen wie 1200 ohne Tausendertrennzeichen.",
  "rows.list.beyond": "Die letzte Zeile ist {max}. Geben Sie Zeilennummern bis {max} ein.",
  "rows.list.many":
    "Eine Liste kann bis zu {max} Zeilen enthalten. Für mehr geben Sie in Schritt 5 die erste und die letzte Zeile an.",
  "rows.how": "Zeilen, die nicht alle Bedingungen erfüllen, werden übersprungen. Ihre Tabelle bleibt, wie sie ist.",
  "rows.kept": {
    one: "{kept} von {count} Zeile: {conditions}",
    other: "{kept} von {count} Zeilen: {conditions}",
  },
  "rows.is": "„{column}“ ist {values}",
  "rows.isNot": "„{column}“ ist nicht {values}",
  "rows.isNothing": "kein Wert von „{column}“ ist ausgewählt",
  "rows.value": "„{value}“",
  "rows.emptyValue": "leer",
  "rows.others": { one: "{count} weiterer", other: "{count} weitere" },
  "rows.filled": "„{column}“ ist ausgefüllt",
  "rows.empty": "„{column}“ ist leer",
  "rows.atLeast": "„{column}“ ist mindestens {from}",
  "rows.atMost": "„{column}“ ist höchstens {to}",
  "rows.between": "„{column}“ liegt zwischen {from} und {to}",
  "rows.since": "„{column}“ ist am {from} oder danach",
  "rows.until": "„{column}“ ist am {to} oder davor",
  "rows.contradictory":
    "Jede Bedingung trifft auf einige Zeilen zu, aber keine Zeile erfüllt alle zugleich. Ändern oder entfernen Sie eine Bedingung.",
  "rows.unmet": {
    one: "Keine Zeile erfüllt diese Bedingung: {conditions}. Ändern oder entfernen Sie die Bedingung.",
    other: "Keine Zeile erfüllt eine dieser Bedingungen: {conditions}. Ändern oder entfernen Sie die Bedingungen.",
  },
  "rows.shared":
    "„{column}“ ist nur in der ersten Zeile jedes Dokuments ausgefüllt. Der Wert gilt daher für alle Zeilen des Dokuments.",
  "rows.unclear": {
    one: "{count} Zeile wird übersprungen, weil „{column}“ dort keine eindeutige Zahl und kein eindeutiges Datum enthält. Wenn Sie sie behalten möchten, korrigieren Sie die Zelle.",
    other:
      "{count} Zeilen werden übersprungen, weil „{column}“ dort keine eindeutige Zahl und kein eindeutiges Datum enthält. Wenn Sie sie behalten möchten, korrigieren Sie die Zellen.",
  },

  "rows.condition": "Bedingung für „{column}“",
  "rows.kind": "Zeilen behalten",
  "rows.kind.values": "mit diesen Werten",
  "rows.kind.filled": "mit beliebigem Wert",
  "rows.kind.empty": "ohne Wert",
  "rows.kind.number": "in einem Zahlenbereich",
  "rows.kind.date": "in einem Zeitraum",
  "rows.from": "Von",
  "rows.to": "Bis",
  "rows.reversed.number": "„Von“ ist größer als „Bis“. Diese Bedingung erfüllt keine Zeile.",
  "rows.reversed.date": "„Von“ liegt nach „Bis“. Diese Bedingung erfüllt keine Zeile.",
  "rows.unreadable.number": "Geben Sie eine Zahl ein, z. B. 12,5.",
  "rows.unreadable.date": "Geben Sie Tag, Monat und Jahr ein.",
  "rows.shortYear": "Geben Sie das Jahr mit vier Ziffern ein.",
  "rows.values": "Werte in „{column}“, die Sie behalten möchten",
  "rows.counted": "<value>{value}</value> <count>({count})</count>",
  "rows.none": "(leer)",
  "rows.keepAll": "Alle auswählen",
  "rows.keepNone": "Keine auswählen",
  "rows.loading": "Werte werden gezählt …",
  "rows.failed": "Die Werte konnten nicht gezählt werden.",
  "rows.many": "„{column}“ enthält {count} verschiedene Werte. Dies sind die {shown} häufigsten.",
  "rows.many.kept": "Zeilen mit anderen Werten bleiben.",
  "rows.many.skipped": "Zeilen mit anderen Werten werden übersprungen.",
  "rows.remove": "Entfernen<hidden>: Bedingung für „{column}“</hidden>",
  "rows.column": "Spalte",
  "rows.add": "Bedingung hinzufügen",

  "rows.cancelled": {
    one: "{count} Zeile ist in „{column}“ als {values} markiert.",
    other: "{count} Zeilen sind in „{column}“ als {values} markiert.",
  },
  "rows.cancelled.skip": { one: "Diese Zeile überspringen", other: "Diese Zeilen überspringen" },
  "rows.cancelled.keep": { one: "Behalten", other: "Behalten" },
  "rows.stale": {
    one: "{count} Bedingung wird nicht verwendet, weil diese Tabelle keine solche Spalte hat: {conditions}. Wenn die Spalte jetzt anders heißt, fügen Sie eine Bedingung für die neue Spalte hinzu.",
    other:
      "{count} Bedingungen werden nicht verwendet, weil diese Tabelle keine solchen Spalten hat: {conditions}. Wenn die Spalten jetzt anders heißen, fügen Sie Bedingungen für die neuen Spalten hinzu.",
  },
  "rows.stale.drop": "Verwerfen",
  "rows.noneLeft": "Keine Zeile erfüllt Ihre Bedingungen. Ändern Sie sie in Schritt 4.",
  "rows.noneListed":
    "Keine Ihrer Zeilennummern bleibt übrig. Ändern Sie die Nummern oder Bedingungen in Schritt 4 oder die erste und letzte Zeile in Schritt 5.",
};
