import { isCurrencyMark } from "./currency-marks.ts";
import { splitNumberText } from "./number-text.ts";

/**
 * SI units with their usual prefixes (BIPM, "The International System of Units", 9th edition), and other common ones.
 */
const unit =
  /^(?:[GMkhdcmµμun]?(?:m|g|s|A|K|mol|Hz|N|Pa|J|W|Wh|V|F|Ω|ohm|S|T|H|L|l|bar|eV|B|dB)|[°º][CF]?|%|‰|min|h|d|t|ha|in|ft|lb|oz|rpm|pH|ppm|ppb|pcs|Stk\.?|a\.?u\.?)(?:[²³]|\^?-?\d)?$/;
const bracketed = /^(?:\(.{1,20}\)|\[.{1,20}\])$/;
/** A date or time format: `yyyy-mm-dd`, `TT.MM.JJJJ`, `hh:mm`. */
const dateFormat = /^(?:[dtjm]{1,4}|[yjah]{1,4})(?:[-./: ](?:[dtmyjahs]{1,4})){1,2}$/i;

/** Whether a text is the unit or format of the values below it: `EUR`, `km/h`, `(kg)`, `[yyyy-mm-dd]`. */
export function isUnit(text: string): boolean {
  if (isBracketed(text) || isCurrencyMark(text)) return true;
  const [first = "", ...others] = text.split(/[/·*]/);
  const isFirst = unit.test(first) || (first === "1" && others.length > 0);
  return dateFormat.test(text) || (isFirst && others.every((other) => unit.test(other)));
}

/** Negative amounts are also written in parentheses. */
export function isBracketed(text: string): boolean {
  return bracketed.test(text) && /[^\d\s.,'’()[\]-]/.test(text) && splitNumberText(text) === null;
}
