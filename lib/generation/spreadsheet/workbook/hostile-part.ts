import { AppError } from "#lib/generation/common/app-error.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";

/** Says what is wrong with a part that no spreadsheet program writes. */
export function hostilePart(fault: ServerMessage): AppError {
  return new AppError("hostile_file", msg("workbook.hostile", { fault }));
}

/** Excel's cells have at most 32,767 characters; longer ones are reported by their place, up to this length. */
const longestText = 1_000_000;

/** The text with another piece of it. Throws `hostile_file`: small pieces can make a text of any length. */
export function joinedText(text: string, piece: string): string {
  if (text.length + piece.length > longestText) throw hostilePart(msg("workbook.endless"));
  return text + piece;
}

/** Sheets, styles, formats, relationships: more of them than this no workbook has. */
const mostListed = 100_000;

/** Throws `hostile_file` where a list that is kept in memory has become longer than any workbook's. */
export function checkListed(count: number): void {
  if (count > mostListed) throw hostilePart(msg("workbook.listed", { most: mostListed }));
}
