/** What a template's documents say where their visitor says nothing, in another language than the definition's English. */
interface DocumentWords {
  documentTitle: string;
  filename?: string;
  /** The defaults of settings that are texts. */
  settings?: Readonly<Record<string, string>>;
}

/** By the templates' ids. */
export type DocumentsWords = Readonly<Record<string, DocumentWords>>;
