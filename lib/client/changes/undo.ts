import type { SessionId } from "#lib/contracts/ids.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { withoutWas } from "./corrections.ts";
import type { SessionChanges } from "./session-changes.ts";
import type { Direction, SessionRef, Step, Timeline } from "./timeline.ts";

/** How a timeline refers to a session. */
export const refOf = ({ sessionId, filename }: SessionResponse): SessionRef => ({ sessionId, filename });

/** A tab's storage keeps about 5 MB for a whole site. */
const mostSteps = 100;
const mostCharacters = 400_000;

/**
 * Adds a change that a visitor makes.
 * @param seen the session as the visitor sees it before the change
 */
export function withChange(
  timeline: Timeline,
  changes: SessionChanges,
  seen: SessionResponse,
  isTyped = false,
): Timeline {
  const what = pathsOf(changes);
  if (what.length === 0) return timeline;
  const last = timeline.past.at(-1);
  const isContinued =
    isTyped &&
    (what[0] === "design" || (isOfNames(what[0]) && last?.isTyped)) &&
    String(last?.what) === String(what) &&
    timeline.future.length === 0;
  if (isContinued) return timeline;
  return added(timeline, { what, isTyped, changes: inverseOf(changes, seen) });
}

/** Adds a session that replaces another. */
export function withSession(timeline: Timeline, replaced: SessionRef, what = "file"): Timeline {
  return added(timeline, { what: [what], session: replaced });
}

function added({ past }: Timeline, step: Step): Timeline {
  const steps = [...past, step].slice(-mostSteps);
  let room = mostCharacters;
  const first = steps.findLastIndex((each) => {
    room -= JSON.stringify(each).length;
    return room < 0;
  });
  return { past: steps.slice(first + 1), future: [] };
}

/**
 * The next step to undo or redo, and the timeline after it; null if there is none. Steps that would change nothing, as
 * for a text that was typed and deleted again, are passed over.
 * @param seen the session as the visitor sees it
 */
export function nextStep(
  { past, future }: Timeline,
  direction: Direction,
  seen: SessionResponse,
): { step: Step; timeline: Timeline } | null {
  const [from, to] = direction === "undo" ? [past, future] : [future, past];
  const index = from.findLastIndex((step) => "session" in step || isChange(step.changes, seen));
  const step = from[index];
  if (!step) return null;
  const { what } = step;
  const back: Step =
    "session" in step ? { what, session: refOf(seen) } : { what, changes: inverseOf(step.changes, seen) };
  const [left, grown] = [from.slice(0, index), [...to, back]];
  return { step, timeline: direction === "undo" ? { past: left, future: grown } : { past: grown, future: left } };
}

/** Drops the steps that lead to an ended session, and all beyond it. */
export function withoutSession({ past, future }: Timeline, sessionId: SessionId): Timeline {
  const since = (steps: readonly Step[]) =>
    steps.slice(steps.findLastIndex((step) => "session" in step && step.session.sessionId === sessionId) + 1);
  return { past: since(past), future: since(future) };
}

/** Whether a session can be reached by undo or redo. */
export function hasSession({ past, future }: Timeline, sessionId: SessionId): boolean {
  return [...past, ...future].some((step) => "session" in step && step.session.sessionId === sessionId);
}

/** The displayed row is not part of a session, and corrections that fit no cell can't be made again. */
function undoable({ preview: _, staleCorrections: __, ...changes }: SessionChanges) {
  return changes;
}

/** The paths of what a request changes in a session. */
function pathsOf(changes: SessionChanges): string[] {
  return Object.entries(undoable(changes)).flatMap(([part, value]) =>
    isOfNames(part) ? Object.keys(Object(value)).map((name) => `${part}.${name}`) : [part],
  );
}

const isOfNames = (path: string | undefined) => /^(mapping|settings|output)(\.|$)/.test(path ?? "");

/**
 * The request that reverses a change. A template's choices are restored with the template. Import options, images and
 * the language also change the mapping or texts, which are therefore set to their current values.
 */
export function inverseOf(all: SessionChanges, seen: SessionResponse): SessionChanges {
  const changes = undoable(all);
  const parts = Object.entries(changes)
    // Fonts that were added with their Word file are removed with it.
    .filter(([part]) => part !== "wordFonts" || changes.template === undefined)
    .map(([part, value]) => [part, valueBefore(part as Part, value, seen)]);
  return { ...Object.fromEntries(parts), ...dependentOn(changes, seen) };
}

type Part = Exclude<keyof SessionChanges, "preview" | "staleCorrections">;

/** A part of a session as a request would set it; of a record, only the keys that the request has. */
function valueBefore(part: Part, value: unknown, seen: SessionResponse): unknown {
  switch (part) {
    case "wordFonts":
      return Object.fromEntries(Object.keys(Object(value)).map((name) => [name, seen.wordFonts[name] ?? []]));
    case "mapping":
    case "settings":
    case "output": {
      const values: Record<string, unknown> = part === "output" ? outputOf(seen) : seen[part];
      return Object.fromEntries(Object.keys(Object(value)).map((name) => [name, values[name] ?? null]));
    }
    case "template":
      return seen.template.id;
    case "design":
      // A session without one gets its template back.
      return seen.design ?? undefined;
    case "corrections":
      return seen.corrections.map(withoutWas);
    case "rows": {
      const before: Record<string, unknown> = { where: [], ...seen.rows };
      return Object.fromEntries(Object.keys(value ?? before).map((name) => [name, before[name]]));
    }
    case "staleConditions":
    case "skip":
    case "only":
    case "pictures":
    case "failedIn":
      return seen[part];
    default:
      return seen.reading[part] ?? null;
  }
}

/** The output as a request sets it. A locale that nobody chose must not count as chosen once a change is undone. */
export function outputOf({
  output,
  localeFrom,
}: Pick<SessionResponse, "output" | "localeFrom">): NonNullable<SessionChanges["output"]> {
  return localeFrom === "chosen" ? output : { ...output, locale: null };
}

function dependentOn(changes: ReturnType<typeof undoable>, seen: SessionResponse): SessionChanges {
  const { template, design, wordFonts, mapping, settings, output, rows, only, pictures, ...others } = changes;
  const { failedIn, corrections, skip, staleConditions, ...reading } = others;
  // A design can only be set with its template, and fonts with their Word file.
  if (template !== undefined) {
    return {
      ...(seen.design && { design: seen.design }),
      ...(Object.keys(seen.wordFonts).length > 0 && { wordFonts: seen.wordFonts }),
    };
  }
  const isRead = Object.keys(reading).length > 0;
  const isDropping = isRead || rows === null || rows?.where !== undefined;
  return {
    ...((isRead || pictures !== undefined) && { mapping: seen.mapping }),
    ...(isRead && { rows: seen.rows, only: seen.only }),
    ...(isDropping && seen.staleConditions.length > 0 && { staleConditions: seen.staleConditions }),
    ...(output?.locale !== undefined && { settings: seen.settings, output: outputOf(seen) }),
  };
}

/** Whether a request would change the session. */
function isChange(changes: SessionChanges, seen: SessionResponse): boolean {
  return JSON.stringify(changes) !== JSON.stringify(inverseOf(changes, seen));
}
