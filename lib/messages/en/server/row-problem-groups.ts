/**
 * The same problem in several rows: each `rows.…` stands for its `row.…` in `row-problems.ts` and quotes none of them.
 */
export const rowProblemGroups = {
  "rows.missing": "“{what}” is required but empty in {count} rows.",
  "rows.part": "“{what}” is empty in {count} rows, so “{field}” is incomplete there.",
  "rows.empty": "“{what}” is empty in {count} rows.",
  "rows.placeholder": "In {count} rows, “{what}” is a word for a missing value, such as “n/a”. It’s printed as it is.",
  "rows.error": "“{what}” shows an error in {count} rows. Fix them in the spreadsheet.",
  "rows.error.left": "“{what}” shows an error in {count} rows and was left empty there.",
  "rows.inexact":
    "“{what}” has {count} numbers with more than 15 digits, which spreadsheet programs don’t keep. Check them. To keep all digits, format the column as text and enter them again.",
  "rows.shortened":
    "“{what}” has {count} long numbers that a spreadsheet program has shortened. Enter all their digits.",
  "rows.number": "“{what}” isn’t a number in {count} rows.",
  "rows.number.left": "“{what}” isn’t a number in {count} rows. We left it unchanged.",
  "rows.number.percent": "“{what}” is a percentage in {count} rows. Enter numbers without a percent sign.",
  "rows.number.money": "“{what}” is an amount of money in {count} rows. Enter numbers without a currency.",
  "rows.number.time": "“{what}” can’t be read as hours in {count} rows. Enter it as 1.5 or 1:30.",
  "rows.hours": "“{what}” is a time in {count} rows and was read as hours.",
  "rows.percent.unclear":
    "“{what}” may be a percentage or a share, with 1 for 100 %, in {count} rows. Enter it with a percent sign.",
  "rows.percent.small":
    "“{what}” is below 1 % in {count} rows, read like the rest of its column. If you mean shares, such as 0.2 for 20 %, enter 20 %.",
  "rows.decimal": "“{what}” has {count} numbers whose decimal separator differs from others in the column. Check them.",
  "rows.decimal.open":
    "“{what}” has {count} numbers that were read as is usual in the chosen language. Nothing in the spreadsheet shows whether that’s right. Check them.",
  "rows.decimal.other":
    "“{what}” has {count} numbers whose decimal separator is unlike the rest of its column. Check them.",
  "rows.discount": "“{what}” isn’t deducted from the price in {count} rows.",
  "rows.discount.unit":
    "“{what}” has {count} numbers that may be percentages or amounts of money. Choose it in the settings under “Discounts without % or currency”.",
  "rows.discount.negative": "“{what}” is negative in {count} rows. Enter discounts without a minus sign.",
  "rows.discount.most": "“{what}” is more than the whole amount of the line in {count} rows.",
  "rows.discount.whole": "In {count} invoices, “{what}” is more than the sum of all lines.",
  "rows.discount.differs":
    "“{what}” differs within an invoice in {count} rows. Enter the discount of an invoice in its first row, or the same in all.",
  "rows.withholding": "“{what}” is withholding tax, which isn’t deducted from the total in {count} rows.",
  "rows.taxLeft":
    "“{what}” isn’t added to the total in {count} rows. Choose the rate under “{field}”, unless the prices already include tax.",
  "rows.shipping": "“{what}” isn’t added to the total in {count} rows. Add it to the spreadsheet as separate rows.",
  "rows.prepaid": "“{what}” isn’t deducted from the total in {count} rows.",
  "rows.rate.negative": "“{what}” is negative in {count} rows, but prices can’t include a negative tax.",
  "rows.lineTotal": "“{what}” differs from what the line comes to in {count} rows.",
  "rows.statedTotal.rounded":
    "“{what}” differs by a few cents from what {count} documents come to. Documents round each line, and then the tax of each rate.",
  "rows.statedTotal.gross":
    "“{what}” differs from what the document comes to in {count} documents, because tax is added. If the prices include it already, choose that in the settings.",
  "rows.statedTotal": "“{what}” differs from what the document comes to in {count} documents.",
  "rows.scaled":
    "“{what}” mentions thousands or millions, but the amounts in {count} rows are printed as they are. If they have to be multiplied, do so in the spreadsheet.",
  "rows.rounded":
    "“{what}” has more decimals than the spreadsheet shows in {count} rows. The documents use what it shows.",
  "rows.amount.left": "“{what}” isn’t an amount in the requested currency in {count} rows. We left it unchanged.",
  "rows.currency.other":
    "“{what}” is in another currency than the documents in {count} rows. Change the currency in the settings or fix the spreadsheet.",
  "rows.currency.unclear":
    "“{what}” has a sign that several currencies use in {count} rows. Choose the currency in the settings.",
  "rows.currency.header":
    "“{what}” is in another currency than the column’s name says in {count} rows. Fix one of them, or choose the currency in the settings.",
  "rows.currency.word":
    "The column name “{what}” ends in what may be a currency or just a word, which matters for {count} rows. Choose the currency in the settings.",
  "rows.currency.several":
    "“{what}” is in another currency than the rest of its document in {count} rows. A document can have only one currency.",
  "rows.currency.none":
    "“{what}” has no currency in {count} rows, but the spreadsheet has several. Add the currency, or choose it in the settings.",
  "rows.date": "“{what}” isn’t a date in {count} rows.",
  "rows.date.left": "“{what}” isn’t a date in {count} rows. We left it unchanged.",
  "rows.date.ambiguous":
    "“{what}” has {count} dates in which day and month may be swapped, as other dates in this column suggest. Check them.",
  "rows.date.ambiguous.left": "“{what}” can mean different days in {count} rows. We left it unchanged.",
  "rows.date.serial":
    "“{what}” has numbers in {count} rows, read as dates: spreadsheet programs store them like this. Check them.",
  "rows.date.serial.left":
    "“{what}” has numbers in {count} rows that a spreadsheet program would show as dates. We left them unchanged.",
  "rows.garbled":
    "“{what}” has garbled letters in {count} rows: the file was once saved in the wrong encoding. Correct them.",
  "rows.lostLetters": "“{what}” looks as if letters were lost in {count} rows before the file was saved. Correct them.",
  "rows.odd.number": "“{what}” isn’t a number in {count} rows, but is in the others.",
  "rows.odd.currency": "“{what}” isn’t an amount in {count} rows, but is in the others.",
  "rows.odd.percent": "“{what}” isn’t a percentage in {count} rows, but is in the others.",
  "rows.odd.date": "“{what}” isn’t a date in {count} rows, but is in the others.",
  "rows.odd.email": "“{what}” isn’t an email address in {count} rows, but is in the others.",
  "rows.odd.url": "“{what}” isn’t a web address in {count} rows, but is in the others.",
  "rows.odd.boolean": "“{what}” isn’t yes or no in {count} rows, but is in the others.",
  "rows.unreadable":
    "“{what}” contains characters we couldn’t read in {count} rows. Choose another encoding or fix the cells.",
  "rows.length": "“{what}” has more than {most} characters in {count} rows.",
  "rows.place": "“{what}” doesn’t fit in {count} rows, even at its smallest size. Shorten it.",
  "rows.codePlace":
    "“{what}” needs more room to be read by a scanner in {count} rows. Choose a larger label or another type of code, or shorten it.",
  "rows.code": "“{what}” has {count} values that {fault}",
  "rows.zeros":
    "“{what}” is printed with its leading zeros in {count} rows: spreadsheet programs drop them, and the check digits match. Check the numbers.",
  "rows.iban": "“{what}” isn’t a valid IBAN in {count} documents. These documents have no payment code.",
  "rows.pictures.none":
    "“{what}” names {count} images, but there are none. Upload the ZIP that contains them, or choose “Leave empty” for “{field}”.",
  "rows.picture.missing":
    "“{what}” names {count} images that the ZIP doesn’t have. Add them to the ZIP or correct the names.",
  "rows.picture.unreadable":
    "“{what}” names {count} images in the ZIP that we couldn’t read. Save them as JPEG or PNG and upload the ZIP again.",
  "rows.picture.several": "“{what}” names {count} images of which the ZIP has several. Enter their paths in the ZIP.",
  "rows.tooMany":
    "“{what}” has {count} values in more than {most} rows each, too many for one document. Check whether “{what}” is the right column, or divide the rows.",
  "rows.contradiction":
    "“{what}” differs from the first row of its document in {count} rows. The documents use the first row’s value.",
  "rows.contradiction.empty":
    "“{what}” is empty in the first row of its document, but not in {count} others. The documents leave it empty.",
  "rows.incomplete": "{count} documents are created without those of their rows that don’t meet your conditions.",
  "rows.cells": "{count} rows have more cells than the header has columns. Cells past the last column are ignored.",
  "rows.total": "{count} rows look like totals of the rows above. Skip them unless they should be documents.",
  "rows.repeatedHeader": "{count} rows repeat the column names. Skip them unless they should be documents.",
  "rows.mended":
    "{count} rows have other quotation marks or separators than the rest. We split them into the same columns; check their values.",
  "rows.repeatedLabel": "{count} rows have the same label as an earlier row. Skip them to print each label once.",
  "rows.unclosed": "{count} rows have a quotation mark that’s never closed. It’s treated as text.",
  "rows.formula":
    "“{what}” has formulas without stored values in {count} rows, so it’s empty there. Open the file in a spreadsheet program and save it.",
  "rows.glyph": "“{what}” contains a character in {count} rows that our fonts don’t support.",
  "rows.glyphs": "“{what}” contains characters in {count} rows that our fonts don’t support.",
  "rows.filename": "{count} documents share a file name with another one, so they get a number.",
  "rows.typeset": "{count} documents couldn’t be created with their rows’ values. Shorten or simplify them.",
  "rows.render.timeout":
    "{count} documents take too long to create. Simplify these rows’ texts or images and try again.",
  "rows.render.failed":
    "{count} documents couldn’t be created after several attempts. Simplify these rows’ texts or images and try again.",

  "codes.qr.length": "are too long for a QR code.",
  "codes.digits": "don’t consist of the digits that a barcode ({name}) needs.",
  "codes.length": "have the wrong number of digits for a barcode ({name}).",
  "codes.unclear":
    "are shorter than a barcode ({name}). We can’t tell whether the check digit or a leading zero is missing. Enter all digits.",
  "codes.check": "have a wrong check digit, the last digit of a barcode ({name}).",
  "codes.character":
    "contain a character that a barcode (Code 128) can’t have: it takes only unaccented letters, digits and symbols.",
  "codes.matrix.length": "are too long for such a code ({name}).",
  "codes.characters": "are too long; a barcode (Code 128) can have {most} characters.",
} as const;
