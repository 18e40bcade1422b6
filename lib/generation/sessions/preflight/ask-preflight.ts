import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer, Container } from "../../container.ts";
import { unmappedFields } from "../../mapping/fit/missing-choices.ts";
import { groupProblems, type ProblemGroup, shownGroups } from "../../mapping/problems/problem-groups.ts";
import { claimPreflight, findPreflight, isAbandoned, type StoredPreflight } from "../../records/preflights.ts";
import type { Session } from "../../records/sessions.ts";
import { templateOf } from "../session-template.ts";
import { preflightFingerprint } from "./fingerprint.ts";
import { runPreflight } from "./run-preflight.ts";

export type Findings = Pick<SessionResponse, "preflight" | "problemCount"> & { problems: ProblemGroup[] };

/**
 * With time limits on functions, the preflight uses this share; the rest is for the answer and the shard in progress.
 */
const shareOfFunction = 0.5;
const functionSeconds = 300;

/**
 * The known problems of a session's documents, and how many have been laid out. Starts the preflight if nobody has, and
 * takes it over if its process is gone.
 */
export async function askPreflight(
  container: ClientContainer,
  visitor: VisitorId,
  session: Session,
): Promise<Findings> {
  const { id, content, state } = session;
  if (state === "closed" || !isWorthLayingOut(container, session)) return findingsOf(container, session, null);
  const fingerprint = preflightFingerprint(content);
  const find = async () => {
    const layout = await findPreflight(container.database, visitor, id);
    return layout?.fingerprint === fingerprint ? layout : null;
  };
  const known = await find();
  if (state === "started" || (known && !isAbandoned(known))) return findingsOf(container, session, known);
  await claimAndRun(container, visitor, session, fingerprint);
  return findingsOf(container, session, await find());
}

/** Runs the preflight in the background, unless this process has no room or another has claimed it. */
async function claimAndRun(
  container: ClientContainer,
  visitor: VisitorId,
  session: Session,
  fingerprint: string,
): Promise<void> {
  const { background, config, database } = container;
  if (!background.hasRoomFor(session.id)) return;
  const claim = await claimPreflight(database, visitor, session.id, fingerprint);
  if (!claim) return;
  background.begin(session.id, (signal) => {
    const lifeMs = (config.functionSeconds ?? functionSeconds) * shareOfFunction * 1_000;
    const ends = config.drive === "functions" ? [signal, AbortSignal.timeout(lifeMs)] : [signal];
    return runPreflight(container, { visitor, session, ...claim }, AbortSignal.any(ends));
  });
}

/**
 * If a required field has no column, or every row has an error, no document will be created: laying out is pointless.
 */
function isMakeable({ templates }: Container, { content }: Session): boolean {
  return content.check.rightCount > 0 && unmappedFields(templateOf(templates, content), content.mapping).length === 0;
}

/** Documents in Word format are not laid out: Word does that when they are opened. */
function isWorthLayingOut(container: Container, session: Session): boolean {
  return session.content.output.format === "pdf" && isMakeable(container, session);
}

/** The problems found in the values and, if there is a preflight, in the layout. */
export function findingsOf(container: Container, session: Session, layout: StoredPreflight | null): Findings {
  const { check } = session.content;
  const { documentCount: total, rightCount } = check;
  const rejected = total - rightCount;
  const groups = groupProblems([...check.problems, ...(layout?.problems ?? [])]);
  const problems = shownGroups(groups.slice(0, limits.problemsShown));
  const problemCount = check.problemCount + (layout?.problemCount ?? 0);
  if (layout) {
    const { state, checked, right } = layout;
    return { preflight: { state, checked: rejected + checked, total, right }, problems, problemCount };
  }
  if (session.state !== "open") return { preflight: null, problems, problemCount };
  const preflight = isWorthLayingOut(container, session)
    ? { state: "running" as const, checked: rejected, total, right: 0 }
    : { state: "done" as const, checked: total, total, right: isMakeable(container, session) ? rightCount : 0 };
  return { preflight, problems, problemCount };
}
