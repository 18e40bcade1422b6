import type { problemList as english } from "../../en/server/problem-list.ts";
import type { Translated } from "../../translated.ts";

export const problemList: Translated<typeof english> = {
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
};
