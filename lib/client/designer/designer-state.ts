import type { Design } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import type { Guide } from "./snap.ts";

/** The state before a gesture, restored if it is canceled. */
export interface Snapshot {
  design: Design;
  /** The angle of the frame around selected elements with different angles. */
  frameAngle: number;
}

/** A step of the history: the design to restore, and its selection. */
interface Step extends Snapshot {
  selection: readonly string[];
  page: number;
}

/** The state of the designer: a design, the selection, and the history. */
export interface DesignerState extends Snapshot {
  /** The displayed page, from 1. */
  page: number;
  /** The selected elements, all of that page. */
  selection: readonly string[];
  /** The latest last. */
  past: readonly Step[];
  /** The next to redo last. */
  future: readonly Step[];
  /** The key of the last edit: the next edit with the same key joins its step. */
  lastEdit: string | null;
  /** During a drag: the state before it. */
  gesture: Snapshot | null;
  /** Whether letters, lines and corners grow with their boxes, which then keep the ratio of their sides. */
  scales: boolean;
  guides: readonly Guide[];
  copied: readonly DesignElement[];
  /** How often the copied elements have been pasted: each paste lies a little further. */
  pasted: number;
}

/** The state of a designer that has just been opened. */
export function openDesigner(design: Design): DesignerState {
  const history = { past: [], future: [], lastEdit: null };
  const chosen = { page: 1, selection: [], frameAngle: 0, scales: false };
  return { design, ...chosen, ...history, gesture: null, guides: [], copied: [], pasted: 0 };
}

export const snapshotOf = ({ design, frameAngle }: Snapshot): Snapshot => ({ design, frameAngle });

export const idOf = ({ id }: DesignElement) => id;

/** The elements of the displayed page, from back to front. */
export function elementsOn({ design, page }: Pick<DesignerState, "design" | "page">): DesignElement[] {
  return design.elements.filter((element) => element.page === page);
}

/** The selected elements, from back to front. */
export function chosenOf({ design, selection }: Pick<DesignerState, "design" | "selection">): DesignElement[] {
  const chosen = new Set(selection);
  return design.elements.filter(({ id }) => chosen.has(id));
}
