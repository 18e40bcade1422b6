import { codesOf, unescaped } from "../shown-glyphs.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readArray, readDictionary, readReference, stringEnd } from "../syntax/pdf-syntax.ts";

/** A marked content of a page that shows letters of one font on one line, and nothing else. */
export interface TextRun {
  /** Its tag, and its id on the page (ISO 32000-1, 14.7.4). */
  tag: string;
  id: number;
  /** Where its letters start, and the direction that they go to, in points from the page's bottom left corner. */
  x: number;
  y: number;
  turn: string;
  /**
   * What chooses its colour on its page, and the same with the colour space itself instead of the page's name for it.
   */
  color: string;
  paint: string;
  /** The font's object number and its size in points. */
  font: number;
  size: number;
  /**
   * The operator that shows the letters, with what it shows; the codes of their glyphs, and how far they reach in
   * points.
   */
  shown: string;
  codes: readonly number[];
  width: number;
}

/** A content stream as runs of letters and what is around them: `around` has one more piece than there are `runs`. */
export interface PageContent {
  around: readonly string[];
  runs: readonly TextRun[];
}

/** The widths of a font's glyphs in thousandths of its size, by their codes. */
export type GlyphWidths = ReadonlyMap<number, number>;

/** How our engine writes letters: one operator, on its own lines (`pdf-writer`). Another marked content isn't a run. */
const start =
  /(\/\w+) <<\n {2}\/MCID (\d+)\n>> BDC\nq\n(\S+ \S+ \S+ \S+) (\S+) (\S+) cm\n((?:[^\n]+ cs\n[^\n]+ scn\n)?)BT\n0 Tr\n(\/\S+) (\S+) Tf\n1 0 0 -1 0 0 Tm\n(?=[[(<])/g;
const end = / ?(T[Jj])\nET\nQ\nEMC(?:\n|$)/y;

/** What a page names: fonts by object number, and colour spaces by what they are. */
export interface PageNames {
  fonts: ReadonlyMap<string, number>;
  spaces: ReadonlyMap<string, string>;
}

/** Finds the runs of letters of a page. */
export function readContent(
  content: string,
  { fonts, spaces }: PageNames,
  widthsOf: (font: number) => GlyphWidths,
): PageContent {
  const around: string[] = [];
  const runs: TextRun[] = [];
  let copied = 0;
  start.lastIndex = 0;
  for (let found = start.exec(content); found; found = start.exec(content)) {
    const [, tag = "", id, turn = "", x, y, color = "", name = "", size] = found;
    const font = fonts.get(name);
    const operand = operandEnd(content, start.lastIndex);
    end.lastIndex = operand;
    if (font === undefined || !end.test(content)) continue;
    const shown = content.slice(start.lastIndex, content.indexOf("\nET\n", operand));
    const { codes, thousandths } = readShown(content.slice(start.lastIndex, operand), widthsOf(font));
    const paint = color.replace(/^\/\S+/, (space) => spaces.get(space) ?? space);
    around.push(content.slice(copied, found.index));
    const width = (thousandths * Number(size)) / 1_000;
    runs.push({
      tag,
      id: Number(id),
      x: Number(x),
      y: Number(y),
      turn,
      color,
      paint,
      font,
      size: Number(size),
      shown,
      codes,
      width,
    });
    copied = end.lastIndex;
    start.lastIndex = copied;
  }
  around.push(content.slice(copied));
  return { around, runs };
}

/** A run as content, with `name` for its font. */
export function writeRun({ tag, id, x, y, turn, color, size, shown }: TextRun, name: string): string {
  return `${tag} <<\n  /MCID ${id}\n>> BDC\nq\n${turn} ${plain(x)} ${plain(y)} cm\n${color}BT\n0 Tr\n${name} ${size} Tf\n1 0 0 -1 0 0 Tm\n${shown}\nET\nQ\nEMC\n`;
}

/**
 * As many digits as our engine writes: renderers round at places that even a thousandth of a point would miss. There
 * are no exponents (7.3.3).
 */
const plain = (points: number) => (Math.abs(points) < 0.00001 ? 0 : Number(points.toPrecision(8)));

/** The end of a string or of an array of strings and numbers. */
function operandEnd(content: string, from: number): number {
  if (content[from] !== "[") return stringEnd(content, from);
  let at = from + 1;
  while (at < content.length && content[at] !== "]") {
    at = content[at] === "(" || content[at] === "<" ? stringEnd(content, at) : at + 1;
  }
  return at + 1;
}

const number = /-?[\d.]+/y;

/** What an operand shows: codes of two bytes, and numbers that bring the letters closer together (9.4.3). */
function readShown(operand: string, widths: GlyphWidths): { codes: number[]; thousandths: number } {
  const codes: number[] = [];
  let thousandths = 0;
  for (let at = 0; at < operand.length; ) {
    const first = operand[at];
    if (first === "(" || first === "<") {
      const end = stringEnd(operand, at);
      const inner = operand.slice(at + 1, end - 1);
      const string = first === "(" ? unescaped(inner) : Buffer.from(inner, "hex").toString("latin1");
      for (const code of codesOf(string, 2)) {
        codes.push(code);
        thousandths += widths.get(code) ?? 0;
      }
      at = end;
      continue;
    }
    number.lastIndex = at;
    if (number.test(operand)) {
      thousandths -= Number(operand.slice(at, number.lastIndex));
      at = number.lastIndex;
    } else at += 1;
  }
  return { codes, thousandths };
}

/** Reads the names of a page's own resources. */
export function readNames(page: ReadonlyMap<string, string>): PageNames {
  const resources = readDictionary(page.get("/Resources") ?? "<<>>");
  const fonts = readDictionary(resources.get("/Font") ?? "<<>>");
  return {
    fonts: new Map([...fonts].map(([name, font]) => [name, readReference(font)])),
    spaces: readDictionary(resources.get("/ColorSpace") ?? "<<>>"),
  };
}

/** The widths of the glyphs of a composite font; none of any other, whose letters are no runs then. */
export function readGlyphWidths(file: PdfFile, font: number): GlyphWidths {
  const entries = readDictionary(file.text(font));
  const [descendant] = readArray(entries.get("/DescendantFonts") ?? "[]").map(readReference);
  if (descendant === undefined) return new Map();
  const items = readArray(readDictionary(file.text(descendant)).get("/W")).map(Number);
  const widths = new Map<number, number>();
  for (let at = 0; at < items.length; at += 3) {
    const [first = 0, last = 0, width = 0] = items.slice(at, at + 3);
    for (let code = first; code <= last; code += 1) widths.set(code, width);
  }
  return widths;
}
