import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { labelsInWords, thingsInWords } from "../../_site/words/things.ts";

type Checked = Pick<SessionResponse, "preflight" | "problems" | "problemCount" | "unmapped" | "unit" | "missing"> & {
  template: { id: string };
  templateNotes?: SessionResponse["templateNotes"];
};

/** Notes on a Word file that aren't about missing content. */
const softCodes = new Set(["font", "list"]);

/** Content that a Word file's documents lack. */
export const lackingIn = (notes: SessionResponse["templateNotes"]) => notes.filter(({ code }) => !softCodes.has(code));

/** The result of checking all documents, in a sentence; the progress while the check is running. */
export function preflightInWords(
  { preflight, problems, problemCount, unmapped, unit, missing, template, templateNotes = [] }: Checked,
  say: Say,
): string {
  if (unmapped.length > 0) return say("check.unmapped");
  if (!preflight) return "";
  const { state, checked, total, right } = preflight;
  const things = thingsInWords(total, { unit, template: template.id }, say);
  if (state === "running") return say("check.running", { checked, things });
  if (state === "failed") return say(`check.failed.${unit}`);
  if (right === total && problemCount === 0)
    return say(lackingIn(templateNotes).length > 0 ? "check.fine.rows" : "check.fine");
  if (missing.labels > 0) return missingInWords(missing, { right, total, template: template.id }, say);
  return say("check.right", { right, count: total, things, problems: rowsInWords(problems, problemCount, say) });
}

/** Sheets are created without the labels of rows with errors, so labels are counted. */
function missingInWords(
  { labels, sheets }: Checked["missing"],
  { right, total, template }: { right: number; total: number; template: string },
  say: Say,
): string {
  const [only, another] = sheets;
  const missing = { count: labels, things: labelsInWords(labels, template, say) };
  const made = say("check.sheets", { right, count: total });
  if (another === undefined) return `${made} ${say("check.missing.one", { ...missing, sheet: only ?? 1 })}`;
  return `${made} ${say("check.missing", { ...missing, sheets: sheets.join(", ") })}`;
}

/** Counts rows only if all of them are loaded; rows with only warnings are counted separately. */
function rowsInWords(problems: Checked["problems"], problemCount: number, say: Say): string {
  const loaded = problems.reduce((sum, { rows }) => sum + rows.length, 0);
  if (problemCount > loaded) return say("check.many", { count: problemCount });
  const wrong = new Set(problems.filter(({ severity }) => severity === "error").flatMap(({ rows }) => rows));
  const warned = new Set(problems.flatMap(({ rows }) => rows)).difference(wrong);
  const kinds = [
    wrong.size > 0 && say("check.rows", { count: wrong.size }),
    warned.size > 0 && say("check.warned", { count: warned.size }),
  ];
  return kinds.filter((kind) => kind !== false).join(", ");
}
