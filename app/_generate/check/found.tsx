import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { useSay } from "../../_site/words/say.tsx";
import { sourceInWords } from "../file/reading/source-words.ts";
import { preflightInWords } from "./preflight-words.ts";

/** How an open session's file was read and what its check found, for screen readers. */
export function Found({ session }: { session: SessionResponse }) {
  const say = useSay();
  const { filename, source, template, preflight } = session;
  // The progress would be read out every second.
  const findings = preflight?.state === "running" ? "" : preflightInWords(session, say);
  const found = say("check.found", { file: filename, template: template.title, source: sourceInWords(source, say) });
  return `${found} ${findings}`;
}
