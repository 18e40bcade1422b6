/**
 * All that the pages say, in English: the language that the others are translated from. `{name}` is filled in; an entry
 * with forms takes the one that its `count` asks for; `<part>…</part>` becomes an element of the page.
 */
export const en = {
  "site.title": "Rowpress: a document for every row",
  "site.description":
    "Upload a spreadsheet, choose a template, and download a finished PDF for every row. Free, private, on your own machine.",
  "site.skip": "Skip to the content",
  "site.home": "Make documents",
  "site.templates": "Templates",
  "site.help": "Help",
  "site.language": "Language",
  "site.kept": "Your files stay on this server and are deleted after {time}.",

  "missing.title": "Page not found",
  "missing.heading": "There is no such page",
  "missing.why": "The address may be mistyped, or the page was about files that have been deleted.",
  "fault.heading": "This page has stumbled",
  "fault.why": "That is our fault, not yours. What you uploaded is still there.",
  "fault.retry": "Try again",

  "gallery.title": "Templates",
  "gallery.heading": "Templates that are ready to print",
  "gallery.intro": "Each of them fits its text to the page, writes any script, and works with a sheet as you have it.",
  "gallery.more": "Look at {template}",
  "template.use": "Use this template",
  "template.sample": "Download the sample sheet",
  "template.specimen": "Specimen: {template}",
  "template.fields": "What a row may hold",
  "template.fieldsIntro":
    "Name your columns like this, or in your own words: they are matched by themselves, and you can change the match.",
  "template.field": "Field",
  "template.what": "What it is for",
  "template.required": "needed",
  "template.settings": "What you can change",
  "template.all": "All templates",

  "help.title": "Help",
  "help.heading": "Questions and answers",
  "help.intro": "What people ask before they print.",
  "help.start": "How do I begin?",
  "help.start.answer":
    "Take the sheet that you have: one row for each document, and a line above that names the columns. Drop it on the first page, choose a template and look at the proof. What is missing or does not fit is said before anything is made.",
  "help.accents": "Accents and umlauts come out wrong. What can I do?",
  "help.accents.answer":
    "The file was saved in another encoding than the one that was found. Open “How the file was read” in the first step and choose another encoding until the rows on show are right. An XLSX file has no such trouble.",
  "help.dates": "The day and the month are swapped.",
  "help.dates.answer":
    "03/04/2027 is the third of April for some and the fourth of March for others. Where your rows leave it open, we go by the language of the documents, and say so in the first step; choose the other order there. Dates are then written out in the language of the documents.",
  "help.zeros": "Leading zeros are gone.",
  "help.zeros.answer":
    "In a CSV file we keep them: 007 stays 007. In a workbook they are lost before we see them, where a cell is a number. Format the column as text in your spreadsheet program and type the values again.",
  "help.labels": "The labels are shifted on the paper.",
  "help.labels.answer":
    "Print at 100 %: “Fit to page” in the print dialog makes everything smaller. Make a test print with outlines on plain paper and hold it against a sheet of labels. If it is still a little off, enter the difference as a shift in the template's settings.",
  "help.long": "A text is too long for its place.",
  "help.long.answer":
    "Every text shrinks to a size that can still be read, and then wraps. What does not fit even so is listed before you start, with the row and the column, and that document is left out. Shorten the cell, or choose another style.",
  "help.scripts": "Which scripts can be printed?",
  "help.scripts.answer":
    "Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese, Korean and emoji, also mixed in one row. A character that none of our fonts has is told of as a problem of its row and never printed as a box.",
  "help.wrong": "Some rows are wrong. Do I lose the others?",
  "help.wrong.answer":
    "No. Every right row becomes a document, and the others are listed in a file with the row, the column and what is wrong. Correct them in your sheet and send only those rows.",
  "help.privacy": "Who sees my data?",
  "help.privacy.answer":
    "Whoever runs this site, and nobody else: nothing is sent to other services, there are no trackers, and one cookie tells your files from those of others. Uploads and documents are deleted after {time}, or at once by the button on the page.",

  "time.hours": { one: "{count} hour", other: "{count} hours" },
  "time.days": { one: "{count} day", other: "{count} days" },
} as const;
