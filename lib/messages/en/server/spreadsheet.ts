/** Workbooks, their sheets, and text files. */
export const spreadsheet = {
  "workbook.part":
    "This workbook can’t be read: part of it is missing. Open it in your spreadsheet program, save it again as .xlsx and upload that.",
  "workbook.noSheets": "This workbook has no list of sheets. Save it again as .xlsx and upload that.",
  "workbook.damaged":
    "This workbook is damaged. Open it in your spreadsheet program, save it again as .xlsx and upload that.",
  "workbook.cell": "This workbook has a cell with an invalid position, “{place}”. Save it again and upload that.",
  "workbook.row":
    "This workbook has an invalid row number, “{row}”, after row {previous}. Save it again and upload that.",
  "workbook.text": "This workbook contains too much text. Keep only the sheet you need and upload that.",
  "workbook.hostile": "This workbook {fault}. Save it again in your spreadsheet program and upload that.",
  // The {fault} at the end of the sentence above.
  "workbook.doctype": "contains a DOCTYPE, which no spreadsheet program writes",
  "workbook.emptyCells": "has millions of empty cells, such as formatted rows below the table",
  "workbook.nested": "is nested too deeply",
  "workbook.endless": "contains a piece of text that’s too long to read",
  "workbook.listed": "lists more than {most} parts or styles",
  "workbook.references": "refers to more parts than a workbook can have",
  "workbook.repeats": "repeats long text over and over",
  "workbook.sheets": "has more than {most} sheets",
  "workbook.repeated": "This file repeats a cell or row “{times}” times. Save it again as .xlsx.",

  "sheet.unknown": "Sheet “{sheet}” not found. Choose one of these: {sheets}.",
  "sheet.allEmpty":
    "All visible sheets in this workbook are empty. Add your rows to one of them and upload the file again.",
  "sheet.empty": "The sheet “{sheet}” is empty. Add your rows and upload the file again.",
  "sheet.noRows": "This sheet is empty. Add your rows and upload the file again.",
  "sheet.noRowsBelow": "There’s nothing below row {row}. Add your rows and upload the file again.",
  "sheet.beyond":
    "Row {row} has a value in column {column}; the limit is {most} columns. Delete what you don’t need and upload the file again.",
  "sheet.columns":
    "Row {row} has {count} columns; the limit is {most}. Delete the ones you don’t need and upload the file again.",
  "sheet.cell":
    "The cell in row {row}, column {column} has {count} characters; the limit is {most}. Shorten it and upload the file again.",
  "sheet.rows": "The sheet has more than {most} rows. Split it into several files and upload them one by one.",
  "sheet.cells":
    "The sheet has more than {most} cells, counting empty ones in its rows. Delete the columns you don’t need and upload the file again.",
  "sheet.characters":
    "The sheet has more than {most} characters. Split it into several files and upload them one by one.",

  "text.unreadable":
    "The text can’t be read as {encoding}. Choose another encoding, or save the file as CSV UTF-8 and upload that.",
  "text.encoding":
    "The encoding “{encoding}” isn’t supported. Choose utf-8, utf-16le, windows-1252 or shift_jis, for example.",
  "text.delimiter":
    "Quotation marks and line breaks can’t separate columns. Choose a comma or a semicolon, for example.",
  "text.escape":
    "In text between {quote} and {quote}, a quotation mark can only be doubled or escaped with a backslash. Choose one of them under “Quotation marks inside text”.",
  "text.endless":
    "Row {row} is longer than {most} characters. Look for an unclosed quotation mark there, or save the file again as CSV or .xlsx.",
  "text.unclosed":
    "A quotation mark opened in row {row} is never closed. Close or delete it and upload the file again.",
  "text.columns":
    "Row {row}, or one shortly after it, has more columns than a spreadsheet can have. Save the file again as CSV or .xlsx.",
} as const;
