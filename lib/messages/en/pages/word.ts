/** Step 2: a visitor's own Word file. */
export const word = {
  "docx.title": "Your Word file",
  "docx.what":
    "Upload a letter, contract or form from Word. Your columns fill its merge fields and tags such as {tag}.",
  "docx.file": "Word file",
  "docx.file.help": "A .docx or .dotx file up to {size}, with merge fields, content controls or tags such as {tag}.",
  "docx.file.choose": "Choose a Word file that ends in .docx or .dotx.",
  "docx.reading": "Uploading and reading “{name}” …",
  "docx.next": "Upload your spreadsheet in step 1 to fill this file.",
  "docx.first": "Choose your Word file in step 2. Its fields are listed here.",
  "docx.name": "Name of the template",
  "docx.save": "Save this Word file",
  "docx.fields": { one: "{count} field found: {names}", other: "{count} fields found: {names}" },
  "docx.fonts": "Fonts of the Word file",
  "docx.fonts.missing": {
    one: "{count} font isn’t in the file. Add it if you have it",
    other: "{count} fonts aren’t in the file. Add them if you have them",
  },
  "docx.font.replaced": "{family} is used instead of {name}",
  "docx.font.own": "{name} uses your font:",
  "docx.font": "Your font for {name}",
  "docx.font.help":
    "A TTF, OTF or WOFF2 file up to {size}. Bold and italic are separate files: add them one at a time.",
  "docx.font.choose": "Choose a TTF, OTF or WOFF2 file.",
  "docx.font.unknown": "your font",
  "docx.font.remove": "Use {family} for {name} again",
  "docx.notes": {
    one: "{count} difference from Word",
    other: "{count} differences from Word",
  },
} as const;
