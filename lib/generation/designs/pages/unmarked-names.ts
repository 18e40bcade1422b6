import { foldCase } from "#lib/contracts/fold-case.ts";
import type { DesignPages, PageNote } from "./design-page.ts";
import { note } from "./page-notes.ts";

/** A shorter name may be any word, and longer lines aren't stored (`read-pdf.ts`). */
const [leastLetters, mostLetters] = [3, 200];
/** Each is looked for in up to 500 lines of 20 pages, in the site's own process: this many take 0.25 s at worst. */
const mostCompared = 40;
/** More names make no note clearer. */
const mostNamed = 3;

/** A note for each page whose texts name columns without marking them: those texts are the same in all documents. */
export function unmarkedNotes({ pages }: Pick<DesignPages, "pages">, columns: readonly string[]): PageNote[] {
  const found = pages.flatMap((page) => page.found.map(({ text }) => foldCase(text)));
  const isMarked = (name: string) => found.some((text) => text.includes(`{${foldCase(name)}}`));
  const names = columns
    .filter(({ length }) => length >= leastLetters && length <= mostLetters)
    .slice(0, mostCompared)
    .filter((name) => /\p{L}/u.test(name) && !isMarked(name))
    .map((name) => ({ name, folded: foldCase(name) }));
  return pages.flatMap(({ texts }, index) => {
    const folded = texts.map(foldCase);
    const named = names.filter((each) => folded.some((text) => isNamedIn(text, each.folded))).map(({ name }) => name);
    const [first] = named;
    if (first === undefined) return [];
    const shown = named.slice(0, mostNamed).join(", ");
    return [
      note(index + 1, "unmarked", { names: named.length > mostNamed ? `${shown}, …` : shown, tag: `{{${first}}}` }),
    ];
  });
}

/** As a whole word, unless it's the caption of a line to be filled: "Name:". */
function isNamedIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
  return !/[\p{L}\p{N}]$/u.test(before) && !/^(?:[\p{L}\p{N}]|\s*[:_…]|\s*\.{3})/u.test(after);
}
