import { buffer } from "node:stream/consumers";
import type { WordPackage } from "../word-package.ts";
import { decodeXml, elementsOf, readTree, type XmlElement } from "../xml-tree.ts";
import { editPart, type PartEdits } from "./edits.ts";
import { nestPieces, type Piece } from "./form.ts";
import { findSpans } from "./xml-spans.ts";

/**
 * What a filled file doesn't have: the mail merge's data source, which Word would ask for; macros, which a DOCX can't
 * have; signatures, which no longer hold.
 */
const dropped = new Set([
  ...["mailMergeSource", "mailMergeHeaderSource", "recipientData"],
  ...["vbaProject", "wordVbaData", "origin", "signature"],
]);
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** Templates, and files with macros: Word refuses either as a DOCX. */
const otherMainTypes =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml\.template|ms-word\.(?:document|template)\.macroEnabled(?:Template)?)\.main\+xml$/;

/** The parts that turn a mail merge or a template into an independent file, by name; null for one that is left out. */
export async function fileParts(opened: WordPackage): Promise<Map<string, Piece[] | null>> {
  const changed = new Map<string, Piece[] | null>();
  for (const name of opened.parts.keys()) {
    if (!name.endsWith(".rels")) continue;
    const source = name.replace(/_rels\/([^/]*)\.rels$/, "$1");
    for (const { type, target, isExternal } of (await opened.relationships(source)).values()) {
      if (!dropped.has(type)) continue;
      if (!isExternal) changed.set(target, null).set(target.replace(/([^/]*)$/, "_rels/$1.rels"), null);
      await change(name, (child, edits) => {
        if (dropped.has((child.attributes.Type ?? "").replace(/^.*\//, ""))) edits.remove(child);
      });
    }
  }
  const settings = (await opened.relationships(opened.main)).values().find(({ type }) => type === "settings");
  if (settings) {
    await change(settings.target, (child, edits) => child.name === "w:mailMerge" && edits.remove(child));
  }
  await change("[content_types].xml", (child, edits) => {
    const { PartName = "", ContentType = "" } = child.attributes;
    if (changed.get(PartName.replace(/^\//, "").toLowerCase()) === null) edits.remove(child);
    else if (otherMainTypes.test(ContentType)) edits.replaceIn(child, ContentType, mainType);
  });
  return changed;

  /** Changes the children of a part's root. */
  async function change(name: string, edit: (child: XmlElement, edits: PartEdits) => unknown): Promise<void> {
    const entry = opened.parts.get(name);
    if (!entry || changed.get(name) === null) return;
    const bytes = await buffer(entry.read());
    const [source, root] = [decodeXml(bytes), readTree(bytes)];
    const edits = editPart(source, findSpans(source, root));
    for (const child of elementsOf(root)) edit(child, edits);
    const pieces = nestPieces(edits.pieces());
    if (pieces.length !== 1 || pieces[0] !== source) changed.set(name, pieces);
  }
}
