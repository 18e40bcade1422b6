import { placedName, withNames } from "../element-names.ts";
import { deflated } from "../syntax/deflated.ts";
import { type PdfFile, withTexts, writePairs } from "../syntax/pdf-file.ts";
import { renumber, writeStream } from "../syntax/pdf-output.ts";
import { cutAtReferences, readDictionary, writeDictionary, writeReferences } from "../syntax/pdf-syntax.ts";
import { changingObjects, type FilledDocument, writePage } from "./fill-document.ts";
import type { Mold } from "./mold.ts";

/**
 * Documents of a mold as the pages of one PDF in our engine's own form, for `mergePdfs`. It has the fonts of the whole
 * batch.
 */
export function stampedPart(mold: Mold, documents: readonly FilledDocument[]): PdfFile {
  const { file, structure, elements, ids, children } = mold;
  const changing = changingObjects(mold);
  const texts = new Map<number, string>();
  let size = file.size;
  const pages: number[] = [];
  const rows: [key: string, object: number][] = [];
  const kids: number[] = [];
  const names: [id: string, object: number][] = [];
  for (const [index, document] of documents.entries()) {
    const numbers = new Map<number, number>();
    for (const object of [...changing, ...elements]) if (!numbers.has(object)) numbers.set(object, size++);
    const numberOf = (object: number) => numbers.get(object) ?? object;
    const put = (object: number, text: string) =>
      texts.set(numberOf(object), renumber(cutAtReferences(text), numberOf));
    for (const { page, contents, shown, owners } of document.pages) {
      const fonts = new Set([...page.fontNames.keys(), ...shown.keys()]);
      const entries = readDictionary(writePage(page, [...fonts]));
      put(page.object, writeDictionary(entries.set("/StructParents", String(rows.length))));
      for (const [object, content] of contents) {
        texts.set(numberOf(object), writeStream("", deflated(Buffer.from(content, "latin1"))));
      }
      put(page.row, `[${owners.join(" ")}]`);
      rows.push([String(rows.length), numberOf(page.row)]);
      pages.push(numberOf(page.object));
    }
    const nameOf = (id: string) => placedName(id, index);
    for (const object of elements) put(object, withNames(document.elements.get(object) ?? file.text(object), nameOf));
    names.push(...ids.map(({ id, element }): [string, number] => [nameOf(id), numberOf(element)]));
    kids.push(...children.map(numberOf));
  }
  const root = new Map(structure.rootEntries)
    .set("/ParentTree", `<< /Nums ${writePairs(rows)} >>`)
    .set("/ParentTreeNextKey", String(rows.length));
  root.delete("/IDTree");
  if (names.length > 0) root.set("/IDTree", `<< /Names ${writePairs(names)} >>`);
  texts.set(structure.root, writeDictionary(root));
  texts.set(structure.document, writeDictionary(new Map(structure.documentEntries).set("/K", writeReferences(kids))));
  texts.set(file.pageTree, `<< /Type /Pages /Count ${pages.length} /Kids ${writeReferences(pages)} >>`);
  return onlyReached({ ...withTexts(file, texts), size, pages });
}

/** A file without the objects that only its former pages had. */
function onlyReached(file: PdfFile): PdfFile {
  const reached = new Set([file.catalog, file.info]);
  for (const object of reached) for (const each of file.cut(object).references) reached.add(each);
  return { ...file, has: (object) => reached.has(object) };
}
