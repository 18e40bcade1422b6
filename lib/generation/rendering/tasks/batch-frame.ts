import { currencyFacts, localeFacts } from "../../mapping/locale.ts";
import type { Batch } from "../typesetter.ts";
import type { Assignment } from "../worker-tasks.ts";

/** What is alike for every document of an assignment, as the typesetter takes it. */
export function batchFrame({ fit, images }: Assignment): Omit<Batch, "records"> {
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
    locale: localeFacts(output.locale),
    images,
  };
}
