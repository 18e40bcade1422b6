import { AppError } from "#lib/generation/app-error.ts";
import type { ReadOptions } from "../table.ts";
import type { Dialect } from "./split-sample.ts";

/** The parts of a dialect that a visitor asked for. */
export type AskedDialect = { [Part in "delimiter" | "quote" | "escape"]?: Dialect[Part] | undefined };

function refused(path: keyof AskedDialect, message: string): AppError {
  return new AppError("invalid_request", message, { errors: [{ path, message }] });
}

/** A quotation mark that escapes is the one that stands around texts. Throws `invalid_request` naming the part. */
export function askedDialect({ delimiter, quote, escape: escapedBy }: ReadOptions): AskedDialect {
  if (delimiter !== undefined && /^["'\r\n]$/.test(delimiter)) {
    throw refused(
      "delimiter",
      "A quotation mark or a line end cannot stand between columns. Choose for example a comma or a semicolon.",
    );
  }
  if (quote === "") return { delimiter, quote, escape: "" };
  if (escapedBy === undefined || escapedBy === "\\") return { delimiter, quote, escape: escapedBy };
  if (quote === undefined || quote === escapedBy) return { delimiter, quote: escapedBy, escape: escapedBy };
  const message = `Between ${quote} and ${quote}, a ${quote} that is text is doubled or stands after a backslash.`;
  throw refused("escape", message);
}
