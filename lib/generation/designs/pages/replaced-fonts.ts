import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { Placeholder } from "./content/found-placeholders.ts";
import { nearestStyle } from "./content/nearest-style.ts";

const plain = (name: string) => name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();

/** Fonts whose letters are as wide: a text stands where it stood. */
const asWide: readonly [pattern: RegExp, family: string][] = [
  [/^(?:arial|helvetica|liberationsans|nimbussans)/, "arimo"],
  [/^(?:times|liberationserif|nimbusroman)/, "tinos"],
  [/^calibri/, "carlito"],
];

/**
 * The fonts of a page that found texts can't be set in, each with the family that takes its place. A font that is embedded has only
 * the letters that the page shows.
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
