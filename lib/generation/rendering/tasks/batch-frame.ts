import type { Fit } from "../../mapping/fit.ts";
import { currencyFacts, localeFacts } from "../../mapping/locale.ts";
import { sheetOf } from "../../templates/sheet.ts";
import type { Batch } from "../typesetter.ts";
import type { Assignment } from "../worker-tasks.ts";

/** What is alike for every document of an assignment, as the typesetter takes it. */
export function batchFrame(assignment: Assignment): Omit<Batch, "records"> {
  const { fit, images, pictures } = assignment;
  const { template, output } = fit;
  const settings = template.settings.map(({ name, type }) => {
    const value = fit.settings[name] ?? null;
    return [
      name,
      type === "currency" && typeof value === "string" ? currencyFacts(value, output.locale) : value,
    ] as const;
  });
  return {
    template: template.id,
    title: template.title,
    settings: Object.fromEntries(settings),
    author: authorOf(fit, {}),
    locale: localeFacts(output.locale),
    sheet: sheetOf(template, fit.settings),
    images,
    pictures,
  };
}

/** Whom a document is by: the setting that the template says, as the row fills it. */
export function authorOf({ template, settings }: Fit, filled: Record<string, string>): string | null {
  const name = template.author;
  const author = name === null ? null : (filled[name] ?? settings[name]);
  return typeof author === "string" && author.trim() !== "" ? author.trim() : null;
}
