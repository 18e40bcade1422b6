/** Mac Roman has the euro sign since Mac OS 8.5 (Apple's ROMAN.TXT); iconv-lite has what stood in its place before. */
export function withEuroOfMac(text: string, encoding: string): string {
  return encoding === "macintosh" ? text.replaceAll("¤", "€") : text;
}
