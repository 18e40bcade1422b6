import { isString, type PdfValue } from "../pdf/value.ts";
import type { Content } from "./content.ts";
import type { Glyph } from "./glyph.ts";

/**
 * Takes glyphs out of the operators that show them. All others stay where they are: in place of each removed glyph, the
 * array of `TJ` moves as far as it did (ISO 32000-1, 9.4.3).
 */
export function removeGlyphs(glyphs: Iterable<Glyph>): void {
  const byOperation = new Map<Content, Map<number, Glyph[]>>();
  for (const glyph of glyphs) {
    const operations = byOperation.get(glyph.content) ?? new Map<number, Glyph[]>();
    byOperation.set(glyph.content, operations);
    const removed = operations.get(glyph.operation) ?? [];
    operations.set(glyph.operation, removed);
    removed.push(glyph);
  }
  for (const [content, operations] of byOperation) {
    content.isChanged = true;
    for (const [index, removed] of operations) content.edits.set(index, withoutGlyphs(content, index, removed));
  }
}

function withoutGlyphs({ operations }: Content, index: number, removed: Glyph[]): string {
  const { name = "", operands = [] } = operations[index] ?? {};
  const byItem = Map.groupBy(removed, ({ item }) => item);
  const shown = stringsOf(name, operands).map((item, place) => withoutItems(item, byItem.get(place) ?? []));
  return `${operatorsBefore(name, operands)} [${shown.join(" ")}] TJ`;
}

/** The strings and movements among the operands of an operator that shows text. */
function stringsOf(name: string, operands: readonly PdfValue[]): readonly PdfValue[] {
  const [first] = operands;
  if (name === "TJ" && Array.isArray(first)) return first;
  return name === '"' ? operands.slice(2) : operands;
}

/** What `'` and `"` do before they show text. */
function operatorsBefore(name: string, [wordSpacing, characterSpacing]: readonly PdfValue[]): string {
  if (name === '"') return `${wordSpacing} Tw ${characterSpacing} Tc T*`;
  return name === "'" ? "T*" : "";
}

function withoutItems(item: PdfValue, removed: Glyph[]): string {
  if (typeof item === "number") return String(item);
  if (!isString(item)) return "";
  const [{ font } = {}] = removed;
  if (font === undefined) return written(item.bytes);
  const gone = new Map(removed.map((glyph) => [glyph.index, glyph.movement]));
  let text = "";
  let run = "";
  for (const [index, { bytes }] of font.decode(item.bytes).entries()) {
    const movement = gone.get(index);
    if (movement === undefined) run += bytes;
    else {
      text += `${written(run)} ${Number(movement.toFixed(4))} `;
      run = "";
    }
  }
  return text + written(run);
}

function written(bytes: string): string {
  return bytes === "" ? "" : `<${Buffer.from(bytes, "latin1").toString("hex")}>`;
}
