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
  /** What each object is, but for its contents and what it says. */
  kinds: readonly string[];
  /** What each object says, as its entries have it. */
  said: readonly ReadonlyMap<string, string>[];
}

/** Entries that are texts for people (ISO 32000-1, table 323). */
export const saidEntries = ["/T", "/Alt", "/ActualText", "/E"];
const placeEntries = ["/K", "/P", "/Pg"];

/**
 * Makes a function that finds the elements of runs of a page; null for a run of none.
 * @param owners the elements of the page's marked contents
 */
export function elementReader(file: PdfFile, owners: readonly string[]) {
  const { document } = readStructure(file);
  return (runs: readonly TextRun[]): FragmentElements | null => {
    const objects: number[] = [];
    const read: ReadonlyMap<string, string>[] = [];
    const indexOf = (object: number) => {
      const known = objects.indexOf(object);
      if (known >= 0) return known;
      read.push(readDictionary(file.text(object)));
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
      for (
        let object = Number(owner);
        object !== document;
        object = readReference(read[chain.at(-1) ?? 0]?.get("/P"))
      ) {
        chain.push(indexOf(object));
      }
      chains.push(chain);
    }
    return {
      leafOf,
      chains,
      objects,
      kinds: read.map((entries) =>
        writeDictionary(
          new Map([...entries].filter(([name]) => !placeEntries.includes(name) && !saidEntries.includes(name))),
        ),
      ),
      said: read.map((entries) => new Map([...entries].filter(([name]) => saidEntries.includes(name)))),
    };
  };
}

/**
 * The elements of a page, by those of a fragment that is to take the place of these runs' texts.
 * @returns null if they aren't of the same kinds, one for one
 */
export function elementsAlike(own: FragmentElements, fragment: FragmentElements): number[] | null {
  if (own.chains.length !== fragment.chains.length) return null;
  const found: number[] = [];
  for (const [leaf, chain] of fragment.chains.entries()) {
    const others = own.chains[leaf] ?? [];
    for (const [step, index] of chain.entries()) {
      const other = others[step];
      const object = own.objects[other ?? -1];
      if (other === undefined || object === undefined || own.kinds[other] !== fragment.kinds[index]) return null;
      if ([...(own.said[other]?.keys() ?? [])].join() !== [...(fragment.said[index]?.keys() ?? [])].join()) return null;
      if ((found[index] ?? object) !== object) return null;
      found[index] = object;
    }
  }
  return new Set(found).size === found.length ? found : null;
}
