import { tooComplex } from "../pdf/faults.ts";
import type { SourcePdf } from "../pdf/source-pdf.ts";
import { unpack } from "../pdf/unpack.ts";
import {
  isDictionary,
  isReference,
  isStream,
  type PdfDictionary,
  type PdfReference,
  type PdfStream,
  type PdfValue,
} from "../pdf/value.ts";
import { deflated, type ObjectList } from "./object-list.ts";

/** Why a page can't be printed on as it is: `font` and `external` in any document, the others in PDF/A. */
export type PageFault = "font" | "external" | "cmyk" | "filter";

export interface Copying {
  pdf: SourcePdf;
  objects: ObjectList;
  faults: Set<PageFault>;
  /** Objects that are copied already, by their value in the source. */
  copied: Map<PdfValue, PdfReference>;
}

/** Refers to other pages, to the structure, to actions, to what the file was made from, or is forbidden in PDF/A. */
const leftOut = new Set(
  `/Metadata /StructParent /StructParents /OC /PieceInfo /LastModified /Alternates /OPI /AF /Parent /P /Pg /Measure
  /PtData /AA /A /Interpolate /CIDSet /CharSet /Annots /Dest /Next /JS /Ref /TR2 /HTP`.split(/\s+/),
);

const deepest = 60;

/** Copies a value with everything that it refers to, whatever it means. */
export function copyValue(copying: Copying, value: PdfValue, depth = 0): PdfValue {
  const { pdf, faults } = copying;
  if (depth > deepest) throw tooComplex();
  const found = pdf.resolve(value);
  if (found === "/DeviceCMYK") faults.add("cmyk");
  if (isStream(found)) return copyStream(copying, found, undefined, depth);
  if (isDictionary(found)) {
    if (!isReference(value)) return copyEntries(copying, found, undefined, depth);
    return copyOnce(copying, found, (index) =>
      copying.objects.set(index, copyEntries(copying, found, undefined, depth)),
    );
  }
  if (Array.isArray(found)) {
    if (!isReference(value)) return found.map((item) => copyValue(copying, item, depth + 1));
    // A separate list would have to be an object without entries: it is small, so it is written where it is used.
    pdf.budget.spend("objects", found.length / 10);
    return found.map((item) => copyValue(copying, item, depth + 1));
  }
  return found;
}

/** @param wanted the names to keep; default: all that {@link leftOut} doesn't name */
export function copyEntries(
  copying: Copying,
  entries: PdfDictionary,
  wanted?: ReadonlySet<string>,
  depth = 0,
): PdfDictionary {
  const copy: PdfDictionary = new Map();
  for (const [name, value] of entries) {
    if (wanted ? wanted.has(name) : !leftOut.has(name)) copy.set(name, copyValue(copying, value, depth + 1));
  }
  return copy;
}

/** Copies an object, unless it is copied already. @param write writes the copy as this object */
export function copyOnce(copying: Copying, source: PdfValue, write: (index: number) => void): PdfReference {
  const known = copying.copied.get(source);
  if (known) return known;
  copying.pdf.budget.spend("objects");
  const reference = { object: copying.objects.reserve() };
  copying.copied.set(source, reference);
  write(reference.object);
  return reference;
}

const packing = new Set(["/Filter", "/DecodeParms", "/F", "/FFilter", "/FDecodeParms", "/Length", "/DL"]);

/**
 * Copies a stream; its data stay packed if the packing is one that PDF/A allows.
 * @param added entries that are copied already
 */
export function copyStream(
  copying: Copying,
  stream: PdfStream,
  wanted?: ReadonlySet<string>,
  depth = 0,
  added: PdfDictionary = new Map(),
): PdfReference {
  return copyOnce(copying, stream, (index) => {
    const { pdf, faults, objects } = copying;
    // Data in another file, which a server must never open.
    if (stream.entries.has("/F")) faults.add("external");
    const plain = new Map([...stream.entries].filter(([name]) => !packing.has(name)));
    const entries = new Map([...copyEntries(copying, plain, wanted, depth + 1), ...added]);
    const filter = pdf.resolve(stream.entries.get("/Filter"));
    const only = Array.isArray(filter) && filter.length === 1 ? pdf.resolve(filter[0]) : filter;
    if (only === "/FlateDecode") {
      const [given] = [pdf.resolve(stream.entries.get("/DecodeParms"))].flat().map(pdf.resolve);
      if (isDictionary(given)) entries.set("/DecodeParms", copyEntries(copying, given));
      objects.set(index, entries.set("/Filter", only), stream.data);
      return;
    }
    const unpacked = unpack(stream, pdf.resolve, pdf.budget);
    if (unpacked.filter === null) {
      objects.set(index, ...deflated(entries, unpacked.data));
      return;
    }
    if (unpacked.filter === "/JPXDecode") faults.add("filter");
    if (unpacked.parameters)
      entries.set("/DecodeParms", copyEntries(copying, unpacked.parameters, undefined, depth + 1));
    objects.set(index, entries.set("/Filter", unpacked.filter), unpacked.data);
  });
}
