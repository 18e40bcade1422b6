import type { Mapping } from "#lib/contracts/session.ts";
import type { TemplateDefinition } from "../templates/definition.ts";

/** The names of the required fields without a mapping. */
export function unmappedFields(template: TemplateDefinition, mapping: Mapping): string[] {
  return template.fields.filter(({ name, required }) => required && !mapping[name]).map(({ name }) => name);
}
