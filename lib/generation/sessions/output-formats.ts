import type { Output } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { FieldFault } from "../common/errors/app-error.ts";
import { isForeignTag } from "../word/tags/find-tags.ts";
import type { WordTemplate } from "../word/word-template.ts";

/** As docs/word.md has it. */
export const sampleCondition = "{#if Name}…{/if}";

/**
 * What the documents of a session can be.
 * @param word the session's Word file; null if its template is another
 */
export function outputFormats(word: WordTemplate | null, language: Language): SessionResponse["formats"] {
  const refusal = word?.unfillable ? translate(language, unfillable(word.unfillable)) : null;
  return [{ name: "pdf", refusal: null }, ...(word ? [{ name: "docx" as const, refusal }] : [])];
}

/** Why the documents can't be of the chosen format. */
export function formatFaults({ format, combined }: Output, word: WordTemplate | null): FieldFault[] {
  if (format === "pdf") return [];
  if (!word) return [{ path: "output.format", ...msg("choice.format") }];
  if (word.unfillable) return [{ path: "output.format", ...unfillable(word.unfillable) }];
  return combined ? [{ path: "output.combined", ...msg("choice.format.combined") }] : [];
}

function unfillable({ what, tag }: NonNullable<WordTemplate["unfillable"]>): ServerMessage {
  switch (what) {
    case "section":
      if (tag === "") return msg("choice.format.parts");
      return isForeignTag(tag)
        ? msg("choice.format.foreign", { tag, condition: sampleCondition })
        : msg("choice.format.section", { tag });
    case "field":
    case "place":
      return msg(`choice.format.${what}`, { tag });
    case "size":
    case "earlier":
      return msg(`choice.format.${what}`);
  }
}
