import type { DocumentsWords, DocumentWords } from "./document-words.ts";
import type { TemplatesWords, TemplateWords } from "./template-words.ts";

/** One template in a language other than English. */
export interface TemplateTexts {
  pages: TemplateWords;
  documents: DocumentWords;
}

/** The texts of all templates, by template id, split into those of the pages and those of the documents. */
export function partTexts(all: Readonly<Record<string, TemplateTexts>>): {
  templates: TemplatesWords;
  documents: DocumentsWords;
} {
  const entries = Object.entries(all);
  return {
    templates: Object.fromEntries(entries.map(([id, { pages }]) => [id, pages])),
    documents: Object.fromEntries(entries.map(([id, { documents }]) => [id, documents])),
  };
}
