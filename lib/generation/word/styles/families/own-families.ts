import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { FontTwin } from "./font-twin.ts";

type Lines = Pick<FontTwin, "ascent" | "descent" | "gap">;
const lines = (ascent: number, descent: number, gap = 0): Lines => ({ ascent, descent, gap });

/** The families that we have and files may name, with the heights of their lines in Word. */
export const ownFamilies: Readonly<Record<string, Lines>> = {
  "Abril Fatface": lines(1.058, 0.291),
  Arimo: lines(0.905, 0.212, 0.033),
  "Bebas Neue": lines(0.95, 0.35),
  Caladea: lines(0.9, 0.25),
  Carlito: lines(0.952, 0.269),
  Caveat: lines(0.96, 0.3),
  Cinzel: lines(0.976, 0.372),
  "Cormorant Garamond": lines(0.924, 0.287),
  Cousine: lines(0.833, 0.3),
  "Dancing Script": lines(0.92, 0.28),
  "EB Garamond": lines(1.007, 0.298),
  Gelasio: lines(0.928, 0.342),
  "Great Vibes": lines(0.851, 0.401),
  Inter: lines(0.969, 0.241),
  "JetBrains Mono": lines(1.02, 0.3),
  Lato: lines(0.987, 0.213),
  "Libre Baskerville": lines(0.97, 0.27),
  Lora: lines(1.006, 0.274),
  Montserrat: lines(0.968, 0.251),
  Nunito: lines(1.011, 0.353),
  "Open Sans": lines(1.069, 0.293),
  Oswald: lines(1.193, 0.289),
  Pacifico: lines(1.303, 0.453),
  "Playfair Display": lines(1.082, 0.251),
  Poppins: lines(1.05, 0.35, 0.1),
  Raleway: lines(0.94, 0.234),
  "Roboto Slab": lines(1.048, 0.271),
  "Source Sans 3": lines(1.024, 0.4),
  "Source Serif 4": lines(1.036, 0.335),
  Tinos: lines(0.891, 0.216, 0.042),
  "Work Sans": lines(0.93, 0.243),
};

const twins = dictionary<FontTwin>(
  Object.fromEntries(
    Object.entries(ownFamilies).map(([family, own]) => [
      family.toLowerCase(),
      { family, ...own, isMetric: true, tracking: 0 },
    ]),
  ),
);

/** Word has each weight beyond regular and bold as a font of its own. */
const weights = dictionary<number>({ light: 300, medium: 500, semibold: 600, extrabold: 800, black: 900 });

/** One of our families that a file names, also by one of its weights. */
export function namedFamily(name: string): FontTwin | undefined {
  const key = name.toLowerCase();
  const [, family = "", weightName = ""] = /^(.+) (\w+)$/.exec(key) ?? [];
  const [twin, weight] = [twins[family], weights[weightName]];
  return twins[key] ?? (twin && weight ? { ...twin, weight } : undefined);
}
