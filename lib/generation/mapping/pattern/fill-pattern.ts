/** What joins two values; of these, a sentence may end in the marks that `dangling` leaves out. */
const separators = /[\s,;:.!?/|·–—-]/;
const dangling = /[\s,;:/|·–—-]/;

/**
 * Puts the values into a pattern. Where one is empty, what stood between it and its neighbours closes up: with no
 * city "{Street}, {City}, {Country}" is "Street, Country", and "{Name} ({Company})" without a company is the name.
 * The values themselves stay as they are.
 */
export function fillPattern<Hole extends object>(
  pattern: readonly ({ literal: string } | Hole)[],
  textOf: (hole: Hole) => string,
): string {
  let text = "";
  /** What stands since the last value: the literals before and after each value that was empty. */
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

/** Two literals with nothing between them: brackets that hold nothing go, and of two separators the stronger stays. */
function join(left: string, right: string): string {
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

/** By hand: an expression such as /[…]+$/ would take the square of the length for a long run in the middle. */
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
