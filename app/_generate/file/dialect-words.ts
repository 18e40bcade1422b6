import type { Source } from "#lib/contracts/session.ts";

/** The separators that the content can tell by itself, in the words of a person. */
export const delimiterWords: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "bars",
  " ": "spaces",
  ":": "colons",
  "^": "carets",
  "~": "tildes",
  "#": "number signs",
  "¦": "broken bars",
  "§": "section signs",
  "\u001f": "unit separators",
};

const visible = /[^\s\p{C}]/u;

/** Each separator as one chooses it: `Semicolons ( ; )`. */
export const delimiterChoices = Object.entries(delimiterWords).map(([delimiter, words]): [string, string] => {
  const name = words.slice(0, 1).toUpperCase() + words.slice(1);
  return [delimiter, visible.test(delimiter) ? `${name} ( ${delimiter} )` : name];
});

/** The encodings that a visitor can choose among; names as `iconv-lite` knows them. */
const encodingWords: Record<string, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1256": "Arabic (Windows-1256)",
  "windows-1257": "Baltic (Windows-1257)",
  "windows-1250": "Central European (Windows-1250)",
  "iso-8859-2": "Central European (ISO 8859-2)",
  ibm852: "Central European (DOS 852)",
  gb18030: "Chinese, simplified (GB 18030)",
  big5: "Chinese, traditional (Big5)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "koi8-r": "Cyrillic (KOI8-R)",
  ibm866: "Cyrillic (DOS 866)",
  "windows-1253": "Greek (Windows-1253)",
  "windows-1255": "Hebrew (Windows-1255)",
  shift_jis: "Japanese (Shift JIS)",
  "euc-jp": "Japanese (EUC-JP)",
  "euc-kr": "Korean (EUC-KR)",
  "windows-874": "Thai (Windows-874)",
  "windows-1254": "Turkish (Windows-1254)",
  "windows-1258": "Vietnamese (Windows-1258)",
  "windows-1252": "Western European (Windows-1252)",
  "iso-8859-1": "Western European (ISO 8859-1)",
  "iso-8859-15": "Western European (ISO 8859-15)",
  macintosh: "Western European (Mac Roman)",
  ibm850: "Western European (DOS 850)",
};

/** Found under this name, chosen under the other: Microsoft's page 949 is EUC-KR with more characters. */
const aliases: Record<string, string> = { cp949: "euc-kr" };

export const encodingChoices = Object.entries(encodingWords);

/** `Western European (Windows-1252)`; an encoding without words of its own by its technical name. */
export function encodingInWords(encoding: string): string {
  const name = encoding.toLowerCase();
  return encodingWords[aliases[name] ?? name] ?? encoding;
}

export function delimiterInWords(delimiter: string): string {
  return delimiterWords[delimiter] ?? `“${delimiter}”`;
}

export const quoteChoices: ['"' | "'" | "", string][] = [
  ['"', 'Double ( " )'],
  ["'", "Single ( ' )"],
  ["", "None: they are text"],
];

/** The ways in which a quotation mark can stand within quoted text. */
export function escapeChoices(quote: NonNullable<Source["quote"]>): ['"' | "'" | "\\", string][] {
  return [
    [quote, `Doubled ( ${quote}${quote} )`],
    ["\\", `After a backslash ( \\${quote} )`],
  ];
}
