import type { Inline } from "../model.ts";
import { nameOfCode, omit, type ReadContext } from "../read-context.ts";
import type { OpenField } from "./open-field.ts";

/** The text of inlines and links, without anything else. */
export function plainText(inlines: readonly Inline[]): string {
  const texts = inlines.map((inline) => {
    if (inline.kind === "text") return inline.text;
    return inline.kind === "link" ? plainText(inline.inlines) : "";
  });
  return texts.join("");
}

/** Whether an instruction or a result depends on the row by what is in it. */
export const isOfRow = (code: readonly Inline[]) =>
  code.some(({ kind }) => kind === "field" || kind === "part" || kind === "choice");

/** An instruction as a reader writes it: with the names of fields, and an ellipsis for anything else. */
export function writtenCode({ code, foreign }: OpenField): string {
  const texts = code.map((inline) => {
    if (inline.kind === "field") return `{${inline.value.field}}`;
    return inline.kind === "text" && !foreign.has(inline) ? inline.text : "…";
  });
  return texts.join("").replace(/…+/g, "…");
}

/** A field that the visitor has to map to a column, named by its code. Notes that we can't evaluate it. */
export function fieldToMap(open: OpenField, context: ReadContext, name?: string): Inline {
  const { run, result } = open;
  const field = name ?? nameOfCode(writtenCode(open));
  omit(context, "unread_field", field);
  return { kind: "field", value: { field, format: {} }, sample: plainText(result), run: firstRun(result) ?? run };
}

export const firstRun = (inlines: readonly Inline[]) => inlines.find((each) => "run" in each)?.run;
