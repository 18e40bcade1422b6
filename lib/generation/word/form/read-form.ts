import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import type { InflationLimits, ZipFileEntry } from "../../formats/zip-file.ts";
import { conditionKey, valueKey } from "../../templates/merge.ts";
import type { WordDocument } from "../document.ts";
import { bindControls } from "../fields/bound-controls.ts";
import type { Inline } from "../model.ts";
import { readOpened } from "../read-word-file.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import { WordFileError } from "../word-file-error.ts";
import { openWordPackage, type WordPackage } from "../word-package.ts";
import { decodeXml, readTree } from "../xml-tree.ts";
import { fileParts } from "./file-parts.ts";
import { type Piece, UnfillableError } from "./form.ts";
import type { FormPart } from "./form-file.ts";
import { type KnownFields, partHoles } from "./part-holes.ts";
import { filledXml, shownText, telltaleValues } from "./same-text.ts";
import type { Values } from "./shown-with.ts";

/** Parts with text, besides the main one. */
const filledTypes = new Set(["header", "footer", "footnotes", "endnotes"]);

/** Values in one document; each costs time in every row. */
const mostHoles = 10_000;
/** Of the parts of a file with conditions, which are read again. */
const mostCompared = 5_000_000;
/** Of a file that is copied for every row. */
const mostBytes = 20_000_000;

type Known = Pick<
  Awaited<ReturnType<typeof readOpened>>,
  "sections" | "merge" | "blankLines" | "renamed" | "sectionNames" | "marks" | "omissions"
> & {
  fields: readonly string[];
};

/**
 * Reads a Word file as the parts of the files that it is filled to: those without fields as they are, compressed, the
 * others with holes for the values.
 * @param known the same file as `readWordFile` has read it
 * @throws UnfillableError for a file that would be filled otherwise than it is set, or only in part
 */
export async function readForm(path: string, known: Known, limits: InflationLimits): Promise<FormPart[]> {
  const opened = await openWordPackage(path, limits);
  try {
    const packed = opened.parts.values().reduce((sum, { packedBytes }) => sum + packedBytes, 0);
    if (packed > mostBytes) throw new UnfillableError("size");
    const changed = await changedParts(opened, known);
    const parts: FormPart[] = [];
    for (const [name, entry] of opened.parts) {
      const pieces = changed.get(name);
      if (pieces === null) continue;
      parts.push(pieces ? { name: entry.path, pieces } : await copied(entry));
    }
    return parts;
  } finally {
    opened.close();
  }
}

/** Parts by name; null for one that is left out. */
type ChangedParts = ReadonlyMap<string, Piece[] | null>;

/** The parts that differ from the file's. @throws UnfillableError unless they show the same as the document that was read */
async function changedParts(opened: WordPackage, known: Known): Promise<ChangedParts> {
  const changed = new Map(await fileParts(opened));
  const counts = new Map<string, number>();
  let holes = 0;
  const found = (field: string) => {
    if (++holes > mostHoles) throw new UnfillableError("size");
    counts.set(field, (counts.get(field) ?? 0) + 1);
  };
  const lists = new Map(known.merge.lists.map((list) => [conditionKey({ filled: list.name }), list]));
  let bytes = 0;
  for (const name of await textParts(opened)) {
    const part = await readPart(opened, name);
    const pieces = part && partHoles(part, knownOf(name, opened, known), found);
    if (!pieces) continue;
    await refuseBound(part.content, opened);
    refuseRepeated(pieces, lists);
    bytes += part.content.length;
    changed.set(name, inUtf8(pieces));
  }
  for (const [field, count] of occurrences(known)) {
    if ((counts.get(field) ?? 0) < count) throw new UnfillableError("place", field);
  }
  await requireSameText(opened, changed, known, bytes);
  return changed;
}

/** The names of the main part and of its headers, footers and notes. */
async function textParts(opened: WordPackage): Promise<Set<string>> {
  const linked = (await opened.relationships(opened.main)).values();
  const beside = linked.filter(({ type, isExternal }) => filledTypes.has(type) && !isExternal);
  return new Set([opened.main, ...beside.map(({ target }) => target)]);
}

/** A part's XML; null if the file doesn't have it. */
async function readPart(opened: WordPackage, name: string) {
  const entry = opened.parts.get(name);
  if (!entry) return null;
  const content = await buffer(entry.read());
  const relationships = await opened.relationships(name);
  const isExternalLink = (id: string) => {
    const link = relationships.get(id);
    return link?.isExternal === true && /^(https?|mailto):/i.test(link.target);
  };
  return { source: decodeXml(content), root: readTree(content), isExternalLink, content };
}

/** Controls that are bound to data would have the texts that the part has instead of their data's. */
async function refuseBound(content: Buffer, opened: WordPackage): Promise<void> {
  const [bound] = await bindControls(readTree(content), opened);
  if (bound !== undefined) throw new UnfillableError("place", bound.slice(0, 60));
}

const keysOf = ({ fields, merge }: Known) => [...new Set([...fields, ...merge.values.map(valueKey)])];

function knownOf(part: string, { main }: WordPackage, known: Known): KnownFields {
  const { marks, blankLines, renamed, sectionNames } = known;
  return {
    keys: new Set(keysOf(known)),
    marks,
    renamed,
    sectionNames,
    blankLines: part === main ? blankLines : new Map(),
  };
}

/** Fills the file with values that differ everywhere, and compares it with the document that was read. */
async function requireSameText(opened: WordPackage, changed: ChangedParts, known: Known, bytes: number): Promise<void> {
  // Word doesn't write a table of contents anew when it opens a file: the stored one may have another row's headings.
  if (known.omissions.some(({ what, detail }) => what === "left_out_field" && detail === "TOC"))
    throw new UnfillableError("field", "TOC");
  // Lines that may be blank are known by their place; what tags mean is compared.
  const isCompared = known.merge.conditions.some((condition) => !("printed" in condition));
  if (!isCompared) return;
  if (bytes > mostCompared) throw new UnfillableError("size");
  for (const values of telltaleValues(keysOf(known), known.merge)) {
    if (shownText(await refilled(opened, changed, values), null) !== shownText(known, values)) {
      throw new UnfillableError("section");
    }
  }
}

/** What has a number that no other may have. */
const numbered = /<(?:\w+:)?(?:docPr|id|footnoteReference|endnoteReference|commentReference)[\s/>]/;

type List = Known["merge"]["lists"][number];

/** Lists can't repeat what Word counts, nor each other, unless they are sections within each other. */
function refuseRepeated(pieces: readonly Piece[], lists: ReadonlyMap<string, List>, around?: List): void {
  for (const piece of pieces) {
    if (typeof piece === "string" && around && numbered.test(piece)) throw new UnfillableError("section");
    if (typeof piece !== "object" || !("pieces" in piece)) continue;
    const list = piece.isNegated || piece.isOnce ? undefined : lists.get(piece.condition);
    if (list && around && list.within !== around.name) throw new UnfillableError("section");
    refuseRepeated(piece.pieces, lists, list ?? around);
  }
}

/** The file with values, read again. */
function refilled(opened: WordPackage, changed: ChangedParts, values: Values) {
  const tree = async (part: string | undefined) => {
    const pieces = changed.get(part ?? "");
    return pieces ? readTree(Buffer.from(filledXml(pieces, values))) : opened.tree(part);
  };
  return readOpened({ ...opened, tree }, () => true, true);
}

/** How often each field is set; headers that several sections share count once. */
function occurrences(document: Pick<WordDocument, "sections">): Map<string, number> {
  const seen = new Set<Inline[]>();
  const counts = new Map<string, number>();
  eachOfDocument(document, (inlines) => {
    if (seen.has(inlines)) return;
    seen.add(inlines);
    for (const inline of inlines) {
      if (inline.kind === "field") counts.set(valueKey(inline.value), (counts.get(valueKey(inline.value)) ?? 0) + 1);
    }
  });
  return counts;
}

/** A part's text whose declaration, if it has one, names UTF-8. */
function inUtf8([first = "", ...others]: Piece[]): Piece[] {
  if (typeof first !== "string") return [first, ...others];
  return [first.replace(/^(<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/, '$1 encoding="UTF-8"'), ...others];
}

async function copied(entry: ZipFileEntry): Promise<FormPart> {
  const { path: name, bytes, isDeflated } = entry;
  let checksum = 0;
  for await (const chunk of entry.read()) checksum = crc32(chunk, checksum);
  const packed = await buffer(await entry.readPacked());
  if (packed.length !== entry.packedBytes) throw new WordFileError("damaged");
  return { name, crc32: checksum, packed, ...(isDeflated && { inflatedBytes: bytes }) };
}
