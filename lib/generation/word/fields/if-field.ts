import { type Condition, type Operand, type Operator, operators } from "../../templates/merge.ts";
import { nested, readInstruction, type Token } from "./instruction.ts";

/** An IF field whose condition we understand: the places of its two texts in the instruction. */
export interface IfField {
  condition: Condition;
  then: Pick<Token, "from" | "to">;
  otherwise: Pick<Token, "from" | "to"> | null;
}

/**
 * Reads the instruction of an IF field (17.16.5.24): `IF left operator right "then" "otherwise"`.
 * @param fieldAt the name of the plain merge field that stands at this place; null for anything else
 * @returns null for what we can't follow exactly as Word does
 */
export function readIfField(code: string, fieldAt: (at: number) => string | null): IfField | null {
  const [kind, left, operator, right, then, otherwise, ...rest] = readInstruction(code);
  if (kind?.text.toUpperCase() !== "IF" || !left || !right || !then) return null;
  if (!operator || operator.isQuoted || !operators.includes(operator.text as Operator)) return null;
  if (!isText(then) || (otherwise && !isText(otherwise) && !isHarmless([otherwise, ...rest]))) return null;
  const hasOther = otherwise && isText(otherwise);
  if (hasOther && !isHarmless(rest)) return null;
  const operands = [left, right].map((token) => operandOf(token, fieldAt));
  const [first, second] = operands;
  if (!first || !second || operands.every((each) => each && "text" in each)) return null;
  const condition = { left: first, operator: operator.text as Operator, right: second, isWords: true };
  return { condition, then, otherwise: hasOther ? otherwise : null };
}

const isText = ({ text, isQuoted }: Token) =>
  isQuoted || !(text.startsWith("\\") || operators.includes(text as Operator));

/** `\* MERGEFORMAT` changes nothing; other formats of the result would. */
function isHarmless(tokens: readonly Token[]): boolean {
  return /^(\\\*(MERGEFORMAT|CHARFORMAT))*$/i.test(tokens.map(({ text }) => text).join(""));
}

function operandOf({ text, from }: Token, fieldAt: (at: number) => string | null): Operand | null {
  if (text === nested) {
    const field = fieldAt(from);
    return field === null ? null : { field };
  }
  return text.includes(nested) || text.startsWith("\\") ? null : { text };
}
