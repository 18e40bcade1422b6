import type { TemplateNote } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { WordTemplate } from "../word/word-template.ts";

/** What a Word file's documents lack or have otherwise: what can't be set, and fonts that others stand in for. */
export function wordNotes({ omissions, fonts, fields, merge }: WordTemplate, language: Language): TemplateNote[] {
  const lists = merge.lists.map(({ name }): [string, ServerMessage] => ["list", msg("word.note.list", { name })]);
  const left = omissions.map(({ what, detail, page }): [string, ServerMessage, number | null] => [
    what,
    omitted(what, detail),
    page,
  ]);
  const replaced = fonts
    .filter(({ name, family, isMetric }) => !isMetric && name !== family)
    .map(({ name, family }): [string, ServerMessage] => ["font", msg("word.note.font", { name, family })]);
  const none: [string, ServerMessage][] =
    fields.length === 0 ? [["no_fields", msg("word.note.noFields", { tag: "{Name}" })]] : [];
  return [...none, ...lists, ...left, ...replaced].map(([code, message, page]) => ({
    code,
    message: (page ? translate(language, msg("word.note.page", { page })) : "") + translate(language, message),
  }));
}

function omitted(what: WordTemplate["omissions"][number]["what"], detail: string): ServerMessage {
  switch (what) {
    case "math":
    case "part_numbers":
      return msg(`word.note.${what}`);
    case "chart":
    case "diagram":
    case "embedded_object":
    case "wrapped":
    case "wrapped_table":
    case "drawing":
    case "external_picture":
    case "field":
    case "unread_field":
    case "format":
    case "tag":
    case "metafile":
    case "picture_format":
      return msg(`word.note.${what}`, { detail });
    case "external":
      return msg("word.note.external", { detail });
  }
}
