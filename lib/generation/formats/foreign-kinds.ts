import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg, type ServerKey } from "#lib/messages/server-message.ts";
import { textKind } from "./text-kinds.ts";

/** Named as in the messages. */
export type ForeignKind = Extract<ServerKey, `kind.${string}`> extends `kind.${infer Kind}` ? Kind : never;

const imageKinds = new Set<ForeignKind>(["gif", "tiff", "heic", "avif"]);

/** Files that people mistake for spreadsheets or logos: the bytes at an offset that identify them. */
const signatures: [offset: number, bytes: string, kind: ForeignKind][] = [
  [0, "%PDF-", "pdf"],
  [0, "{\\rtf", "rtf"],
  [0, "GIF8", "gif"],
  [0, "II*\0", "tiff"],
  [0, "MM\0*", "tiff"],
  [4, "ftyphei", "heic"],
  [4, "ftypmif1", "heic"],
  [4, "ftypavif", "avif"],
  [0, "\x1f\x8b", "archive"],
  [0, "7z\xbc\xaf", "archive"],
  [0, "Rar!", "archive"],
  [0, "\xfd7zXZ", "archive"],
  [0, "BZh", "archive"],
  [0, "\x28\xb5\x2f\xfd", "archive"],
  [257, "ustar", "archive"],
  [0, "PAR1", "parquet"],
  [4, "Standard Jet DB", "database"],
  [4, "Standard ACE DB", "database"],
  [0, "SQLite format 3\0", "database"],
  // BIFF2, 3 and 4 ([MS-XLS] begins with BIFF8; OpenOffice.org's description, 5.8.1).
  [0, "\t\0\x04\0", "oldExcel"],
  [0, "\t\x02\x06\0", "oldExcel"],
  [0, "\t\x04\x06\0", "oldExcel"],
];

const webElements = new Set([
  "html",
  "head",
  "body",
  "table",
  "meta",
  "style",
  "div",
  "script",
  "template",
  "tbody",
  "tr",
]);

/** The name of the first element of XML or HTML, after declarations, comments and document types. */
export function firstElement(text: string): string | undefined {
  let rest = text.trimStart();
  for (;;) {
    const length = lengthOfProlog(rest);
    if (length === 0) return /^<(?:\w+:)?(\w+)/.exec(rest)?.[1]?.toLowerCase();
    if (length === null) return undefined;
    rest = rest.slice(length).trimStart();
  }
}

/**
 * The length of the declaration, comment or document type that a text starts with; 0 for none, null for one without an
 * end.
 */
function lengthOfProlog(text: string): number | null {
  const [, end] =
    (
      [
        ["<?", "?>"],
        ["<!--", "-->"],
      ] as const
    ).find(([start]) => text.startsWith(start)) ?? [];
  if (end === undefined) return /^<![^>[]*(?:\[[^\]]*\]\s*)?>/.exec(text)?.[0].length ?? 0;
  const at = text.indexOf(end);
  return at < 0 ? null : at + end.length;
}

/** As long as the part of a file that is looked at; a longer file may end elsewhere. */
const cutLength = 60_000;

/** Whether a text is XML: a cell may start with an element, too, but the element then ends in the same line. */
function isXml(text: string): boolean {
  const start = text.trim();
  if (start.startsWith("<?xml")) return true;
  const root = /^<([a-z_][\w.:-]*)(?=[\s>])[^<>]*>/i.exec(start)?.[1];
  if (root === undefined) return false;
  const endings = start.split(`</${root}>`).length - 1;
  return endings === 1 ? start.endsWith(`</${root}>`) : endings === 0 && start.length > cutLength;
}

/** The kind of a file that is neither a table nor an accepted image; null if unknown. */
export function foreignKind(bytes: string, text: string | null): ForeignKind | null {
  const known = signatures.find(([offset, signature]) => bytes.startsWith(signature, offset));
  if (known !== undefined) return known[2];
  // Some programs name a web page or old XML .xls.
  if (text !== null && webElements.has(firstElement(text) ?? "")) return "web";
  if (bytes.startsWith("bplist00") && bytes.includes("URL") && bytes.includes("http")) return "link";
  if (text === null) return null;
  if (!isXml(text)) return textKind(text);
  return /<plist[^>]{0,200}>\s*<dict>\s*<key>URL<\/key>/.test(text) ? "link" : "xml";
}

/** Whether files of this kind are images. */
export function isImageKind(kind: ForeignKind): boolean {
  return imageKinds.has(kind);
}

/** How to get a spreadsheet or a template from kinds whose programs can't simply save one. */
const advice: Partial<Record<ForeignKind, Extract<ServerKey, `file.kind${string}`>>> = {
  json: "file.kind.json",
  contacts: "file.kind.contacts",
  calendar: "file.kind.calendar",
  link: "file.kind.link",
  mail: "file.kind.mail",
  word: "file.kind.text",
  oldWord: "file.kind.text",
  rtf: "file.kind.text",
  openDocument: "file.kind.text",
  slides: "file.kind.slides",
  keynote: "file.kind.slides",
  numbers: "file.kind.numbers",
  pages: "file.kind.pages",
  work: "file.kind.work",
  oldExcel: "file.kind.oldExcel",
  web: "file.kind.rows",
  webTables: "file.kind.rows",
  log: "file.kind.rows",
  code: "file.kind.rows",
  settings: "file.kind.rows",
  key: "file.kind.rows",
  text: "file.kind.rows",
  binary: "file.kind.rows",
  sequences: "file.kind.rows",
  citations: "file.kind.citations",
  encoded: "file.kind.encoded",
  failure: "file.kind.failure",
  pointer: "file.kind.pointer",
  zip: "file.kind.zip",
  archive: "file.kind.zip",
};

/** The error `unsupported_kind` that names the kind, and how to get a spreadsheet from it. */
export function refuseKind(kind: ForeignKind): AppError {
  const key = isImageKind(kind) ? "file.kind.image" : (advice[kind] ?? "file.kind");
  return new AppError("unsupported_kind", msg(key, { kind: msg(`kind.${kind}`) }));
}
