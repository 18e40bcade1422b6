import type { problemList as english } from "../../en/server/problem-list.ts";
import type { Translated } from "../../translated.ts";

export const problemList: Translated<typeof english> = {
  "corrected.file": "{name} - korrigiert.csv",

  "problems.file": "{name} - Probleme.csv",

  "sample.file": "{name} (Beispiel)",

  "problems.row": "Zeile",
  "problems.sheetRow": "Tabellenzeile",
  "problems.column": "Spalte",
  "problems.field": "Feld",
  "problems.severity": "Schweregrad",
  "problems.code": "Code",
  "problems.message": "Meldung",
  "problems.count": "Anzahl",
  "problems.rows": "Zeilen",
  "problems.sheetRows": "Tabellenzeilen",
  "problems.error": "Fehler",
  "problems.warning": "Warnung",
};
