// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters (2.2)
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as XML content, without what XML can't hold. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>]/g, (character) => entities[character] ?? "");
}

/**
 * A value inside of an element `w:t`, which its line breaks and tabs interrupt (17.3.3.1, 17.3.3.32).
 * @param prefix of WordprocessingML's elements, with its colon
 */
export function valueXml(value: string, prefix: string): string {
  const escaped = escapeXml(value.replace(/\r\n?|[\v\u2028\u2029]/g, "\n"));
  if (!/[\n\t]/.test(escaped)) return escaped;
  const open = `<${prefix}t xml:space="preserve">`;
  const put = (element: string) => `</${prefix}t><${prefix}${element}/>${open}`;
  return escaped.replaceAll("\n", put("br")).replaceAll("\t", put("tab"));
}
