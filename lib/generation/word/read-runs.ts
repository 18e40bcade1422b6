import { readDrawing } from "./drawing/read-drawing.ts";
import { readVml } from "./drawing/read-vml.ts";
import type { OpenField } from "./fields/open-field.ts";
import { mostChoices, type Story } from "./fields/over-paragraphs.ts";
import type { Block, Inline, RunProperties } from "./model.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { fieldInlines, goesOn, plainText } from "./read-fields.ts";
import { leaders, readRunProperties } from "./styles/read-properties.ts";
import { applyRun } from "./styles/styles.ts";
import { symbolOf } from "./styles/symbols.ts";
import type { TabStop } from "./styles/tab-stop.ts";
import { isOn } from "./styles/units.ts";
import { childAt, elementsOf, textOf, valOf, type XmlElement } from "./xml-tree.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;

/**
 * Reads the inline content of a paragraph.
 * @param story with the fields that are open from earlier paragraphs; at the end, with those that go on in the next
 */
export async function readInlines(
  paragraph: XmlElement,
  base: RunProperties,
  context: ReadContext,
  readBlocks: ReadBlocks,
  story: Story,
): Promise<void> {
  const { fields, out } = story;
  const target = () => {
    const field = fields.at(-1);
    return field ? (field.isResult ? field.result : field.code) : out;
  };

  const endField = () => {
    const field = fields.pop();
    if (!field) return;
    if (story.choices >= mostChoices) field.isCut = true;
    const inlines = fieldInlines(field, context);
    if (inlines.some(({ kind }) => kind === "choice")) story.choices += 1;
    for (const inline of inlines) fields.at(-1)?.foreign.add(inline);
    target().push(...inlines);
  };

  const readRun = async (element: XmlElement) => {
    const properties = childAt(element, "w:rPr");
    const styled = context.styles
      .chain(valOf(properties, "w:rStyle"))
      .reduce((run, layer) => applyRun(run, layer.run), base);
    const run = applyRun(styled, readRunProperties(properties, context.theme));
    for (const child of elementsOf(element)) {
      const field = fields.at(-1);
      if (child.name === "w:fldChar") {
        const type = child.attributes["w:fldCharType"];
        // Deeper than any field is nested.
        if (type === "begin" && fields.length < 100)
          fields.push({
            ...{ code: [], foreign: new Set(), run, isResult: false, result: [] },
            form: childAt(child, "w:ffData"),
          });
        else if (type === "separate" && field) field.isResult = true;
        else if (type === "end") endField();
        continue;
      }
      if (child.name === "w:instrText") {
        if (field && !field.isResult) {
          field.code.push({ kind: "text", text: textOf(child), run });
          field.run = run;
        }
        continue;
      }
      if (run.hidden && !["w:drawing", "w:pict"].includes(child.name)) continue;
      await readRunChild(child, run);
    }
  };

  const readRunChild = async (child: XmlElement, run: RunProperties): Promise<void> => {
    const push = (...inlines: Inline[]) => target().push(...inlines);
    switch (child.name) {
      case "w:t":
        return void push(...textInlines(child, run));
      case "w:noBreakHyphen":
        return void push({ kind: "text", text: "\u2011", run });
      case "w:softHyphen":
        return void push({ kind: "text", text: "\u00ad", run });
      case "w:sym":
        return void push({ kind: "text", text: symbolOf(child, (symbol) => omit(context, "symbol", symbol)), run });
      case "w:tab":
        return void push({ kind: "tab", run });
      case "w:ptab":
        return void push({ kind: "tab", run, stop: marginStop(child) });
      case "w:cr":
        return void push({ kind: "break", of: "line", run });
      case "w:br": {
        const type = child.attributes["w:type"];
        if (type === "page" || type === "column") return void push({ kind: "break", of: type });
        return void push({ kind: "break", of: "line", run });
      }
      case "w:ruby":
        // What Word sets above stands behind, as where there is no room for it.
        await readAll(childAt(child, "w:rubyBase") ?? child);
        push({ kind: "text", text: "(", run });
        await readAll(childAt(child, "w:rt") ?? child);
        return void push({ kind: "text", text: ")", run });
      case "w:pgNum":
        return void push({ kind: "page-number", run });
      case "w:drawing":
        return void push(...(await readDrawing(child, context, readBlocks)));
      case "w:pict":
      case "w:object":
        return void push(...(await readVml(child, context, readBlocks)));
      case "mc:AlternateContent": {
        for (const each of elementsOf(alternative(child))) await readRunChild(each, run);
        return;
      }
      case "w:footnoteRef":
      case "w:endnoteRef":
        return void push({ kind: "note-number", run });
      case "w:footnoteReference":
      case "w:endnoteReference": {
        const of = child.name === "w:footnoteReference" ? "footnote" : "endnote";
        const note = context.notes.get(`${of} ${child.attributes["w:id"]}`);
        const hasOwnMark = isOn(child.attributes["w:customMarkFollows"]);
        if (note) push({ kind: "note", of, hasOwnMark, blocks: await readBlocks(note, context), run });
        return;
      }
    }
  };

  const readAll = async (parent: XmlElement): Promise<void> => {
    for (const child of elementsOf(parent)) {
      switch (child.name) {
        case "w:r":
          await readRun(child);
          break;
        case "w:hyperlink": {
          const link = context.relationships.get(child.attributes["r:id"] ?? "");
          const start = target().length;
          const at = target();
          await readAll(child);
          if (link?.isExternal && /^(https?|mailto):/i.test(link.target)) {
            at.push({ kind: "link", target: link.target, inlines: at.splice(start) });
          }
          break;
        }
        case "w:fldSimple": {
          const inner: Inline[] = [];
          const code: Inline[] = [{ kind: "text", text: child.attributes["w:instr"] ?? "", run: base }];
          fields.push({ code, foreign: new Set(), run: base, isResult: true, result: inner });
          await readAll(child);
          const field = fields.at(-1);
          if (field && inner[0] && "run" in inner[0]) field.run = inner[0].run;
          endField();
          break;
        }
        case "w:sdt": {
          const name = controlName(child, context);
          const start = target().length;
          const at = target();
          await readAll(childAt(child, "w:sdtContent") ?? child);
          if (name !== null) {
            const inner = at.splice(start);
            const run = inner.find((each) => "run" in each)?.run ?? base;
            at.push({ kind: "field", value: { field: name, format: {} }, sample: plainText(inner), run });
          }
          break;
        }
        case "w:br":
          // Some programs leave out the run.
          await readRunChild(child, base);
          break;
        case "w:del":
        case "w:moveFrom":
          omit(context, "changes");
          break;
        case "w:ins":
        case "w:moveTo":
          omit(context, "changes");
          await readAll(child);
          break;
        case "w:smartTag":
        case "w:customXml":
        case "w:dir":
        case "w:bdo":
          await readAll(child);
          break;
        case "mc:AlternateContent":
          await readAll(alternative(child) ?? child);
          break;
        case "m:oMath":
        case "m:oMathPara":
          omit(context, "math", textOf(child).slice(0, 80));
          target().push({ kind: "text", text: textOf(child), run: base });
          break;
      }
    }
  };
  await readAll(paragraph);
  const kept = fields.findIndex(goesOn);
  const cut = fields.splice(0, kept < 0 ? fields.length : kept);
  out.push(...cutInlines(cut, context));
}

/** A `w:ptab` (17.3.3.23), as Word's own headers have them. */
function marginStop({ attributes }: XmlElement): Omit<TabStop, "at"> {
  const { "w:alignment": align, "w:leader": leader = "" } = attributes;
  return { align: align === "center" || align === "right" ? align : "left", leader: leaders[leader] ?? null };
}

/** A text with its tabs, which count where spaces do. Line breaks have an element of their own, and are spaces in a text. */
function textInlines(element: XmlElement, run: RunProperties): Inline[] {
  const isPreserved = element.attributes["xml:space"] === "preserve";
  const text = textOf(element).replaceAll(isPreserved ? /\r?\n|\r/g : /\r?\n|[\t\r]/g, " ");
  const [first = "", ...others] = text.split("\t");
  const inline = (part: string): Inline => ({ kind: "text", text: part, run });
  return [inline(first), ...others.flatMap((part): Inline[] => [{ kind: "tab", run }, inline(part)])];
}

/** What fields without an end show, those within others first. */
export function cutInlines(fields: readonly OpenField[], context: ReadContext): Inline[] {
  let inner: Inline[] = [];
  for (const field of fields.toReversed()) {
    for (const inline of inner) field.foreign.add(inline);
    (field.isResult ? field.result : field.code).push(...inner);
    inner = fieldInlines({ ...field, isCut: true }, context);
  }
  return inner;
}

/** The branch that is understood (17.17.3): shapes of Word 2010, else the fallback. */
export function alternative(element: XmlElement): XmlElement | undefined {
  const choices = elementsOf(element, "mc:Choice");
  const known = choices.find(({ attributes }) => /^(wps|wpg|w14|wp14|w15)$/.test(attributes.Requires ?? ""));
  return known ?? childAt(element, "mc:Fallback") ?? choices[0];
}

/** The name of a content control that a visitor fills in; null for one that only holds content. */
export function controlName(element: XmlElement, { hasControls }: Pick<ReadContext, "hasControls">): string | null {
  const properties = childAt(element, "w:sdtPr");
  if (!hasControls || !properties) return null;
  if (
    ["w:docPartObj", "w:group", "w:picture", "w14:checkbox", "w:bibliography"].some((name) => childAt(properties, name))
  )
    return null;
  const content = childAt(element, "w:sdtContent");
  if (elementsOf(content, "w:tbl").length > 0 || elementsOf(content, "w:p").length > 1) return null;
  const name = (valOf(properties, "w:alias") || valOf(properties, "w:tag") || "").trim();
  return name === "" || name.length > 80 ? null : name;
}
