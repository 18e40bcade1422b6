import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isStream, type PdfDictionary, type PdfValue } from "../pdf/value.ts";

/** A colour as `#rrggbb` from the components of a device colour space, by their number; null for any other number. */
export function hexColour(components: readonly number[]): string | null {
  const [a = 0, b = 0, c = 0, d = 0] = components;
  if (components.length === 1) return hex(a, a, a);
  if (components.length === 3) return hex(a, b, c);
  // What is printed with all inks is close to the product (ISO 32000-1, 10.3.4, is darker than any printer).
  return components.length === 4 ? hex((1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d)) : null;
}

function hex(...parts: number[]): string {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;
}

/** How many components a colour space has, if they are those of a device's space; null if they mean something else. */
export function deviceComponents(pdf: SourcePdf, value: PdfValue | undefined, resources: PdfDictionary): number | null {
  const found = pdf.resolve(
    typeof value === "string" ? (pdf.dictionary(resources.get("/ColorSpace")).get(value) ?? value) : value,
  );
  const [name, parameter] = Array.isArray(found) ? found.map(pdf.resolve) : [found];
  if (name === "/DeviceGray" || name === "/CalGray" || name === "/G") return 1;
  if (name === "/DeviceRGB" || name === "/CalRGB" || name === "/RGB") return 3;
  if (name === "/DeviceCMYK" || name === "/CMYK") return 4;
  if (name !== "/ICCBased" || !isStream(parameter)) return null;
  const count = pdf.resolve(parameter.entries.get("/N"));
  return typeof count === "number" ? count : null;
}
