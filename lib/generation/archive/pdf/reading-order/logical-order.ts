import type { Fragment, Piece, Run } from "./runs.ts";

/** What is read at once: several runs, as one text, or a fragment of a run, without its `repeated` pieces. */
export type ReadingUnit =
  | { runs: readonly Run[]; text: string }
  | { run: Run; fragment: Fragment; repeated: ReadonlySet<Piece> };

export interface Line {
  /** In drawing order. */
  runs: readonly Run[];
  /** In the order in which the text is written. */
  units: ReadingUnit[];
}

/** Letters that are written from right to left (Unicode's classes R and AL), without the digits among them. */
const rightToLeft =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRight = /[\p{L}\p{N}]/u;
const opening = /^\p{Z}*[\p{Ps}\p{Pi}]/u;
const arabic = /\p{Script=Arabic}/u;

type Direction = "left" | "right" | null;

const textOf = ({ fragments }: Run) => fragments.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("");

/** The side to which a run's letters go on; null if it has neither letters nor digits. */
function directionOf(run: Run): Direction {
  const text = textOf(run);
  if (rightToLeft.test(text)) return "left";
  return leftToRight.test(text) ? "right" : null;
}

/**
 * Puts the runs of a paragraph into the order in which they are written. Our engine tags the texts of a line in that
 * order, but the runs of each text as they are drawn, and starts a run with each font and height: so words between
 * spaces of another font are read from the wrong end, and a cluster is repeated with each part of it that is raised or
 * lowered.
 * @param runs consecutive marked contents of one structure element
 */
export function logicalLines(runs: readonly Run[]): Line[] {
  return chainsOf(runs).map((chain) => ({ runs: chain.runs, units: unitsOf(chain) }));
}

/** Runs that follow each other from left to right on a line, and those around them on the same line. */
interface Chain {
  runs: Run[];
  before: Run | undefined;
  after: Run | undefined;
}

/** How far from its line a mark may be, and how far a glyph may reach back, as a part of the letters' size. */
const shift = 0.8;
const overlap = 0.05;

function chainsOf(runs: readonly Run[]): Chain[] {
  const chains: Chain[] = [];
  let line: Run[] = [];
  for (const run of runs) {
    const last = line.at(-1);
    const isOnLine = last && Math.abs(run.across - last.across) < shift * Math.max(run.size, last.size);
    if (!isOnLine) line = [];
    const chain = chains.at(-1);
    const follows = isOnLine && run.along >= last.along - overlap * run.size;
    // Digits in text from right to left come after the letters on their right, and before those on their left.
    const isBetween = (other: Run) => other.along > (last?.along ?? 0) && other.along < run.along;
    if (chain && follows && !line.some((other) => isBetween(other) && !chain.runs.includes(other)))
      chain.runs.push(run);
    else {
      if (chain && isOnLine) chain.after = run;
      chains.push({ runs: [run], before: last && isOnLine ? last : undefined, after: undefined });
    }
    line.push(run);
  }
  return chains;
}

function unitsOf(chain: Chain): ReadingUnit[] {
  const [space, ...others] = chain.runs;
  if (space && others[0] && endsLine(space, others[0]))
    return [...unitsOf({ ...chain, runs: others }), ...fragmentUnits([space])];
  const { runs } = chain;
  const directions = runs.map(directionOf);
  const isMixed = directions.includes("right");
  const units: ReadingUnit[] = [];
  let at = 0;
  for (;;) {
    const first = directions.indexOf("left", at);
    if (first < 0) return [...units, ...clusterUnits(runs.slice(at))];
    const next = directions.indexOf("right", first);
    const last = directions.lastIndexOf("left", next < 0 ? runs.length : next);
    const { start, end } = isMixed ? { start: first, end: last } : ends(chain, first, last);
    units.push(...clusterUnits(runs.slice(at, start)), ...turnedUnits(runs.slice(start, end + 1)));
    at = end + 1;
  }
}

/**
 * Whether a space without a width, before the first letter, is the one at which a line of left-to-right text ends in a
 * paragraph of the other direction.
 */
function endsLine(space: Run, next: Run): boolean {
  return /^\p{Z}+$/u.test(textOf(space)) && space.size > 1 && next.along - space.along < overlap * space.size;
}

/**
 * How far text from right to left reaches, with spaces and signs at its ends: they belong to it where it goes on beyond
 * them, or else where they would be written there.
 */
function ends({ runs, before, after }: Chain, first: number, last: number): { start: number; end: number } {
  const opens = (sides: Run[]) => opening.test(sides.map(textOf).join(""));
  const hasLeft = after ? after.along < (runs[0]?.along ?? 0) : !opens(runs.slice(0, first));
  const hasRight = before ? before.along > (runs.at(-1)?.along ?? 0) : opens(runs.slice(last + 1));
  return { start: hasLeft ? 0 : first, end: hasRight ? runs.length - 1 : last };
}

/** The fragments of runs that are written from right to left. */
function turnedUnits(runs: readonly Run[]): ReadingUnit[] {
  const fragments = runs
    .toReversed()
    .flatMap((run) => run.fragments.toReversed().map((fragment) => ({ run, fragment })));
  const repeated = repeatedPieces(
    fragments.map(({ run, fragment }) => ({ run, pieces: fragment.pieces.toReversed() })),
    baselineOf(runs),
  );
  return fragments.map(({ run, fragment }) => ({ run, fragment, repeated }));
}

/** Fragments as they are drawn. */
function fragmentUnits(runs: readonly Run[]): ReadingUnit[] {
  return runs.flatMap((run) => run.fragments.map((fragment) => ({ run, fragment, repeated: new Set<Piece>() })));
}

/** Runs that are written from left to right; those of a cluster and its shifted parts are one unit. */
function clusterUnits(runs: readonly Run[]): ReadingUnit[] {
  const base = baselineOf(runs);
  const groups: Run[][] = [];
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const last = before?.fragments.at(-1)?.pieces.at(-1)?.text;
    const isSame = before && run.fragments[0]?.pieces[0]?.text === last;
    if (isSame && (isShifted(run, base) || isShifted(before, base))) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group): ReadingUnit[] => {
    if (group.length === 1) return fragmentUnits(group);
    const fragments = group.flatMap((run) => run.fragments.map(({ pieces }) => ({ run, pieces })));
    const repeated = repeatedPieces(fragments, base);
    const read = fragments.flatMap(({ pieces }) => pieces.filter((piece) => !repeated.has(piece)));
    return [{ runs: group, text: read.map(({ text }) => text).join("") }];
  });
}

/** The place across the line on which most of the runs' letters stand. */
function baselineOf(runs: readonly Run[]): number {
  const letters = new Map<number, number>();
  for (const run of runs) letters.set(run.across, (letters.get(run.across) ?? 0) + textOf(run).length);
  const [across] = [...letters].reduce((most, line) => (line[1] > most[1] ? line : most), [0, 0]);
  return across;
}

const isShifted = (run: Run, base: number) => Math.abs(run.across - base) > 0.001;

/**
 * The pieces that repeat a cluster's text: its shifted parts, and a letter of it that comes after them, as in Thai น้ำ.
 * @param runs with their pieces in the order in which they are written
 */
function repeatedPieces(runs: readonly { run: Run; pieces: readonly Piece[] }[], base: number): Set<Piece> {
  const repeated = new Set<Piece>();
  let cluster: Piece | undefined;
  let letters = 0;
  let isSplit = false;
  for (const { run, pieces } of runs) {
    const shifted = isShifted(run, base);
    for (const piece of pieces) {
      const isSame = piece.text === cluster?.text;
      if (isSame && (shifted || (isSplit && mayContinue(piece, cluster, letters)))) repeated.add(piece);
      else {
        cluster = piece;
        letters = 0;
        isSplit = false;
      }
      if (shifted) isSplit = true;
      else letters += 1;
    }
  }
  return repeated;
}

/** Whether a letter on the line may be another part of a cluster, and not the same cluster a second time. */
function mayContinue(piece: Piece, cluster: Piece | undefined, letters: number): boolean {
  const spacing = piece.text.replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, "");
  return !arabic.test(piece.text) && piece.glyphs !== cluster?.glyphs && letters < [...spacing].length;
}
