import { textString } from "../syntax/pdf-syntax.ts";
import type { Line, ReadingUnit } from "./logical-order.ts";
import type { Fragment, Piece, Run } from "./runs.ts";

/** A line's part of the content stream, and the ids of its marked contents in reading order. */
export interface MendedLine {
  text: string;
  ids: number[];
}

/**
 * Writes a line so that it is read as it is written; null if it already is. Runs that are read at once become one
 * marked content; runs in another order are cut into their fragments, and only the order of their ids changes. So
 * viewers that go by places, and turn around letters by themselves, find them as before.
 * @param content the content stream that the line is in
 * @param allocate gives the next free id
 */
export function mendedLine(content: string, { runs, units }: Line, allocate: () => number): MendedLine | null {
  if (isAsDrawn(runs, units)) return null;
  const { joined, repeated } = changesOf(units);
  const ids = new Map<Run | Fragment, number>();
  const writeFragments = (run: Run) => {
    const marked = run.fragments.map((fragment, index) => {
      const id = index === 0 ? run.id : allocate();
      ids.set(fragment, id);
      return `${beginMark(id, actualText(fragment, repeated))}${drawing(fragment)}EMC\n`;
    });
    return run.before + marked.join("") + run.after;
  };
  let text = "";
  for (const [index, run] of runs.entries()) {
    text += joined.get(run) ?? writeFragments(run);
    text += content.slice(run.end, runs[index + 1]?.start ?? run.end);
  }
  return { text, ids: units.map((unit) => ("text" in unit ? unit.runs[0]?.id : ids.get(unit.fragment)) ?? 0) };
}

/** The content of runs that are read at once, with the first of them, and the pieces that aren't read again. */
function changesOf(units: readonly ReadingUnit[]) {
  const joined = new Map<Run, string>();
  const repeated = new Set<Piece>();
  for (const unit of units) {
    if ("text" in unit) for (const [index, run] of unit.runs.entries()) joined.set(run, index === 0 ? asOne(unit) : "");
    else for (const piece of unit.repeated) repeated.add(piece);
  }
  return { joined, repeated };
}

function isAsDrawn(runs: readonly Run[], units: readonly ReadingUnit[]): boolean {
  const drawn = runs.flatMap(({ fragments }) => fragments);
  return units.every(
    (unit, index) =>
      !("text" in unit) &&
      unit.fragment === drawn[index] &&
      unit.fragment.pieces.every((piece) => !unit.repeated.has(piece)),
  );
}

const beginMark = (id: number, text: string | null) =>
  `/Span << /MCID ${id}${text === null ? "" : ` /ActualText ${textString(text)}`} >> BDC\n`;

/** One marked content with all that the runs draw. */
function asOne({ runs, text }: { runs: readonly Run[]; text: string }): string {
  const drawn = runs.map(
    ({ before, fragments, after }) => before + fragments.map(({ source }) => source).join("") + after,
  );
  return `${beginMark(runs[0]?.id ?? 0, text)}${drawn.join("")}EMC\n`;
}

/**
 * The replacement for a fragment's text, without repeated pieces, in the order in which it is written; null for none.
 */
function actualText({ hasText, isReversed, pieces }: Fragment, repeated: ReadonlySet<Piece>): string | null {
  const texts = pieces.filter((piece) => !repeated.has(piece)).map(({ text }) => text);
  if (!hasText && texts.length === pieces.length) return null;
  return (isReversed ? texts.reverse() : texts).join("");
}

function drawing({ source, hasText, isReversed }: Fragment): string {
  return isReversed && !hasText ? `/ReversedChars BMC\n${source}EMC\n` : source;
}
