import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { PageFont } from "./fonts.ts";

/** Families by the names that designers' programs give their fonts. */
const similar: [pattern: RegExp, family: string][] = [
  [/garamond/i, "eb-garamond"],
  [/baskerville/i, "libre-baskerville"],
  [/didot|bodoni|playfair/i, "playfair-display"],
  [/trajan/i, "cinzel"],
  [/bebas|impact/i, "bebas-neue"],
  [/futura|gotham|proxima|avenir|century ?gothic/i, "montserrat"],
  [/script|vibes|allura|calligraph|snell|zapfino/i, "great-vibes"],
  [/brush|pacifico|lobster/i, "pacifico"],
  [/hand|caveat|comic/i, "caveat"],
  [/condensed|narrow/i, "barlow-condensed"],
  [/rockwell|slab|clarendon/i, "roboto-slab"],
  [/courier|mono|consol|menlo/i, "jetbrains-mono"],
  [/times|liberationserif|nimbusroman/i, "tinos"],
  [/georgia|serif4|sourceserif|cambria|palatino|minion|notoserif|dejavuserif/i, "source-serif"],
  [/calibri/i, "carlito"],
  [/arial|helvetica|liberationsans|nimbussans/i, "arimo"],
];

/** The family for a kind of font, by the flags of its descriptor (ISO 32000-1, table 123). */
function familyOfKind(flags: number): string {
  const [fixedPitch, serif, script] = [1, 2, 8];
  if (flags & fixedPitch) return "jetbrains-mono";
  if (flags & script) return "great-vibes";
  return flags & serif ? "source-serif" : "source-sans";
}

/** The nearest family: of the same name, of a similar one, or of the same kind. */
export function nearestStyle({
  name,
  flags,
  weight,
  isItalic,
}: Pick<PageFont, "name" | "flags" | "weight" | "isItalic">) {
  const plain = name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const same = fontFamilies.find(({ title }) => {
    const wanted = title.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
    return plain.startsWith(wanted) || plain.startsWith(wanted.replace(/\d$/, ""));
  });
  const font = same?.id ?? similar.find(([pattern]) => pattern.test(name))?.[1] ?? familyOfKind(flags);
  return { font, weight, italic: isItalic };
}
