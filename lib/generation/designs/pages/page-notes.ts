import { msg } from "#lib/messages/server-message.ts";
import type { PageNote, PageNoteCode } from "./design-page.ts";

export function note(page: number, code: PageNoteCode): PageNote {
  return { page, code, message: msg(`brought.note.${code}`, { page }) };
}
