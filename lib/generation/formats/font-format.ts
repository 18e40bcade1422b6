import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

export type FontFormat = "ttf" | "otf" | "woff2";

const signatures: Record<string, FontFormat> = { "\0\x01\0\0": "ttf", true: "ttf", OTTO: "otf", wOF2: "woff2" };

/** The format of a font by its first bytes; null if it is none. @throws AppError for fonts of other formats */
export function fontFormat(head: Buffer): FontFormat | null {
  const signature = head.toString("latin1", 0, 4);
  if (signature === "ttcf") throw new AppError("unsupported_kind", msg("font.collection"));
  if (signature === "wOFF") throw new AppError("unsupported_kind", msg("font.woff"));
  return signatures[signature] ?? null;
}
