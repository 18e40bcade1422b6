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

  "job.title": "Your documents",
  "job.looking": "Looking for your documents",
  "job.queued": {
    one: "{count} document waiting for the press",
    other: "{count} documents waiting for the press",
  },
  "job.running": { one: "Making {count} document", other: "Making {count} documents" },
  "job.finishing": { one: "Packing {count} document", other: "Packing {count} documents" },
  "job.succeeded": { one: "{count} document is ready", other: "{count} documents are ready" },
  "job.failed": "No document could be made",
  "job.canceled": "Stopped",
  "job.progress": "Documents made",
  "job.waiting": "They begin as soon as a press is free.",
  "job.packing": "All are made; the download is being put together.",
  "job.made": "{done} of {total} made",
  "job.failures": "{failed} left out",
  "job.rate": "{rate} a second",
  "job.left.moment": "a moment left",
  "job.left.seconds": { one: "about {count} second left", other: "about {count} seconds left" },
  "job.left.minutes": { one: "about {count} minute left", other: "about {count} minutes left" },
  "job.left.hours": { one: "about {count} hour left", other: "about {count} hours left" },
  "job.quarter": "{percent} percent are made.",
  "job.newest": "Fresh from the press",
  "job.tell": "Tell me when they are ready",
  "job.tell.told": "You will be told when they are ready.",
  "job.tell.refused": "Your browser shows no notifications of this site. The tab's title tells how far they are.",
  "job.retrying": "Your documents go on being made; this page keeps asking.",
  "job.askNow": "Ask now",
  "job.download": "Download",
  "job.download.one": "Download {name}",
  "job.download.archive": "Download ZIP",
  "job.download.combined": "Download combined PDF",
  "job.download.problems": "Download list of problems",
  "job.kept": "Kept until {time}, then deleted.",
  "job.documents": "One by one",
  "job.documents.count": { one: "{count} document", other: "{count} documents" },
  "job.find": "Search by name",
  "job.found": { one: "{found} of {count} document", other: "{found} of {count} documents" },
  "job.found.first": "{found}, the first {shown} of them here",
  "job.opens": "Opens in a new tab",
  "job.problems": { one: "{count} problem", other: "{count} problems" },
  "job.omitted": { one: "{count} document was left out.", other: "{count} documents were left out." },
  "job.again": "Fix the sheet and send only those rows",
  "job.again.how":
    "Correct the cells in your sheet and bring the whole sheet again: the match and the settings are as you left them, and only what failed is made.",
  "job.another": "Make another one",
  "job.delete": "Delete everything now",
  "job.delete.question": "Delete everything now?",
  "job.delete.deed": "Delete everything",
  "job.delete.what":
    "Your sheet and all documents made from it are deleted from the server. What you have downloaded stays yours.",
  "job.stop": "Stop and delete",
  "job.stop.question": "Stop and delete everything?",
  "job.stop.deed": "Stop and delete",
  "job.stop.what": "No more documents are made, and your sheet and the documents made so far are deleted.",
  "job.deleted.title": "Everything is deleted",
  "job.deleted.why": "Your sheet and all documents made from it are gone from this server.",
  "job.stopped.title": "These documents were stopped",
  "job.stopped.why": "They were stopped before they were ready, and their files are deleted.",
  "job.gone.title": "These documents are not here",
  "job.gone.why": "Documents are deleted after {time}, and shown only in the browser that made them.",

  "again.bring": "Correct the rows that failed in “{file}” and bring the whole sheet here; all else is as you left it.",
  "again.only": {
    one: "Only the {count} row that failed is made.",
    other: "Only the {count} rows that failed are made.",
  },
  "again.all": "Make all rows instead",
  "again.others":
    "This sheet has other rows than the one before ({rows}, not {before}): which of them failed cannot be told, so all of them are made.",

  "trouble.unreachable": "The server cannot be reached. Check your connection and try again.",
  "trouble.unknown": "Something went wrong. Reload the page and try again.",
  "size.bytes": { one: "{count} byte", other: "{count} bytes" },
  "size.kilobytes": "{size} kB",
  "size.megabytes": "{size} MB",
} as const;
