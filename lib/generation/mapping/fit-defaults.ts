import type { Mapping, Output, Settings } from "#lib/contracts/session.ts";
import type { TemplateDefinition } from "../templates/definition.ts";

/**
 * The visitor's settings, with the template's own for what was left out; what the template does not know is dropped. A
 * currency that nobody chose is null: the sheet's goes before the template's.
 */
export function completeSettings(template: TemplateDefinition, settings: Settings): Settings {
  return Object.fromEntries(
    template.settings.map((setting) => [
      setting.name,
      settings[setting.name] ?? (setting.type === "currency" ? null : setting.default),
    ]),
  );
}

/** @param locale a BCP 47 tag that `isLocale` accepts */
export function defaultOutput(template: TemplateDefinition, locale: string): Output {
  return { ...template.delivery, filename: template.filename, locale, standard: "pdf" };
}

/** The names of the required fields that nothing is mapped to. */
export function unmappedFields(template: TemplateDefinition, mapping: Mapping): string[] {
  return template.fields.filter(({ name, required }) => required && !mapping[name]).map(({ name }) => name);
}
