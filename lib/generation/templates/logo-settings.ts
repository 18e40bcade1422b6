import type { TemplateSetting } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "./definition.ts";

/**
 * Adds the settings for a logo's size and side after a template's `logo` setting. The size is a percentage of the
 * style's own, up to `logo.largest` of the template's definition. `logo` and `logo-side` in `common.typ` apply both.
 */
export function withLogoSettings(template: TemplateDefinition): TemplateDefinition {
  const { logo } = template;
  if (!logo) return template;
  const when = { setting: "logo" };
  const { unless } = template.settings.find(({ name }) => name === "logo") ?? {};
  const size: TemplateSetting = {
    name: "logoSize",
    label: "Logo size",
    help: "",
    type: "number",
    default: 100,
    min: 40,
    max: logo.largest,
    step: 5,
    unit: "%",
    when,
    ...(unless && { unless }),
  };
  const place: TemplateSetting = {
    name: "logoPlace",
    label: "Logo position",
    help: "",
    type: "choice",
    default: "auto",
    choices: [
      { value: "auto", label: "As in the style" },
      { value: "left", label: "Left" },
      { value: "right", label: "Right" },
    ],
    when,
    ...(unless && { unless }),
  };
  const own = logo.sides ? [size, place] : [size];
  const settings = template.settings.flatMap((setting) => (setting.name === "logo" ? [setting, ...own] : [setting]));
  return { ...template, settings };
}
