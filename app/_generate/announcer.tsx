import type { Say } from "#lib/messages/messages.ts";
import { useSay } from "../_site/say.tsx";
import { preflightInWords } from "./check/preflight-words.ts";
import { sourceInWords } from "./file/source-words.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/** Announces changes on the page to screen readers. */
export function Announcer({ state }: { state: WorkbenchState }) {
  const say = useSay();
  return (
    <p role="status" className="visually-hidden">
      {announcement(state, say)}
    </p>
  );
}

function announcement({ sending, session }: WorkbenchState, say: Say): string {
  if (sending) return say(sending.sent < 1 ? "file.uploading" : "file.reading", { name: sending.filename });
  if (session?.state !== "open") return "";
  const { filename, source, template, preflight } = session;
  // The progress would be read out every second.
  const findings = preflight?.state === "running" ? "" : preflightInWords(session, say);
  const found = say("check.found", { file: filename, template: template.title, source: sourceInWords(source, say) });
  return `${found} ${findings}`;
}
