import { isPlain } from "../templates/merge.ts";
import { contentsEntry } from "./contents/contents-entry.ts";
import { fieldToMap, firstRun, isOfRow, plainText, writtenCode } from "./fields/field-to-map.ts";
import { formField } from "./fields/form-field.ts";
import { readIfField } from "./fields/if-field.ts";
import { nested } from "./fields/instruction.ts";
import { readMergeField } from "./fields/merge-field.ts";
import type { OpenField } from "./fields/open-field.ts";
import { choice, hasBreaks } from "./fields/over-paragraphs.ts";
import { pageFormat } from "./fields/page-format.ts";
import { computesFromRow, hasText, mayBeTag, showsRowStyle } from "./fields/row-results.ts";
import { symbolField } from "./fields/symbol-field.ts";
import type { Inline } from "./model.ts";
import { fieldInline, nameOfCode, omit, type ReadContext } from "./read-context.ts";

/** An inline in an instruction; the end of a paragraph parts words. */
function codeText(inline: Inline): string {
  if (inline.kind === "text") return inline.text;
  return inline.kind === "paragraph-end" ? "\n" : nested;
}

function kindOf(code: string): { kind: string; rest: string } {
  const [, name = "", rest = ""] = /^\s*([^\s"]+)\s*(.*)$/s.exec(code) ?? [];
  return { kind: name.toUpperCase(), rest };
}

/** Fields whose stored result belongs to another row, whatever their instruction. */
const ofRow = /^(IF|MERGEFIELD|MERGEREC|MERGESEQ|ADDRESSBLOCK|GREETINGLINE|FILLIN|MERGEBARCODE)$/;

/** Fields that Word shows although it stores no text for them. */
const withoutText = /^(EQ|LISTNUM|AUTONUM(LGL|OUT)?)$/;

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
    .map((inline) =>
      foreign.has(inline) && inline.kind === "text" ? nested.repeat(inline.text.length) : codeText(inline),
    )
    .join("");
  const { kind, rest } = kindOf(text);
  switch (kind) {
    case "MERGEFIELD":
      return mergeInlines(field, text, context);
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
    case "IF":
      return ifInlines(field, text, context);
    case "HYPERLINK":
      return linkInlines(field, rest, context);
    case "FORMCHECKBOX":
    case "FORMDROPDOWN":
      return formField(kind, field);
    case "INCLUDETEXT":
    case "INCLUDEPICTURE":
    case "DDE":
    case "DDEAUTO":
    case "DATABASE":
    case "LINK":
      omit(context, "external", kind);
      if (context.isAsWritten || !isOfRow(code)) return result;
      // What is stored is another row's picture.
      omit(context, "left_out_field", kind);
      return [];
    case "MERGEREC":
    case "MERGESEQ":
    case "ADDRESSBLOCK":
    case "GREETINGLINE":
    case "FILLIN":
    case "MERGEBARCODE":
      return [fieldToMap(field, context)];
    case "NEXT":
    case "NEXTIF":
    case "SKIPIF":
    case "ASK":
    case "SET":
      return unseenInlines(kind, field, context);
    case "STYLEREF":
      if (!context.isAsWritten && showsRowStyle(rest, context)) {
        omit(context, "left_out_field", kind);
        return [];
      }
      // It depends on the page, or on where the file's headings were when it was saved.
      omit(context, "field", kind);
      return result;
    // Word shows today's date; the stored one is the day on which the file was last printed or saved.
    case "DATE":
    case "TIME":
      omit(context, "field", kind);
      return result;
    case "SYMBOL":
      return hasText(result) ? result : symbolField(text, field, context);
    default:
      if (withoutText.test(kind) && !hasText(result)) omit(context, "left_out_field", kind);
      if (/^(=|COMPARE$)/.test(kind)) return formulaInlines(field, text, context);
      return referredInlines(field, kind === "REF" ? (rest.split(" ")[0] ?? "") : kind, rest, context);
  }
}

/**
 * Fields that show nothing in a merged document, although Word stores a text for some of them, such as «Next Record»
 * (17.16.5.4, .38, .39, .53, .54).
 */
function unseenInlines(kind: string, { result }: OpenField, context: ReadContext): Inline[] {
  if (context.isAsWritten) return result;
  if (kind === "NEXT" || kind === "NEXTIF" || kind === "SKIPIF") return [{ kind: "next", of: kind }];
  return [];
}

function mergeInlines({ run, result }: OpenField, code: string, context: ReadContext): Inline[] {
  const read = readMergeField(code);
  if (!read) return result;
  const written = { code, isUnknown: read.isUnknown, sample: plainText(result), run: firstRun(result) ?? run };
  return [fieldInline(read, written, context)];
}

function ifInlines(field: OpenField, text: string, context: ReadContext): Inline[] {
  const { code, result, isCut } = field;
  if (context.isAsWritten) return result;
  const parts = isCut ? null : ifParts(text, code);
  if (parts) return parts;
  if (isOfRow(code) || computesFromRow(text, context) || mayBeTag(text)) return [fieldToMap(field, context)];
  omit(context, "field", "IF");
  return result;
}

function linkInlines(field: OpenField, rest: string, context: ReadContext): Inline[] {
  const { code, result } = field;
  if (isOfRow(code)) return result.some(({ kind }) => kind === "field") ? result : [fieldToMap(field, context)];
  if (hasBreaks(result)) return result;
  const [, quoted, bare = ""] = /\\l\s+(?:"([^"]*)"|(\S+))/i.exec(rest) ?? [];
  const shown = contentsEntry(result, quoted ?? bare, context);
  const [, address = ""] = /^"([^"]*)"/.exec(rest) ?? [];
  return /^(https?|mailto):/i.test(address) ? [{ kind: "link", target: address, inlines: shown }] : shown;
}

/** A reference to a bookmark shows what that has of merge fields, unless it asks for a format; others keep their result. */
function referredInlines(field: OpenField, bookmark: string, rest: string, context: ReadContext): Inline[] {
  const { code, run, result } = field;
  const referred = context.referred.get(bookmark.toLowerCase());
  const isStored = !referred && context.bookmarksOfRow.has(bookmark.toLowerCase()) && !/\\[nprw]\b/i.test(rest);
  // Unless Word has updated it since, with the fields or tags of the bookmark.
  if (isStored && !context.isAsWritten && !isOfRow(result) && !mayBeTag(plainText(result)))
    return [fieldToMap(field, context)];
  if (context.asked.has(bookmark.toLowerCase())) return [fieldToMap(field, context)];
  if (!referred || context.isAsWritten) return isOfRow(code) ? [fieldToMap(field, context)] : result;
  if (/\\[*@#]\s*"?(?![\s"]|mergeformat|charformat)/i.test(rest)) return [fieldToMap(field, context)];
  context.shownReferences.add(bookmark);
  const look = firstRun(result) ?? run;
  return structuredClone(referred).map((inline) => ("run" in inline ? { ...inline, run: look } : inline));
}

/**
 * A formula over cells has a name of its own, without its format: `=SUM(ABOVE)` is another number in each column. It's named
 * by the words beside and above it, because nobody knows a number by its formula.
 */
function formulaInlines(field: OpenField, text: string, context: ReadContext): Inline[] {
  if (isOfRow(field.code)) return [fieldToMap(field, context)];
  if (context.isAsWritten || !computesFromRow(text, context)) return field.result;
  const [formula, cell] = [
    writtenCode(field)
      .replace(/\\[#*].*$/s, "")
      .trim(),
    context.nameOfCell(),
  ];
  const name = nameOfCode(cell === "" ? formula : `${cell} (${formula})`);
  const count = (context.formulas.get(name) ?? 0) + 1;
  context.formulas.set(name, count);
  return [fieldToMap(field, context, count > 1 ? `${name} (${count})` : name)];
}

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
