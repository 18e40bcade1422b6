import type { RunProperties } from "../../model.ts";
import { symbolsOf } from "../../styles/symbols.ts";
import { dimension, type SourceContext, string } from "../source-context.ts";

/** Wider than letters are on average, also capitals: words of fewer characters than this allows are never measured. */
const widestLetter = 0.75;

/** How many characters of a run fit into a line, whichever they are. */
const mostLetters = (run: RunProperties, { room }: SourceContext) =>
  Math.max(1, Math.floor(room / ((run.size * widestLetter * run.widthPercent) / 100 + Math.max(0, run.spacing))));

/** After these, a word may be broken anyway. */
const breaksAfter = /[ /?!}|-]/;

/**
 * Spaces at which Unicode's rules don't break a line (UAX #14, LB13 to LB17: within `( a )` or before `}}`), but Word does, as at
 * any other. Nothing stands there that a line could be broken at but a box.
 */
const boundSpace = /(?<=[\p{Ps}\p{Pi}\p{Pf}"'¿¡—] {1,9})(?=[^ ])|(?<= )(?=[\p{Pe}\p{Pi}\p{Pf}"'!?,.:;/…—%])/gu;

/** A text of the file in its run's look, which has a name, broken over lines where Word breaks it. */
export function writeText(text: string, run: RunProperties, name: string, context: SourceContext): string {
  const most = mostLetters(run, context);
  const isLong = text.split(breaksAfter).some((word) => word.length > most);
  return text
    .split(boundSpace)
    .map((part) =>
      isLong ? `fitted(${name}, ${most}, ${dimension(context.room)}, ${string(part)})` : `${name}(${string(part)})`,
    )
    .join(" + box() + ");
}

/** The same of a row's value, an expression. */
export function writeValue(value: string, run: RunProperties, name: string, context: SourceContext): string {
  return `fitted(${name}, ${mostLetters(run, context)}, ${dimension(context.room)}, ${value})`;
}

/** A value in a symbol font, as for boxes that are ticked. */
export function inSymbols(expression: string, { font }: RunProperties, { define }: SourceContext): string {
  const known = symbolsOf(font);
  if (!known) return expression;
  const shown = known.map(([character, symbol]) => `${string(character)}: ${string(symbol)}`);
  return `symbols-of(${define("s", `(${shown.join(", ")})`)}, ${expression})`;
}
