import iconv from "iconv-lite";

/** Code pages that Windows doesn't number as iconv-lite does ([MS-XLS] 2.4.52; Windows' code page identifiers). */
const named: Record<number, string> = {
  367: "ascii",
  10000: "macroman",
  10006: "macgreek",
  10007: "maccyrillic",
  10029: "maccenteuro",
  10079: "maciceland",
  10081: "macturkish",
  32768: "macroman",
};

/** The encoding of a code page; Windows-1252 if it's unknown. */
export function codePageName(codePage: number): string {
  const name = named[codePage] ?? `cp${codePage}`;
  return iconv.encodingExists(name) ? name : "windows-1252";
}
