/** The default texts of a template's documents, in languages other than the definition's English. */
export interface DocumentWords {
  documentTitle: string;
  creditTitle?: string;
  filename?: string;
  /** The defaults of text settings, or the samples of those that have one. */
  settings?: Readonly<Record<string, string>>;
}

/** By template id. */
export type DocumentsWords = Readonly<Record<string, DocumentWords>>;
