import { isOn, points } from "../styles/units.ts";
import { elementsOf, type XmlElement } from "../xml-tree.ts";

/** A section's columns. Lengths in points. */
export interface Columns {
  count: number;
  gap: number;
  /** Whether a line stands between them. */
  isRuled: boolean;
  /** If they differ: each one's width, and the gap after it. */
  own?: { width: number; gap: number }[];
}

/** A `w:cols` (17.6.4). */
export function readColumns(element: XmlElement | undefined): Columns {
  const attributes = element?.attributes ?? {};
  const each = ["0", "false", "off"].includes(attributes["w:equalWidth"] ?? "") ? elementsOf(element, "w:col") : [];
  const own = each.slice(0, 20).map((column) => ({
    width: Math.max(1, points(column.attributes["w:w"]) ?? 1),
    gap: Math.max(0, points(column.attributes["w:space"]) ?? 0),
  }));
  const count = own.length || Math.max(1, Math.min(20, Number(attributes["w:num"] ?? 1) || 1));
  if (count === 1) return { count, gap: 0, isRuled: false };
  return {
    count,
    gap: Math.max(0, own[0]?.gap ?? points(attributes["w:space"]) ?? 36),
    isRuled: isOn(attributes["w:sep"]),
    ...(own.some(({ width }) => Math.abs(width - (own[0]?.width ?? 0)) > 1) && { own }),
  };
}
