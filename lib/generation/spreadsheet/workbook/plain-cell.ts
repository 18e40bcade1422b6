/** The raw content of a cell element (ECMA-376 part 1, 18.3.1.4). */
export interface WrittenCell {
  /** From 0. */
  column: number;
  /** The index of its style. */
  style: number;
  type: string | undefined;
  text: string;
}

export const mostColumns = 16_384;
export const mostRows = 1_048_576;
const [space, quote, ampersand, slash, less, equals, greater] = [0x20, 0x22, 0x26, 0x2f, 0x3c, 0x3d, 0x3e];
const [r, s, t, v] = [0x72, 0x73, 0x74, 0x76];
const types = new Set(["s", "n", "str", "inlineStr", "b", "e", "d"]);

/** Parses the digits from `at` to `end`; -1 if there are other characters. */
function integerAt(xml: string, at: number, end: number): number {
  let integer = 0;
  for (let place = at; place < end; place++) {
    const digit = xml.charCodeAt(place) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    integer = integer * 10 + digit;
  }
  return integer;
}

/** The column of a reference such as `AB12` from `at` to `end`, counted from 0; -1 if no sheet has such a cell. */
export function columnAt(text: string, at: number, end: number): number {
  let column = 0;
  for (let place = at; column <= mostColumns; place++) {
    const letter = (text.charCodeAt(place) & 0xdf) - 64;
    if (letter >= 1 && letter <= 26) {
      column = column * 26 + letter;
      continue;
    }
    const row = integerAt(text, place, end);
    return row >= 1 && row <= mostRows ? column - 1 : -1;
  }
  return -1;
}

/** Reads ` r="B2" s="1" t="s"` into `cell`; returns where they end, or -1 if there is any other attribute. */
function readAttributes(xml: string, start: number, cell: WrittenCell): number {
  let at = start;
  while (xml.charCodeAt(at) === space) {
    if (xml.charCodeAt(at + 2) !== equals || xml.charCodeAt(at + 3) !== quote) return -1;
    const from = at + 4;
    const to = xml.indexOf('"', from);
    if (to < 0) return -1;
    const name = xml.charCodeAt(at + 1);
    if (name === r) cell.column = columnAt(xml, from, to);
    else if (name === s) cell.style = integerAt(xml, from, to);
    else if (name === t) cell.type = xml.slice(from, to);
    else return -1;
    at = to + 1;
  }
  const isPlain = cell.column >= 0 && cell.style >= 0 && (cell.type === undefined || types.has(cell.type));
  return isPlain ? at : -1;
}

/** Reads the text up to the next tag into `cell`; returns the end of that tag, or -1 unless it is `closing`. */
function readText(xml: string, from: number, closing: string, cell: WrittenCell): number {
  let to = from;
  for (; to < xml.length; to++) {
    const code = xml.charCodeAt(to);
    if (code === less) break;
    if (code === ampersand) return -1;
  }
  if (to === from || !xml.startsWith(closing, to)) return -1;
  cell.text = xml.slice(from, to);
  return to + closing.length;
}

/**
 * Fast path: reads the cell at `at` into `cell` if it has the form that nearly all programs write: `<c r="B2" s="1"
 * t="s"><v>7</v></c>`, `<c r="B2"/>`, or with `<is><t>`. Missing attributes keep the values already in `cell`. Returns
 * where the cell ends; -1 if it has another form, or its end has not arrived yet.
 */
export function readPlainCell(xml: string, at: number, cell: WrittenCell): number {
  if (!xml.startsWith("<c", at)) return -1;
  const tag = readAttributes(xml, at + 2, cell);
  if (tag < 0) return -1;
  if (xml.charCodeAt(tag) === slash) return xml.charCodeAt(tag + 1) === greater ? tag + 2 : -1;
  if (xml.charCodeAt(tag) !== greater) return -1;
  if (xml.charCodeAt(tag + 2) === v)
    return xml.startsWith("<v>", tag + 1) ? readText(xml, tag + 4, "</v></c>", cell) : -1;
  return xml.startsWith("<is><t>", tag + 1) ? readText(xml, tag + 8, "</t></is></c>", cell) : -1;
}
