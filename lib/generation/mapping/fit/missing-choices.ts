import { isUnmapped } from "#lib/contracts/is-unmapped.ts";
import type { Mapping, Settings } from "#lib/contracts/sessions/choices.ts";
import type { TemplateSetting } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";

/** The names of the required fields without a mapping. */
export function unmappedFields(template: TemplateDefinition, mapping: Mapping): string[] {
  return template.fields.filter((field) => isUnmapped(field, mapping)).map(({ name }) => name);
}

/** The required settings without a value. */
export function unsetSettings(template: TemplateDefinition, settings: Settings): TemplateSetting[] {
  return template.settings.filter(
    (setting) => setting.required && isEmpty(settings[setting.name]) && isUsed(setting, settings),
  );
}

/** The empty texts that the visitor may fill in: the settings with a sample. */
export function emptyTexts(template: TemplateDefinition, settings: Settings): TemplateSetting[] {
  return template.settings.filter(
    (setting) =>
      setting.type === "text" &&
      setting.sample !== undefined &&
      isEmpty(settings[setting.name]) &&
      isUsed(setting, settings),
  );
}

/** Whether documents use it: not if another setting takes its place, as a letterhead does. */
export const isUsed = ({ unless }: TemplateSetting, settings: Settings) =>
  unless === undefined || isEmpty(settings[unless]);

const isEmpty = (value: Settings[string] | undefined) => String(value ?? "").trim() === "";
