import iconv from "iconv-lite";

/** First and last lead byte, and first and last trail byte. */
type Level = [encoding: string, leads: [number, number], trails: [number, number]];

/**
 * Where each national standard (JIS X 0208, GB 2312, Big5, KS X 1001) puts everyday characters; rarer ones follow in
 * levels of their own.
 */
const firstLevels: Record<string, Level> = {
  ja: ["euc-jp", [0xb0, 0xcf], [0xa1, 0xfe]],
  "zh-Hans": ["gb18030", [0xb0, 0xd7], [0xa1, 0xfe]],
  "zh-Hant": ["big5", [0xa4, 0xc6], [0x40, 0xfe]],
  ko: ["euc-kr", [0xb0, 0xc8], [0xa1, 0xfe]],
};

/** The everyday characters of a language that has thousands; empty for an alphabetic language. */
export function commonCharacters(language: string): Set<string> {
  const level = firstLevels[language];
  if (level === undefined) return new Set();
  const [encoding, leads, trails] = level;
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = trails[0]; trail <= trails[1]; trail++) bytes.push(lead, trail);
  }
  return new Set(iconv.decode(Buffer.from(bytes), encoding).replace(/\P{L}/gu, ""));
}
