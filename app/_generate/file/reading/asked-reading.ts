import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { Reading } from "#lib/contracts/sessions/choices.ts";
import type { WorkbenchState } from "../../workbench/workbench-state.ts";

/** A record, so that the type checker finds missing keys. */
const partsOfReading: Record<keyof Reading, true> = {
  sheet: true,
  hiddenRows: true,
  wholeSheet: true,
  mergedCells: true,
  headerRow: true,
  headerLines: true,
  dateOrder: true,
  delimiter: true,
  quote: true,
  escape: true,
  encoding: true,
};

export type AskedReading = Pick<SessionChanges, keyof Reading>;

/** The import options that the visitor set and the server has not confirmed. */
export function askedReading({ unsent }: WorkbenchState): AskedReading {
  const asked = Object.entries(unsent).filter(([part, value]) => value !== undefined && part in partsOfReading);
  return Object.fromEntries(asked) as AskedReading;
}

/** True while the server reads the file with other options: everything known about its rows is out of date. */
export function isReadAnew(state: WorkbenchState): boolean {
  return state.activity === "saving" && Object.keys(askedReading(state)).length > 0;
}
