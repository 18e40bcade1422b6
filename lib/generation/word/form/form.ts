/** A place for a row's value, in a run of text. */
export interface Hole {
  field: string;
  /** Of WordprocessingML's elements in the part: `w:` in most files. */
  prefix: string;
}

/** A part's text as it stands, with holes between. */
export type Piece = string | Hole;

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
