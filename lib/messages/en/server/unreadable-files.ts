/** Files that can't be read: their kinds, and damaged or hostile ones. */
export const files = {
  "file.empty": "The file is empty. Check that it was saved, then upload it again.",
  "file.password": "This file is password-protected. Save a copy without a password and upload that.",
  "file.password.office":
    "This file is password-protected. Open it in your spreadsheet program, save a copy without a password and upload that.",
  "file.damaged":
    "This file is damaged: part of it is missing. Open it in your spreadsheet program, save it again as .xlsx and upload that.",
  "file.kind": "This is {kind}. Save it as .xlsx (Excel workbook) or CSV and upload that.",
  "file.kind.rows":
    "This is {kind}. Copy the rows that you need into a spreadsheet, save it as .xlsx or CSV and upload that.",
  "file.kind.json":
    "This is {kind}, but not a plain list of rows. In the program that it comes from, export the rows as CSV or .xlsx and upload that.",
  "file.kind.contacts":
    "This is {kind}. In your contacts or email program, export the contacts as CSV and upload that.",
  "file.kind.calendar":
    "This is {kind}. In your calendar program, export the events as CSV, or copy them into a spreadsheet, and upload that.",
  "file.kind.link":
    "This is {kind}, not the spreadsheet itself. Open it and download the file: in Google Sheets with File > Download > Microsoft Excel (.xlsx), in Excel for the web with File > Create a Copy > Download a Copy. Then upload that.",
  "file.kind.mail": "This is {kind}. Save the spreadsheet that is attached to it and upload that.",
  "file.kind.text":
    "This is {kind}. To use it as your template, open it in Word or LibreOffice, save it as .docx and upload that. If it has your rows, copy them into a spreadsheet.",
  "file.kind.slides":
    "This is {kind}. To use it as the page of your own design, save it as PDF and upload that. If it has your rows, copy them into a spreadsheet.",
  "file.kind.numbers":
    "This is {kind}. Open it in Numbers, choose File > Export To > Excel and upload the exported file.",
  "file.kind.pages":
    "This is {kind}. To use it as your template, open it in Pages, choose File > Export To > Word or PDF and upload the exported file. If it has your rows, copy them into a spreadsheet.",
  "file.kind.work":
    "This is {kind}. Open it in that program and choose File > Export To: in Numbers > Excel, in Pages > Word or PDF, in Keynote > PDF. Then upload the exported file.",
  "file.kind.oldExcel": "This is {kind}. Open it in LibreOffice or Excel, save it as .xlsx and upload that.",
  "file.kind.pointer":
    "This is {kind}, not the spreadsheet itself. Fetch the file, for example with “git lfs pull”, and upload that.",
  "file.kind.citations": "This is {kind}. In your reference manager, export it as CSV and upload that.",
  "file.kind.encoded":
    "This is {kind}. Decode it, or export it again from where it came from, and upload the spreadsheet itself.",
  "file.kind.failure": "This is {kind}, not the spreadsheet itself. Download the file again and upload that.",
  "file.kind.zip": "This is {kind}. Unpack it and upload the spreadsheet in it.",
  "file.kind.image": "This is {kind}. Save it as PNG, JPEG, WebP or SVG and upload that.",
  "file.image":
    "This is an image, not a spreadsheet. Upload your rows as CSV, TSV, XLSX, XLS or ODS first; images come later.",
  "file.word":
    "This is a Word file. Upload a spreadsheet with the rows first, then choose the Word file as the template.",
  "file.saved":
    "This is a saved design. Upload a spreadsheet with the rows first, then choose the design as the template.",
  "file.pictures":
    "This is a ZIP of images, not a spreadsheet. Upload your rows as CSV, TSV, XLSX, XLS or ODS first; images come later.",
  "file.heavy":
    "This file takes too much time or memory to read. Copy the rows you need into a new spreadsheet and upload that.",
  "file.heavy.other": "This file takes too much time or memory to read. Simplify it and upload it again.",

  // Kinds of files, after "This is".
  "kind.font": "a font",
  "kind.pdf": "a PDF",
  "kind.rtf": "a Rich Text document",
  "kind.gif": "a GIF image",
  "kind.tiff": "a TIFF image",
  "kind.heic": "a HEIC image",
  "kind.avif": "an AVIF image",
  "kind.archive": "a compressed archive",
  "kind.parquet": "a Parquet file",
  "kind.database": "a database",
  "kind.web": "a web page without a table",
  "kind.xml": "an XML file",
  "kind.json": "JSON",
  "kind.webTables": "a web page with several tables",
  "kind.contacts": "a contacts file (vCard)",
  "kind.calendar": "a calendar (iCalendar)",
  "kind.link": "only a link",
  "kind.sylk": "a SYLK file",
  "kind.dif": "a DIF file",
  "kind.directory": "a directory export (LDIF)",
  "kind.key": "a certificate or key",
  "kind.citations": "a list of references (RIS, PubMed or EndNote)",
  "kind.sequences": "a sequence file (FASTA, FASTQ or GenBank)",
  "kind.encoded": "a file in another encoding, such as Base64 or uuencode",
  "kind.failure": "only a website’s error message",
  "kind.oldExcel": "a workbook from Excel 4 or earlier",
  "kind.log": "a log file",
  "kind.settings": "a settings file",
  "kind.code": "program code",
  "kind.postScript": "a PostScript file",
  "kind.mail": "an email",
  "kind.oldOffice": "an older Office file",
  "kind.text": "text, not a table",
  "kind.pointer": "only a Git LFS or git-annex pointer",
  "kind.binary": "a binary file, not a table",
  "kind.word": "a Word document",
  "kind.oldWord": "a Word document in the older .doc format",
  "kind.slides": "a PowerPoint presentation",
  "kind.numbers": "a Numbers spreadsheet",
  "kind.pages": "a Pages document",
  "kind.keynote": "a Keynote presentation",
  "kind.work": "a Numbers, Pages or Keynote file",
  "kind.openDocument": "an OpenDocument file, but not a spreadsheet",
  "kind.zip": "a ZIP archive without a workbook or an image",

  "json.damaged":
    "This JSON file is damaged, or its end is missing. Export it again, or save its rows as CSV or .xlsx, and upload that.",
  "json.endless":
    "This JSON file has a row of more than {most} characters. Save its rows as CSV or .xlsx and upload that.",

  "zip.damaged":
    "This file can’t be read: part of it is missing or damaged. Save the spreadsheet or Word file again, or zip the images again, and upload that.",
  "zip.hostile": "This file {fault}. Copy its content into a new file, or zip your images again, and upload that.",
  // The {fault} at the end of the sentence above.
  "zip.overlaps": "has overlapping parts",
  "zip.inflates": "unpacks to more than {size} MB, the limit for a file of this size",
  "zip.part": "has a part that unpacks to more than {times} times its size",
  "zip.parts": "has more than {most} parts",
  "zip.sizes": "gives wrong sizes for its parts",
} as const;
