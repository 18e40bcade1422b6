import type { Mapping } from "./sessions/choices.ts";
import type { TemplateField } from "./template.ts";

/** Whether a required field has neither a mapping nor one of the field that can stand for it. */
export function isUnmapped({ name, required, unless = "" }: TemplateField, mapping: Mapping): boolean {
  return required && !mapping[name] && !mapping[unless];
}
