import { readStructure } from "../structure.ts";
import type { PdfFile } from "../syntax/pdf-file.ts";
import { readDictionary, readReference, writeDictionary } from "../syntax/pdf-syntax.ts";
import type { TextRun } from "./text-runs.ts";

/** The structure elements that runs belong to, and those above them. */
export interface FragmentElements {
  /** For each run, its element among the `leaves`. */
  leafOf: readonly number[];
  /** In the order of their first runs, with the elements above each, up to the Document: indices of `objects`. */
  chains: readonly (readonly number[])[];
  objects: readonly number[];
  /** Each object's entries but its contents, its place and its texts. */
  kinds: readonly string[];
  /** Each object's texts, by the names of their entries. */
  texts: readonly ReadonlyMap<string, string>[];
}

/** Entries that are texts for people (ISO 32000-1, table 323). */
export const textEntries = ["/T", "/Alt", "/ActualText", "/E"];
const placeEntries = ["/K", "/P", "/Pg"];

/** Finds the elements of a page's runs; `owners` are those of its marked contents, by id. Null if a run has none. */
export type ElementsOf = (owners: readonly string[], runs: readonly TextRun[]) => FragmentElements | null;

/** Makes a function that finds the elements of runs on a file's pages. */
export function elementReader(file: PdfFile): ElementsOf {
  const { document } = readStructure(file);
  const known = new Map<number, ElementFacts>();
  /** An element that has letters of many records is read once. */
  const factsOf = (object: number) => {
    const facts = known.get(object) ?? readFacts(file, object);
    known.set(object, facts);
    return facts;
  };
  return (owners, runs) => {
    const objects: number[] = [];
    const read: ElementFacts[] = [];
    const indexOf = (object: number) => {
      const known = objects.indexOf(object);
      if (known >= 0) return known;
      read.push(factsOf(object));
      return objects.push(object) - 1;
    };
    const leaves: number[] = [];
    const leafOf: number[] = [];
    const chains: number[][] = [];
    for (const { id } of runs) {
      const owner = /^(\d+) 0 R$/.exec(owners[id] ?? "")?.[1];
      if (owner === undefined) return null;
      const leaf = leaves.indexOf(Number(owner));
      leafOf.push(leaf >= 0 ? leaf : leaves.push(Number(owner)) - 1);
      if (leaf >= 0) continue;
      const chain: number[] = [];
      for (let object = Number(owner); object !== document; object = read[chain.at(-1) ?? 0]?.parent ?? document) {
        chain.push(indexOf(object));
      }
      chains.push(chain);
    }
    return {
      leafOf,
      chains,
      objects,
      kinds: read.map(({ kind }) => kind),
      texts: read.map(({ texts }) => texts),
    };
  };
}

interface ElementFacts {
  parent: number;
  kind: string;
  texts: ReadonlyMap<string, string>;
}

function readFacts(file: PdfFile, object: number): ElementFacts {
  const entries = readDictionary(file.text(object));
  const isKind = (name: string) => !placeEntries.includes(name) && !textEntries.includes(name);
  return {
    parent: readReference(entries.get("/P")),
    kind: writeDictionary(new Map([...entries].filter(([name]) => isKind(name)))),
    texts: new Map([...entries].filter(([name]) => textEntries.includes(name))),
  };
}

/**
 * The elements of a page, by those of a fragment that is to take the place of these runs' texts.
 * @returns null if they aren't of the same kinds, one for one
 */
export function elementsAlike(own: FragmentElements, fragment: FragmentElements): number[] | null {
  return alikeInKind(own, fragment) ?? aroundBare(own, fragment);
}

function alikeInKind(own: FragmentElements, fragment: FragmentElements): number[] | null {
  if (own.chains.length !== fragment.chains.length) return null;
  const found: number[] = [];
  for (const [leaf, chain] of fragment.chains.entries()) {
    const others = own.chains[leaf] ?? [];
    for (const [step, index] of chain.entries()) {
      const other = others[step];
      const object = own.objects[other ?? -1];
      if (other === undefined || object === undefined || own.kinds[other] !== fragment.kinds[index]) return null;
      if (namesOf(own.texts[other]) !== namesOf(fragment.texts[index])) return null;
      if ((found[index] ?? object) !== object) return null;
      found[index] = object;
    }
  }
  return new Set(found).size === found.length ? found : null;
}

const namesOf = (texts: ReadonlyMap<string, string> | undefined) => [...(texts?.keys() ?? [])].join();

/** Letters outside of paragraphs belong to the element around them, such as a cell. */
function aroundBare(own: FragmentElements, fragment: FragmentElements): number[] | null {
  const [chain = [], ...others] = fragment.chains;
  const [[leaf = -1] = [], ...ownOthers] = own.chains;
  const object = own.objects[leaf];
  const hasNoTexts = fragment.texts.every(({ size }) => size === 0) && own.texts[leaf]?.size === 0;
  const isBare = chain.length === 1 && others.length + ownOthers.length === 0;
  return isBare && hasNoTexts && object !== undefined ? [object] : null;
}
