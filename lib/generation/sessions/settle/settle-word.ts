import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { AppError } from "../../common/errors/app-error.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { openWordFile } from "../../uploads/word-files.ts";
import { openWordVariant, variantOf } from "../../uploads/word-variants.ts";
import { fontKey } from "../../word/styles/fonts.ts";
import type { WordFacts, WordTemplate } from "../../word/word-template.ts";
import { invalidChoices } from "../invalid-choices.ts";
import { sessionUpload } from "../session-uploads.ts";

/**
 * The Word file of a session: the one whose upload is its template, or the previous one, which stays while another
 * template is chosen. Another Word file inherits the fonts that it also asks for.
 * @param chosen the visitor's own fonts; others stay
 * @throws AppError `invalid_request` for a font that the file doesn't ask for, and what `sessionUpload` throws for an
 * upload that can't be used
 */
export async function settleWordFile(
  container: ClientContainer,
  visitor: VisitorId,
  templateId: string,
  before: WordTemplate | null,
  chosen: WordFonts | undefined,
): Promise<WordTemplate | null> {
  const { data: id } = UploadIdSchema.safeParse(templateId);
  if (!id) {
    if (chosen !== undefined) throw refused("wordFonts", msg("session.wordFonts.template"));
    return before;
  }
  const isKnown = before?.uploadId === id && before.variant === variantOf(before.ownFonts);
  if (isKnown && chosen === undefined) return before;
  const { filename } = await sessionUpload(container, visitor, id, "document", "template");
  const ownFonts = settleFonts(await openWordFile(container, id), before?.ownFonts ?? {}, chosen ?? {});
  await checkFonts(container, visitor, chosen ?? {});
  return { ...(await openWordVariant(container, id, ownFonts)), uploadId: id, filename, ownFonts };
}

function settleFonts(facts: WordFacts, before: WordFonts, chosen: WordFonts): WordFonts {
  const names = new Map(replaceableFonts(facts).map(({ name }) => [fontKey(name), name]));
  const fonts = new Map<string, UploadId[]>();
  for (const [wanted, ids] of Object.entries(before)) {
    const name = names.get(fontKey(wanted));
    if (name !== undefined) fonts.set(name, ids);
  }
  for (const [wanted, ids] of Object.entries(chosen)) {
    const name = names.get(fontKey(wanted));
    if (name === undefined) throw refused(`wordFonts.${wanted}`, msg("session.wordFonts.name"));
    fonts.set(name, [...new Set(ids)]);
  }
  const used = Array.from(fonts).filter(([, ids]) => ids.length > 0);
  if (used.flatMap(([, ids]) => ids).length > limits.wordFonts) {
    throw refused("wordFonts", msg("session.wordFonts.most", { most: limits.wordFonts }));
  }
  return Object.fromEntries(used);
}

async function checkFonts(container: ClientContainer, visitor: VisitorId, chosen: WordFonts): Promise<void> {
  for (const [name, ids] of Object.entries(chosen)) {
    for (const [index, id] of ids.entries())
      await sessionUpload(container, visitor, id, "font", `wordFonts.${name}.${index}`);
  }
}

/** Fonts that texts ask for and that aren't in the file, or not as a whole; each once. */
export function replaceableFonts({ fonts }: WordFacts): WordFacts["fonts"] {
  const replaced = fonts.filter(({ why }) => why !== "style");
  return [...new Map(replaced.toReversed().map((font) => [fontKey(font.name), font])).values()].toReversed();
}

function refused(path: string, fault: ServerMessage): AppError {
  return invalidChoices([{ path, ...fault }]);
}
