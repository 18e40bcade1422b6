import { useState } from "react";
import { readCorrectedSheet } from "#lib/client/changes/corrected-sheet.ts";
import type { SessionId } from "#lib/contracts/ids.ts";
import { offerFile } from "../../_controls/offer-file.ts";
import { useSay } from "../../_site/words/say.tsx";

/** Saves the spreadsheet with its corrections. While changes wait for the server, it would lack the last of them. */
export function CorrectedSheet({ sessionId, isSaving }: { sessionId: SessionId; isSaving: boolean }) {
  const say = useSay();
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const save = () => {
    setState("reading");
    readCorrectedSheet(sessionId).then(
      (file) => {
        offerFile(file);
        setState("idle");
      },
      () => setState("failed"),
    );
  };
  return (
    <>
      <button className="quiet-button" type="button" disabled={isSaving || state === "reading"} onClick={save}>
        {say("correct.sheet")}
      </button>
      <p role="status">{state === "failed" && say("correct.sheet.failed")}</p>
    </>
  );
}
