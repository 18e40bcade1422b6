import { readArray, readDictionary, writeDictionary } from "./syntax/pdf-syntax.ts";

/** Whether an element of the structure has a name, or lists the names of a cell's headers. */
export const isNamed = (element: string) => /\/(ID|Headers) /.test(element);

/** An element with other names for itself and for the headers of a cell (ISO 32000-1, 14.8.5.7), as PDF source. */
export function withNames(element: string, nameOf: (id: string) => string): string {
  if (!isNamed(element)) return element;
  const entries = readDictionary(element);
  const id = entries.get("/ID");
  const attributes = entries.get("/A");
  if (id !== undefined) entries.set("/ID", nameOf(id));
  if (attributes !== undefined)
    entries.set(
      "/A",
      mapArray(attributes, (text) => withHeaders(text, nameOf)),
    );
  return writeDictionary(entries);
}

function withHeaders(attributes: string, nameOf: (id: string) => string): string {
  const entries = readDictionary(attributes);
  const headers = entries.get("/Headers");
  return headers === undefined ? attributes : writeDictionary(entries.set("/Headers", mapArray(headers, nameOf)));
}

/**
 * A name that is unique among parts, as PDF source; those of each part sort after those of the part before, in byte
 * order.
 */
export function placedName(id: string, index: number): string {
  const prefix = `${String(index).padStart(8, "0")}.`;
  return id.startsWith("(") ? `(${prefix}${id.slice(1)}` : `<${Buffer.from(prefix).toString("hex")}${id.slice(1)}`;
}

function mapArray(array: string, change: (item: string) => string): string {
  return `[${readArray(array).map(change).join(" ")}]`;
}
