import type { patterns as english } from "../../en/server/patterns.ts";
import type { Translated } from "../../translated.ts";

export const patterns: Translated<typeof english> = {
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
};
