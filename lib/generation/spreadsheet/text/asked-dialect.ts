import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { ReadOptions } from "../table.ts";
import type { Dialect } from "./split-sample.ts";

/** The parts of a dialect that the visitor set. */
export type AskedDialect = { [Part in "delimiter" | "quote" | "escape"]?: Dialect[Part] | undefined };

function refused(path: keyof AskedDialect, fault: ServerMessage): AppError {
  return new AppError("invalid_request", fault, { errors: [{ path, ...fault }] });
}

/**
 * If a quotation mark is the escape character, it is also the quote character. Throws `invalid_request` naming the
 * option.
 */
export function askedDialect({ delimiter, quote, escape: escapedBy }: ReadOptions): AskedDialect {
  if (delimiter !== undefined && /["'\r\n]/.test(delimiter)) {
    throw refused("delimiter", msg("text.delimiter"));
  }
  if (quote === "") return { delimiter, quote, escape: "" };
  if (escapedBy === undefined || escapedBy === "\\") return { delimiter, quote, escape: escapedBy };
  if (quote === undefined || quote === escapedBy) return { delimiter, quote: escapedBy, escape: escapedBy };
  throw refused("escape", msg("text.escape", { quote }));
}
