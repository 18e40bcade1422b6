import type { NumberFormat } from "../formats/number-format.ts";
import type { TextStore } from "../text-store.ts";

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: TextStore;
  styles: NumberFormat[];
  /** By style: whether it is bold or has a background. */
  marked?: boolean[];
  /** For cells without a style. */
  general: NumberFormat;
  date1904: boolean;
}
