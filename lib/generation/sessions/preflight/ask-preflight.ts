import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import type { Container } from "../../container.ts";
import { unmappedFields } from "../../mapping/fit-defaults.ts";
import type { FoundProblem } from "../../mapping/problems/found-problem.ts";
import { claimPreflight, findPreflight, isWithoutHands, type StoredPreflight } from "../../records/preflights.ts";
import type { Session } from "../../records/sessions.ts";
import { preflightFingerprint } from "./fingerprint.ts";
import { runPreflight } from "./run-preflight.ts";

export type Findings = Pick<SessionResponse, "preflight" | "problemCount"> & { problems: FoundProblem[] };

/** On a platform that cuts functions off, a part of their time that leaves the rest to the answer and the last shard. */
const shareOfFunction = 0.5;
const functionSeconds = 300;

/**
 * What is known to be wrong with a session's documents, and how far their layout has been looked at. Begins that where
 * nobody has, and takes it up where a process that had it in hand is gone.
 */
export async function askPreflight(container: Container, visitor: string, session: Session): Promise<Findings> {
  const { id, content, state } = session;
  if (state === "closed" || !isWorthLayingOut(container, session)) return findingsOf(container, session, null);
  const fingerprint = preflightFingerprint(content);
  const find = async () => {
    const layout = await findPreflight(container.database, visitor, id);
    return layout?.fingerprint === fingerprint ? layout : null;
  };
  const known = await find();
  if (state === "started" || (known && !isWithoutHands(known))) return findingsOf(container, session, known);
  await takeUp(container, visitor, session, fingerprint);
  return findingsOf(container, session, await find());
}

async function takeUp(container: Container, visitor: string, session: Session, fingerprint: string): Promise<void> {
  const { background, config, database } = container;
  if (!background.hasRoom) return;
  const claim = await claimPreflight(database, visitor, session.id, fingerprint);
  if (!claim) return;
  background.begin(session.id, (signal) => {
    const lifeMs = (config.functionSeconds ?? functionSeconds) * shareOfFunction * 1_000;
    const ends = config.drive === "functions" ? [signal, AbortSignal.timeout(lifeMs)] : [signal];
    return runPreflight(container, { visitor, session, ...claim }, AbortSignal.any(ends));
  });
}

/** Where a required field has no column, or every row an error, no document is made whatever it would look like. */
function isWorthLayingOut({ templates }: Container, { content }: Session): boolean {
  return content.check.rightCount > 0 && unmappedFields(templates.find(content.template), content.mapping).length === 0;
}

/** What the values and, where there is one, the layout have shown. */
export function findingsOf(container: Container, session: Session, layout: StoredPreflight | null): Findings {
  const { check } = session.content;
  const { documentCount: total, rightCount } = check;
  const rejected = total - rightCount;
  const problems = [...check.problems, ...(layout?.problems ?? [])]
    .toSorted((one, other) => one.row - other.row)
    .slice(0, limits.problemsShown);
  const problemCount = check.problemCount + (layout?.problemCount ?? 0);
  if (layout) {
    const { state, checked, right } = layout;
    return { preflight: { state, checked: rejected + checked, total, right }, problems, problemCount };
  }
  if (session.state !== "open") return { preflight: null, problems, problemCount };
  const preflight = isWorthLayingOut(container, session)
    ? { state: "running" as const, checked: rejected, total, right: 0 }
    : { state: "done" as const, checked: total, total, right: 0 };
  return { preflight, problems, problemCount };
}
