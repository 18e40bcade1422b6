import { isNamed, placedName, withNames } from "./element-names.ts";
import { elementsBelow, type Structure } from "./structure.ts";
import { linksOf, type PdfFile, writePairs } from "./syntax/pdf-file.ts";
import { readDictionary, writeDictionary } from "./syntax/pdf-syntax.ts";
import type { TreeNode } from "./syntax/tree.ts";

/** Offsets that make the keys and names of a part's pages and elements unique in the merged PDF. */
export interface PartPlace {
  /** From 0. */
  index: number;
  /** Added to the keys of pages and links in the structure's number tree. */
  keyShift: number;
}

/**
 * A part prepared for its place in a merged PDF. Object numbers are the part's own; new objects have numbers after
 * them.
 */
export interface PlacedPart {
  /** The texts of changed and new objects. */
  objects: Map<number, string>;
  /** Leaves of the merged number tree (none for a part without content) and of the name tree. */
  rows: TreeNode | null;
  ids: TreeNode | null;
}

/**
 * Prepares a part for a merged PDF. Its page tree becomes a node below the catalog's number and its Document a division
 * below the structure root's number: the caller that copies the objects maps these two numbers.
 */
export function placePart(file: PdfFile, structure: Structure, { index, keyShift }: PartPlace): PlacedPart {
  const pageTree = readDictionary(file.text(file.pageTree)).set("/Parent", `${file.catalog} 0 R`);
  // A batch is not a document to the reader, so its parts become divisions, which screen readers don't announce.
  const division = new Map(structure.documentEntries).set("/S", "/Div");
  const objects = new Map([
    [file.pageTree, writeDictionary(pageTree)],
    [structure.document, writeDictionary(division)],
    ...placedObjects(file, structure, { index, keyShift }),
  ]);
  const rows = structure.rows.map(({ key, object }): Pair => [String(key + keyShift), object]);
  const ids = structure.ids.map(({ id, element }): Pair => [placedName(id, index), element]);
  return {
    objects,
    rows: addLeaf(objects, file.size, "/Nums", rows),
    ids: addLeaf(objects, file.size + 1, "/Names", ids),
  };
}

/** The pages, links and elements that have other keys and names at a part's place. */
export function placedObjects(file: PdfFile, structure: Structure, { index, keyShift }: PartPlace): [number, string][] {
  return [...placePages(file, keyShift), ...placeElements(file, structure, index)];
}

type Pair = [key: string, object: number];

function addLeaf(objects: Map<number, string>, number: number, name: string, pairs: Pair[]): TreeNode | null {
  const first = pairs[0]?.[0];
  const last = pairs.at(-1)?.[0];
  if (first === undefined || last === undefined) return null;
  objects.set(number, `<< /Limits [${first} ${last}] ${name} ${writePairs(pairs)} >>`);
  return { number, first, last };
}

function placePages(file: PdfFile, keyShift: number): [number, string][] {
  const shift = (object: number, key: string): [number, string][] => {
    const entries = readDictionary(file.text(object));
    const value = entries.get(key);
    return value === undefined ? [] : [[object, writeDictionary(entries.set(key, String(Number(value) + keyShift)))]];
  };
  return file.pages.flatMap((page) => [
    ...shift(page, "/StructParents"),
    ...linksOf(file, page).flatMap((link) => shift(link, "/StructParent")),
  ]);
}

/** Gives elements, and the cells' lists of headers, names that are unique across parts. */
function placeElements(file: PdfFile, structure: Structure, index: number): [number, string][] {
  if (structure.ids.length === 0) return [];
  const named = elementsBelow(file, structure.document).filter((element) => isNamed(file.text(element)));
  return named.map((element) => [element, withNames(file.text(element), (id) => placedName(id, index))]);
}
