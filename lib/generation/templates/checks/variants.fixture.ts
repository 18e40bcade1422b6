import { labelSheets } from "#lib/contracts/label-sheets.ts";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { soldSheets } from "#lib/contracts/sold-sheets.ts";
import { completeSettings } from "../../mapping/fit/fit-defaults.ts";
import type { TemplateDefinition } from "../definition.ts";
import { sheetOf } from "../sheets/sheet.ts";

/** For tests: a template with one combination of settings. */
export interface Variant {
  /** Usable in a file name: `classical-a4`. */
  name: string;
  settings: Settings;
}

/** The settings that change the layout. */
const isOfLayout = /style|paper|orientation|size|sheet|layout|form|window/i;

/** Every style on every paper: each combination of the choices that change the layout, the default ones first. */
export function variantsOf(template: TemplateDefinition): Variant[] {
  let variants: Variant[] = [{ name: "default", settings: {} }];
  for (const setting of template.settings) {
    if (setting.type !== "choice" || !isOfLayout.test(setting.name)) continue;
    const values = setting.choices.map(({ value }) => value).filter((value) => !isLikeOthers(template, value));
    const ordered = [setting.default, ...values.filter((value) => value !== setting.default)];
    variants = variants.flatMap((variant) =>
      ordered.map((value) => ({
        name: variant.name === "default" ? value : `${variant.name}-${value}`,
        settings: { ...variant.settings, [setting.name]: value },
      })),
    );
  }
  const byLayout = Map.groupBy(variants, ({ settings }) => layoutKey(template, settings));
  return onEachSheet(
    template,
    Array.from(byLayout.values(), ([first]) => first as Variant),
  );
}

/** Most sheets that are sold differ by little: only those with the lowest and the highest labels are variants. */
export function isLikeOthers({ settings, sheet }: TemplateDefinition, value: string): boolean {
  const layout = settings.find(({ name }) => name === sheet?.layout);
  const sold =
    layout?.type === "choice"
      ? layout.choices.flatMap((choice) => (choice.value in soldSheets ? [choice.value] : []))
      : [];
  const byHeight = sold.toSorted((one, other) => heightOf(one) - heightOf(other));
  return sold.includes(value) && value !== byHeight[0] && value !== byHeight.at(-1);
}

function heightOf(choice: string): number {
  return labelSheets[choice]?.label.height ?? 0;
}

/** For variants on sheets: all on the first sheet, and one on each other sheet, in turn. */
function onEachSheet(template: TemplateDefinition, variants: Variant[]): Variant[] {
  const sheetIn = ({ settings }: Variant) => JSON.stringify(sheetOf(template, completeSettings(template, settings)));
  const bySheet = Array.from(Map.groupBy(variants, sheetIn));
  return bySheet.flatMap(([sheet, alike], index) =>
    sheet === "null" || index === 0 ? alike : alike.filter((_, place) => place === index % alike.length),
  );
}

/** Sheets define their own paper and size, whatever the settings say: equal keys mean equal layouts. */
function layoutKey(template: TemplateDefinition, settings: Settings): string {
  const sheet = sheetOf(template, completeSettings(template, settings));
  if (sheet === null) return JSON.stringify(settings);
  const { paper: _, size: _size, [template.sheet?.layout ?? ""]: __, ...others } = settings;
  return JSON.stringify([others, sheet]);
}
