import type { MessageKey } from "#lib/messages/page-messages.ts";

type LettersOf<Key> = Key extends `letters.${infer Letters}` ? Letters : never;

interface Encoding {
  /** The letters that it covers; null if it covers all. */
  letters: LettersOf<MessageKey> | null;
  name: string;
}

/** The encodings that a visitor can choose, by their names in `iconv-lite`. */
export const encodings: Record<string, Encoding> = {
  "utf-8": { letters: null, name: "UTF-8" },
  "utf-16le": { letters: null, name: "UTF-16 LE" },
  "utf-16be": { letters: null, name: "UTF-16 BE" },
  "windows-1256": { letters: "arabic", name: "Windows-1256" },
  "windows-1257": { letters: "baltic", name: "Windows-1257" },
  "windows-1250": { letters: "central", name: "Windows-1250" },
  "iso-8859-2": { letters: "central", name: "ISO 8859-2" },
  ibm852: { letters: "central", name: "DOS 852" },
  gb18030: { letters: "chineseSimplified", name: "GB 18030" },
  big5: { letters: "chineseTraditional", name: "Big5" },
  "windows-1251": { letters: "cyrillic", name: "Windows-1251" },
  "koi8-r": { letters: "cyrillic", name: "KOI8-R" },
  ibm866: { letters: "cyrillic", name: "DOS 866" },
  "windows-1253": { letters: "greek", name: "Windows-1253" },
  "windows-1255": { letters: "hebrew", name: "Windows-1255" },
  shift_jis: { letters: "japanese", name: "Shift JIS" },
  "euc-jp": { letters: "japanese", name: "EUC-JP" },
  "euc-kr": { letters: "korean", name: "EUC-KR" },
  "windows-874": { letters: "thai", name: "Windows-874" },
  "windows-1254": { letters: "turkish", name: "Windows-1254" },
  "windows-1258": { letters: "vietnamese", name: "Windows-1258" },
  "windows-1252": { letters: "western", name: "Windows-1252" },
  "iso-8859-1": { letters: "western", name: "ISO 8859-1" },
  "iso-8859-15": { letters: "western", name: "ISO 8859-15" },
  macintosh: { letters: "western", name: "Mac Roman" },
  ibm850: { letters: "western", name: "DOS 850" },
};
