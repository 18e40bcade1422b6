import { preflightInWords } from "./check/preflight-words.ts";
import { sourceInWords } from "./file/source-words.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/** Says what changed on the page without being asked for, to those who cannot see it. */
export function Announcer({ state }: { state: WorkbenchState }) {
  return (
    <p role="status" className="visually-hidden">
      {announcement(state)}
    </p>
  );
}

function announcement({ sending, session }: WorkbenchState): string {
  if (sending) return `${sending.sent < 1 ? "Uploading" : "Reading"} ${sending.filename}`;
  if (session?.state !== "open") return "";
  const { filename, source, template, preflight } = session;
  // How far it is would be read out every second.
  const findings = preflight?.state === "running" ? "" : ` ${preflightInWords(session)}`;
  return `${filename} as ${template.title}: ${sourceInWords(source)}.${findings}`;
}
