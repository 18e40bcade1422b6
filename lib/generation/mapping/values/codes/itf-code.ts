import bwipjs from "bwip-js/node";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { checkDigit } from "../../../spreadsheet/columns/trade-numbers.ts";
import type { CodeValue } from "../../fit/fit.ts";
import { drawnLater } from "./drawn-later.ts";

const [name, count] = ["ITF-14", 14];

/**
 * The bars of a number for a case of goods, or the reason why there are none: the end of a sentence that starts with the
 * text. GS1 General Specifications, 5.3: 13 digits and their check digit, which may be missing.
 */
export function itf14(text: string): CodeValue | ServerMessage {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits)) return msg("code.digits", { count, name });
  const whole = digits.length === count - 1 ? digits + checkDigit(digits) : digits;
  if (whole.length !== count) return msg("code.length", { digits: String(digits.length), name, count });
  const check = checkDigit(whole.slice(0, -1));
  if (!whole.endsWith(check)) return msg("code.check", { check, name });
  return drawnLater("itf-14", whole, () => drawItf14(whole));
}

/** The bars of 14 digits, in pairs: bars are one, spaces another. */
export function drawItf14(digits: string): Pick<CodeValue, "svg" | "modules"> {
  const [symbol] = bwipjs.raw({ bcid: "interleaved2of5", text: digits });
  if (!symbol || !("sbs" in symbol)) throw new Error(`No bars for ${digits}`);
  let modules = 0;
  let path = "";
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += `M${modules} 0h${width}v1h-${width}z`;
    modules += width;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} 1"><path d="${path}"/></svg>`;
  return { modules, svg };
}
