import { useFocusHeir } from "../../_controls/use-focus-heir.ts";

/** The control that opens the conditions. */
export const rowsSummaryId = "only-rows";

/** When the calling component unmounts while it has the focus, that control gets it. */
export function useRowsAsHeir(): void {
  useFocusHeir(() => document.getElementById(rowsSummaryId));
}
