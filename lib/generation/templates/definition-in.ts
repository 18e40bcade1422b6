import { type Language, languageOf, languages } from "#lib/messages/languages.ts";
import { moreDocuments } from "#lib/messages/more-documents.ts";
import type { TemplateDefinition } from "./definition.ts";

/**
 * A template whose documents use the locale's language by default: for their titles, file names and default texts.
 * Labels and help stay in English.
 */
export function definitionIn(locale: string, template: TemplateDefinition): TemplateDefinition {
  const [language = ""] = locale.toLowerCase().split("-");
  const documents = moreDocuments[language] ?? languages[languageOf(locale)].documents;
  const { settings = {}, ...names } = documents[template.id] ?? {};
  return {
    ...template,
    ...names,
    settings: template.settings.map((setting) => {
      const text = settings[setting.name];
      if (setting.type !== "text" || text === undefined) return setting;
      return { ...setting, [setting.sample === undefined ? "default" : "sample"]: text };
    }),
  };
}

/**
 * A template whose amounts have this currency where neither the visitor nor the spreadsheet names one, and in which "$"
 * is that of this country; null changes nothing.
 */
export function withUsualCurrency(
  template: TemplateDefinition,
  code: string | null,
  region: string | null,
): TemplateDefinition {
  if (code === null) return template;
  const settings = template.settings.map((setting) =>
    setting.type === "currency" ? { ...setting, default: code } : setting,
  );
  return { ...template, settings, ...(region !== null && { region }) };
}

/** A template whose sample texts are its defaults, as its own sample sheet is printed. */
export function withSamples(template: TemplateDefinition): TemplateDefinition {
  const settings = template.settings.map((setting) =>
    setting.type === "text" && setting.sample !== undefined ? { ...setting, default: setting.sample } : setting,
  );
  return { ...template, settings };
}

/** A template's name in a language, with English as fallback. */
export function titleIn(language: Language, { id, title }: Pick<TemplateDefinition, "id" | "title">): string {
  return languages[language].templates[id]?.title ?? title;
}
