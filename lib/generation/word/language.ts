/** What is known of a file's language. */
export interface FileLanguage {
  /** The language of most of its text by `w:lang` (17.3.2.20); null if unknown. */
  stated: string | null;
  /**
   * The tag of what most of its text is in: `words` say so whatever `w:lang` says, because files often keep the language
   * of the Word that made them. Null if neither does.
   */
  main: { tag: string; by: "words" | "stated" } | null;
}
