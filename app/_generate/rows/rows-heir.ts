import { useEffect } from "react";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";

/** The control that opens the conditions. */
export const rowsSummaryId = "only-rows";

/** The sentence below it that says how many rows are left. */
export const keptRowsId = "kept-rows";

/**
 * When the calling component unmounts while it has the focus, that control gets it, and how many rows are left comes
 * into view: in a small window, both are below the preview.
 */
export function useRowsAsHeir(): void {
  useFocusHeir(() => document.getElementById(rowsSummaryId));
  useEffect(
    () => () => {
      if (document.activeElement?.id !== rowsSummaryId) return;
      document.getElementById(keptRowsId)?.scrollIntoView({ block: "nearest" });
    },
    [],
  );
}
