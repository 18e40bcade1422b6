import { z } from "zod";
import { SymbologySchema } from "#lib/contracts/designs/design-elements.ts";
import type { CodeValue } from "../../fit/fit.ts";
import { drawBars } from "./draw-bars.ts";
import { drawItf14 } from "./itf-code.ts";
import { isLazyCode } from "./lazy-code.ts";
import { drawMatrix } from "./matrix-code.ts";
import { drawQr } from "./qr-code.ts";

const drawers: { [Kind in CodeValue["kind"]]: (text: string) => Pick<CodeValue, "svg" | "modules" | "rows"> } = {
  qr: drawQr,
  "ean-13": (text) => drawBars("ean-13", text),
  "upc-a": (text) => drawBars("upc-a", text),
  "code-128": (text) => drawBars("code-128", text),
  "itf-14": drawItf14,
  "data-matrix": (text) => drawMatrix("data-matrix", text),
  aztec: (text) => drawMatrix("aztec", text),
  pdf417: (text) => drawMatrix("pdf417", text),
};

/** `drawn` can't be mistaken for the value of a field with that name: none is a boolean. */
const StoredCodeSchema = z.object({
  kind: SymbologySchema,
  text: z.string(),
  drawn: z.literal(false),
});

/** A JSON replacer: stores a code that isn't drawn yet without its symbol, which is larger than the rest of its row. */
export function withoutSymbol(_key: string, value: unknown): unknown {
  if (!isLazyCode(value)) return value;
  const { kind, text } = value;
  return { kind, text, drawn: false } satisfies z.infer<typeof StoredCodeSchema>;
}

/** The JSON reviver for `withoutSymbol`. */
export function withSymbol(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("drawn" in value) || value.drawn !== false) return value;
  const { kind, text } = StoredCodeSchema.parse(value);
  return { kind, text, ...drawers[kind](text) };
}
