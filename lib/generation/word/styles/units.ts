import { childAt, type XmlElement } from "../xml-tree.ts";

/** Twentieths of a point, or a number with a unit in strict files (ISO/IEC 29500-1, 22.9.2.15), in points. */
export function points(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const [, number = "", unit = ""] = /^\s*(-?[\d.]+)\s*(\w*)/.exec(value) ?? [];
  const size = Number(number);
  if (number === "" || !Number.isFinite(size)) return undefined;
  const inPoints = { mm: 72 / 25.4, cm: 72 / 2.54, in: 72, pt: 1, pc: 12, pi: 12 }[unit] ?? 1 / 20;
  return clamp(size * inPoints);
}

/** Halves of a point, or a number with a unit (17.18.42), in points. */
export function halfPoints(value: string | undefined): number | undefined {
  return points(value === undefined || /[a-z]/i.test(value) ? value : `${Number(value) / 2}pt`);
}

/** English metric units, as drawings use, in points. */
export function emu(value: string | undefined): number {
  return clamp(Number(value ?? 0) / 12_700 || 0);
}

/** A length of VML: `12pt`, `1.5in`, or pixels. */
export function cssLength(value: string | undefined): number | undefined {
  const [, number = "", unit = ""] = /^\s*(-?[\d.]+)\s*(\w*)/.exec(value ?? "") ?? [];
  if (number === "") return undefined;
  return clamp(Number(number) * ({ pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 }[unit] ?? 0.75) || 0);
}

/** Word's own limit for a page is 1,584 points; anything far beyond is damage. */
const clamp = (value: number) => Math.max(-10_000, Math.min(10_000, value));

/** An attribute that is a switch (22.9.2.7). */
export const isOn = (value: string | undefined) => ["1", "true", "on"].includes(value ?? "");

/** A switch such as `<w:b/>`; undefined if it is not there. */
export function toggle(parent: XmlElement | undefined, name: string): boolean | undefined {
  const element = childAt(parent, name);
  if (!element) return undefined;
  return !["0", "false", "off", "none"].includes(element.attributes["w:val"] ?? "1");
}
