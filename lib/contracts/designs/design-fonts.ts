/** What a family looks like, for choosing one. */
export type FontCategory = "sans" | "serif" | "slab" | "display" | "script" | "mono";

export interface FontFamily {
  /** In a design's elements. */
  id: string;
  /** Its name, which is also its name in the font files. */
  title: string;
  category: FontCategory;
  /** Weights of its upright letters, ascending; a design's other weights get the nearest. */
  weights: readonly number[];
  /** Weights of its italics; upright letters are used instead where there are none. */
  italics: readonly number[];
}

const family = (
  id: string,
  title: string,
  category: FontCategory,
  weights: readonly number[],
  italics: readonly number[] = [],
): FontFamily => ({ id, title, category, weights, italics });

/** The families that a design's texts can be set in, besides a visitor's own fonts. All are open (SIL OFL 1.1). */
export const fontFamilies: readonly FontFamily[] = [
  family("source-sans", "Source Sans 3", "sans", [300, 400, 600, 700], [400, 700]),
  family("inter", "Inter", "sans", [400, 500, 600, 700, 800], [400]),
  family("arimo", "Arimo", "sans", [400, 700], [400, 700]),
  family("carlito", "Carlito", "sans", [400, 700], [400, 700]),
  family("lato", "Lato", "sans", [300, 400, 700, 900], [400, 700]),
  family("open-sans", "Open Sans", "sans", [300, 400, 600, 700], [400, 700]),
  family("montserrat", "Montserrat", "sans", [300, 400, 600, 700], [400, 700]),
  family("poppins", "Poppins", "sans", [300, 400, 600, 700], [400, 700]),
  family("nunito", "Nunito", "sans", [300, 400, 600, 700], [400, 700]),
  family("raleway", "Raleway", "sans", [300, 400, 600, 700], [400, 700]),
  family("work-sans", "Work Sans", "sans", [300, 400, 600, 700], [400, 700]),
  family("barlow-condensed", "Barlow Condensed", "sans", [400, 600, 700], [400]),
  family("oswald", "Oswald", "sans", [300, 400, 600, 700]),
  family("eb-garamond", "EB Garamond", "serif", [400, 500, 600, 700, 800], [400, 500, 600]),
  family("source-serif", "Source Serif 4", "serif", [300, 400, 600, 700], [400, 700]),
  family("tinos", "Tinos", "serif", [400, 700], [400, 700]),
  family("lora", "Lora", "serif", [400, 600, 700], [400, 700]),
  family("libre-baskerville", "Libre Baskerville", "serif", [400, 700], [400]),
  family("cormorant-garamond", "Cormorant Garamond", "serif", [300, 400, 600, 700], [400, 700]),
  family("playfair-display", "Playfair Display", "serif", [400, 600, 700, 900], [400, 700]),
  family("roboto-slab", "Roboto Slab", "slab", [300, 400, 700]),
  family("cinzel", "Cinzel", "display", [400, 600, 700]),
  family("bebas-neue", "Bebas Neue", "display", [400]),
  family("abril-fatface", "Abril Fatface", "display", [400]),
  family("great-vibes", "Great Vibes", "script", [400]),
  family("dancing-script", "Dancing Script", "script", [400, 600, 700]),
  family("caveat", "Caveat", "script", [400, 600, 700]),
  family("pacifico", "Pacifico", "script", [400]),
  family("jetbrains-mono", "JetBrains Mono", "mono", [400, 700], [400]),
];
