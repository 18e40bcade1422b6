/**
 * Every limit that a visitor can meet, in one place: the page, the routes, the readers and the storage all
 * read it here. `MAX_UPLOAD_BYTES` and `MAX_ROWS` are the defaults of the settings of the same name.
 */
export const limits = {
  uploadBytes: 50_000_000,
  /** A JSON request; the largest legal one maps 256 columns. */
  jsonBytes: 256_000,
  imageBytes: 5_000_000,
  /** In one ZIP of pictures, and what each of them may have; 50 megapixels are 8,192 by 6,144. */
  pictures: 2_000,
  pictureBytes: 20_000_000,
  picturePixels: 50_331_648,
  pictureNameCharacters: 260,
  /** What a picture may take while it is decoded; a process that reads files has 512 MB. */
  pictureDecodedBytes: 320_000_000,
  /** Pixels of a picture's longer side in documents: 15 cm at 300 dpi. */
  pictureSide: 1_800,
  /** What the pictures of one ZIP may take together as they are kept. */
  packedPictureBytes: 400_000_000,
  rows: 100_000,
  columns: 256,
  /** Excel allows 32,767 characters in a cell. */
  cellCharacters: 32_767,
  /** What a workbook may inflate to, all its parts together, and how much more than its packed size. */
  inflatedBytes: 1_000_000_000,
  inflationRatio: 250,
  /** What a template is asked to set as one value; more is a row problem. */
  valueCharacters: 500,
  /** The same for a value that collects columns, as a report card's grades. */
  collectedCharacters: 4_000,
  /** Rows that make one document together. */
  rowsPerDocument: 1_000,
  patternCharacters: 2_000,
  /** A letter of some four pages. */
  settingCharacters: 10_000,
  /** Row problems told in a session or a status; the problems file has all of them. */
  problemsShown: 100,
  /** Documents shown of a job: those made last while it runs, and of its archive those that a search finds. */
  newestShown: 6,
  documentsListed: 50,
  findCharacters: 200,
  samplesPerColumn: 3,
  /** Data rows shown as they were read, and how much of each of their cells. */
  firstRows: 5,
  firstRowCharacters: 200,
  previewPages: 12,
  /** Windows allows paths of 260 characters; this leaves room for the folder that a ZIP is unpacked to. */
  fileNameCharacters: 120,
  waitSeconds: 20,
} as const;
