import type { ReadOptions } from "../../table.ts";
import { checkListed } from "../package/hostile-part.ts";
import { type ListedSheet, unseen } from "./choose-sheet.ts";
import { createSampler } from "./sample-sheet.ts";
import type { MarkedRow } from "./sheet-rows.ts";

/**
 * Lists the sheets of a file that has them one after another, as they pass, with what the first readable rows of each
 * tell.
 */
export function createSheetList({ hiddenRows = false }: ReadOptions): {
  begin(name: string, hidden: boolean): void;
  /** Marks the sheet that has begun as hidden. */
  hide(): void;
  take(row: MarkedRow, times?: number): void;
  /** After the last sheet. */
  end(): ListedSheet[];
} {
  const sheets: ListedSheet[] = [];
  let sampler = createSampler();
  function end(): ListedSheet[] {
    Object.assign(sheets.at(-1) ?? {}, sampler.sample());
    sampler = createSampler();
    return sheets;
  }
  return {
    begin(name, hidden) {
      end();
      checkListed(sheets.push({ ...unseen, name, hidden }));
    },
    hide: () => void Object.assign(sheets.at(-1) ?? {}, { hidden: true }),
    take: (row, times) => void ((!row.hidden || hiddenRows) && sampler.take(row, times)),
    end,
  };
}
