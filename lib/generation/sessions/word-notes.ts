import { limits } from "#lib/contracts/limits.ts";
import type { SessionResponse, TemplateNote } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import { isSection, type Merge } from "../templates/merge.ts";
import { fontKey, shownFamily, standInOf } from "../word/styles/fonts.ts";
import { mostSections } from "../word/tables/rows-and-cells.ts";
import type { WordTemplate } from "../word/word-template.ts";
import { sampleCondition } from "./output-formats.ts";
import { replaceableFonts } from "./settle/settle-word.ts";

/** How a Word file's documents differ from Word: what can't be set, and fonts that are replaced. */
export function wordNotes({ omissions, fonts, fields, merge }: WordTemplate, language: Language): TemplateNote[] {
  const lists = merge.lists.map((list): [string, ServerMessage] => ["list", listNote(list, merge.lists)]);
  const left = omissions.map(({ what, detail, page }): [string, ServerMessage, number | null] => [
    what,
    omitted(what, detail),
    page,
  ]);
  const replaced = fonts
    .filter(({ name, family, isMetric, why }) => why !== "absent" || (!isMetric && name !== family))
    .map((font): [string, ServerMessage] => ["font", replacedFont(font)]);
  const none: [string, ServerMessage][] =
    fields.length === 0 ? [["no_fields", msg("word.note.noFields", { tag: "{Name}" })]] : [];
  return [...none, ...lists, ...left, ...replaced].map(([code, message, page]) => ({
    code,
    message: (page ? translate(language, msg("word.note.page", { page })) : "") + translate(language, message),
  }));
}

function listNote({ name, fields }: Merge["lists"][number], lists: Merge["lists"]): ServerMessage {
  if (!isSection({ name })) return msg("word.note.list", { name });
  const isAround = lists.some(({ within }) => within === name);
  const key = isAround && fields.length > 0 ? "word.note.outerSection" : "word.note.section";
  return msg(key, { name: name.trim() });
}

/** Fonts that a Word file asks for but doesn't contain, including those that the visitor has uploaded. */
export function replacedFonts(word: WordTemplate): SessionResponse["replacedFonts"] {
  const names = [...Object.keys(word.ownFonts), ...replaceableFonts(word).map(({ name }) => name)];
  const each = new Map(names.map((name) => [fontKey(name), name]));
  return Array.from(each.values(), (name) => ({ name, family: standInOf(name) })).filter(
    ({ name, family }) => name !== family,
  );
}

function replacedFont({ name, family: set, why }: WordTemplate["fonts"][number]): ServerMessage {
  const family = shownFamily(set);
  switch (why) {
    case "absent":
      return msg("word.note.font", { name, family });
    case "style":
      return msg("word.note.fontStyle", { name });
    case "own_style":
      return msg("word.note.ownFontStyle", { name });
    case "own_subset":
      return msg("word.note.ownFontSubset", { name, family });
    case "limit": {
      const [each, size] = [limits.fontBytes / 1_000_000, limits.wordFontBytes / 1_000_000];
      return msg("word.note.fontLimit", { name, family, most: limits.wordFonts, each, size });
    }
    case "subset":
      return msg("word.note.fontSubset", { name, family });
    case "licence":
      return msg("word.note.fontLicence", { name, family });
    case "unreadable":
      return msg("word.note.fontUnreadable", { name, family });
  }
}

function omitted(what: WordTemplate["omissions"][number]["what"], detail: string): ServerMessage {
  switch (what) {
    case "math":
    case "part_numbers":
    case "changes":
    case "columns":
    case "line_numbers":
    case "scaled_text":
    case "skip":
    case "label_edges":
      return msg(`word.note.${what}`);
    case "chart":
    case "diagram":
    case "embedded_object":
    case "wrapped":
    case "wrapped_table":
    case "outline":
    case "linked_box":
    case "drawing":
    case "external_picture":
    case "field":
    case "next":
    case "symbol":
    case "unread_field":
    case "left_out_field":
    case "format":
    case "tag":
    case "mixed_tag":
    case "metafile":
    case "picture_format":
      return msg(`word.note.${what}`, { detail });
    case "foreign_tag":
      return msg("word.note.foreign_tag", { detail, condition: sampleCondition });
    case "cut_section":
      return msg("word.note.cut_section", { detail, most: mostSections });
    case "external":
      return msg("word.note.external", { detail });
  }
}
