import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import { defaultOutput } from "../../mapping/fit/fit-defaults.ts";
import { validateFit } from "../../mapping/fit/validate-fit.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import type { LeftChoices, SessionContent } from "../../records/sessions.ts";
import type { StoredTable } from "../../records/stored-table.ts";
import type { TemplateCatalogue } from "../../templates/catalogue.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { templateOf } from "../session-template.ts";
import { given, ownSettings } from "./settle-settings.ts";

/** How many templates' choices a session keeps, and how many characters of them: it is written as a whole. */
const mostLeft = 20;
const mostLeftCharacters = 500_000;

/**
 * The choices for a template in a session, made now or before another template was chosen, and those for all
 * other templates.
 */
export function recallChoices(
  templates: TemplateCatalogue,
  before: SessionContent | null,
  templateId: string,
): { own: LeftChoices; left: SessionContent["left"] } {
  const nothing: LeftChoices = { mapping: {}, settings: {}, output: {} };
  if (!before) return { own: nothing, left: {} };
  const now = ownChoices(templateOf(templates, before), before);
  if (before.template === templateId) return { own: now, left: before.left };
  const { [templateId]: own = nothing, [before.template]: _, ...others } = before.left;
  return { own, left: newest({ ...others, [before.template]: now }) };
}

/** A field without a column counts as chosen only if one was suggested. */
function ownChoices(template: TemplateDefinition, content: SessionContent): LeftChoices {
  const { source, amounts } = content.table;
  const suggested = suggestMapping(template, source.columns, content.pictures !== null, amounts);
  const chosen = ([field, choice]: [string, unknown]) => choice !== null || (suggested[field] ?? null) !== null;
  const mapping = Object.fromEntries(Object.entries(content.mapping).filter(chosen));
  return { mapping, ...ownSettings(template, content) };
}

/** The newest choices that fit the limits. */
function newest(left: SessionContent["left"]): SessionContent["left"] {
  let room = mostLeftCharacters;
  const fits = ([, choices]: [string, LeftChoices]) => {
    room -= JSON.stringify(choices).length;
    return room >= 0;
  };
  return Object.fromEntries(Object.entries(left).slice(-mostLeft).toReversed().filter(fits).toReversed());
}

/** Drops the choices that these columns rule out, such as a text that names a column that isn't there. */
export function fittingChoices(
  template: TemplateDefinition,
  columns: StoredTable["source"]["columns"],
  own: LeftChoices,
): LeftChoices {
  const { mapping, settings } = own;
  const output = { ...defaultOutput(template, "en-GB"), ...given(own.output) };
  const faulty = new Set(validateFit({ template, columns, mapping, settings, output }).map(({ path }) => path));
  const { filename, ...delivery } = own.output;
  const fitting: LeftChoices = {
    mapping: without(mapping, (field) => faulty.has(`mapping.${field}`)),
    settings: without(settings, (name) => faulty.has(`settings.${name}`)),
    output: filename === undefined || faulty.has("output.filename") ? delivery : { ...delivery, filename },
  };
  // A text that named a column may now name the field that it fills: that is detected once everything else is valid.
  const isWhole = Object.keys(fitting.mapping).length === Object.keys(mapping).length;
  return isWhole ? fitting : fittingChoices(template, columns, fitting);
}

/** The suggestions for columns without a choice. */
export function withoutTaken(suggested: Mapping, chosen: Mapping): Mapping {
  const columnOf = (choice: Mapping[string] | undefined) => (choice && "column" in choice ? choice.column : null);
  const taken = new Set(Object.values(chosen).map(columnOf));
  taken.delete(null);
  return Object.fromEntries(
    Object.entries(suggested).map(([field, choice]) => [field, taken.has(columnOf(choice)) ? null : choice]),
  );
}

/**
 * When a ZIP of images is added, unmapped image fields get new suggestions; when it is removed, they lose their
 * columns.
 */
export function withoutStalePictures(
  { id, fields }: TemplateDefinition,
  own: LeftChoices,
  before: SessionContent | null,
  has: boolean,
): LeftChoices {
  // Images may also have been removed while another template was chosen.
  const had = before?.template === id ? before.pictures !== null : true;
  const stale = new Set(had === has ? [] : fields.filter(({ type }) => type === "picture").map(({ name }) => name));
  return { ...own, mapping: without(own.mapping, (field, choice) => stale.has(field) && (!has || choice === null)) };
}

function without<Value>(
  values: Record<string, Value>,
  isDropped: (name: string, value: Value) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDropped(name, value)));
}
