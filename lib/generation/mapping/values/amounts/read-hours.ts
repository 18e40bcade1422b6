import { type Cell, cellText } from "#lib/generation/spreadsheet/table.ts";

/** Hours and minutes, optionally seconds: `1:30`, `36:00`, `0:20:30`; no am or pm. */
const duration = /^(-)?(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/;
/** Twenty minutes are 0.333333 hours: exact to the cent at prices of up to 10,000 per hour. */
const precision = 1e6;
/** A cell displays whole minutes or seconds of its value. */
const tolerance = 1 / 60 + 1e-9;

/**
 * The decimal hours of a duration as displayed: `1:30` is 1.5. Null for any other cell, and for a time whose value
 * differs from what it displays: `90:00` in minutes and seconds, or `12:00` for 36 hours.
 */
export function readHours(cell: Cell): string | null {
  const held = heldHours(cell);
  const [, minus = "", hours, minutes, seconds = "0"] = duration.exec(cellText(cell).trim()) ?? [];
  if (held === null || hours === undefined) return null;
  const shown = Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600;
  if (!Number.isNaN(held) && Math.abs(Math.abs(held) - shown) > tolerance) return null;
  const rounded = Math.round(shown * precision) / precision;
  return rounded === 0 ? "0" : `${minus}${rounded}`;
}

/**
 * The hours that a cell stores; NaN for a text, which stores only what it shows; null if the cell is not a duration.
 */
function heldHours(cell: Cell): number | null {
  if (typeof cell === "string") return Number.NaN;
  if (cell.kind === "number") return cell.unit === "days" ? cell.value * 24 : null;
  if (cell.kind !== "date" || cell.wraps || cell.value.includes("-")) return null;
  const [hours = 0, minutes = 0, seconds = 0] = cell.value.split(":").map(Number);
  return hours + minutes / 60 + seconds / 3600;
}

/** Whether a cell is a duration by its format, not a time of day or ratio that looks like one. */
export function isCertainlyTime(cell: Cell): boolean {
  return typeof cell === "object" && cell.kind === "number";
}
