import type { Mapping } from "./sessions/choices.ts";
import type { TemplateField } from "./template.ts";

/** Whether neither a required field nor the field that can replace it has a mapping. */
export function isUnmapped({ name, required, unless = "" }: TemplateField, mapping: Mapping): boolean {
  return required && !mapping[name] && !mapping[unless];
}
