/** The zeros of the decimal digits that people type, each followed by its nine others (Unicode, general category Nd). */
const zeros = Array.from("٠۰०০੦૦௦౦೦൦๐０", (zero) => zero.charCodeAt(0));
/** Full-width signs of numbers and dates are 0xFEE0 above their ASCII ones. */
const fullWidth = /[＋，－．／：％（）＄]/;
const signs: Record<string, string> = { "٪": "%", "￡": "£", "￥": "¥", "￦": "₩" };

/** A digit of ASCII or of those. */
export const anyDigit = /[\d٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙０-９]/;
const foreign = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙０-９]/;
const foreignAll = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙０-９＋，－．／：％（）＄٪￡￥￦\u061c\u200e\u200f]/g;

/**
 * A text's digits of other scripts, and the full-width and Arabic signs among them, as ASCII: `１，２３４．５` is
 * `1,234.5` and `٪٢٠` is `%20`. The Arabic separators stay, since they say which of them is the decimal one:
 * `number-text.ts` reads them. A text without such digits stays as it is.
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
