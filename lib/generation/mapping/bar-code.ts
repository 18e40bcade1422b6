import bwipjs from "bwip-js/node";
import { type Told, told } from "#lib/messages/told.ts";
import { drawnLater } from "./drawn-later.ts";

export type BarCodeKind = "ean-13" | "upc-a" | "code-128";

/** A bar code for a template. */
export interface BarCode {
  kind: BarCodeKind;
  /** As it stands below the bars. */
  text: string;
  /** The bars, one unit a module and one unit high; the template stretches them and leaves the quiet zones. */
  svg: string;
  modules: number;
}

/** What ISO/IEC 15417 and a hand scanner's width allow; GS1 has the same limit. */
const mostCharacters = 48;

/** The bars of a text, or why there are none: the end of a sentence that begins with the text. */
export function barCode(text: string, kind: BarCodeKind): BarCode | Told {
  if (kind === "code-128") return code128(text);
  const digits = text.replace(/[\s-]/g, "");
  const [name, length] = kind === "ean-13" ? (["EAN-13", 13] as const) : (["UPC-A", 12] as const);
  if (!/^\d+$/.test(digits)) return told("code.digits", { count: length, name });
  if (digits.length !== length && digits.length !== length - 1) {
    return told("code.length", { digits: String(digits.length), name, count: length });
  }
  const check = checkDigit(digits.slice(0, length - 1));
  const whole = digits.slice(0, length - 1) + check;
  if (digits.length === length && digits !== whole) {
    return told("code.check", { check, name });
  }
  return drawnLater(kind, whole, () => bars("ean13", whole.padStart(13, "0")));
}

function code128(text: string): BarCode | Told {
  const foreign = text.match(/[^ -~]/u);
  if (foreign) return told("code.character", { character: foreign[0] });
  if (text.length > mostCharacters) return told("code.characters", { most: mostCharacters });
  return drawnLater("code-128", text, () => bars("code128", text));
}

/** The bars for a text: for a number of a trade item, known by its check digit, and for other short ones; else null. */
export function likelyBarCode(text: string): BarCodeKind | null {
  const isBook = /^97[89][\d-]+$/.test(text);
  const digits = isBook ? text.replaceAll("-", "") : text;
  if (/^\d{13}$/.test(digits) && hasCheckDigit(digits)) return "ean-13";
  if (/^\d{12}$/.test(digits) && hasCheckDigit(digits)) return "upc-a";
  return /^[ -~]{1,20}$/.test(text) ? "code-128" : null;
}

const hasCheckDigit = (digits: string) => digits.endsWith(checkDigit(digits.slice(0, -1)));

/** GS1 General Specifications, 7.9: weights of 3 and 1 from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

function bars(bcid: "ean13" | "code128", text: string): Pick<BarCode, "svg" | "modules"> {
  const [symbol] = bwipjs.raw({ bcid, text });
  if (!symbol || !("sbs" in symbol)) throw new Error(`No bars for ${text}`);
  let modules = 0;
  let path = "";
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += `M${modules} 0h${width}v1h-${width}z`;
    modules += width;
  }
  return {
    modules,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} 1"><path d="${path}"/></svg>`,
  };
}
