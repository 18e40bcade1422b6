/** The help page: questions and answers. */
export const help = {
  "help.title": "Help",
  "help.heading": "Questions and answers",
  "help.intro": "What people ask before they print.",
  "help.start": "How do I start?",
  "help.start.answer":
    "Use a spreadsheet with one row per document and a header row with the column names. Drop it on the home page, choose a template, and check the preview. We show you what’s missing or doesn’t fit before anything is created.",
  "help.undo": "Can I undo a change?",
  "help.undo.answer":
    "Yes: any change, even another template or spreadsheet. Use Undo and Redo above the steps, or press Ctrl+Z and Ctrl+Y outside text fields. If you choose another template and come back, everything is as you left it. The browser’s back button only goes back a step.",
  "help.accents": "Why are accents and umlauts wrong?",
  "help.accents.answer":
    "The file was saved in a different encoding than the one we detected. Open “Import options” in step 1 and try other encodings until the first rows look right. XLSX files don’t have this problem.",
  "help.dates": "Why are day and month swapped?",
  "help.dates.answer":
    "03/04/2027 is 3 April to some people and March 4 to others. If a column doesn’t show which, we go by your other columns, then by the language of the documents. Step 1 tells you which order we used, and you can choose another one there. The documents spell the date out in their own language.",
  "help.zeros": "Where did the leading zeros go?",
  "help.zeros.answer":
    "CSV files keep them: 007 stays 007. In a workbook, cells with numbers lose them before you upload the file. Format the column as text in your spreadsheet program and enter the values again.",
  "help.labels": "Why are my labels misaligned?",
  "help.labels.answer":
    "Print at 100%: “Fit to page” in the print dialog shrinks everything. Turn on outlines, make a test print on plain paper, and hold it against a sheet of labels. If it’s still slightly off, enter the difference under “Move right” and “Move down” in the template’s settings.",
  "help.design": "Can I use my own design?",
  "help.design.answer":
    "Yes. Choose “Your own design” in step 2, upload a PDF or an image of your page or start with an empty one, and drag your columns onto it. What you see is what’s printed, with the values of a real row. Save designs under “My designs” to use them again.",
  "help.word": "Can I use a Word file?",
  "help.word.answer":
    "Yes. Choose “Your Word file” in step 2. Your columns fill its merge fields, or names in braces that you type into its text. You get PDFs or Word files.",
  "help.photos": "How do I add a photo to each document?",
  "help.photos.answer":
    "Add a column with the name of each row’s photo, such as ann.jpg, and match it with the photo field in step 3. Then upload the photos there: as a ZIP, a folder or single files.",
  "help.long": "What happens to text that’s too long?",
  "help.long.answer":
    "Text shrinks as far as it stays readable, then wraps. If it still doesn’t fit, we list its row and column before you start and skip that document. Shorten the cell or choose another style.",
  "help.empty": "Why are some places in the preview marked?",
  "help.empty.answer":
    "Settings that you haven’t filled in belong there, such as who signs. The marks aren’t printed: an empty setting leaves nothing on the document. Turn off “Show empty settings” above the preview to see the document as it will be. If a document would be wrong without a setting, we ask for it before we create anything.",
  "help.scripts": "Which scripts are supported?",
  "help.scripts.answer":
    "The scripts of Europe and the Caucasus, Arabic, Hebrew, Amharic, ten scripts of India and Sri Lanka, Thai, Lao, Khmer, Burmese, Chinese, Japanese, Korean and emoji, even mixed in one row. If our fonts lack a character, we report it with its row instead of printing a box.",
  "help.wrong": "Some rows have errors. Do I lose the others?",
  "help.wrong.answer":
    "No. You get a document for every valid row, plus a file that lists the others with row, column and reason. Correct those rows on the page or in your spreadsheet, and create just their documents.",
  "help.setups": "Do I have to set everything up again next month?",
  "help.setups.answer":
    "No. When you create documents, we remember your template, matches, texts, colours, images and output options in this browser, and nothing from your rows. Upload a spreadsheet with the same columns and it’s set up automatically; you can undo that with one click. Under “My setups” in the last step, you can save, rename and delete setups, or save one to a file for another computer.",
  "help.jobs": "Where do I find documents I’ve already created?",
  "help.jobs.answer":
    "On the home page, under “My jobs”, in the browser that created them. You see how far each job is and when it will be deleted, and you can download or delete it. Nobody else sees this list.",
  "help.share": "How do I pass the documents on?",
  "help.share.answer":
    "On the page of a finished job, choose “Share with a link”. Anyone with the link can download the documents until they’re deleted. They don’t see your spreadsheet, your settings or the rows with problems, and they can’t change anything. “Stop sharing” ends it at once.",
  "help.privacy": "Who can see my data?",
  "help.privacy.answer":
    "Only whoever runs this site. Nothing is sent to other services, there are no trackers, and a single cookie tells your files apart from other people’s. Uploads and documents are deleted after {time}, or immediately when you delete them yourself.",
} as const;
