import { textString } from "../syntax/pdf-syntax.ts";
import type { Line, Said } from "./logical-order.ts";
import type { Fragment, Piece, Run } from "./runs.ts";

/** A line's part of the content stream, and the ids of its marked contents in reading order. */
export interface MendedLine {
  text: string;
  ids: number[];
}

/**
 * Writes a line so that it can be read as it is written; null if it is already. Runs that are said as one become one
 * marked content; runs in another order are cut into their fragments, and only the order of their ids changes. So viewers
 * that go by places, and turn around letters by themselves, find them as before.
 * @param content the content stream that the line is in
 * @param allocate gives the next free id
 */
export function mendedLine(content: string, { runs, said }: Line, allocate: () => number): MendedLine | null {
  if (isAsDrawn(runs, said)) return null;
  const ids = new Map<Run | Fragment, number>();
  const repeated = new Set<Piece>();
  const texts = new Map<Run, string>();
  for (const each of said) {
    if ("text" in each) for (const [index, run] of each.runs.entries()) texts.set(run, index === 0 ? joint(each) : "");
    else for (const piece of each.repeated) repeated.add(piece);
  }
  let text = "";
  for (const [index, run] of runs.entries()) {
    text += texts.get(run) ?? inFragments(run);
    text += content.slice(run.end, runs[index + 1]?.start ?? run.end);
  }
  return { text, ids: said.map((each) => ("text" in each ? each.runs[0]?.id : ids.get(each.fragment)) ?? 0) };

  function inFragments(run: Run): string {
    const marked = run.fragments.map((fragment, index) => {
      const id = index === 0 ? run.id : allocate();
      ids.set(fragment, id);
      return `${opened(id, actualText(fragment, repeated))}${source(fragment)}EMC\n`;
    });
    return run.before + marked.join("") + run.after;
  }
}

function isAsDrawn(runs: readonly Run[], said: readonly Said[]): boolean {
  const drawn = runs.flatMap(({ fragments }) => fragments);
  return said.every(
    (each, index) =>
      !("text" in each) &&
      each.fragment === drawn[index] &&
      each.fragment.pieces.every((piece) => !each.repeated.has(piece)),
  );
}

const opened = (id: number, text: string | null) =>
  `/Span << /MCID ${id}${text === null ? "" : ` /ActualText ${textString(text)}`} >> BDC\n`;

/** Runs with all that they draw. */
function joint({ runs, text }: { runs: readonly Run[]; text: string }): string {
  const drawn = runs.map(
    ({ before, fragments, after }) => before + fragments.map((each) => each.source).join("") + after,
  );
  return `${opened(runs[0]?.id ?? 0, text)}${drawn.join("")}EMC\n`;
}

/** What replaces a fragment's text: its own replacement, or what is not repeated of it, in the order that it is written in. */
function actualText({ hasText, isReversed, pieces }: Fragment, repeated: ReadonlySet<Piece>): string | null {
  const own = pieces.filter((piece) => !repeated.has(piece)).map(({ text }) => text);
  if (!hasText && own.length === pieces.length) return null;
  return (isReversed ? own.reverse() : own).join("");
}

function source({ source: drawn, hasText, isReversed }: Fragment): string {
  return isReversed && !hasText ? `/ReversedChars BMC\n${drawn}EMC\n` : drawn;
}
