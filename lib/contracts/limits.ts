/**
 * Every limit that a visitor can meet, in one place for the pages, routes, readers and storage. `uploadBytes` and
 * `rows` are defaults of the settings `MAX_UPLOAD_BYTES` and `MAX_ROWS`.
 */
export const limits = {
  uploadBytes: 50_000_000,
  /** A JSON request; the largest valid ones have 2,000 corrections. */
  jsonBytes: 1_000_000,
  /** A setting's image, such as a logo. */
  imageBytes: 5_000_000,
  /** Images in one ZIP. */
  pictures: 2_000,
  /** A ZIP of images: the default of `MAX_PICTURES_BYTES`. */
  picturesBytes: 400_000_000,
  /** Images, folders or a ZIP that the page takes to reduce them before the upload. */
  chosenPictureBytes: 4_000_000_000,
  /** Each image; 50 megapixels are 8,192 by 6,144. */
  pictureBytes: 20_000_000,
  picturePixels: 50_331_648,
  pictureNameCharacters: 260,
  /** Memory for decoding one image; a process that reads files has 512 MB. */
  pictureDecodedBytes: 320_000_000,
  /** The longer side of an image in documents, in pixels: 15 cm at 300 dpi. */
  pictureSide: 1_800,
  /** The stored size of all images of one ZIP. */
  packedPictureBytes: 400_000_000,
  /** A font of a design, and what a compressed one unpacks to. */
  fontBytes: 10_000_000,
  unpackedFontBytes: 30_000_000,
  /** Files with fonts that a Word file embeds, and what they inflate to together. */
  wordFonts: 20,
  wordFontBytes: 20_000_000,
  /** Pages of a PDF that a visitor uploads as a design. */
  designPages: 20,
  rows: 100_000,
  columns: 2_000,
  /** Cells of a table, rows by columns: as many as 100,000 rows of 256 columns. */
  cells: 25_600_000,
  /** Excel's limit for a cell. */
  cellCharacters: 32_767,
  /** The inflated size of a workbook's parts together, and its ratio to the packed size. */
  inflatedBytes: 1_000_000_000,
  inflationRatio: 250,
  /** Characters in one value; more is a row problem. */
  valueCharacters: 500,
  /** The same for a value that collects columns, such as a report card's grades. */
  collectedCharacters: 4_000,
  /** Rows that form one document. */
  rowsPerDocument: 1_000,
  /** Corrected cells of a session, the characters of each before and after, and of all together. */
  corrections: 2_000,
  correctionCharacters: 4_000,
  correctedCharacters: 500_000,
  /** Of the corrected spreadsheet in one answer; a single row may be longer. */
  correctedPartCharacters: 2_000_000,
  /** Conditions on rows, the values that one lists, and the characters of each. */
  rowConditions: 10,
  conditionValues: 100,
  conditionCharacters: 200,
  /** Different values of a column that are told apart to count them. */
  countedValues: 100_000,
  patternCharacters: 2_000,
  /** About four pages of a letter. */
  settingCharacters: 10_000,
  /** Kinds of row problems listed in a session or status, and the rows named for each; the problems file has all. */
  problemsShown: 100,
  problemRowsShown: 20,
  /** Documents listed for a job: the newest while it runs, and matches of a search in its archive. */
  newestShown: 6,
  documentsListed: 50,
  findCharacters: 200,
  /** What a browser keeps for its visitor: setups by name, each with the images of its settings, and jobs. */
  setups: 50,
  setupNameCharacters: 80,
  setupImages: 8,
  /** A setup's file, with its images in base64. */
  setupBytes: 60_000_000,
  jobsKept: 20,
  /** Fields of a Word file, its Typst source, and its pages. */
  wordFields: 500,
  wordSourceBytes: 20_000_000,
  wordPages: 100,
  samplesPerColumn: 3,
  /** Distinct texts of a column that can each have a colour, and the characters of one. */
  kindsPerColumn: 12,
  kindCharacters: 80,
  /** Of a workbook's other sheets: how many are named, and what is kept of their headers to choose among them. */
  dataSheets: 20,
  headersPerSheet: 40,
  headerCharacters: 60,
  /** Data rows shown as read, and the characters shown of each cell. */
  firstRows: 5,
  /** Columns of those rows, and cells of a row to correct, that the page shows. */
  columnsShown: 100,
  firstRowCharacters: 200,
  previewPages: 12,
  /** Windows allows paths of 260 characters; this leaves room for the folder that a ZIP is unpacked to. */
  fileNameCharacters: 120,
  waitSeconds: 20,
} as const;
