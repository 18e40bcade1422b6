/** A possible encoding, with its WHATWG Encoding Standard name if it has one. */
export interface Candidate {
  encoding: string;
  /** Languages written in it. */
  languages: string[];
  /** How much rarer such files are than Windows-1252, in bits: an estimate that one or two letters outweigh. */
  rarity: number;
}

const western = ["en", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "is", "ca"];
const central = ["en", "pl", "cs", "sk", "hu", "sl", "hr", "sr-Latn", "ro", "de"];
const cyrillic = ["ru", "uk", "be", "bg", "mk", "sr"];

/**
 * Encodings considered for files without a byte order mark. ISO 8859-1, -9 and others are read as the Windows code
 * pages that extend them.
 */
export const candidates: Candidate[] = [
  { encoding: "windows-1252", languages: western, rarity: 0 },
  { encoding: "windows-1250", languages: central, rarity: 3 },
  { encoding: "windows-1251", languages: cyrillic, rarity: 2 },
  { encoding: "windows-1253", languages: ["el"], rarity: 3 },
  { encoding: "windows-1254", languages: ["tr", "de"], rarity: 4 },
  { encoding: "windows-1255", languages: ["he"], rarity: 3 },
  { encoding: "windows-1256", languages: ["ar", "fa"], rarity: 3 },
  { encoding: "windows-1257", languages: ["et", "lv", "lt"], rarity: 5 },
  { encoding: "windows-1258", languages: ["vi"], rarity: 6 },
  { encoding: "windows-874", languages: ["th"], rarity: 6 },
  { encoding: "shift_jis", languages: ["ja"], rarity: 4 },
  { encoding: "gb18030", languages: ["zh-Hans"], rarity: 3 },
  { encoding: "big5", languages: ["zh-Hant"], rarity: 3 },
  { encoding: "euc-kr", languages: ["ko"], rarity: 3 },
  { encoding: "iso-8859-15", languages: western, rarity: 4 },
  { encoding: "macintosh", languages: western, rarity: 6 },
  { encoding: "iso-8859-2", languages: central, rarity: 6 },
  { encoding: "euc-jp", languages: ["ja"], rarity: 7 },
  { encoding: "koi8-r", languages: ["ru"], rarity: 6 },
  { encoding: "ibm866", languages: ["ru"], rarity: 6 },
  { encoding: "ibm850", languages: western, rarity: 8 },
  { encoding: "ibm852", languages: central, rarity: 9 },
];
