import { checkDigit, endsInCheckDigit } from "#lib/generation/spreadsheet/columns/trade-numbers.ts";
import type { TradeNumbers } from "#lib/generation/spreadsheet/table.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { BarCodeKind } from "../../fit/fit.ts";
import { drawBars } from "./draw-bars.ts";
import { lazyCode } from "./lazy-code.ts";

/** A bar code for a template. */
export interface BarCode {
  kind: BarCodeKind;
  /** The text printed below the bars. */
  text: string;
  /** The bars, one unit per module and one unit high; the template stretches them and adds the quiet zones. */
  svg: string;
  modules: number;
}

/** The limit of ISO/IEC 15417 and of a hand scanner's width; GS1 has the same one. */
const mostCharacters = 48;

const tradeKinds = { "ean-13": { name: "EAN-13", length: 13 }, "upc-a": { name: "UPC-A", length: 12 } };

/** How many leading zeros a spreadsheet program may have dropped; ten digits may also be an ISBN-10. */
const mostLostZeros = 2;
/** One number in ten ends in its check digit by chance; this many are not a coincidence. */
const fewestCertain = 3;

/**
 * The bars of a text, or the reason why there are none: the end of a sentence that starts with the text.
 *
 * A trade number (GTIN) may lack its check digit or, if a spreadsheet program treated it as a number, its leading
 * zeros: `36000291452` fits both. The column decides, or for a single number its own last digit.
 *
 * @param column the numbers of the column that it comes from
 */
export function barCode(text: string, kind: BarCodeKind, column?: TradeNumbers): BarCode | ServerMessage {
  if (kind === "code-128") return code128(text);
  const digits = text.replace(/[\s-]/g, "");
  const { name, length } = tradeKinds[kind];
  if (!/^\d+$/.test(digits)) return msg("code.digits", { count: length, name });
  const whole = completeNumber(digits, length, column);
  if (whole === null) return msg("code.unclear", { digits: String(digits.length), name, count: length });
  if (whole.length !== length) return msg("code.length", { digits: String(digits.length), name, count: length });
  const check = checkDigit(whole.slice(0, -1));
  if (!whole.endsWith(check)) return msg("code.check", { check, name });
  return lazyCode(kind, whole, () => drawBars(kind, whole));
}

/** Completes the digits; unchanged if nothing can be added, and null if it is ambiguous what is missing. */
function completeNumber(digits: string, length: number, column?: TradeNumbers): string | null {
  const missing = length - digits.length;
  const { checked, unchecked } = column ?? (endsInCheckDigit(digits) ? onlyChecked : onlyUnchecked);
  if (checked > unchecked) {
    const most = checked < fewestCertain ? 1 : mostLostZeros;
    return missing > 0 && missing <= most && endsInCheckDigit(digits) ? digits.padStart(length, "0") : digits;
  }
  if (missing !== 1) return digits;
  // By chance it is one in ten; with more than a quarter, the digits are ambiguous.
  return checked * 4 <= checked + unchecked ? digits + checkDigit(digits) : null;
}

const onlyChecked = { checked: 1, unchecked: 0 };
const onlyUnchecked = { checked: 0, unchecked: 1 };

/** Whether a symbol's number starts with zeros that the text lacks. */
export function hasRestoredZeros({ kind, text }: { kind: string; text: string }, written: string): boolean {
  const digits = written.replace(/[\s-]/g, "");
  return kind in tradeKinds && text.length > digits.length && text.startsWith("0") && text.endsWith(digits);
}

function code128(text: string): BarCode | ServerMessage {
  const foreign = text.match(/[^ -~]/u);
  if (foreign) return msg("code.character", { character: foreign[0] });
  if (text.length > mostCharacters) return msg("code.characters", { most: mostCharacters });
  return lazyCode("code-128", text, () => drawBars("code-128", text));
}

/**
 * The kind of bar code for a text: by its check digit for trade numbers, and for other short ones; otherwise null. A
 * number without its leading zeros is recognised by the rest of its column.
 */
export function likelyBarCode(text: string, column?: TradeNumbers): BarCodeKind | null {
  const isBook = /^97[89][\d-]+$/.test(text);
  const digits = isBook ? text.replaceAll("-", "") : text;
  const mayLackZeros = column && column.checked >= fewestCertain && column.checked > column.unchecked;
  const shortest = mayLackZeros ? 12 - mostLostZeros : 12;
  if (/^\d{10,13}$/.test(digits) && digits.length >= shortest && endsInCheckDigit(digits)) {
    return digits.length === 13 ? "ean-13" : "upc-a";
  }
  return /^[ -~]{1,20}$/.test(text) ? "code-128" : null;
}
