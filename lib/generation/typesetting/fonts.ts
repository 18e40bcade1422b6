import { join } from "node:path";

/**
 * The document fonts, all from npm packages. A family's first file determines its coverage; `templates/scripts.typ` says
 * which family sets what. Only the files listed here are loaded, and only they go into a standalone build.
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

/** The files of each family, below `rootDir`. */
export function fontFamilies(rootDir: string): string[][] {
  return families.map(({ from, files }) => files.map((file) => join(rootDir, "node_modules", from, file)));
}
