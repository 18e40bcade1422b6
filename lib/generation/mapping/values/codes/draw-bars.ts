import bwipjs from "bwip-js/node";
import type { BarCodeKind, CodeValue } from "../../fit/fit.ts";

/** Draws the bars of a valid text. */
export function drawBars(kind: BarCodeKind, text: string): Pick<CodeValue, "svg" | "modules"> {
  return kind === "code-128" ? drawLinearBars("code128", text) : drawLinearBars("ean13", text.padStart(13, "0"));
}

/**
 * Draws the bars of a valid text, one unit per module and one unit high.
 *
 * @param encoder the symbology as bwip-js calls it
 */
export function drawLinearBars(encoder: string, text: string): Pick<CodeValue, "svg" | "modules"> {
  const [symbol] = bwipjs.raw({ bcid: encoder, text });
  if (!symbol || !("sbs" in symbol)) throw new Error(`No bars for ${text}`);
  let modules = 0;
  let path = "";
  // Bars and spaces take turns.
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += `M${modules} 0h${width}v1h-${width}z`;
    modules += width;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} 1"><path d="${path}"/></svg>`;
  return { modules, svg };
}
