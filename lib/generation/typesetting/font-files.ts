import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fontFamilies as designFamilies, type FontFamily } from "#lib/contracts/designs/design-fonts.ts";
import { twins } from "./twins/twins.ts";
import { withMeasures } from "./twins/with-measures.ts";

/**
 * The document fonts, all from npm packages. A family's first file determines its coverage; `templates/scripts.typ`
 * says which family sets what. Only the files listed here are loaded, and only they go into a standalone build.
 */
const families: readonly { from: string; files: readonly string[] }[] = [
  google("inter", "Inter", ["400Regular", "400Regular_Italic", "500Medium", "600SemiBold", "700Bold", "800ExtraBold"]),
  google("eb-garamond", "EBGaramond", [
    ...["400Regular", "500Medium", "600SemiBold", "700Bold", "800ExtraBold"],
    ...["400Regular_Italic", "500Medium_Italic", "600SemiBold_Italic"],
  ]),
  ...[
    google("noto-sans-arabic", "NotoSansArabic"),
    google("noto-naskh-arabic", "NotoNaskhArabic"),
    google("noto-sans-hebrew", "NotoSansHebrew"),
    google("noto-serif-hebrew", "NotoSerifHebrew"),
    google("noto-sans-devanagari", "NotoSansDevanagari"),
    google("noto-serif-devanagari", "NotoSerifDevanagari"),
    google("noto-sans-thai", "NotoSansThai"),
    google("noto-sans-tamil", "NotoSansTamil"),
    google("noto-sans-bengali", "NotoSansBengali"),
    google("noto-serif-bengali", "NotoSerifBengali"),
    google("noto-sans-telugu", "NotoSansTelugu"),
    google("noto-serif-telugu", "NotoSerifTelugu"),
    google("noto-sans-gujarati", "NotoSansGujarati"),
    google("noto-sans-kannada", "NotoSansKannada"),
    google("noto-sans-malayalam", "NotoSansMalayalam"),
    google("noto-sans-gurmukhi", "NotoSansGurmukhi"),
    google("noto-sans-oriya", "NotoSansOriya"),
    google("noto-sans-sinhala", "NotoSansSinhala"),
    google("noto-sans-armenian", "NotoSansArmenian"),
    google("noto-sans-georgian", "NotoSansGeorgian"),
    google("noto-sans-khmer", "NotoSansKhmer"),
    google("noto-sans-lao", "NotoSansLao"),
    google("noto-sans-myanmar", "NotoSansMyanmar"),
    google("noto-sans-ethiopic", "NotoSansEthiopic"),
  ],
  eastAsian("sc", "NotoSansHans"),
  eastAsian("jp", "NotoSansJP"),
  eastAsian("kr", "NotoSansKR"),
  google("noto-sans-symbols-2", "NotoSansSymbols2", ["400Regular"]),
  google("noto-color-emoji", "NotoColorEmoji", ["400Regular"]),
];

function google(name: string, font: string, styles = ["400Regular", "500Medium", "600SemiBold", "700Bold"]) {
  return { from: `@expo-google-fonts/${name}`, files: styles.map((style) => `${style}/${font}_${style}.ttf`) };
}

function eastAsian(name: string, font: string) {
  return { from: `@embedpdf/fonts-${name}`, files: ["Regular", "Bold"].map((style) => `fonts/${font}-${style}.otf`) };
}

/** Packages whose names have a number that the family's id leaves out. */
const packages: Record<string, string> = { "source-sans": "source-sans-3", "source-serif": "source-serif-4" };
const weightNames = ["", "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"];

/** A family that designs can choose; the engine opens a file when a text needs it. */
function designFamily({ id, title, weights, italics }: FontFamily) {
  const style = (weight: number) => `${weight}${weightNames[weight / 100]}`;
  const styles = [...weights.map(style), ...italics.map((weight) => `${style(weight)}_Italic`)];
  return google(packages[id] ?? id, title.replaceAll(" ", ""), styles);
}

/** The files of the families for designs, by the family's id, below `rootDir`. */
export function designFonts(rootDir: string): Map<string, string[]> {
  const pathsOf = ({ from, files }: (typeof families)[number]) =>
    files.map((file) => join(rootDir, "node_modules", from, file));
  return new Map(designFamilies.map((family) => [family.id, pathsOf(designFamily(family))]));
}

/** They replace the fonts of Word files (`word/styles/fonts.ts`). */
const wordFamilies = Object.entries({
  ...{ carlito: "Carlito", caladea: "Caladea", arimo: "Arimo" },
  ...{ tinos: "Tinos", cousine: "Cousine", gelasio: "Gelasio" },
}).map(([name, font]) => google(name, font, ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"]));

/** The files of the families for Word files, below `rootDir`. */
export function wordFonts(rootDir: string): string[] {
  return wordFamilies.flatMap(({ from, files }) => files.map((file) => join(rootDir, "node_modules", from, file)));
}

/** The fonts that have the measures of Word's, made from files below `rootDir`. */
export function twinFonts(rootDir: string): Buffer[] {
  return twins.flatMap(({ base: [from, font], styles, ...measures }) =>
    Object.entries(styles).map(([style, widths]) => {
      const path = join(rootDir, "node_modules/@expo-google-fonts", from, style, `${font}_${style}.ttf`);
      return withMeasures(readFileSync(path), { ...measures, style, widths });
    }),
  );
}

/** The files of each family, below `rootDir`. */
export function fontFamilies(rootDir: string): string[][] {
  return families.map(({ from, files }) => files.map((file) => join(rootDir, "node_modules", from, file)));
}
