/** The format of a page number (17.16.4.3.1); none for the section's. */
export function pageFormat(switches: string): { format?: string } {
  const [, name = ""] = /\\\*\s*"?(arabicdash|arabic|roman|alphabetic)\b/i.exec(switches) ?? [];
  if (name === "") return {};
  if (/^arabic$/i.test(name)) return { format: "1" };
  if (/^arabicdash$/i.test(name)) return { format: "- 1 -" };
  const letter = /^r/i.test(name) ? "i" : "a";
  return { format: /^[A-Z]/.test(name) ? letter.toUpperCase() : letter };
}
