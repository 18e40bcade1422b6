import type { Language } from "./languages.ts";

/** Languages with sample spreadsheets of their own; `sample.<language>.csv` in each template's folder. */
export const sampleLanguages = ["de"] as const satisfies Language[];

/** A template's sample spreadsheet below `/samples/`, in this language if there is one, else in English. */
export function sampleFile(template: string, language: string): string {
  const isThere = sampleLanguages.some((each) => each === language);
  return isThere ? `${language}/${template}.csv` : `${template}.csv`;
}
