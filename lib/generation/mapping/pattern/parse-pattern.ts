import { msg } from "#lib/messages/server-message.ts";
import type { MakeFilter } from "./filters/filter.ts";
import { blank, matchAt, quotedText, readFilterCalls, unclosedBrace } from "./filters/filter-syntax.ts";
import { readFilter } from "./filters/filters.ts";
import type { NameScope, NameTarget } from "./name-scope.ts";
import { didYouMean, nearest } from "./nearest.ts";
import { PatternError } from "./pattern-error.ts";

/** A `{Name | filter}` in a pattern. */
export interface Hole {
  target: NameTarget;
  filters: MakeFilter[];
}

/** A text with `{Column}` in it: alternating literals and holes. */
export type Pattern = readonly ({ literal: string } | Hole)[];

const untilBrace = /[^{}]*/y;

/**
 * Parses a text with `{Column}` and `{Column | filter: arguments}` in it (docs/texts.md). `{{` and `}}` are literal
 * braces, and so is a lone `}`.
 *
 * @throws PatternError for an unclosed brace or quotation mark, a name that `scope` does not have, and an unknown or
 * malformed filter
 */
export function parsePattern(text: string, scope: NameScope): Pattern {
  const pattern: ({ literal: string } | Hole)[] = [];
  let literal = "";
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character !== "{" && character !== "}") {
      literal += character;
    } else if (text[at + 1] === character || character === "}") {
      literal += character;
      if (text[at + 1] === character) at += 1;
    } else {
      const { hole, end } = holeAt(text, at, scope);
      pattern.push({ literal }, hole);
      literal = "";
      at = end;
    }
  }
  return [...pattern, { literal }].filter((part) => "target" in part || part.literal !== "");
}

function holeAt(text: string, brace: number, scope: NameScope): { hole: Hole; end: number } {
  const from = brace + 1;
  const content = matchAt(untilBrace, text, from);
  const isClosed = text[from + content.length] === "}";
  const bars = [...content.matchAll(/\|/g)].map(({ index }) => index);
  const plain = knownName(content, isClosed ? [...bars, content.length] : bars, scope);
  const quoted = quotedName(text, from, scope);
  const known = (quoted?.end ?? 0) >= (plain?.end ?? 0) ? quoted : plain;
  const nameEnd = known?.end ?? bars[0] ?? content.length;
  if (nameEnd === content.length && !isClosed) throw unclosedBrace(brace);
  const closesAt = from + nameEnd;
  const hasFilters = text[closesAt] === "|";
  const { calls, end } = hasFilters ? readFilterCalls(text, closesAt, brace) : { calls: [], end: closesAt };
  if (!known) throw unknownName(content, nameEnd, brace, scope);
  return { hole: { target: known.target, filters: calls.map(readFilter) }, end };
}

/** What a name refers to, and how much of the hole it takes. */
interface KnownName {
  target: NameTarget;
  end: number;
}

/** A column may be called "Net | Gross": takes the longest known name. */
function knownName(content: string, ends: number[], { longest, resolve }: NameScope): KnownName | undefined {
  let known: KnownName | undefined;
  for (const end of ends) {
    const name = content.slice(0, end).trim();
    if (name.length > longest) break;
    const target = resolve(name);
    if (target) known = { target, end };
  }
  return known;
}

/** A name such as "a}b" must be quoted. */
function quotedName(text: string, from: number, { resolve }: NameScope): KnownName | undefined {
  const quoted = quotedText(text, from + matchAt(blank, text, from).length);
  const target = quoted && resolve(quoted.value, true);
  if (!target) return undefined;
  const end = quoted.end + matchAt(blank, text, quoted.end).length;
  return /[|}]/.test(text.charAt(end)) ? { target, end: end - from } : undefined;
}

function unknownName(content: string, nameEnd: number, brace: number, { names, rivals }: NameScope): PatternError {
  const name = content.slice(0, nameEnd).trim();
  if (name === "") return new PatternError(brace + 1, msg("pattern.noName"));
  const position = brace + 2 + content.indexOf(name);
  const [first, second] = rivals(name);
  if (first !== undefined && second !== undefined)
    return new PatternError(position, msg("pattern.severalNames", { name, first, second }));
  const meant = nearest(content.trim(), names) ?? name;
  return new PatternError(position, msg("pattern.name", { name, meant: didYouMean(meant, names) }));
}
