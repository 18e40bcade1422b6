import { isString, type PdfValue } from "../pdf/value.ts";
import type { Content } from "./content.ts";
import type { PageFont } from "./fonts.ts";
import { apply, multiply } from "./matrix.ts";
import type { TextCursor } from "./text-cursor.ts";
import type { TextState } from "./text-state.ts";

/** A glyph at its place on the page, in points from the bottom left corner as the page is displayed. */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  /** To where the next glyph would stand. */
  advance: readonly [x: number, y: number];
  /** Of the font, as displayed. */
  size: number;
  font: PageFont;
  code: number;
  /** Null if it isn't a single colour, as with a pattern. */
  color: string | null;
  /** Like the recognised text behind a scanned picture. */
  isInvisible: boolean;
  /** Where it is in the source: the operation, the item of its array, and the place among the item's codes. */
  content: Content;
  operation: number;
  item: number;
  index: number;
  /** The number in an array of `TJ` that moves the next glyph as far as this one does. */
  movement: number;
}

/** Where an operation that shows text is. */
interface ShowingOperation {
  content: Content;
  operation: number;
}

/**
 * The glyphs of an operation's strings, from the cursor on, which moves behind them (ISO 32000-1, 9.4.3 and 9.4.4).
 * @param onCodes called with the number of a string's codes before they are set
 */
export function placeGlyphs(
  { content, operation }: ShowingOperation,
  items: readonly PdfValue[],
  state: TextState,
  cursor: TextCursor,
  onCodes: (count: number) => void,
): Glyph[] {
  const { font, size, scale } = state;
  const glyphs: Glyph[] = [];
  for (const [item, value] of items.entries()) {
    if (typeof value === "number") cursor.advance((-value / 1000) * size * scale);
    if (!isString(value) || font === null) continue;
    const codes = font.decode(value.bytes);
    onCodes(codes.length);
    for (const [index, { code, bytes, text, width }] of codes.entries()) {
      const spacing = state.characterSpacing + (bytes === " " ? state.wordSpacing : 0);
      const length = (width * size + spacing) * scale;
      const whole = multiply(cursor.matrix(), state.matrix);
      const [x, y] = apply(whole, 0, state.rise);
      const [endX, endY] = apply(whole, length, state.rise);
      glyphs.push({
        text,
        x,
        y,
        advance: [endX - x, endY - y],
        size: Math.abs(size) * Math.hypot(whole[2], whole[3]),
        font,
        code,
        color: state.color,
        isInvisible: state.mode === 3 || state.mode === 7,
        content,
        operation,
        item,
        index,
        movement: size === 0 ? 0 : (-1000 * (width * size + spacing)) / size,
      });
      cursor.advance(length);
    }
  }
  return glyphs;
}
