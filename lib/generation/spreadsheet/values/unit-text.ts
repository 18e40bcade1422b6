import { isCurrencyMark } from "./currency-marks.ts";
import { splitNumberText } from "./number-text.ts";

/** Units of the SI with their usual prefixes (BIPM, "The International System of Units", 9th edition), and common others. */
const unit =
  /^(?:[GMkhdcmµμun]?(?:m|g|s|A|K|mol|Hz|N|Pa|J|W|Wh|V|F|Ω|ohm|S|T|H|L|l|bar|eV|B|dB)|[°º][CF]?|%|‰|min|h|d|t|ha|in|ft|lb|oz|rpm|pH|ppm|ppb|pcs|Stk\.?|a\.?u\.?)(?:[²³]|\^?-?\d)?$/;
const bracketed = /^(?:\(.{1,20}\)|\[.{1,20}\])$/;
/** How a date or a time is to be written: `yyyy-mm-dd`, `TT.MM.JJJJ`, `hh:mm`. */
const dateFormat = /^(?:[dtjm]{1,4}|[yjah]{1,4})(?:[-./: ](?:[dtmyjahs]{1,4})){1,2}$/i;

/** Whether a text says in what the values below it are given: `EUR`, `km/h`, `(kg)`, `[yyyy-mm-dd]`. */
export function isUnit(text: string): boolean {
  if (isBracketed(text) || isCurrencyMark(text)) return true;
  const [first = "", ...others] = text.split(/[/·*]/);
  const isFirst = unit.test(first) || (first === "1" && others.length > 0);
  return dateFormat.test(text) || (isFirst && others.every((other) => unit.test(other)));
}

/** Amounts below zero stand in parentheses too. */
export function isBracketed(text: string): boolean {
  return bracketed.test(text) && /[^\d\s.,'’()[\]-]/.test(text) && splitNumberText(text) === null;
}
