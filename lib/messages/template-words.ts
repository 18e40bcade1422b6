import { isUploadId } from "#lib/contracts/id-guards.ts";
import type { Template, TemplateSetting } from "#lib/contracts/template.ts";

/** A language's texts for one template; anything left out falls back to the English of the template's definition. */
export interface TemplateWords {
  title: string;
  description: string;
  fields?: Readonly<Record<string, Labelled>>;
  settings?: Readonly<Record<string, Labelled & { unit?: string; choices?: Readonly<Record<string, string>> }>>;
}

interface Labelled {
  label: string;
  help?: string;
}

/** By template id, then by the names of fields and settings and the values of choices. */
export type TemplatesWords = Readonly<Record<string, TemplateWords>>;

/** What the gallery shows of a template. */
export type TemplateCard = Pick<Template, "id" | "title" | "description">;

/** The card with its texts in another language. */
export function cardIn(words: TemplatesWords, { id, title, description }: TemplateCard): TemplateCard {
  return { id, title: words[id]?.title ?? title, description: words[id]?.description ?? description };
}

/** A template with its texts in another language. */
export function templateIn(words: TemplatesWords, template: Template): Template {
  const { fields = {}, settings = {}, ...own } = words[template.id] ?? wordsOfUpload(words, template);
  return {
    ...template,
    ...own,
    fields: template.fields.map((field) => ({ ...field, ...fields[field.name] })),
    settings: template.settings.map((setting) => settingIn(settings, setting)),
  };
}

/** A visitor's Word file is a template of their own words, with settings of ours. */
function wordsOfUpload(words: TemplatesWords, { id }: Template): Partial<TemplateWords> {
  const settings = isUploadId(id) ? words.word?.settings : undefined;
  return settings ? { settings } : {};
}

function settingIn(words: NonNullable<TemplateWords["settings"]>, setting: TemplateSetting): TemplateSetting {
  const { label = setting.label, help = setting.help, unit, choices = {} } = words[setting.name] ?? {};
  if (setting.type === "number") return { ...setting, label, help, unit: unit ?? setting.unit };
  if (setting.type !== "choice") return { ...setting, label, help };
  const named = setting.choices.map((choice) => ({ ...choice, label: choices[choice.value] ?? choice.label }));
  return { ...setting, label, help, choices: named };
}
