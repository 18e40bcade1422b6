import { mayBeTag } from "../fields/row-results.ts";
import { descendants, elementsOf, textOf, valOf, type XmlElement } from "../xml-tree.ts";
import { cellsOf, type PlacedRow } from "./rows-and-cells.ts";

const mostLetters = 30;

/**
 * What a file calls the value of a cell: the first words to the left of it in its row, and those at the head of its column.
 * @param at the cell's first column
 * @param index of its row
 */
export function cellName(cell: XmlElement, at: number, rows: readonly PlacedRow[], index: number): string {
  const row = rows[index]?.row;
  const cells = row ? cellsOf(row) : [];
  const beside = cells
    .slice(0, Math.max(0, cells.indexOf(cell)))
    .map(wordsOf)
    .find(Boolean);
  const [head] = rows;
  const above = head && index > 0 ? wordsOf(cellAt(head.row, at)) : "";
  return [...new Set([beside, above])].filter(Boolean).join(", ");
}

function cellAt(row: XmlElement, at: number): XmlElement | undefined {
  let column = Number(valOf(row, "w:trPr", "w:gridBefore") ?? 0) || 0;
  return cellsOf(row).find((cell) => {
    column += Number(valOf(cell, "w:tcPr", "w:gridSpan") ?? 1) || 1;
    return column > at;
  });
}

const known = new WeakMap<XmlElement, string>();

function wordsOf(cell: XmlElement | undefined): string {
  const words = cell ? (known.get(cell) ?? readWords(cell)) : "";
  if (cell) known.set(cell, words);
  return words;
}

/** A cell's words; "" for one with a field, whose words are another row's, or a table. */
function readWords(cell: XmlElement): string {
  if (elementsOf(cell, "w:tbl").length > 0) return "";
  if (["w:instrText", "w:fldSimple", "w:sdt"].some((name) => descendants(cell, name).length > 0)) return "";
  const text = descendants(cell, "w:p")
    .map((paragraph) => descendants(paragraph, "w:t").map(textOf).join(""))
    .join(" ");
  const words = text.replace(/\s+/g, " ").trim();
  return mayBeTag(words) || !/\p{L}/u.test(words) ? "" : words.replace(/\s*:$/, "").slice(0, mostLetters).trim();
}
