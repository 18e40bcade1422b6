import { deflateSync } from "node:zlib";
import type { Underlay } from "../../../archive/pdf/underlay.ts";
import { isDictionary, isReference, isString, type PdfDictionary, type PdfValue } from "../pdf/value.ts";

/** The objects of an underlay while it is made. */
export interface ObjectList {
  /** Reserves an object; references to it are `{ object: index }`. */
  reserve(): number;
  set(index: number, value: PdfDictionary, data?: Buffer): void;
  list(): Underlay["objects"];
}

type Cut = Underlay["objects"][number];

/** An empty list. */
export function createObjectList(): ObjectList {
  const objects: (Cut | undefined)[] = [];
  return {
    reserve: () => objects.push(undefined) - 1,
    set(index, value, data) {
      const cut = { texts: [""], references: [] as number[] };
      if (data) value.set("/Length", data.length);
      write(cut, value);
      if (data) cut.texts.push(`${cut.texts.pop()}\nstream\n${data.toString("latin1")}\nendstream`);
      objects[index] = cut;
    },
    list: () =>
      objects.map((object, index) => {
        if (!object) throw new Error(`The underlay has no object ${index}`);
        return object;
      }),
  };
}

function write(cut: { texts: string[]; references: number[] }, value: PdfValue): void {
  const add = (text: string) => cut.texts.push(cut.texts.pop() + text);
  if (isReference(value)) {
    cut.references.push(value.object);
    cut.texts.push("");
  } else if (isDictionary(value)) {
    add("<<");
    for (const [name, item] of value) {
      add(` ${writtenName(name)} `);
      write(cut, item);
    }
    add(" >>");
  } else if (Array.isArray(value)) {
    add("[");
    for (const item of value) {
      add(" ");
      write(cut, item);
    }
    add(" ]");
  } else if (isString(value)) add(`<${Buffer.from(value.bytes, "latin1").toString("hex")}>`);
  else if (typeof value === "number") add(writtenNumber(value));
  else add(typeof value === "string" ? writtenName(value) : String(value));
}

/** PDF has no exponents (ISO 32000-1, 7.3.3). */
function writtenNumber(value: number): string {
  if (Number.isInteger(value)) return String(Math.max(-2_147_483_648, Math.min(2_147_483_647, value)));
  return value.toFixed(6).replace(/\.?0+$/, "");
}

/** A name as PDF source (ISO 32000-1, 7.3.5). */
export function writtenName(name: string): string {
  return `/${name.slice(1).replace(/[^A-Za-z0-9_.+*-]/g, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, "0")}`)}`;
}

/** A stream's entries and its data, deflated. */
export function deflated(entries: PdfDictionary, data: Buffer): [PdfDictionary, Buffer] {
  return [new Map(entries).set("/Filter", "/FlateDecode"), deflateSync(data)];
}
