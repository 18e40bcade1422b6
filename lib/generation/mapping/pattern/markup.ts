/**
 * The marks of formatting in the texts that templates get: control characters, which no cell's text has after
 * `cleanText`, so that a value of the spreadsheet is never markup. `templates/markup.typ` reads them.
 */
const marks = {
  strong: "\u000e",
  emphasis: "\u000f",
  /** Before a link's address, between address and text, and after the text. */
  link: ["\u0010", "\u0011", "\u0012"],
  bullet: "\u0013",
  /** Before and after the number of a list's item. */
  number: "\u0014",
  paragraph: "\u001e",
} as const;

/** All control characters but line feeds and tabs, which other texts have too. */
const allMarks = /[^\P{Cc}\n\t]/gu;

/** `{Column | filter: "}"}`, which is left as it is, and doubled braces. */
const hole = String.raw`\{\{|\}\}|\{(?:"[^"]*"|'[^']*'|[^{}"'])*\}`;
const address = String.raw`(?:https?:\/\/|mailto:|tel:)`;
const inline = new RegExp(
  [
    String.raw`\\(?<escaped>[\\*_[\](){}<>#.\-•–])`,
    `(?<hole>${hole})`,
    String.raw`\[(?<label>(?:${hole}|[^[\]\n{}])+)\]\((?<target>${address}(?:${hole}|[^\s(){}])+)\)`,
    String.raw`(?<bare>https?:\/\/(?:${hole}|[^\s{}<>"*])*(?:${hole}|[^\s{}<>"*.,;:!?)\]'’”]))`,
    String.raw`(?<strong>\*\*|__)|(?<emphasis>[*_])`,
  ].join("|"),
  "gu",
);
const accents = new RegExp(String.raw`\\(?<escaped>[\\*])|(?<hole>${hole})|(?<strong>\*\*)|(?<emphasis>\*)`, "gu");

/**
 * Marks the formatting of a pattern: `**bold**`, `*italics*`, `[text](https://…)` and plain web addresses, lists of
 * lines that begin with `- ` or with `1.`, `2.` and so on, and paragraphs between empty lines. A character after a
 * backslash is kept as it is, and so are signs without a partner: `2 * 3`, `snake_case`. The subset is that of
 * docs/texts.md.
 *
 * @returns the pattern with marks at the places of the signs; its `{Column}` are left as they are
 */
export function markMarkup(pattern: string): string {
  const text = pattern.replace(allMarks, "").replace(/\r\n?/g, "\n");
  const paragraphs = text.split(/\n[ \t]*\n\s*/);
  return paragraphs.map((paragraph) => markLines(paragraph.split("\n"))).join(`\n\n${marks.paragraph}`);
}

/** Marks `**strong**` and `*emphasis*` alone, as the texts of designs have them. */
export function markAccents(pattern: string): string {
  const lines = pattern.replace(allMarks, "").replace(/\r\n?/g, "\n").split("\n");
  return lines.map((line) => markInline(line, accents)).join("\n");
}

/** A part of a text as it is written between the signs of an accent. */
export const accented = (text: string, accent: "strong" | "emphasis") => {
  const sign = accent === "strong" ? "**" : "*";
  return `${sign}${text}${sign}`;
};

/** A text whose characters can't be taken for the signs of accents. */
export const escaped = (text: string) => text.replace(/[\\*]/g, "\\$&");

function markLines(lines: string[]): string {
  const numbers = lines.map((line) => Number(/^(\d{1,3})[.)] /.exec(line)?.[1] ?? Number.NaN));
  // A line that begins with "1. May" is an item only if the line before or after it has the adjacent number.
  const isCounted = (at: number) =>
    numbers[at] === (numbers[at - 1] ?? Number.NaN) + 1 || numbers[at] === (numbers[at + 1] ?? Number.NaN) - 1;
  const marked = lines.map((line, at) => {
    const bullet = /^[-*•–] +/.exec(line)?.[0];
    if (bullet) return `${marks.bullet}${markInline(line.slice(bullet.length))}`;
    if (!isCounted(at)) return markInline(line);
    return `${marks.number}${numbers[at]}${marks.number}${markInline(line.replace(/^\d+[.)] +/, ""))}`;
  });
  return marked.join("\n");
}

interface Sign {
  /** Its index among the parts of the line. */
  at: number;
  kind: "strong" | "emphasis";
  text: string;
}

/** Pairs signs from the inside: one that may close a part pairs with the last open sign of its kind. */
function markInline(line: string, signs = inline): string {
  const parts: string[] = [];
  const open: Sign[] = [];
  let end = 0;
  for (const match of line.matchAll(signs)) {
    parts.push(line.slice(end, match.index));
    end = match.index + match[0].length;
    const { escaped, label, target = "", bare, strong, emphasis } = match.groups ?? {};
    if (escaped !== undefined) parts.push(/[{}]/.test(escaped) ? escaped.repeat(2) : escaped);
    else if (label !== undefined) parts.push(linked(target, markInline(label)));
    else if (bare !== undefined) parts.push(linked(bare, bare));
    else if (strong === undefined && emphasis === undefined) parts.push(match[0]);
    else {
      const kind = strong === undefined ? "emphasis" : "strong";
      const sign = { at: parts.length, kind, text: match[0] } as const;
      parts.push(markSign(sign, [line.charAt(match.index - 1), line.charAt(end)], parts, open));
    }
  }
  return parts.join("") + line.slice(end);
}

const linked = (address: string, text: string) => [marks.link[0], address, marks.link[1], text, marks.link[2]].join("");

/**
 * Marks the part that a sign closes, if it closes one, and notes a sign that may open one.
 *
 * @returns what takes the sign's place: the closing mark or, as yet, the sign itself
 */
function markSign(sign: Sign, [before, after]: [string, string], parts: string[], open: Sign[]): string {
  const opener = open.findLastIndex(({ text }) => text === sign.text);
  if (opener >= 0 && /[^\s]/.test(before) && !/[\p{L}\p{N}{]/u.test(after)) {
    const [{ at } = { at: 0 }] = open.splice(opener);
    parts[at] = marks[sign.kind];
    return marks[sign.kind];
  }
  if (/[^\s]/.test(after) && !/[\p{L}\p{N}}]/u.test(before)) open.push(sign);
  return sign.text;
}

/** Whether parts in bold or italic letters begin and end with this character. */
export const isAccentMark = (character: string) => character === marks.strong || character === marks.emphasis;

/** A filled text as people read it: without its marks and the addresses of links. */
export function withoutMarks(text: string): string {
  const [start, ...links] = text.split(marks.link[0]);
  const read = [start, ...links.map((link) => link.slice(link.indexOf(marks.link[1]) + 1))];
  return read.join("").replace(allMarks, "");
}
