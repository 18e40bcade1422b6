import type { SessionResponse } from "#lib/contracts/session.ts";
import { countInWords, plural } from "../../_site/words.ts";

type Checked = Pick<SessionResponse, "preflight" | "problems" | "problemCount" | "unmapped" | "unit">;

/** What is known of all documents, in a sentence; while they are looked at, how far that is. */
export function preflightInWords({ preflight, problems, problemCount, unmapped, unit }: Checked): string {
  if (unmapped.length > 0) return "Some fields still have no column.";
  if (!preflight) return "";
  const { state, checked, total, right } = preflight;
  if (state === "running") return `Looking at every ${unit}: ${countInWords(checked)} of ${countInWords(total)}.`;
  if (state === "failed")
    return `Not every ${unit} could be looked at. What does not fit is left out when they are made.`;
  if (right === total && problemCount === 0) return "All rows are fine.";
  return `${countInWords(right)} of ${plural(total, unit)} will be right, ${rowsInWords(problems, problemCount)}.`;
}

/** Rows are counted only where all of the problems are here. */
function rowsInWords(problems: Checked["problems"], problemCount: number): string {
  if (problemCount > problems.length) return `with ${plural(problemCount, "problem")} in their rows`;
  const rows = new Set(problems.map(({ row }) => row)).size;
  return rows === 1 ? "1 row has problems" : `${countInWords(rows)} rows have problems`;
}
