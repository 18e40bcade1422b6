import type { Design } from "#lib/contracts/design.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/app-error.ts";
import { designDefinition, designId } from "../designs/design-definition.ts";
import { designFaults } from "../designs/design-faults.ts";
import type { SessionContent } from "../records/sessions.ts";
import type { TemplateCatalogue } from "../templates/catalogue.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { wordDefinition } from "../word/word-template.ts";
import type { Choices } from "./choices.ts";

/** What of a session's content decides its template. */
type Chosen = Pick<SessionContent, "template" | "design" | "word">;

/**
 * A session's template: one of the catalogue, or the visitor's own design or Word file.
 * @throws AppError `invalid_request` for an unknown id, or a session without a design
 */
export function templateOf(templates: TemplateCatalogue, { template, design, word }: Chosen): TemplateDefinition {
  if (word && word.uploadId === template) return wordDefinition(word);
  if (template !== designId) return templates.find(template);
  if (design) return designDefinition(design);
  const errors = [{ path: "design", ...msg("session.design.missing") }];
  throw new AppError("invalid_request", msg("session.design"), { errors });
}

/**
 * The design of a session: the one chosen now, or the one before, which stays while another template is chosen.
 * @throws AppError `invalid_request` naming each element with a fault
 */
export function settleDesign(templateId: string, chosen: Choices["design"], before: Design | null): Design | null {
  if (chosen === undefined) return before;
  if (templateId !== designId) {
    const errors = [{ path: "design", ...msg("session.design.template") }];
    throw new AppError("invalid_request", msg("session.choices"), { errors });
  }
  if ("upload" in chosen) {
    const errors = [{ path: "design.upload", ...msg("session.design.upload") }];
    throw new AppError("invalid_request", msg("session.choices"), { errors });
  }
  if ("blank" in chosen) {
    return { version: 1, pages: [{ ...chosen.blank, background: null }], sheet: null, elements: [] };
  }
  const errors = designFaults(chosen);
  if (errors.length > 0) throw new AppError("invalid_request", msg("session.choices"), { errors });
  return chosen;
}
