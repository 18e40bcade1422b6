import { cleanText } from "#lib/contracts/clean-text.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { type KindColors, KindColorsSchema } from "#lib/contracts/template.ts";
import type { Fit } from "./fit/fit.ts";

/** Cells by the row, the column's index and the text. */
type Corrections = readonly (readonly [row: number, column: number, text: string])[];

type ColoredFit = Pick<Fit, "template" | "columns" | "mapping" | "settings">;

/**
 * The default colours of values, in order. White text has a contrast of at least 4.5 to 1 on
 * each, and each is as readable on white (WCAG 2.2, 1.4.3).
 */
export const kindPalette = [
  "#1d5fa8",
  "#b3261e",
  "#1b7340",
  "#7a3c9e",
  "#a85100",
  "#00707a",
  "#a81a5b",
  "#4d5563",
  "#6a6200",
  "#7a4a2b",
  "#2e3a94",
  "#3f6b00",
] as const;

/**
 * The colour of each value, by setting and in the order of the sheet: the chosen one, or the palette's next. A setting
 * whose field has no column is left out, and one has no colours whose column has too many different values.
 */
export function kindColors(
  { template, columns, mapping, settings }: ColoredFit,
  corrections: Corrections = [],
): Record<string, KindColors> {
  const found: Record<string, KindColors> = {};
  for (const setting of template.settings) {
    if (setting.type !== "colors") continue;
    const chosen = mapping[setting.field];
    const index = chosen && "column" in chosen ? columns.findIndex(({ name }) => name === chosen.column) : -1;
    if (index < 0) continue;
    const written = columns[index]?.kinds ?? [];
    const corrected = corrections.filter(([, column]) => column === index).map(([, , value]) => value);
    const kinds =
      written.length > 0 ? new Set([...written, ...corrected].map(cleanText).filter((kind) => kind !== "")) : [];
    const chosenColors = KindColorsSchema.catch({}).parse(settings[setting.name] ?? {});
    const free = kindPalette.filter((color) => !Object.values(chosenColors).includes(color));
    const next = (at: number) =>
      (free.length > 0 ? free[at % free.length] : kindPalette[at % kindPalette.length]) ?? "";
    let used = 0;
    const pairs = [...kinds]
      .slice(0, limits.kindsPerColumn)
      .map((kind) => [kind, (Object.hasOwn(chosenColors, kind) && chosenColors[kind]) || next(used++)] as const);
    found[setting.name] = Object.fromEntries(pairs);
  }
  return found;
}

/** The settings as documents are made from them: with a colour for each value. */
export function withKindColors(fit: ColoredFit, corrections: Corrections): Settings {
  return { ...fit.settings, ...kindColors(fit, corrections) };
}
