import type { Output, Settings } from "#lib/contracts/session.ts";
import { completeSettings, defaultOutput } from "../mapping/fit-defaults.ts";
import type { SessionContent } from "../records/sessions.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { definitionIn } from "../templates/definition-in.ts";
import type { Choices } from "./choices.ts";

/** The locale of a session that names none. */
const defaultLocale = "en-GB";

/**
 * Settles a session's settings and output: what was chosen now or before, else the defaults in the language of its
 * locale. A default text that the visitor never changed follows the locale.
 * @param template as defined, in all languages
 */
export function settleWords(
  template: TemplateDefinition,
  before: SessionContent | null,
  choices: Choices,
): { settings: Settings; output: Output } {
  const localeBefore = before?.output.locale ?? defaultLocale;
  const locale = choices.output?.locale ?? localeBefore;
  const kept = before?.template === template.id ? before : null;
  const usual = definitionIn(locale, template);
  const own = kept ? withoutUsual(definitionIn(localeBefore, template), kept) : { settings: {}, output: {} };
  const defaults = defaultOutput(usual, locale);
  return {
    settings: completeSettings(usual, { ...own.settings, ...choices.settings }),
    output: { ...defaults, ...withoutName(before?.output), ...own.output, ...given(choices.output ?? {}) },
  };
}

/** The settings and the file name that differ from the defaults. */
function withoutUsual(usual: TemplateDefinition, { settings, output: { filename } }: SessionContent) {
  const texts = new Map(usual.settings.map(({ type, name, default: text }) => [name, type === "text" ? text : null]));
  const own = Object.entries(settings).filter(([name, value]) => value === null || value !== texts.get(name));
  return { settings: Object.fromEntries(own), output: filename === usual.filename ? {} : { filename } };
}

function withoutName(output: Output | undefined): Partial<Output> {
  const { filename, ...others } = output ?? {};
  return others;
}

/** Drops keys whose value is undefined: they mean "not specified", not "none". */
function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
