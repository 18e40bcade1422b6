/** Faults in the choices of a session, and hints on a mapping. */
export const choices = {
  "choice.output": "Choose a ZIP, a combined PDF, or both.",
  "choice.format": "Word files can be created only from a Word template. Choose PDF.",
  "choice.format.combined": "Word files can’t be combined into one file. Choose the ZIP alone.",
  "choice.format.field":
    "This Word file has a field that only Word evaluates ({tag}), so it can’t be filled as a Word file. Choose PDF, or remove the field.",
  "choice.format.section":
    "This Word file has a tag that can’t be filled in a Word file: {tag}. Choose PDF, or remove the tag.",
  "choice.format.foreign":
    "This Word file has tags of another program, such as docxtpl, which we can’t fill in a Word file: {tag}. Remove them, or use conditions such as {condition}.",
  "choice.format.parts":
    "This Word file’s loops and conditions can’t be applied in a Word file. Choose PDF, or place them around whole paragraphs or rows of a table, without images.",
  "choice.format.place":
    "The field “{tag}” is in a place where it can’t be filled in a Word file, such as in hidden text. Choose PDF, or type the field again.",
  "choice.format.size":
    "This Word file is too large to be filled as a Word file. Choose PDF, or make its images smaller.",
  "choice.format.earlier": "Upload the Word file again to create Word files from it.",
  "choice.itself":
    "The text for “{field}” contains “{field}” itself, directly or through another field. Remove that placeholder.",
  "choice.locale": "“{locale}” isn’t a locale such as en-GB.",
  "choice.script": "Dates in “{locale}” use a script that our fonts don’t support.",
  "choice.field": "The template has no field “{field}”.",

  "correction.cell": "has more than {most} characters; correct it in your spreadsheet",
  "correction.twice": "is corrected twice",
  "correction.most": "together have more than {most} characters; correct some of them in your spreadsheet",

  "choice.column": "The spreadsheet has no column “{column}”.",
  "choice.setting": "The template has no setting “{setting}”.",
  "choice.textLength": "The text is longer than {most} characters.",
  "choice.text": "“{setting}” must be text.",
  "choice.color": "“{setting}” must be a colour such as #1a6b54.",
  "choice.image": "“{setting}” must be the id of an uploaded image, or null.",
  "choice.currency": "“{setting}” must be a currency code such as EUR.",
  "choice.number": "“{setting}” must be a number from {min} to {max}.",
  "choice.wholeNumber": "“{setting}” must be a whole number from {min} to {max}.",
  "choice.switch": "“{setting}” must be true or false.",
  "choice.oneOf": "“{setting}” must be one of {choices}.",
  "choice.iban": "“{text}” isn’t a valid IBAN: a letter or digit is wrong or missing.",

  "hint.total":
    "“{column}” looks like a total, but prices are multiplied by quantities. Choose the column with the unit price.",
  "hint.gross":
    "“{column}” may include tax. Choose it if it has unit prices, and choose under “{setting}” whether tax is included.",
  "hint.cost": "“{column}” looks like what you pay, not what you charge. Choose the column with your prices.",
  "note.currency.sheet": "Documents use {codes}, as in the spreadsheet.",
  "note.currency.locale":
    "The spreadsheet names no currency. Documents use {code}, because their language is {locale}.",
  "note.currency.own": "The spreadsheet names no currency. Documents use {code}, because your language is {locale}.",
  "note.currency.usual": "Neither the spreadsheet nor your browser’s language names a currency. Documents use {code}.",
  "note.prices.gross": "“{column}” includes tax, so none is added. Invoices show the tax contained in the total.",
  "note.prices.net": "Tax is added to “{column}”.",
  "note.prices.noRate": "“{column}” includes tax. Choose the tax rate to show it on invoices.",
  "note.prices.added": "“{column}” seems to include tax, but tax is added to it.",

  "hint.discount": "“{column}” isn’t deducted. Choose the column with prices after the discount.",
  "hint.discount.field":
    "“{column}” isn’t deducted. Choose it under “{field}”, or choose the column with prices after the discount.",
  "hint.several": "“{first}” and “{second}” could both be the price. Choose one.",
  "hint.quantity": "Choose the column with the quantities. If each row is one item, choose “Custom text” and enter 1.",
  "hint.tax":
    "“{column}” contains tax amounts, not rates. Choose the column with rates such as 20, or choose “Custom text” and enter the rate.",
  "hint.taxOrRate":
    "“{column}” may contain tax rates or tax amounts; its values don’t show which. Choose it if they’re rates. Otherwise, choose “Custom text” and enter the rate.",

  "labels.width":
    "With its gaps and the left margin, a row of labels is {right} mm wide, but the paper is {width} mm. Reduce the label width, the gap or the margin.",
  "labels.height":
    "With its gaps and the top margin, a column of labels is {bottom} mm high, but the paper is {height} mm. Reduce the label height, the gap or the margin.",
  "labels.start": "The sheet has {count} labels. Start at one of them.",

  "offer.address": "Not used: {columns}. Put everything into “{field}”?",
  "offer.salutation": "Not used: {columns}. Use this to write a greeting for “{field}”?",
  "offer.title": "Not used: {columns}. Put it before “{field}”?",
  "offer.tax": "Not used: {columns}. Add up the rates for “{field}”?",
  "offer.order": "No column has invoice numbers. Use “{columns}” as “{field}”?",
  "offer.picture": "“{columns}” names image files. Use it for “{field}”? You can upload the ZIP later.",
} as const;
