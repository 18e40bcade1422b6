import type { Condition, Operand, Operator, ValueFormat } from "../../templates/merge.ts";

/** What stands between the marks of a tag. */
export type Tag =
  | { kind: "value"; field: string; format: ValueFormat }
  /** Begins a part; one of a bare `#Name` may be a list. */
  | { kind: "open"; condition: Condition; isBare: boolean; isNegated: boolean; name: string }
  | { kind: "else" }
  /** "" closes any, `if` an `#if`. */
  | { kind: "close"; name: string };

/**
 * Reads a tag: `Name`, `Name | filter`, `#if Name`, `#if Name = "text"`, `#else`, `/if`, `#Name`, `^Name`, `/Name`.
 * @param isBraced whether it stands in braces, where text such as `and/or` is common
 * @returns null for what isn't a tag of ours, as `@html` and `%image` of other programs
 */
export function readTag(inner: string, isBraced = true): Tag | null {
  const text = inner.replace(/\s+/g, " ").trim();
  const [, sign = "", rest = ""] = /^([#^/]?)\s*(.*)$/s.exec(text) ?? [];
  if (sign === "") {
    if (text.toLowerCase() === "else") return { kind: "else" };
    return readValue(text, isBraced);
  }
  if (sign === "/") return /^[^"=<>]*$/.test(rest) ? { kind: "close", name: rest } : null;
  if (sign === "#" && rest.toLowerCase() === "else") return { kind: "else" };
  const [, question] = (sign === "#" && /^if\s+(.*)$/is.exec(rest)) || [];
  if (question !== undefined) {
    const condition = readCondition(question);
    return condition && { kind: "open", condition, isBare: false, isNegated: false, name: "if" };
  }
  if (!isName(rest) || rest.toLowerCase() === "if") return null;
  return { kind: "open", condition: { filled: rest }, isBare: true, isNegated: sign === "^", name: rest };
}

const isName = (text: string) => text.length > 0 && text.length <= 80 && !/^[%@!*=&>]|[{}<>«»[\]|"“”„=]/.test(text);

function readValue(text: string, isBraced: boolean): Tag | null {
  const bar = text.indexOf("|");
  const field = (bar < 0 ? text : text.slice(0, bar)).trim();
  if (!isName(field) || (isBraced && /[#/%^@!*]/.test(field))) return null;
  const filters = bar < 0 ? "" : text.slice(bar + 1).trim();
  if (bar >= 0 && filters === "") return null;
  return { kind: "value", field, format: filters === "" ? {} : { filters } };
}

const quoted = /^(?:"([^"]*)"|[“„”]([^“”]*)[“”]|'([^']*)'|[‘‚’]([^‘’]*)[‘’])$/;

/** `Name`, `not Name`, or a comparison of a field with a text, a number or a day such as 2026-11-21. */
function readCondition(text: string): Condition | null {
  const match = /^([^"“”„'=<>!]+)(<>|!=|<=|>=|==?|[<>])(.+)$/s.exec(text);
  if (!match) return isName(text) ? { filled: text } : null;
  const [, name = "", sign = "", other = ""] = match;
  const field = name.trimEnd();
  const operator = ({ "!=": "<>", "==": "=" } as Record<string, Operator>)[sign] ?? (sign as Operator);
  const right = operandOf(other.trim());
  return isName(field) && right ? { left: { field }, operator, right, isWords: false } : null;
}

function operandOf(text: string): Operand | null {
  const found = quoted
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (found !== undefined) return { text: found };
  if (/^[-+]?\d[\d.,]*\s*%?$/.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)) return { text };
  return isName(text) ? { field: text } : null;
}
