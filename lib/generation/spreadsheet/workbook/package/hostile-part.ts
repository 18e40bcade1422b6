import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";

/** The error for a part that no spreadsheet program would write. */
export function hostilePart(fault: ServerMessage): AppError {
  return new AppError("hostile_file", msg("workbook.hostile", { fault }));
}

/** Excel's cells have at most 32,767 characters; longer ones, up to this length, are reported with their position. */
const longestText = 1_000_000;

/** Appends a piece to a text. Throws `hostile_file`: small pieces can add up to any length. */
export function joinedText(text: string, piece: string): string {
  if (text.length + piece.length > longestText) throw hostilePart(msg("workbook.endless"));
  return text + piece;
}

/** No workbook has more sheets, styles, formats or relationships. */
const mostListed = 100_000;

/** Throws `hostile_file` if a list kept in memory has become longer than in any real workbook. */
export function checkListed(count: number): void {
  if (count > mostListed) throw hostilePart(msg("workbook.listed", { most: mostListed }));
}
