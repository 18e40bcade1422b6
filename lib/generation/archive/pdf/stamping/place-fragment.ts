import type { MoldPage } from "./mold.ts";
import { fontName } from "./mold-pages.ts";
import type { RegionSlot } from "./region-slots.ts";
import { renamer } from "./rename-colors.ts";
import { type TextRun, writeRun } from "./text-runs.ts";

/** Puts records' fragments into the place of a region. */
interface FragmentPlacer {
  /** Whether the engine has laid out the region of this record, in elements of the same kinds as the page's. */
  has(record: number): boolean;
  /**
   * Returns what replaces the region's mark. Changes the elements, and `owners`, the elements of the page's marked
   * contents, of which there may be more or fewer than before.
   */
  place(
    record: number,
    owners: string[],
    elementOf: (object: number) => Map<string, string>,
    show: (run: TextRun) => void,
  ): { mark: string; text: string };
}

/** Makes the placer of one of a page's regions. */
export function fragmentPlacer(page: MoldPage, { region, mark, ids, elements, alike }: RegionSlot): FragmentPlacer {
  const named = renamer(region.names, page.names);
  const shape = JSON.stringify([alike.chains, alike.kinds]);
  const usableOf = (record: number) => {
    const fragment = region.fragments.get(record);
    if (!fragment || JSON.stringify([fragment.elements.chains, fragment.elements.kinds]) !== shape) return null;
    const isNamed = [...fragment.around, ...fragment.runs.map(({ color }) => color)].every(
      (text) => named(text) !== null,
    );
    return isNamed ? fragment : null;
  };
  return {
    has: (record) => usableOf(record) !== null,
    place(record, owners, elementOf, show) {
      const fragment = region.fragments.get(record);
      const { around = [], runs = [], elements: { leafOf = [], chains = [], texts = [] } = {} } = fragment ?? {};
      const own: number[][] = ids.map(() => []);
      let text = named(around[0] ?? "") ?? "";
      for (const [index, run] of runs.entries()) {
        const leaf = leafOf[index] ?? 0;
        const taken = own[leaf] ?? [];
        const id = ids[leaf]?.[taken.length] ?? owners.push(owners[ids[leaf]?.[0] ?? -1] ?? "null") - 1;
        taken.push(id);
        const color = named(run.color) ?? "";
        text += writeRun({ ...run, id, color }, fontName(page, run.font)) + (named(around[index + 1] ?? "") ?? "");
        show(run);
      }
      for (const [leaf, taken] of own.entries()) {
        for (const id of ids[leaf]?.slice(taken.length) ?? []) owners[id] = "null";
        elementOf(elements[chains[leaf]?.[0] ?? -1] ?? 0).set("/K", `[${taken.join(" ")}]`);
      }
      for (const [index, entries] of texts.entries()) {
        for (const [entry, source] of entries) elementOf(elements[index] ?? 0).set(entry, source);
      }
      return { mark, text };
    },
  };
}
