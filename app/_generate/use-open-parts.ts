import { useState } from "react";
import { ConnectionError } from "#lib/client/api-error.ts";
import { loadAnswers } from "#lib/client/read-as.ts";
import { timeLimitsMs } from "#lib/client/time-limits.ts";
import { whileMoving } from "#lib/client/while-moving.ts";
import type { openParts } from "./open-steps.tsx";
import { useFirstSign } from "./use-first-sign.ts";

type OpenParts = typeof openParts;

/**
 * The parts of the page that show an open session, as much script as all the others of ours. A first visit does without
 * them: they come at the first sign of a visitor, and so before a file can be chosen.
 */
export function useOpenParts(): { parts: OpenParts | null; loadParts: () => Promise<void> } {
  const [parts, setParts] = useState<OpenParts | null>(null);

  async function loadParts() {
    try {
      const loaded = await whileMoving(timeLimitsMs.own, undefined, () => import("./open-steps.tsx"));
      setParts(loaded.openParts);
    } catch (cause) {
      throw new ConnectionError(cause);
    }
  }
  // What cannot be loaded now is asked for once more, and its failure told, when it is needed.
  useFirstSign(() => void Promise.allSettled([loadParts(), loadAnswers()]));
  return { parts, loadParts };
}
