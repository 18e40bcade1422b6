import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { Placeholder } from "./content/found-placeholders.ts";
import { nearestStyle } from "./content/nearest-style.ts";

const plain = (name: string) => name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();

/** Families with the same widths, with which texts keep their place. */
const asWide: readonly [pattern: RegExp, family: string][] = [
  [/^(?:arial|helvetica|liberationsans|nimbussans)/, "arimo"],
  [/^(?:times|liberationserif|nimbusroman)/, "tinos"],
  [/^calibri/, "carlito"],
];

/**
 * The fonts of found texts that documents can't use, because an embedded font only has the letters that the page shows,
 * each with the family that replaces it.
 */
export function replacedFonts({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const replaced = new Map<string, { name: string; family: string }>();
  const looks = placeholders.flatMap(({ looks: { base, strong, emphasis } }) => [base, strong, emphasis]);
  for (const font of looks.flatMap((look) => (look ? [look.font] : []))) {
    const { font: id } = nearestStyle(font);
    const family = fontFamilies.find((each) => each.id === id)?.title ?? id;
    const name = font.name.replace(/(?:[-,]|(?<=[a-z])(?=MT|PS))(?:[A-Za-z]+)?$/, "");
    const isSame = plain(font.name).startsWith(plain(family).replace(/\d$/, ""));
    if (name === "" || isSame || asWide.some(([pattern, own]) => own === id && pattern.test(plain(name)))) continue;
    replaced.set(name, { name, family });
  }
  return [...replaced.values()];
}
