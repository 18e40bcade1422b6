/** The id of the list of differences from Word, which the preview step links to. */
export const wordNotesId = "word-notes";
