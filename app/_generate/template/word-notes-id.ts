/** Where a Word file's differences from Word are listed: the preview's step leads there. */
export const wordNotesId = "word-notes";
