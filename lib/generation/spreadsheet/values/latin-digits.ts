/**
 * The zero of each script's decimal digits that people type; the nine others follow it (Unicode, general category Nd).
 */
const zeros = Array.from("٠۰०০੦૦௦౦೦൦๐０", (zero) => zero.charCodeAt(0));
/** Full-width number and date signs are 0xFEE0 above their ASCII counterparts. */
const fullWidth = /[＋，－．／：％（）＄]/;
const signs: Record<string, string> = { "٪": "%", "￡": "£", "￥": "¥", "￦": "₩" };

/** An ASCII digit or one of those. */
export const anyDigit = /[\d٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙０-９]/;
/**
 * Signs are also typed beside ASCII digits, as in `10％`, and programs write invisible marks of direction there; brackets
 * and colons there are ordinary text.
 */
const foreign =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙０-９＋，－．％＄٪￡￥￦]/;
const foreignAll =
  /[٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙０-９＋，－．／：％（）＄٪￡￥￦\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * Converts digits of other scripts, and full-width and Arabic signs, to ASCII: `１，２３４．５` becomes `1,234.5` and `٪٢٠`
 * becomes `%20`. Arabic separators stay, because they say which of them is the decimal one: `number-text.ts` parses
 * them. Marks of direction are dropped. Texts without such digits or signs are unchanged.
 */
export function latinDigits(text: string): string {
  return foreign.test(text) ? text.replace(foreignAll, latinCharacter) : text;
}

function latinCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  if (zero !== undefined) return String(code - zero);
  return fullWidth.test(character) ? String.fromCharCode(code - 0xfee0) : (signs[character] ?? "");
}
