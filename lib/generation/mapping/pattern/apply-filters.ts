import type { Cell } from "../../spreadsheet/table.ts";
import { shownText } from "../values/clean-text.ts";
import type { Filter } from "./filter.ts";

/**
 * Passes a value from filter to filter. The first that cannot read it ends this: the value stands as it is then.
 *
 * @param onUnreadable is told what the filter expected, and the value's text
 * @param onRead is told what a filter reads the cell itself as, unless another has changed it before
 */
export function applyFilters(
  filters: readonly Filter[],
  cell: Cell,
  onUnreadable: (expected: Filter["expects"], text: string) => void,
  onRead: (expected: Filter["expects"]) => void = () => {},
): Cell {
  let value = cell;
  for (const { takesEmpty, expects, apply } of filters) {
    const text = shownText(value);
    if (text === "" && !takesEmpty) continue;
    const next = apply(value);
    if (next === null) {
      onUnreadable(expects, text);
      return value;
    }
    if (value === cell) onRead(expects);
    value = next;
  }
  return value;
}
