import { conditionKey } from "../../templates/merge.ts";
import { nested } from "../fields/instruction.ts";
import { readMergeField } from "../fields/merge-field.ts";
import type { Inline, RunProperties } from "../model.ts";
import type { XmlElement } from "../xml-tree.ts";
import type { FillContext } from "./fill-context.ts";
import { type FlatPiece, UnfillableError } from "./form.ts";
import { escapeXml } from "./value-xml.ts";

/** Fields whose result depends on the row, or that change which row it is (17.16.5). */
export const evaluated =
  /^(IF|COMPARE|NEXT|NEXTIF|SKIPIF|ASK|FILLIN|SET|MERGEREC|MERGESEQ|ADDRESSBLOCK|GREETINGLINE|MERGEBARCODE)$/;
/** Fields whose result isn't text that a tag could be part of. */
export const opaque = /^(PAGE|NUMPAGES|SECTIONPAGES|HYPERLINK)$/;

/** A field's kind, and the name of a merge field. */
export function fieldCode(code: string): { kind: string; name: string } {
  const [, kind = "", rest = ""] = /^\s*(\S+)\s*(.*)$/s.exec(code) ?? [];
  const [, quoted, bare] = /^(?:"([^"]*)"|(\S+))/.exec(rest) ?? [];
  return { kind: kind.toUpperCase(), name: (quoted ?? bare ?? "").trim() };
}

/** The value in the field's own format; without it, it would be another text. */
export function keyOfMergeField(code: string, { keyOf }: FillContext): string {
  const read = readMergeField(code);
  const key = read && (read.isUnknown ? undefined : keyOf(read, code));
  if (key === undefined || key === null) throw new UnfillableError("field", code.trim().slice(0, 60));
  return key;
}

/** The instruction of a field, as `readIfField` takes it. */
export const codeOf = (inlines: readonly Inline[]) =>
  inlines.map((each) => (each.kind === "text" ? each.text : nested)).join("");

/** A placeholder for the look of a run, whose properties are copied unchanged. */
const looks = new WeakMap<RunProperties, XmlElement | undefined>();
export function lookOf(properties: XmlElement | undefined): RunProperties {
  const look = {} as RunProperties;
  looks.set(look, properties);
  return look;
}

/** What an IF field shows, as runs between those of the field. @param like the element whose place it takes */
export function betweenRuns(inlines: readonly Inline[], like: XmlElement, context: FillContext): FlatPiece[] {
  const { prefix } = context.edits.hole("", like);
  return [`</${prefix}r>`, ...runsOf(inlines, like, context), `<${prefix}r>`];
}

function runsOf(inlines: readonly Inline[], like: XmlElement, context: FillContext): FlatPiece[] {
  const { edits } = context;
  return inlines.flatMap((inline): FlatPiece[] => {
    switch (inline.kind) {
      case "text":
        return edits.run([escapeXml(inline.text)], looks.get(inline.run), like);
      case "field": {
        const key = context.keyOf(inline.value, "");
        if (key === undefined) throw new UnfillableError("field", inline.value.field);
        context.found(key);
        return edits.run([edits.hole(key, like)], looks.get(inline.run), like);
      }
      case "part": {
        const { condition, isNegated } = inline.head;
        const part = { condition: conditionKey(condition), isNegated };
        return [{ edge: "begin", ...part }, ...runsOf(inline.inlines, like, context), { edge: "end", ...part }];
      }
      default:
        throw new UnfillableError("field", "IF");
    }
  });
}
