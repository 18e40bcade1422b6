import type { Fragment, Piece, Run } from "./runs.ts";

/** What is read next: runs as one, with their own text, or a fragment of a run, without the pieces already read. */
export type Said =
  | { runs: readonly Run[]; text: string }
  | { run: Run; fragment: Fragment; repeated: ReadonlySet<Piece> };

/** Runs in drawing order, and what they say in the order in which it is written. */
export interface Line {
  runs: readonly Run[];
  said: Said[];
}

/** Letters that are written from right to left (Unicode's classes R and AL), without the digits among them. */
const rightToLeft =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRight = /[\p{L}\p{N}]/u;
const opening = /^\p{Z}*[\p{Ps}\p{Pi}]/u;
const arabic = /\p{Script=Arabic}/u;

type Direction = "left" | "right" | null;

const textOf = ({ fragments }: Run) => fragments.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("");

/** The direction of a run's letters; null if it has neither letters nor digits. */
function directionOf(run: Run): Direction {
  const text = textOf(run);
  return rightToLeft.test(text) ? "left" : leftToRight.test(text) ? "right" : null;
}

/**
 * Puts the runs of a paragraph into the order in which they are written. Our engine tags the texts of a line in that
 * order, but the runs of each text as they are drawn, and starts a run with each font and height: so words between
 * spaces of another font are read from the wrong end, and a cluster is said again with each part of it that is raised
 * or lowered.
 * @param runs consecutive marked contents of one structure element
 */
export function logicalLines(runs: readonly Run[]): Line[] {
  return chainsOf(runs).map((chain) => ({ runs: chain.runs, said: saidBy(chain) }));
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
    const isBetween = (each: Run) => each.along > (last?.along ?? 0) && each.along < run.along;
    if (chain && follows && !line.some((each) => isBetween(each) && !chain.runs.includes(each))) chain.runs.push(run);
    else {
      if (chain && isOnLine) chain.after = run;
      chains.push({ runs: [run], before: last && isOnLine ? last : undefined, after: undefined });
    }
    line.push(run);
  }
  return chains;
}

function saidBy(chain: Chain): Said[] {
  const [space, ...others] = chain.runs;
  if (space && others[0] && endsLine(space, others[0]))
    return [...saidBy({ ...chain, runs: others }), ...asDrawn([space])];
  const { runs } = chain;
  const directions = runs.map(directionOf);
  const said: Said[] = [];
  let at = 0;
  for (let first = directions.indexOf("left"); first >= 0; first = directions.indexOf("left", at)) {
    const next = directions.indexOf("right", first);
    const last = directions.lastIndexOf("left", next < 0 ? runs.length : next);
    const { start, end } = directions.includes("right") ? { start: first, end: last } : ends(chain, first, last);
    said.push(...inClusters(runs.slice(at, start)), ...turned(runs.slice(start, end + 1)));
    at = end + 1;
  }
  return [...said, ...inClusters(runs.slice(at))];
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

/** From right to left. */
function turned(runs: readonly Run[]): Said[] {
  const fragments = runs
    .toReversed()
    .flatMap((run) => run.fragments.toReversed().map((fragment) => ({ run, fragment })));
  const repeated = repeatedIn(
    fragments.map(({ run, fragment }) => ({ run, pieces: fragment.pieces.toReversed() })),
    baseOf(runs),
  );
  return fragments.map((each) => ({ ...each, repeated }));
}

function asDrawn(runs: readonly Run[]): Said[] {
  return runs.flatMap((run) => run.fragments.map((fragment) => ({ run, fragment, repeated: new Set<Piece>() })));
}

/** From left to right, with the runs of a cluster and its shifted parts as one. */
function inClusters(runs: readonly Run[]): Said[] {
  const base = baseOf(runs);
  const groups: Run[][] = [];
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const last = before?.fragments.at(-1)?.pieces.at(-1)?.text;
    const isSame = before && run.fragments[0]?.pieces[0]?.text === last;
    if (isSame && (isShifted(run, base) || isShifted(before, base))) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group): Said[] => {
    if (group.length === 1) return asDrawn(group);
    const fragments = group.flatMap((run) => run.fragments.map(({ pieces }) => ({ run, pieces })));
    const repeated = repeatedIn(fragments, base);
    const own = fragments.flatMap(({ pieces }) => pieces.filter((piece) => !repeated.has(piece)));
    return [{ runs: group, text: own.map(({ text }) => text).join("") }];
  });
}

/** The height of the line that runs stand on: that of most of their letters. */
function baseOf(runs: readonly Run[]): number {
  const letters = new Map<number, number>();
  for (const run of runs) letters.set(run.across, (letters.get(run.across) ?? 0) + textOf(run).length);
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

const isShifted = (run: Run, base: number) => Math.abs(run.across - base) > 0.001;

/**
 * The pieces that say a cluster again: its shifted parts, and a letter of it that comes after them, as in Thai น้ำ.
 * @param runs with their pieces in the order in which they are written
 */
function repeatedIn(runs: readonly { run: Run; pieces: readonly Piece[] }[], base: number): Set<Piece> {
  const repeated = new Set<Piece>();
  let cluster: Piece | undefined;
  let letters = 0;
  let isSplit = false;
  for (const { run, pieces } of runs) {
    const shifted = isShifted(run, base);
    for (const piece of pieces) {
      const isSame = piece.text === cluster?.text;
      if (isSame && (shifted || (isSplit && mayGoOn(piece, cluster, letters)))) repeated.add(piece);
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
function mayGoOn(piece: Piece, cluster: Piece | undefined, letters: number): boolean {
  const spacing = piece.text.replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, "");
  return !arabic.test(piece.text) && piece.glyphs !== cluster?.glyphs && letters < [...spacing].length;
}
