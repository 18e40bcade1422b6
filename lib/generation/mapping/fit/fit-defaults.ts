import type { Output, Settings } from "#lib/contracts/sessions/choices.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";

/**
 * The visitor's settings, completed with the template's defaults; unknown settings are dropped. A currency that the
 * visitor did not choose is null, because the sheet's currency takes precedence over the template's.
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
  return { ...template.delivery, filename: template.filename, locale, standard: "pdf", format: "pdf" };
}
