/** Mac Roman has the euro sign since Mac OS 8.5 (Apple's ROMAN.TXT); iconv-lite still has its predecessor. */
export function withEuroOfMac(text: string, encoding: string): string {
  return encoding === "macintosh" ? text.replaceAll("¤", "€") : text;
}
