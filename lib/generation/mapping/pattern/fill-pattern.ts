import { isAccentMark } from "./markup.ts";

/** Characters that separate two values. A sentence may end in those that `dangling` leaves out. */
const separators = /[\s,;:.!?/|·–—-]/;
const dangling = /[\s,;:/|·–—-]/;

/**
 * Fills a pattern with values. Around an empty value, the surrounding literals close up: without a city "{Street},
 * {City}, {Country}" becomes "Street, Country", and "{Name} ({Company})" without a company becomes the name. The values
 * are unchanged.
 */
export function fillPattern<Hole extends object>(
  pattern: readonly ({ literal: string } | Hole)[],
  textOf: (hole: Hole) => string,
): string {
  let text = "";
  /** Literals since the last value: those before and after each empty value. */
  let between: string[] = [""];
  for (const part of pattern) {
    if ("literal" in part) {
      between.push((between.pop() ?? "") + part.literal);
      continue;
    }
    const value = textOf(part);
    if (value === "") {
      between.push("");
    } else {
      text += closeUp(between, text === "", false) + value;
      between = [""];
    }
  }
  return (text + closeUp(between, text === "", true)).trim();
}

function closeUp(literals: string[], atStart: boolean, atEnd: boolean): string {
  if (literals.length === 1) return literals[0] ?? "";
  const closed = literals.reduce(join);
  const hangsAtStart = atStart && literals[0] === "";
  const hangsAtEnd = atEnd && literals.at(-1) === "";
  const start = hangsAtStart ? countAtStart(closed, separators) : 0;
  const end = hangsAtEnd ? countAtEnd(closed, dangling) : 0;
  return closed.slice(start, Math.max(start, closed.length - end));
}

/**
 * Joins two literals around an empty value: drops empty brackets and marks, and keeps the stronger of two separators.
 */
function join(left: string, right: string): string {
  if (isAccentMark(left.slice(-1)) && left.slice(-1) === right.slice(0, 1))
    return join(left.slice(0, -1), right.slice(1));
  if (/[([]$/.test(left) && /^[)\]]/.test(right)) return join(left.slice(0, -1), right.slice(1));
  const before = left.slice(left.length - countAtEnd(left, separators));
  const after = right.slice(0, countAtStart(right, separators));
  const kept = strength(after) > strength(before) ? after : before;
  return left.slice(0, left.length - before.length) + kept + right.slice(after.length);
}

function strength(separator: string): number {
  if (separator.includes("\n")) return 3;
  if (/[.!?]/.test(separator)) return 2;
  return separator.trim() === "" ? 0 : 1;
}

/** Hand-written: a regular expression such as /[…]+$/ takes quadratic time for a long run in the middle. */
function countAtEnd(text: string, kind: RegExp): number {
  let count = 0;
  while (kind.test(text.charAt(text.length - count - 1))) count += 1;
  return count;
}

function countAtStart(text: string, kind: RegExp): number {
  let count = 0;
  while (kind.test(text.charAt(count))) count += 1;
  return count;
}
