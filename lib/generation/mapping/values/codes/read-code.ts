import { z } from "zod";
import type { Cell, TradeNumbers } from "#lib/generation/spreadsheet/table.ts";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import type { CodeValue, Fit } from "../../fit/fit.ts";
import { barCode, likelyBarCode } from "./bar-code.ts";
import { qrCode } from "./qr-code.ts";

const ChosenKindSchema = z.enum(["auto", "qr", "ean-13", "upc-a", "code-128"]);

/** In bytes of UTF-8; nobody types anything longer, or a link. */
const mostTyped = 40;
const isTyped = (text: string) => Buffer.byteLength(text) <= mostTyped && !text.includes("://");

/**
 * Compiles the function that turns a text into the symbol that the field's setting chooses; a QR code by default. If
 * that fails, returns the end of a sentence that starts with the text.
 *
 * @param column the numbers of the one column that the text comes from
 */
export function compileCode(
  { symbology, typed = false }: Fit["template"]["fields"][number],
  { settings }: Pick<Fit, "settings">,
  column?: TradeNumbers,
): (text: string) => CodeValue | ServerMessage {
  const chosen = symbology === undefined ? "qr" : ChosenKindSchema.parse(settings[symbology]);
  return (text) => {
    const kind = chosen === "auto" ? likelyBarCode(text, column) : chosen;
    const code = kind === null || kind === "qr" ? qrCode(text) : barCode(text, kind, column);
    return typed && !("wording" in code) && isTyped(text) ? Object.assign(code, { typed: code.text }) : code;
  };
}

/** Spreadsheet programs display a number of 12 or more digits as 4.00638E+12, but all its digits matter. */
export function textOfCode(cell: Cell, text: string): string {
  const isNumber = typeof cell === "object" && cell.kind === "number" && cell.exact !== false;
  return isNumber && Number.isSafeInteger(cell.value) && /E\+/i.test(text) ? String(cell.value) : text;
}
