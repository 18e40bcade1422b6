/** A visitor's own design, its pages and its fonts. */
export const designs = {
  "saved.wrong": "This saved design can’t be used: {fault} Save it as a file again, and upload that.",
  "saved.json": "its design.json is missing or damaged.",
  "saved.json.size": "its design.json is larger than {size} MB.",
  "saved.version":
    "This design was saved by a newer version of Rowpress (format {version}). Ask whoever runs this site to update it.",
  "saved.value": "a value in its design.json is missing or invalid: “{path}”.",
  "saved.files": "it has more than {most} files.",
  "saved.unlisted": "its list of files doesn’t include {id}.",
  "saved.missing": "{name} is missing.",
  "saved.twice": "it has two files named {name}.",
  "saved.kind": "The design needs another kind of file here.",
  "saved.asset": "{name}: {fault}",
  "font.damaged": "This font is damaged or incomplete. Download it again, or choose another.",
  "font.hostile": "This font has an unusual structure that takes too much time or memory. Choose another.",
  "font.most": "This font is too large; the limit is {size} MB.",
  "font.variable": "This variable font can’t be embedded. Choose one of its static styles, or a TTF file.",
  "font.collection": "This file has several fonts. Save the one you need as a TTF or OTF file.",
  "font.woff": "This is a WOFF 1 font. Choose its TTF, OTF or WOFF2 file.",
  "font.restricted":
    "This font’s licence settings don’t allow embedding it in documents. Choose another font, or ask its maker.",
  "font.whole":
    "This font may only be embedded in full, but PDFs contain just the characters they use. Choose another font.",
  "design.element": "{element}: {fault}",
  "design.id": "the id {id} appears twice.",
  "design.page": "the page must be between 1 and {count}.",
  "design.font": "there’s no font “{font}”.",
  "design.fonts": "has too many fonts: a design can have {most} of your own",
  "design.pictures": "has too many images: a design can have {most}",
  "design.sheet.layout": "there’s no sheet “{layout}”",
  "design.sheet.grid": "is needed for the sheet “custom”",
  "design.sheet.size":
    "The page is {width} × {height} mm, but a label of this sheet is {labelWidth} × {labelHeight} mm. Change the page’s size or choose another sheet.",
  "design.sheet.pages":
    "The design has {count} pages, but a label on a sheet has one, or two with a back. Delete the others.",
  "design.sheet.front": "The second page isn’t printed. Use it as the back of the labels, or delete it.",
  "design.sheet.back": "The design has no second page for the back of the labels. Add one.",
  "design.sheet.backSize": "The back must be as large as the front: {width} × {height} mm.",
  "design.ground": "must be between 1 and {count}",
  "design.placeholders": "have too many placeholders: a design can have {most}, and use them {uses} times",
  "design.characters": "have too much text: a design can have {most} characters",
  "design.name": "the name “{name}” is too long: a placeholder can have {most} characters",

  "brought.damaged": "This PDF is damaged. Export it again from the program that made it.",
  "brought.complex":
    "This PDF has an unusual structure that we can’t read. Print it to a new PDF, or export the page as PNG or JPEG.",
  "brought.encrypted": "This PDF is protected with a password or against changes. Export it without protection.",
  "brought.pages": "This PDF has {pages} pages; a design can have {most}. Export only the pages you need.",
  "brought.size": "Page {page} has a side shorter than 5 mm or longer than 2 m. Export it in the size to print.",
  "brought.note.covered":
    "Page {page}: we covered the placeholders with the page’s colour, because they can’t be removed safely.",
  "brought.note.rasterised":
    "Page {page} is printed as an image at 300 dpi: it has parts that we can’t copy, such as form fields or fonts that aren’t embedded. Embed all fonts, and flatten forms, when you export it.",
  "brought.note.archived_as_picture":
    "Page {page} is printed as an image at 300 dpi in PDF/A, which doesn’t allow its CMYK colours or image formats. Export it in RGB.",
  "brought.note.font_replaced":
    "Page {page} uses fonts that aren’t embedded. We replaced them with fonts of the same width.",
  "brought.note.fields_dropped": "Page {page}: check boxes, buttons and signature fields were left out.",
  "brought.note.one_color":
    "The copy has one colour for all rows; the badge template has one for each value of “Colour by”.",
  "brought.note.hidden_layers": "Page {page}: hidden layers were left out.",
  "brought.note.text_font":
    "Page {page}: texts in {name} are set in {family}. To keep {name}, add it as your own font to each text in the designer.",
  "brought.note.unmarked":
    "Page {page} has names of your columns as plain text ({names}), which stays the same in all documents. To fill it in, write {tag} in your file and upload it again, or drag columns onto the page.",
} as const;
