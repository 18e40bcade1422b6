import type { XmlElement } from "../xml-tree.ts";
import { leaders } from "./read-properties.ts";
import type { TabStop } from "./tab-stop.ts";

/** A `w:ptab` (17.3.3.23), as Word's own headers have them. */
export function marginStop({ attributes }: XmlElement): Omit<TabStop, "at"> {
  const { "w:alignment": align, "w:leader": leader = "" } = attributes;
  return { align: align === "center" || align === "right" ? align : "left", leader: leaders[leader] ?? null };
}
