import type { SourcePdf } from "../pdf/source-pdf.ts";
import { isReference, type PdfDictionary, type PdfValue } from "../pdf/value.ts";

/** Whether what a property or an `/OC` entry refers to is drawn (ISO 32000-1, 8.11). */
export type IsVisible = (membership: PdfValue | undefined) => boolean;

/** Layers as they are when the file is opened. */
export function layersOf(pdf: SourcePdf): IsVisible {
  const properties = pdf.dictionary(pdf.catalog.get("/OCProperties"));
  const configuration = pdf.dictionary(properties.get("/D"));
  const numbers = (name: string) =>
    new Set(pdf.array(configuration.get(name)).flatMap((each) => (isReference(each) ? each.object : [])));
  const [on, off] = [numbers("/ON"), numbers("/OFF")];
  const isOffAtFirst = pdf.resolve(configuration.get("/BaseState")) === "/OFF";
  const isOn = (group: PdfValue) => {
    if (!isReference(group)) return true;
    return isOffAtFirst ? on.has(group.object) : !off.has(group.object);
  };
  return (membership) => {
    const entries = pdf.dictionary(membership);
    if (entries.get("/Type") !== "/OCMD") return isOn(membership ?? null);
    return isMember(pdf, entries, isOn);
  };
}

function isMember(pdf: SourcePdf, entries: PdfDictionary, isOn: (group: PdfValue) => boolean): boolean {
  const groups = entries.get("/OCGs") ?? null;
  const list = Array.isArray(pdf.resolve(groups)) ? pdf.array(groups) : [groups];
  const states = list.filter((group) => pdf.resolve(group) !== null).map(isOn);
  if (states.length === 0) return true;
  switch (pdf.resolve(entries.get("/P"))) {
    case "/AllOn":
      return states.every(Boolean);
    case "/AnyOff":
      return states.some((state) => !state);
    case "/AllOff":
      return states.every((state) => !state);
    default:
      return states.some(Boolean);
  }
}
