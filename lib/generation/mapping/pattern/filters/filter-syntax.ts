import { msg } from "#lib/messages/server-message.ts";
import { PatternError } from "../pattern-error.ts";

/** A word, a quoted text, or one of the marks `|`, `:` and `,`. */
export interface Token {
  kind: "word" | "text" | "mark";
  /** Without its quotation marks, and with doubled ones unescaped. */
  text: string;
  /** Of its first character, from 1. */
  position: number;
  /** The closing quotation mark; "" for a word or a mark. */
  quote: string;
}

/** One parsed filter: `plural: one "# ticket", other "# tickets"` has two arguments of two values. */
export interface FilterCall {
  name: string;
  position: number;
  values: Token[][];
}

/** Opening to closing quotation mark: word processors and phones write curly ones. */
const closing: Record<string, string> = {
  '"': '"',
  "'": "'",
  "“": "”",
  "„": "“”",
  "‘": "’",
  "‚": "‘’",
  "«": "»",
  "»": "«",
};
const word = /[^\s|:,{}"'“„‘‚«»]+/y;
export const blank = /\s*/y;

/**
 * Parses the filters of a name, from the `|` at index `from` to the closing brace.
 *
 * @param brace the index of the opening brace
 * @returns `end`: the index of the closing brace
 * @throws PatternError
 */
export function readFilterCalls(text: string, from: number, brace: number): { calls: FilterCall[]; end: number } {
  const { tokens, end } = tokenise(text, from, brace);
  const calls = splitAt("|", tokens, end + 1)
    .slice(1)
    .map(readCall);
  return { calls, end };
}

/** The position of the character at `offset` in a token's text. */
export function positionIn({ text, position, quote }: Token, offset: number): number {
  const doubled = [...text.slice(0, offset)].filter((character) => quote.includes(character)).length;
  return position + (quote === "" ? 0 : 1) + offset + doubled;
}

function tokenise(text: string, from: number, brace: number): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let at = from;
  while (text[at] !== "}") {
    if (at >= text.length) throw unclosedBrace(brace);
    if (text[at] === "{") throw new PatternError(at + 1, msg("pattern.filter.braces"));
    const { token, end } = tokenAt(text, at);
    tokens.push(token);
    at = end + matchAt(blank, text, end).length;
  }
  return { tokens, end: at };
}

/** @param brace the index of the opening brace */
export function unclosedBrace(brace: number): PatternError {
  return new PatternError(brace + 1, msg("pattern.brace"));
}

function tokenAt(text: string, at: number): { token: Token; end: number } {
  const position = at + 1;
  const character = text.charAt(at);
  const quote = closing[character];
  if (quote !== undefined) {
    const quoted = quotedText(text, at);
    if (!quoted) throw new PatternError(position, msg("pattern.quote"));
    return { token: { kind: "text", text: quoted.value, position, quote }, end: quoted.end };
  }
  if (/[|:,]/.test(character)) return { token: { kind: "mark", text: character, position, quote: "" }, end: at + 1 };
  const value = matchAt(word, text, at);
  return { token: { kind: "word", text: value, position, quote: "" }, end: at + value.length };
}

/** The quoted text that starts at an index; null if there is none, or it is not closed. */
export function quotedText(text: string, from: number): { value: string; end: number } | null {
  const quote = closing[text.charAt(from)];
  if (quote === undefined) return null;
  let value = "";
  for (let at = from + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (!quote.includes(character)) value += character;
    else if (text[at + 1] !== character) return { value, end: at + 1 };
    else {
      value += character;
      at += 1;
    }
  }
  return null;
}

interface Run {
  tokens: Token[];
  /** The position right after it. */
  end: number;
}

function splitAt(mark: string, tokens: Token[], end: number): Run[] {
  const runs: Run[] = [{ tokens: [], end }];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (token.kind === "mark" && token.text === mark) {
      if (last) last.end = token.position;
      runs.push({ tokens: [], end });
    } else last?.tokens.push(token);
  }
  return runs;
}

function readCall({ tokens, end }: Run): FilterCall {
  const [name, colon, ...rest] = tokens;
  if (name?.kind !== "word") throw new PatternError(name?.position ?? end, msg("pattern.filter.name"));
  if (colon === undefined) return { name: name.text, position: name.position, values: [] };
  if (colon.text !== ":" || colon.kind !== "mark") {
    throw new PatternError(colon.position, msg("pattern.filter.colon", { name: name.text }));
  }
  return { name: name.text, position: name.position, values: splitAt(",", rest, end).map(readValues) };
}

function readValues({ tokens, end }: Run): Token[] {
  const [, , third] = tokens;
  const mark = tokens.find(({ kind }) => kind === "mark");
  if (tokens.length === 0) throw new PatternError(end, msg("pattern.filter.missing"));
  if (mark) throw new PatternError(mark.position, msg("pattern.filter.mark", { mark: mark.text }));
  if (third) throw new PatternError(third.position, msg("pattern.filter.comma"));
  return tokens;
}

/** The match of a sticky expression at an index; "" if it does not match. */
export function matchAt(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? "";
}
