/** A place for a row's value, in a run of text. */
export interface Hole {
  field: string;
  /** Of WordprocessingML's elements in the part: `w:` in most files. */
  prefix: string;
}

/** A stretch that is shown if a row meets its condition, or once for each of its document's lines. */
export interface Part extends PartKey {
  pieces: Piece[];
}
export interface PartKey {
  /** As `conditionKey` has it. */
  condition: string;
  isNegated: boolean;
  /** A table around all of its rows: shown once, if its rows are shown at all. */
  isOnce?: true | undefined;
}

/** A part's text as it stands, with holes and stretches between. */
export type Piece = string | Hole | Part;

/** Where a stretch begins or ends. */
export interface Edge extends PartKey {
  edge: "begin" | "end";
}
/** A place whose edges are known once those of the whole part are. */
export interface Slot {
  slot: FlatPiece[];
}
/** In the order of the text, before stretches are nested. */
export type FlatPiece = string | Hole | Edge | Slot;

/** Stretches in each other. */
const deepest = 20;

/** @throws UnfillableError for stretches that cross each other */
export function nestPieces(flat: readonly FlatPiece[]): Piece[] {
  const open: Part[] = [{ condition: "", isNegated: false, pieces: [] }];
  for (const piece of flat.flatMap((each) => (typeof each === "object" && "slot" in each ? each.slot : [each]))) {
    if (typeof piece === "object" && "slot" in piece) continue;
    if (typeof piece !== "object" || !("edge" in piece)) {
      open.at(-1)?.pieces.push(piece);
      continue;
    }
    const { edge, ...key } = piece;
    const last = open.at(-1);
    if (edge === "begin") {
      const part: Part = { ...key, pieces: [] };
      last?.pieces.push(part);
      open.push(part);
      if (open.length > deepest) throw new UnfillableError("size");
    } else if (open.length > 1 && last && isSamePart(last, key)) open.pop();
    else throw new UnfillableError("section");
  }
  if (open.length > 1) throw new UnfillableError("section");
  return open[0]?.pieces ?? [];
}

export const isSamePart = (one: PartKey, other: PartKey) =>
  one.condition === other.condition && one.isNegated === other.isNegated && one.isOnce === other.isOnce;

/** Why a Word file can't be filled, and the field or tag in it. */
export class UnfillableError extends Error {
  readonly what: (typeof unfillableKinds)[number];
  readonly tag: string;
  constructor(what: UnfillableError["what"], tag = "") {
    super(`The Word file can't be filled: ${what}`);
    this.name = "UnfillableError";
    this.what = what;
    this.tag = tag;
  }
}

/**
 * A field that Word evaluates; a tag for a loop or a condition; a field that isn't found where its value would have to
 * stand; too large; read by an earlier build.
 */
export const unfillableKinds = ["field", "section", "place", "size", "earlier"] as const;
