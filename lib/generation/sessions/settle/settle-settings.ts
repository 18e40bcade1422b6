import type { Output, Settings } from "#lib/contracts/sessions/choices.ts";
import { completeSettings, defaultOutput } from "../../mapping/fit/fit-defaults.ts";
import type { LeftChoices, SessionContent } from "../../records/sessions.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { definitionIn, withSamples } from "../../templates/definition-in.ts";
import type { Choices } from "./requested-choices.ts";

/**
 * Settles a session's settings and output: what was chosen now or before, else the defaults in the language of its
 * locale; the template's own sample sheet has its sample texts as defaults. A default text that the visitor never
 * changed follows the locale.
 * @param template as defined, in all languages
 * @param own what was chosen for this template before
 * @param before the output so far, perhaps of another template
 */
export function settleSettings(
  template: TemplateDefinition,
  own: Omit<LeftChoices, "mapping">,
  before: Output | undefined,
  choices: Choices,
  locale: string,
): { settings: Settings; output: Output } {
  const usual = usualIn(locale, template, choices.sample);
  const defaults = defaultOutput(usual, locale);
  const output = {
    ...defaults,
    ...ofAnyTemplate(before),
    ...given(own.output),
    ...given(choices.output ?? {}),
    locale,
  };
  return {
    settings: completeSettings(usual, { ...own.settings, ...choices.settings }),
    output: { ...output, filename: output.filename.replace(/\.(?:pdf|docx)$/i, `.${output.format}`) },
  };
}

/**
 * A session's settings and output without the locale and without texts that are still the default or, of a sample
 * sheet, the sample: that never follows to another sheet.
 * @param template as defined, in all languages
 */
export function ownSettings(
  template: TemplateDefinition,
  {
    settings,
    sample,
    output: { locale, filename, ...delivery },
  }: Pick<SessionContent, "settings" | "sample" | "output">,
): Omit<LeftChoices, "mapping"> {
  const usual = usualIn(locale, template, sample);
  const texts = new Map(usual.settings.map(({ type, name, default: text }) => [name, type === "text" ? text : null]));
  const changed = Object.entries(settings).filter(([name, value]) => value === null || value !== texts.get(name));
  return {
    settings: Object.fromEntries(changed),
    output: filename === usual.filename ? delivery : { ...delivery, filename },
  };
}

function usualIn(locale: string, template: TemplateDefinition, isSample = false): TemplateDefinition {
  const usual = definitionIn(locale, template);
  return isSample ? withSamples(usual) : usual;
}

function ofAnyTemplate(output: Output | undefined): Partial<Output> {
  const { filename, format, ...others } = output ?? {};
  return others;
}

/** Drops keys whose value is undefined: they mean "not specified", not "none". */
export function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
