/** The downloads of problems and corrected rows, and the names of sample files. */
export const problemList = {
  "corrected.file": "{name} - corrected.csv",

  "problems.file": "{name} - problems.csv",

  "sample.file": "{name} (sample)",

  "problems.row": "Row",
  "problems.sheetRow": "Spreadsheet row",
  "problems.column": "Column",
  "problems.field": "Field",
  "problems.severity": "Severity",
  "problems.code": "Code",
  "problems.message": "Message",
  "problems.count": "Count",
  "problems.rows": "Rows",
  "problems.sheetRows": "Spreadsheet rows",
  "problems.error": "error",
  "problems.warning": "warning",
} as const;
