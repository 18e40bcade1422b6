import type { Bounds, DesignPage } from "./boxes.ts";

/** A line that shows what something snapped to, in mm: across the page at `at`, from `from` to `to`. */
export interface Guide {
  /** `x`: an upright line. */
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
}

/** A target on one axis: its position, and its extent on the other axis. */
interface Target {
  at: number;
  from: number;
  to: number;
}

export interface Targets {
  x: readonly Target[];
  y: readonly Target[];
}

/** The positions of a moved or resized box that snap, by axis. */
export interface Sides {
  x: readonly number[];
  y: readonly number[];
}

/** The margin of a page that boxes snap to, in mm: 10, or a twentieth of the shorter side of a small one. */
export function marginOf({ width, height }: DesignPage): number {
  return Math.min(10, Math.round(Math.min(width, height) / 2) / 10);
}

/** The edges, margins and centre of the page, and those of the other boxes. */
export function targetsOn(page: DesignPage, others: readonly Bounds[]): Targets {
  const { width, height } = page;
  const margin = marginOf(page);
  const ofPage = (length: number, across: number): Target[] =>
    [0, margin, length / 2, length - margin, length].map((at) => ({ at, from: 0, to: across }));
  const ofBox = (start: number, end: number, from: number, to: number): Target[] =>
    [start, (start + end) / 2, end].map((at) => ({ at, from, to }));
  return {
    x: [...ofPage(width, height), ...others.flatMap((box) => ofBox(box.left, box.right, box.top, box.bottom))],
    y: [...ofPage(height, width), ...others.flatMap((box) => ofBox(box.top, box.bottom, box.left, box.right))],
  };
}

/** Both edges and the centre of bounds, for a move. */
export function sidesOf({ left, top, right, bottom }: Bounds): Sides {
  return { x: [left, (left + right) / 2, right], y: [top, (top + bottom) / 2, bottom] };
}

/** The shortest way from one of the positions to a target; 0 if none is within reach. */
function pullOf(positions: readonly number[], targets: readonly Target[], reach: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    for (const { at } of targets) if (Math.abs(at - position) < Math.abs(best)) best = at - position;
  }
  return Math.abs(best) <= reach ? best : 0;
}

/**
 * How far to move these sides so that they meet the nearest targets.
 * @param reach how near a target must be, in mm (`reachPixels` in app/_designer/stage/use-stage-gestures.ts)
 */
export function pullTo(targets: Targets, sides: Sides, reach: number): { x: number; y: number } {
  return { x: pullOf(sides.x, targets.x, reach), y: pullOf(sides.y, targets.y, reach) };
}

/** Half of the precision of stored positions. */
const same = 0.006;

/** A line for each target that something with these sides and bounds now meets. */
export function guidesAt(targets: Targets, sides: Sides, bounds: Bounds): Guide[] {
  const onAxis = (axis: Guide["axis"], from: number, to: number) =>
    Map.groupBy(
      targets[axis].filter(({ at }) => sides[axis].some((side) => Math.abs(side - at) < same)),
      ({ at }) => at,
    )
      .values()
      .map((met): Guide => {
        const [{ at } = { at: 0 }] = met;
        const [starts, ends] = [met.map((target) => target.from), met.map((target) => target.to)];
        return { axis, at, from: Math.min(from, ...starts), to: Math.max(to, ...ends) };
      });
  return [...onAxis("x", bounds.top, bounds.bottom), ...onAxis("y", bounds.left, bounds.right)];
}
