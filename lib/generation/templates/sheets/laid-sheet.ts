import type { LabelSheet } from "#lib/contracts/label-sheets.ts";

/** The sheet that a session's labels are laid out on. */
export interface Sheet extends LabelSheet {
  /** The first unused label of the first sheet, from 1. */
  start: number;
  /** Corrects for a printer's paper feed, in millimetres to the right and down. */
  shift: { x: number; y: number };
  /** Hairlines around all labels, to compare a print on plain paper with the sheet. */
  outlines: boolean;
  /** How far labels are printed over their edges, in millimetres. */
  bleed: number;
  /** How the back of each sheet lies: with its columns mirrored, or also upside down. Null if there is none. */
  back: "mirrored" | "turned" | null;
}
