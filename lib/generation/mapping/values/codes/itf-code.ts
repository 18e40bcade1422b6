import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { checkDigit } from "../../../spreadsheet/columns/trade-numbers.ts";
import type { CodeValue } from "../../fit/fit.ts";
import { drawLinearBars } from "./draw-bars.ts";
import { lazyCode } from "./lazy-code.ts";

const [name, count] = ["ITF-14", 14];

/**
 * The bars of a number for a case of goods, or the reason why there are none: the end of a sentence that starts with
 * the text. GS1 General Specifications, 5.3: 13 digits and their check digit, which may be missing.
 */
export function itf14(text: string): CodeValue | ServerMessage {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits)) return msg("code.digits", { count, name });
  const whole = digits.length === count - 1 ? digits + checkDigit(digits) : digits;
  if (whole.length !== count) return msg("code.length", { digits: String(digits.length), name, count });
  const check = checkDigit(whole.slice(0, -1));
  if (!whole.endsWith(check)) return msg("code.check", { check, name });
  return lazyCode("itf-14", whole, () => drawItf14(whole));
}

/** Interleaved 2 of 5 encodes pairs of digits: one in the bars, one in the spaces. */
export const drawItf14 = (digits: string) => drawLinearBars("interleaved2of5", digits);
