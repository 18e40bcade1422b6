import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { MergeValue, ValueFormat } from "../../templates/merge.ts";
import { nested, readInstruction } from "./instruction.ts";

/** The letters of `\*`, by their name in lower case; formats of the result itself change nothing here. */
const letterSwitches = dictionary<ValueFormat["letters"] | null>({
  upper: "upper",
  lower: "lower",
  firstcap: "firstcap",
  caps: "caps",
  mergeformat: null,
  mergeformatinet: null,
  charformat: null,
});

/** A merge field's name and format; `unknown` if it has a switch that we can't follow. */
export type MergeField = MergeValue & { isUnknown: boolean };

/**
 * Reads the instruction of a MERGEFIELD (17.16.5.35); null if it names no field. Rows' values are written in its format
 * by `mapping/merge/compile-values.ts`.
 */
export function readMergeField(code: string): MergeField | null {
  const [kind, name, ...rest] = readInstruction(code.replace(/\\([@#*])/g, " \\$1 "));
  if (kind?.text.toUpperCase() !== "MERGEFIELD" || !name || (name.text.startsWith("\\") && !name.isQuoted)) return null;
  // Names without quotation marks may contain signs that are separate words elsewhere.
  let unread = rest;
  let field = name.text;
  if (!name.isQuoted) {
    const more = rest.findIndex(
      (token, index) => token.from !== (rest[index - 1] ?? name).to || token.text.startsWith("\\"),
    );
    const joined = more < 0 ? rest : rest.slice(0, more);
    field += joined.map(({ text }) => text).join("");
    unread = rest.slice(joined.length);
  }
  field = field.replace(/\s+/g, " ").trim();
  if (field === "") return null;
  const format: ValueFormat = {};
  let isUnknown = code.includes(nested);
  for (let at = 0; at < unread.length; at++) {
    const token = unread[at];
    if (token?.isQuoted || !token?.text.startsWith("\\")) continue;
    const flag = token.text.toLowerCase();
    if (flag === "\\m" || flag === "\\v") continue;
    const argument = unread[at + 1]?.text ?? "";
    at += 1;
    if (flag === "\\@") format.date = argument;
    else if (flag === "\\#") format.number = wholePicture(unread, at);
    else if (flag === "\\b") format.before = argument;
    else if (flag === "\\f") format.after = argument;
    else if (flag === "\\*") {
      const letters = letterSwitches[argument.toLowerCase()];
      if (letters) format.letters = letters;
      else if (letters === undefined) isUnknown = true;
    } else isUnknown = true;
  }
  return { field, format, isUnknown };
}

/** A picture without quotation marks may touch signs. */
function wholePicture(
  tokens: readonly { text: string; isQuoted: boolean; from: number; to: number }[],
  at: number,
): string {
  let text = tokens[at]?.text ?? "";
  for (let next = at + 1; !tokens[at]?.isQuoted && tokens[next]?.from === tokens[next - 1]?.to; next++)
    text += tokens[next]?.text ?? "";
  return text;
}
