/**
 * Values of any PDF (ISO 32000-1, 7.3). A name is a string that starts with a slash; any other string is a keyword or
 * an operator. Text is latin1, one character per byte.
 */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | PdfString
  | PdfReference
  | PdfValue[]
  | PdfDictionary
  | PdfStream;

/** By name, with its slash. */
export type PdfDictionary = Map<string, PdfValue>;

export interface PdfString {
  bytes: string;
}

export interface PdfReference {
  object: number;
}

export interface PdfStream {
  entries: PdfDictionary;
  /** As in the file, packed by the filters that `entries` names. */
  data: Buffer;
}

export const isName = (value: PdfValue | undefined): value is string =>
  typeof value === "string" && value.startsWith("/");
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isString = (value: PdfValue | undefined): value is PdfString => has(value, "bytes");
export const isReference = (value: PdfValue | undefined): value is PdfReference => has(value, "object");
export const isStream = (value: PdfValue | undefined): value is PdfStream =>
  has(value, "entries") && has(value, "data");

function has(value: PdfValue | undefined, key: string): boolean {
  return typeof value === "object" && value !== null && !(value instanceof Map) && Object.hasOwn(value, key);
}
