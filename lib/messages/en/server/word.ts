/** Word files. */
export const word = {
  "word.damaged": "This Word file is damaged. Open it in Word, save it again and upload it.",
  "word.not_word": "This file isn’t a Word document. Save it as .docx in Word and upload it again.",
  "word.hostile":
    "This Word file contains parts that no word processor writes, so we didn’t open it. Open it in Word, save it under a new name as .docx and upload that file.",
  "word.pages": "This Word file has more than {most} pages. Split it into several files.",
  "word.unset":
    "We can’t lay out this Word file. Open it in Word, save it under a new name as .docx and upload that file.",
  "word.fields": "This Word file has more than {most} fields. Split it into several files.",
  "word.note.noFields":
    "This file has no fields, so all documents would be the same. Write {tag} where a value belongs, or insert merge fields in Word.",
  "word.note.page": "Page {page}: ",
  "word.note.chart": "The chart “{detail}” is left out; its place stays empty.",
  "word.note.diagram": "The SmartArt graphic “{detail}” is left out; its place stays empty.",
  "word.note.embedded_object":
    "The embedded object “{detail}” is left out; if the file has an image of it, that’s printed.",
  "word.note.drawing": "The drawing “{detail}” is left out; its place stays empty.",
  "word.note.math": "Equations are printed as plain text.",
  "word.note.metafile":
    "The image “{detail}” is a Windows metafile, which we can’t print. Insert it again as PNG or SVG.",
  "word.note.external_picture":
    "The image “{detail}” is only linked, and we never open links. Insert it into the file.",
  "word.note.picture_format": "The image {detail} can’t be printed. Insert it again as PNG or JPEG.",
  "word.note.wrapped": "Text doesn’t flow around “{detail}” here and may run behind it.",
  "word.note.outline": "Text flows around the frame of “{detail}”, not along its outline.",
  "word.note.wrapped_table":
    "Text doesn’t flow around the table that begins with “{detail}”: the table is placed between paragraphs.",
  "word.note.external": "The file refers to something outside it ({detail}). We never open such references.",
  "word.note.field": "We don’t evaluate the Word field {detail}: what the file has in its place is printed.",
  "word.note.left_out_field": "The Word field {detail} is left out, because we can’t evaluate it.",
  "word.note.next":
    "The Word field {detail} is left out, so all labels of a document show the same row. We follow NEXT fields only in files without lists, conditions around NEXT, NEXTIF, SKIPIF, and fields in text boxes or notes. Remove these, or choose one of our label templates.",
  "word.note.label_edges": "Fields in headers and footers show the first row of each sheet.",
  "word.note.skip":
    "The Word field SKIPIF is left out: no row is skipped. Choose the rows under “Only some rows” in step 4 instead.",
  "word.note.symbol": "We don’t know the symbol {detail}: a bullet is printed in its place. Use another one.",
  "word.note.changes": "The file has tracked changes. They’re printed as if all of them were accepted.",
  "word.note.columns":
    "Columns of different widths are printed with equal widths, unless each of them ends with a column break in the file.",
  "word.note.scaled_text":
    "Text that’s condensed or stretched in Word is printed in its usual width, so lines may break differently.",
  "word.note.line_numbers": "Line numbers in the margin are left out.",
  "word.note.linked_box":
    "“{detail}” is linked with another text box: text that doesn’t fit into the first doesn’t continue in the second.",
  "word.note.unread_field":
    "We can’t evaluate the Word field “{detail}”. Match it like any other field: choose a column, or write a text with filters.",
  "word.note.format":
    "“{detail}” has a format that we don’t know. It’s now a separate field: choose a column for it, or write a text with filters.",
  "word.note.tag":
    "{detail} has no matching start or end tag in the same paragraph, cell or table row, so it’s printed as text. Put both tags in one paragraph, on lines of their own, or in the first and the last cell of a table row.",
  "word.note.foreign_tag":
    "{detail} is a tag of another program, such as docxtpl, so it’s printed as it is. Use a condition such as {condition} instead, or remove it.",
  "word.note.mixed_tag":
    "{detail} is printed as it is, because the file’s fields are marked in another way. Mark conditions and lists in the same way as fields.",
  "word.note.part_numbers":
    "Paragraphs in headers, footers, notes and repeated table rows keep the numbers that they have in the file, even where a condition hides some of them or a list repeats them.",
  "word.note.list":
    "Everything between #{name} and /{name} is repeated for each row of a document. If you match “{name}” with a column, it’s shown once, where that column isn’t empty.",
  "word.note.section":
    "The section “{name}” appears once for each row of a document. Only its first item in the file is used.",
  "word.note.outerSection":
    "The section “{name}” appears once for all rows of a document with the same values in its own fields. Only its first item in the file is used.",
  "word.note.cut_section":
    "Only the first item of the repeating section “{detail}” is printed, because a merged cell goes beyond it or its table has more than {most} sections. Split the cell or the table in Word.",
  "word.note.font": "{name} isn’t in the file, so {family} is used instead. Lines may break differently than in Word.",
  "word.note.fontLicence":
    "{family} replaces {name}: the licence settings of the font in the file don’t allow embedding it in PDFs.",
  "word.note.fontUnreadable":
    "{family} replaces {name}: the font in the file is damaged or of a kind that we can’t read. Embed it again in Word.",
  "word.note.fontLimit":
    "{family} replaces {name}: we use up to {most} fonts of a Word file, of {each} MB each and {size} MB in total. Embed only those you need, or only the characters used.",
  "word.note.fontSubset":
    "The file has only some characters of {name}, so the values are printed in {family}. To change that, turn off “Embed only the characters used in the document” in Word.",
  "word.note.fontStyle": "The file has {name} without bold or italics, so such texts look different than in Word.",
  "word.note.ownFontSubset":
    "Your font for {name} has only some letters and digits, so the values are printed in {family}. Add a complete font file.",
  "word.note.ownFontStyle":
    "Your fonts for {name} have no bold or italic style, so such texts look different than in Word. Add those files too.",
  "word.locale.text": "Your Word file is in {language}, but dates and numbers with a format are written in {locale}.",
  "word.locale.comma":
    "The number formats in your Word file have a decimal comma, but numbers are written as in {locale}, with a point.",
  "word.locale.point":
    "The number formats in your Word file have a decimal point, but numbers are written as in {locale}, with a comma.",
  "word.locale.file": "Dates and numbers with a format are written in {locale}, like the text of your Word file.",
  "word.tooMuch": "This Word file is too long. Split it into several files.",
} as const;
