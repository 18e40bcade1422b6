/** Problems of a single row. */
export const rowProblems = {
  "row.missing": "“{what}” is required but empty.",
  "row.part": "“{what}” is empty, so “{field}” is only “{text}”.",
  "row.empty": "“{what}” is empty.",
  "row.placeholder": "“{what}” is “{text}”, which usually means that a value is missing. It’s printed as it is.",
  "row.error": "“{what}” shows the error {text}. Fix it in the spreadsheet.",
  "row.error.left": "“{what}” shows the error {text}, so it was left empty.",
  "row.inexact":
    "“{what}” is the number “{text}” in the file, but spreadsheet programs keep only 15 digits. Check it. To keep all digits, format the column as text and enter it again.",
  "row.shortened":
    "“{what}” is “{text}”, a long number that a spreadsheet program has shortened. Enter all its digits.",
  "row.number": "“{what}” is “{text}”, which isn’t a number.",
  "row.number.left": "“{what}” is “{text}”, which isn’t a number. We left it unchanged.",
  "row.number.percent": "“{what}” is “{text}”, a percentage. Enter a number without a percent sign.",
  "row.number.money": "“{what}” is “{text}”, an amount of money. Enter a number without a currency.",
  "row.number.time": "“{what}” is “{text}”, which can’t be read as hours. Enter it as 1.5 or 1:30.",
  "row.hours": "“{what}” is “{text}”, read as {hours} hours.",
  "row.percent.unclear":
    "“{what}” is “{text}”, but its column doesn’t show whether that’s {text} % or a share, with 1 for 100 %. Enter it with a percent sign.",
  "row.percent.small":
    "“{what}” is “{text}”, read as {text} % like the rest of its column. If you mean a share, such as 0.2 for 20 %, enter 20 %.",
  "row.decimal":
    "“{what}” is “{text}”, read with “{decimal}” as the decimal separator. Other numbers in this column use a different one. Check the value.",
  "row.decimal.open":
    "“{what}” is “{text}”, read with “{decimal}” as the decimal separator, as in the chosen language. Nothing in the spreadsheet shows whether that’s right. Check the value.",
  "row.decimal.other":
    "“{what}” is “{text}”, read with “{decimal}” as the decimal separator, unlike the rest of its column. Check the value.",
  "row.discount": "“{what}” is “{text}”, but isn’t deducted from the price.",
  "row.discount.unit":
    "“{what}” is “{text}”, but nothing shows whether that’s a percentage or an amount of money. Choose it in the settings under “Discounts without % or currency”.",
  "row.discount.negative": "“{what}” is “{text}”. Enter discounts without a minus sign.",
  "row.discount.most": "“{what}” is “{text}”, more than the whole amount of the line.",
  "row.discount.whole": "“{what}” is “{text}”, more than the sum of all lines.",
  "row.discount.differs":
    "“{what}” is “{text}” here but “{first}” in spreadsheet row {row}. Enter the discount of an invoice in its first row, or the same in all.",
  "row.withholding": "“{what}” is “{text}”, but withholding tax isn’t deducted from the total.",
  "row.taxLeft":
    "“{what}” is “{text}”, but no tax is added. Choose the rate under “{field}”, unless the prices already include tax.",
  "row.shipping": "“{what}” is “{text}”, but isn’t added to the total. Add it to the spreadsheet as a separate row.",
  "row.prepaid": "“{what}” is “{text}”, but isn’t deducted from the total.",
  "row.rate.negative": "“{what}” is “{text}”, but prices can’t include a negative tax.",
  "row.lineTotal": "“{what}” is “{text}”, but the line comes to {amount}.",
  "row.statedTotal.rounded":
    "“{what}” is “{text}”, but the document comes to {amount}. Documents round each line, and then the tax of each rate.",
  "row.statedTotal.gross":
    "“{what}” is “{text}”, but the document comes to {amount}, because tax is added. If the prices include it already, choose that under “{setting}”.",
  "row.statedTotal": "“{what}” is “{text}”, but the document comes to {amount}.",
  "row.scaled":
    "“{what}” mentions “{unit}”, but the amount is printed as it is: {text}. If it has to be multiplied, do so in the spreadsheet.",
  "row.rounded": "“{what}” is {held}, but the spreadsheet shows {shown}. The document uses {shown}.",
  "row.amount.left": "“{what}” is “{text}”, which isn’t an amount in the requested currency. We left it unchanged.",
  "row.currency.other":
    "“{what}” is “{text}”, but the documents are in {currency}. Change the currency in the settings or fix the spreadsheet.",
  "row.currency.unclear":
    "“{what}” is “{text}”, but several currencies use “{mark}”. Choose the currency in the settings.",
  "row.currency.header":
    "“{what}” is “{text}”, but the column’s name says {mark}. Fix one of them, or choose the currency in the settings.",
  "row.currency.word":
    "The column name “{what}” ends in “{word}”, which may be a currency or just a word. Choose the currency in the settings.",
  "row.currency.several":
    "“{what}” is “{text}”, but the same document has “{first}”. A document can have only one currency.",
  "row.currency.none":
    "“{what}” is “{text}” without a currency, but the spreadsheet has several. Add the currency, or choose it in the settings.",
  "row.date": "“{what}” is “{text}”, which isn’t a date.",
  "row.date.left": "“{what}” is “{text}”, which isn’t a date. We left it unchanged.",
  "row.date.ambiguous":
    "“{what}” is “{text}”, read as {date}. Other dates in this column suggest that day and month may be swapped. Check the date.",
  "row.date.ambiguous.left": "“{what}” is “{text}”, which can mean different days. We left it unchanged.",
  "row.date.serial":
    "“{what}” is “{text}”, read as {date}: spreadsheet programs store dates as such numbers. Check the date.",
  "row.date.serial.left":
    "“{what}” is “{text}”, which a spreadsheet program would show as {date}. We left it unchanged.",
  "row.garbled":
    "“{what}” is “{text}” and was probably “{meant}” before it was saved in the wrong encoding. Correct it.",
  "row.lostLetters": "“{what}” is “{text}”, which looks as if letters were lost before the file was saved. Correct it.",
  "row.odd.number": "“{what}” is “{text}”, but the column’s other rows are numbers.",
  "row.odd.currency": "“{what}” is “{text}”, but the column’s other rows are amounts.",
  "row.odd.percent": "“{what}” is “{text}”, but the column’s other rows are percentages.",
  "row.odd.date": "“{what}” is “{text}”, but the column’s other rows are dates.",
  "row.odd.email": "“{what}” is “{text}”, but the column’s other rows are email addresses.",
  "row.odd.url": "“{what}” is “{text}”, but the column’s other rows are web addresses.",
  "row.odd.boolean": "“{what}” is “{text}”, but the column’s other rows are yes or no.",
  "row.unreadable":
    "“{what}” is “{text}”, which contains a character we couldn’t read. Choose another encoding or fix the cell.",
  "row.length": "“{what}” has {count} characters; the limit is {most}.",
  "row.place": "“{what}” doesn’t fit, even at {points} points. Shorten it.",
  "row.codePlace":
    "“{what}” needs more room to be read by a scanner. Choose a larger label or another type of code, or shorten it.",
  "row.code": "“{what}” is “{text}”, which {fault}",
  "row.zeros":
    "“{what}” is “{text}” and is printed as {whole}: spreadsheet programs drop leading zeros, and the check digit matches. Check the number.",
  "row.iban": "“{what}” is “{text}”, which isn’t a valid IBAN. The document has no payment code.",
  "row.pictures.none":
    "“{what}” is “{text}”, but there are no images. Upload the ZIP that contains them, or choose “Leave empty” for “{field}”.",
  "row.picture.missing":
    "“{what}” is “{text}”, but the ZIP has no image with that name. Add it to the ZIP or correct the name.",
  "row.picture.unreadable":
    "“{what}” is “{text}”, an image in the ZIP that we couldn’t read. Save it as JPEG or PNG and upload the ZIP again.",
  "row.picture.several":
    "“{what}” is “{text}”, which could be “{first}” or “{second}”. Enter the image’s path in the ZIP.",
  "row.tooMany":
    "“{what}” is “{text}” in more than {most} rows, too many for one document. Check whether “{what}” is the right column, or divide the rows.",
  "row.contradiction":
    "“{what}” is “{text}” here but “{first}” in spreadsheet row {row}. Both rows are in one document, which shows the value from that row.",
  "row.contradiction.empty":
    "“{what}” is “{text}” here but empty in spreadsheet row {row}. The document leaves it empty.",
  "row.incomplete":
    "Number of this document’s rows that don’t meet your conditions: {rows}. The document is created without them.",
  "row.cells": "The row has more cells than the header has columns. Cells past the last column are ignored.",
  "row.total": "This row looks like a total of the rows above. Skip it unless it should be a document.",
  "row.repeatedHeader": "This row repeats the column names. Skip it unless it should be a document.",
  "row.repeatedLabel": "An earlier row has the same label. Skip such rows to print each label once.",
  "row.unclosed": "A quotation mark in this row is never closed. It’s treated as text.",
  "row.mended":
    "This row has other quotation marks or separators than the rest. We split it into the same columns; check its values.",
  "row.formula":
    "“{what}” has a formula without a stored value, so it’s empty. Open the file in a spreadsheet program and save it.",
  "row.glyph": "“{what}” contains the character “{text}” ({codes}), which our fonts don’t support.",
  "row.glyphs": "“{what}” contains the characters “{text}” ({codes}), which our fonts don’t support.",
  "row.filename": "Another document’s file is already named “{taken}”, so this one is named “{name}”.",
  "row.typeset": "“{title}” couldn’t be created with this row’s values. Shorten or simplify them.",
  "row.render.timeout": "“{title}” takes too long to create. Simplify this row’s text or images and try again.",
  "row.render.failed":
    "“{title}” couldn’t be created after several attempts. Simplify this row’s text or images and try again.",

  // The {fault} at the end of `row.code`.
  "code.qr.length": "is too long for a QR code.",
  "code.digits": "doesn’t have the {count} digits of a barcode ({name}).",
  "code.length": "has {digits} digits; a barcode ({name}) has {count}.",
  "code.unclear":
    "has {digits} digits; a barcode ({name}) has {count}. We can’t tell whether the check digit or a leading zero is missing. Enter all {count} digits.",
  "code.check": "has the wrong check digit: the last digit of this barcode ({name}) should be {check}.",
  "code.character": "contains “{character}”; a barcode (Code 128) takes only unaccented letters, digits and symbols.",
  "code.matrix.length": "is too long for such a code ({name}).",
  "code.characters": "is too long; a barcode (Code 128) can have {most} characters.",
} as const;
