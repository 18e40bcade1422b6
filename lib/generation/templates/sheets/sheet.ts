import { type LabelSheet, labelSheets, paperSizes } from "#lib/contracts/label-sheets.ts";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { Unit } from "#lib/contracts/template.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../../common/errors/app-error.ts";
import type { TemplateDefinition } from "../definition.ts";
import { sheetOfDesign } from "./design-sheet.ts";
import type { Sheet } from "./laid-sheet.ts";

/** The parts of a template that decide its sheet. */
type OnSheets = Pick<TemplateDefinition, "sheet"> & Partial<Pick<TemplateDefinition, "design" | "merge">>;

/**
 * The sheet that a template's settings or a design choose: a standard one, or a custom grid; null if every document has
 * its own pages.
 *
 * @param settings complete
 */
export function sheetOf({ sheet, design }: OnSheets, settings: Settings): Sheet | null {
  if (design?.sheet) return sheetOfDesign({ ...design, sheet: design.sheet });
  if (sheet === null) return null;
  const choice = String(settings[sheet.layout]);
  const layout = choice === "custom" ? ownGrid(settings) : (sheet.sheets[choice] ?? labelSheets[choice]);
  if (!layout) return null;
  const { shiftX, shiftY, outlines } = settings;
  return {
    ...layout,
    start: sheet.start === null ? 1 : numberOf(settings, sheet.start),
    shift: { x: Number(shiftX ?? 0), y: Number(shiftY ?? 0) },
    outlines: outlines === true,
    bleed: 0,
    back: null,
  };
}

/** The template and settings of the sheets after the first one, which may be partly used. */
export function afterFirstSheet<Fit extends { template: OnSheets; settings: Settings }>(fit: Fit): Fit {
  const { design, sheet } = fit.template;
  if (design?.sheet) {
    return { ...fit, template: { ...fit.template, design: { ...design, sheet: { ...design.sheet, start: 1 } } } };
  }
  return sheet?.start ? { ...fit, settings: { ...fit.settings, [sheet.start]: 1 } } : fit;
}

/**
 * How many labels a document has, and the first one that's free: on a sheet, or in a Word file with labels of its own.
 */
export function labelPlaces(template: OnSheets, settings: Settings): LabelPlaces | null {
  const sheet = sheetOf(template, settings);
  if (sheet) return { capacity: capacityOf(sheet), start: sheet.start };
  const capacity = template.merge?.labels ?? 1;
  return capacity > 1 ? { capacity, start: 1 } : null;
}

export interface LabelPlaces {
  capacity: number;
  /** On the first sheet, from 1. */
  start: number;
}

/** What visitors call the documents that a template makes with these settings, which must be complete. */
export function unitOf(template: OnSheets, settings: Settings): Unit {
  return labelPlaces(template, settings) ? "sheet" : "document";
}

/** How many labels fit on a sheet. */
export function capacityOf({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Why the labels cannot be laid out: the grid is larger than its paper, or the start is past its end. */
export function sheetFaults(template: Pick<TemplateDefinition, "sheet">, settings: Settings): FieldFault[] {
  const sheet = sheetOf(template, settings);
  const paths = { columns: "settings.columns", rows: "settings.rows", start: `settings.${template.sheet?.start}` };
  return sheet === null ? [] : gridFaults(sheet, paths);
}

/** @param paths where a request has the number of columns and rows, and the first label */
export function gridFaults(sheet: Sheet, paths: Record<"columns" | "rows" | "start", string>): FieldFault[] {
  const { left, top, label, paper, columns, rows, across, down, start } = sheet;
  const right = left + (columns - 1) * across + label.width;
  const bottom = top + (rows - 1) * down + label.height;
  const faults: FieldFault[] = [];
  const tenths = (value: number) => Math.round(value * 10) / 10;
  if (right > paper.width + tolerance) {
    const reach = msg("labels.width", { right: tenths(right), width: tenths(paper.width) });
    faults.push({ path: paths.columns, ...reach });
  }
  if (bottom > paper.height + tolerance) {
    const reach = msg("labels.height", { bottom: tenths(bottom), height: tenths(paper.height) });
    faults.push({ path: paths.rows, ...reach });
  }
  if (start > columns * rows) {
    const count = msg("labels.start", { count: columns * rows });
    faults.push({ path: paths.start, ...count });
  }
  return faults;
}

/**
 * Makers round the sizes of sheets whose labels reach the paper's edge; ignores an overhang up to this, in millimetres.
 */
const tolerance = 0.2;

/** The custom grid in a template's settings, if chosen; all but the counts are in millimetres. */
function ownGrid(settings: Settings): LabelSheet {
  const number = (name: string) => numberOf(settings, name);
  const label = { width: number("labelWidth"), height: number("labelHeight") };
  return {
    paper: settings.paper === "letter" ? paperSizes.letter : paperSizes.a4,
    columns: number("columns"),
    rows: number("rows"),
    label,
    left: number("marginLeft"),
    top: number("marginTop"),
    across: label.width + number("gapAcross"),
    down: label.height + number("gapDown"),
    cut: settings.cutMarks === true,
    fold: settings.folded === true,
    name: "",
  };
}

function numberOf(settings: Settings, name: string): number {
  const value = settings[name];
  if (typeof value !== "number") throw new Error(`The template has no number "${name}" for its sheet`);
  return value;
}
