import type { Cell } from "#lib/generation/spreadsheet/table.ts";
import { shownText } from "../../values/clean-text.ts";
import type { Filter } from "./filter.ts";

/**
 * Passes a value from filter to filter. Stops at the first that cannot read it, and keeps the value that it has by
 * then.
 *
 * @param onUnreadable gets what the filter expected, and the value's text
 * @param onRead gets what a filter reads the cell itself as, unless an earlier filter changed it or it takes what the
 *   cell holds
 * @param inDocument gives the cell the text that the document shows, unless a filter changes its value
 */
export function applyFilters(
  filters: readonly Filter[],
  cell: Cell,
  onUnreadable: (expected: Filter["expects"], text: string) => void,
  onRead: (expected: Filter["expects"]) => void = () => {},
  inDocument: (cell: Cell) => Cell = (same) => same,
): Cell {
  let value = cell;
  const shown = () => (value === cell ? inDocument(cell) : value);
  for (const { takesEmpty, changesText, expects, takesHeld, apply } of filters) {
    const text = shownText(value);
    if (text === "" && !takesEmpty) continue;
    const next = apply(changesText ? shown() : value);
    if (next === null) {
      onUnreadable(expects, text);
      return shown();
    }
    if (value === cell && !takesHeld?.(cell)) onRead(expects);
    value = next;
  }
  return shown();
}
