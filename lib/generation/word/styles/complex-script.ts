import { childAt, valOf, type XmlElement } from "../xml-tree.ts";
import type { Theme } from "./theme.ts";
import { halfPoints, toggle } from "./units.ts";

/** How a run looks that is marked as written in a script such as Arabic or Hebrew (17.3.2.7, 17.3.2.30). */
export interface ComplexLook {
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
}

export const plainComplexLook: ComplexLook = { font: "Times New Roman", size: 10, bold: false, italic: false };

/** What `w:rPr` says of such runs; null for nothing. */
export function readComplexLook(properties: XmlElement, theme: Theme): Partial<ComplexLook> | null {
  const fonts = childAt(properties, "w:rFonts")?.attributes ?? {};
  const themed = fonts["w:cstheme"] && theme.font(fonts["w:cstheme"]);
  const font = themed || fonts["w:cs"];
  const size = halfPoints(valOf(properties, "w:szCs"));
  const [bold, italic] = [toggle(properties, "w:bCs"), toggle(properties, "w:iCs")];
  const look: Partial<ComplexLook> = {
    ...(font && { font }),
    ...(size !== undefined && { size: Math.max(1, size) }),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
  };
  return Object.keys(look).length > 0 ? look : null;
}
