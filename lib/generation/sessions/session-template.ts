import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { designDefinition, designId } from "../designs/design-definition.ts";
import type { Fit } from "../mapping/fit/fit.ts";
import { completeSettings } from "../mapping/fit/fit-defaults.ts";
import { withTellingName } from "../mapping/suggest/telling-name.ts";
import { regionOf } from "../mapping/values/locale.ts";
import type { SessionContent } from "../records/sessions.ts";
import type { TemplateCatalogue } from "../templates/catalogue.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { definitionIn, withUsualCurrency } from "../templates/definition-in.ts";
import { wordDefinition } from "../word/word-template.ts";

/** The part of a session's content that decides its template. */
type Chosen = Pick<SessionContent, "template" | "design" | "word">;

/** A session's Word file, if it is the template; the session keeps it while another template is chosen. */
export function chosenWordFile<Word extends { uploadId: string }>(content: {
  template: string;
  word: Word | null;
}): Word | null {
  return content.word?.uploadId === content.template ? content.word : null;
}

/**
 * A session's template: one of the catalogue, or the visitor's own design or Word file.
 * @throws AppError `invalid_request` for an unknown id, or a session without a design
 */
export function templateOf(templates: TemplateCatalogue, chosen: Chosen): TemplateDefinition {
  const { template, design } = chosen;
  const word = chosenWordFile(chosen);
  if (word) return withTellingName(wordDefinition(word));
  if (template !== designId) return templates.find(template);
  if (design) return withTellingName(designDefinition(design));
  const errors = [{ path: "design", ...msg("session.design.missing") }];
  throw new AppError("invalid_request", msg("session.design"), { errors });
}

/**
 * The same as the documents need it: in their language, and with the currency of the visitor's country as the default.
 */
export function documentTemplate(
  templates: TemplateCatalogue,
  content: Chosen & Pick<SessionContent, "output" | "currencyLocale" | "usualCurrency">,
): TemplateDefinition {
  const { output, currencyLocale, usualCurrency } = content;
  const region = currencyLocale === null ? null : regionOf(currencyLocale);
  return withUsualCurrency(definitionIn(output.locale, templateOf(templates, content)), usualCurrency, region);
}

/** What decides a session's documents. A session of an earlier build lacks the settings that were added since. */
export function fitOf(
  templates: TemplateCatalogue,
  content: Omit<SessionContent, "check">,
): Fit & Pick<SessionContent, "readings"> {
  const { table, readings, mapping, output } = content;
  const template = documentTemplate(templates, content);
  const settings = completeSettings(template, content.settings);
  return { template, columns: table.source.columns, readings, mapping, settings, output };
}
