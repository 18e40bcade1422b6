import { isPlain } from "../templates/merge.ts";
import { formField } from "./fields/form-field.ts";
import { readIfField } from "./fields/if-field.ts";
import { nested } from "./fields/instruction.ts";
import { readMergeField } from "./fields/merge-field.ts";
import type { OpenField } from "./fields/open-field.ts";
import { choice, hasBreaks } from "./fields/over-paragraphs.ts";
import type { Inline } from "./model.ts";
import { fieldInline, nameOfCode, omit, type ReadContext } from "./read-context.ts";

export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((each) => (each.kind === "text" ? each.text : each.kind === "link" ? plainText(each.inlines) : ""))
    .join("");

/** An inline in an instruction; the end of a paragraph parts words. */
const codeText = (inline: Inline) =>
  inline.kind === "text" ? inline.text : inline.kind === "paragraph-end" ? "\n" : nested;

function kindOf(code: string): { kind: string; rest: string } {
  const [, name = "", rest = ""] = /^\s*([^\s"]+)\s*(.*)$/s.exec(code) ?? [];
  return { kind: name.toUpperCase(), rest };
}

const isOfRow = (code: readonly Inline[]) =>
  code.some(({ kind }) => kind === "field" || kind === "part" || kind === "choice");

/** Fields whose stored result belongs to another row, whatever their instruction. */
const ofRow = /^(IF|MERGEFIELD|MERGEREC|MERGESEQ|ADDRESSBLOCK|GREETINGLINE|FILLIN)$/;

/** Whether further paragraphs belong to the field, too; those of other fields, such as a table of contents, stay unchanged. */
export function goesOn(field: OpenField): boolean {
  if (!field.isResult) return true;
  field.isOfRow ??= isOfRow(field.code) || ofRow.test(kindOf(field.code.map(codeText).join("")).kind);
  return field.isOfRow;
}

/** The content of fields without an end, inner ones first. */
export function cutInlines(fields: readonly OpenField[], context: ReadContext): Inline[] {
  let inner: Inline[] = [];
  for (const field of fields.toReversed()) {
    for (const inline of inner) field.foreign.add(inline);
    (field.isResult ? field.result : field.code).push(...inner);
    inner = fieldInlines({ ...field, isCut: true }, context);
  }
  return inner;
}

/** A field's content. If Word evaluates it, we can't, and it depends on the row, it becomes a field to be mapped. */
export function fieldInlines(field: OpenField, context: ReadContext): Inline[] {
  const { code, foreign, run, result } = field;
  const text = code
    .map((each) => (foreign.has(each) && each.kind === "text" ? nested.repeat(each.text.length) : codeText(each)))
    .join("");
  const { kind, rest } = kindOf(text);
  const dependsOnRow = isOfRow(code);
  const toMap = () => [fieldToMap(field, context)];
  switch (kind) {
    case "MERGEFIELD": {
      const read = readMergeField(text);
      if (!read) return result;
      const said = { code: text, isUnknown: read.isUnknown, sample: plainText(result), run: firstRun(result) ?? run };
      return [fieldInline(read, said, context)];
    }
    case "PAGE":
      return [{ kind: "page-number", run, ...pageFormat(rest) }];
    case "NUMPAGES":
      return [{ kind: "page-count", run, ...pageFormat(rest) }];
    case "SECTIONPAGES":
      return [{ kind: "page-count", run, ...pageFormat(rest), isOfSection: true }];
    // What is shown is written in the instruction, after the macro or the place.
    case "MACROBUTTON":
    case "GOTOBUTTON":
      return slice(code, text.length - rest.replace(/^\S+\s*/, "").length, text.trimEnd().length);
    case "IF": {
      if (context.isAsWritten) return result;
      const parts = field.isCut ? null : ifParts(text, code);
      if (parts) return parts;
      if (dependsOnRow) return toMap();
      omit(context, "field", kind);
      return result;
    }
    case "HYPERLINK": {
      const [, address = ""] = /^"([^"]*)"/.exec(rest) ?? [];
      if (dependsOnRow) return result.some(({ kind }) => kind === "field") ? result : toMap();
      if (hasBreaks(result)) return result;
      return /^(https?|mailto):/i.test(address) ? [{ kind: "link", target: address, inlines: result }] : result;
    }
    case "FORMCHECKBOX":
    case "FORMDROPDOWN":
      return formField(kind, field);
    case "INCLUDETEXT":
    case "INCLUDEPICTURE":
    case "DDE":
    case "DDEAUTO":
    case "LINK":
      omit(context, "external", kind);
      return result;
    case "MERGEREC":
    case "MERGESEQ":
    case "ADDRESSBLOCK":
    case "GREETINGLINE":
    case "FILLIN":
      return toMap();
    case "NEXT":
    case "NEXTIF":
    case "SKIPIF":
    case "ASK":
    // It depends on the page, or on where the file's headings were when it was saved.
    case "STYLEREF":
    // Word shows today's date; the stored one is the day on which the file was last printed or saved.
    case "DATE":
    case "TIME":
      omit(context, "field", kind);
      return result;
    default: {
      const referred = context.referred.get((kind === "REF" ? (rest.split(" ")[0] ?? "") : kind).toLowerCase());
      if (!referred || context.isAsWritten) return dependsOnRow ? toMap() : result;
      if (/\\[*@#]\s*"?(?![\s"]|mergeformat|charformat)/i.test(rest)) return toMap();
      const look = firstRun(result) ?? run;
      return structuredClone(referred).map((each) => ("run" in each ? { ...each, run: look } : each));
    }
  }
}

/** A field that the visitor has to map to a column, named by its code. Notes that we can't evaluate it. */
function fieldToMap({ code, foreign, run, result }: OpenField, context: ReadContext): Inline {
  const textOf = (inline: Inline) => {
    if (inline.kind === "field") return `{${inline.value.field}}`;
    return inline.kind === "text" && !foreign.has(inline) ? inline.text : "…";
  };
  const field = nameOfCode(code.map(textOf).join(""));
  omit(context, "unread_field", field);
  return { kind: "field", value: { field, format: {} }, sample: plainText(result), run: firstRun(result) ?? run };
}

/** The format of a page number (17.16.4.3.1); none for the section's. */
function pageFormat(switches: string): { format?: string } {
  const [, name = ""] = /\\\*\s*"?(arabic|roman|alphabetic)\b/i.exec(switches) ?? [];
  if (name === "") return {};
  if (/^arabic$/i.test(name)) return { format: "1" };
  const letter = /^r/i.test(name) ? "i" : "a";
  return { format: /^[A-Z]/.test(name) ? letter.toUpperCase() : letter };
}

const firstRun = (inlines: readonly Inline[]) => inlines.find((each) => "run" in each)?.run;

/** The two texts of an IF field with their own looks, each shown if the condition says so; null if we can't follow it. */
export function ifParts(text: string, code: readonly Inline[]): Inline[] | null {
  const fieldAt = (at: number) => {
    const inline = slice(code, at, at + 1)[0];
    return inline?.kind === "field" && isPlain(inline.value.format) ? inline.value.field : null;
  };
  const read = readIfField(text, fieldAt);
  if (!read) return null;
  const { condition, then, otherwise } = read;
  const part = ({ from, to }: typeof then, isNegated: boolean): Inline[] => {
    const inlines = slice(code, from, to);
    return inlines.length === 0 ? [] : [{ kind: "part", head: { condition, isBare: false, isNegated }, inlines }];
  };
  const texts = [then, otherwise].map((range) => (range ? slice(code, range.from, range.to) : []));
  if (texts.some(hasBreaks)) {
    const [first = [], second = []] = texts;
    return [choice({ condition, isBare: false, isNegated: false }, first, second)];
  }
  const parts = [...part(then, false), ...(otherwise ? part(otherwise, true) : [])];
  if (depthOf(parts) > deepest) return null;
  // Without texts, the condition is still one that fields are mapped for.
  return parts.length > 0
    ? parts
    : [{ kind: "part", head: { condition, isBare: false, isNegated: false }, inlines: [] }];
}

/** As deep as the source may be. */
const deepest = 30;
const depthOf = (inlines: readonly Inline[]): number =>
  inlines.reduce((most, each) => (each.kind === "part" ? Math.max(most, 1 + depthOf(each.inlines)) : most), 0);

/** Inlines by the characters of their text, of which anything else is one. */
function slice(inlines: readonly Inline[], from: number, to: number): Inline[] {
  let at = 0;
  return inlines.flatMap((inline): Inline[] => {
    const start = at;
    at += inline.kind === "text" ? inline.text.length : 1;
    if (at <= from || start >= to) return [];
    if (inline.kind !== "text") return [inline];
    const text = inline.text.slice(Math.max(0, from - start), to - start).replace(/\\(["\\])/g, "$1");
    return text === "" ? [] : [{ ...inline, text }];
  });
}
