import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { designDefinition, designId } from "../designs/design-definition.ts";
import { withTellingName } from "../mapping/suggest/telling-name.ts";
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

/** The same as the documents need it: in their language, and with their locale's currency as the default. */
export function documentTemplate(
  templates: TemplateCatalogue,
  content: Chosen & Pick<SessionContent, "output" | "usualCurrency">,
): TemplateDefinition {
  const { output, usualCurrency } = content;
  return withUsualCurrency(definitionIn(output.locale, templateOf(templates, content)), usualCurrency);
}
