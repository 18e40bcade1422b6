import { msg } from "#lib/messages/server-message.ts";
import { PatternError } from "../pattern-error.ts";
import type { FilterCall, Token } from "./filter-syntax.ts";

/** @throws PatternError if the filter has arguments */
export function takeNothing(call: FilterCall): void {
  const [extra] = call.values.flat();
  if (extra) throw new PatternError(extra.position, msg("pattern.filter.nothing", { name: call.name }));
}

/**
 * The filter's only argument, or undefined if it has none.
 *
 * @param example how to write the filter, for the message
 * @throws PatternError if it has several
 */
export function takeAtMostOne(call: FilterCall, example: string): Token | undefined {
  const [value, extra] = call.values.flat();
  if (extra) throw new PatternError(extra.position, msg("pattern.filter.tooMuch", { example }));
  return value;
}

/** The same for a filter with a required argument. */
export function takeOne(call: FilterCall, example: string): Token {
  const value = takeAtMostOne(call, example);
  if (!value) throw new PatternError(call.position, msg("pattern.filter.more", { name: call.name, example }));
  return value;
}

/** The `key "form"` pairs of a filter, each key once. @throws PatternError */
export function takePairs(call: FilterCall, example: string): (readonly [key: Token, form: string])[] {
  if (call.values.length === 0) takeOne(call, example);
  const keys = new Set<string>();
  return call.values.map(([key, form]) => {
    if (!key || !form) {
      throw new PatternError(key?.position ?? call.position, msg("pattern.filter.text", { example }));
    }
    const name = `${key.kind} ${key.text.toLowerCase()}`;
    if (keys.has(name)) throw new PatternError(key.position, msg("pattern.filter.twice", { key: key.text }));
    keys.add(name);
    return [key, form.text] as const;
  });
}
