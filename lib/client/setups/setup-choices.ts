import type { Mapping, Output, Settings } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { matchHeaders, renameHoles } from "./match-headers.ts";
import type { Setup } from "./setup.ts";

type SessionChoices = Pick<SessionResponse, "template" | "source" | "mapping" | "settings" | "output" | "localeFrom">;

const namesOf = (source: SessionResponse["source"]) =>
  source.headerRow === 0 ? [] : source.columns.map(({ name }) => name);

/** A session's settings under a name. Its images are stored as files beside it. */
export function setupOf(session: SessionChoices, name: string): Setup {
  const { template, source, mapping, settings, output, localeFrom } = session;
  const own = template.settings.filter(({ name, type, default: usual }) => {
    if (type === "image" || settings[name] === undefined) return false;
    // The usual currency may be another where the setup is applied.
    return type === "currency" ? settings[name] !== null : settings[name] !== usual;
  });
  return {
    name,
    template: template.id,
    headers: namesOf(source),
    mapping,
    settings: Object.fromEntries(own.map(({ name }) => [name, settings[name] ?? null])),
    output,
    localeFrom,
  };
}

/** The uploads in a session's image settings. */
export function imagesOf({
  template,
  settings,
}: Pick<SessionChoices, "template" | "settings">): [setting: string, uploadId: string][] {
  return template.settings.flatMap(({ name, type }): [string, string][] => {
    const value = settings[name];
    return type === "image" && typeof value === "string" ? [[name, value]] : [];
  });
}

export interface SetupChoices {
  mapping: Mapping;
  settings: Settings;
  output: Partial<Output>;
}

/**
 * A setup's choices for a session of its template: those that the template still knows, for columns that the sheet has.
 * @param images the setup's images, uploaded again
 */
export function choicesOf(setup: Setup, session: SessionChoices, images: Settings): SetupChoices {
  const { template, source, mapping: suggested } = session;
  const matched = matchHeaders(setup.headers, namesOf(source));
  const known = new Set(matched.values());
  const text = (pattern: string) => renameHoles(pattern, matched);

  const mapping = template.fields.flatMap(({ name }): [string, Mapping[string]][] => {
    const chosen = setup.mapping[name];
    if (chosen === undefined) return [];
    if (chosen === null) return isNew(suggested[name], known) ? [] : [[name, null]];
    if ("text" in chosen) return [[name, { text: text(chosen.text) }]];
    const column = matched.get(chosen.column);
    return column === undefined ? [] : [[name, { column }]];
  });
  const settings = template.settings.flatMap(({ name, type }): [string, Settings[string]][] => {
    const value = type === "image" ? images[name] : setup.settings[name];
    if (value === undefined) return [];
    return [[name, type === "text" && typeof value === "string" ? text(value) : value]];
  });
  const { locale, ...others } = setup.output;
  return {
    mapping: Object.fromEntries(mapping),
    settings: Object.fromEntries(settings),
    output: { ...others, ...(hasLocale(setup, session) && { locale }), filename: text(others.filename) },
  };
}

/**
 * Whether a setup's locale is to be chosen: if the visitor chose it, or if documents would be in another one. English
 * ones were in `en-GB` where nobody had decided, and that must not turn euros into pounds.
 */
function hasLocale({ output: { locale }, localeFrom }: Setup, { output }: SessionChoices): boolean {
  const isFallback = locale === "en-GB" && output.locale.startsWith("en");
  return localeFrom === "chosen" || (!isFallback && locale !== output.locale);
}

/** Whether a suggestion uses a column that the setup's sheet didn't have: nobody has decided against it. */
function isNew(suggestion: Mapping[string] | undefined, known: ReadonlySet<string>): boolean {
  return Boolean(suggestion && "column" in suggestion && !known.has(suggestion.column));
}

/** The choices without those that the server rejected, by the paths in its response. */
export function withoutRefused(choices: SetupChoices, paths: readonly string[]): SetupChoices {
  const without = <Values extends object>(part: string, values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !paths.includes(`${part}.${name}`))) as Values;
  return {
    mapping: without("mapping", choices.mapping),
    settings: without("settings", choices.settings),
    output: without("output", choices.output),
  };
}
