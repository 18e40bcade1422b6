import { msg } from "#lib/messages/server-message.ts";
import type { PageNote, PageNoteCode } from "./design-page.ts";

type NoteCode = Exclude<PageNoteCode, "unmarked" | "text_font">;

/** A note for the visitor about a page, which counts from 1. */
export function note(page: number, code: NoteCode): PageNote;
export function note(page: number, code: "unmarked", values: { names: string; tag: string }): PageNote;
export function note(page: number, code: "text_font", values: { name: string; family: string }): PageNote;
export function note(page: number, code: PageNoteCode, values: object = {}): PageNote {
  return { page, code, message: msg(`brought.note.${code}` as "brought.note.covered", { page, ...values }) };
}
