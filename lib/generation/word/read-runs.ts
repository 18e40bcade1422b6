import { readDrawing } from "./drawing/read-drawing.ts";
import { readVml } from "./drawing/read-vml.ts";
import { mostChoices, type Story } from "./fields/over-paragraphs.ts";
import type { Block, Inline, RunProperties } from "./model.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { cutInlines, fieldInlines, goesOn, plainText } from "./read-fields.ts";
import { marginStop } from "./styles/margin-stop.ts";
import { readRunProperties } from "./styles/read-properties.ts";
import { applyRun, applyStyle, settledRun } from "./styles/styles.ts";
import { symbolOf } from "./styles/symbols.ts";
import { isOn } from "./styles/units.ts";
import { childAt, elementsOf, isTransparent, textOf, valOf, type XmlElement } from "./xml-tree.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;

/** Deeper than any field is nested. */
const mostOpen = 100;

/** A paragraph while it is read. */
interface ParagraphState {
  /** The properties of its runs without their own. */
  base: RunProperties;
  context: ReadContext;
  readBlocks: ReadBlocks;
  story: Story;
}

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
  await readContent({ base, context, readBlocks, story }, paragraph);
  const { fields, out } = story;
  const kept = fields.findIndex(goesOn);
  const cut = fields.splice(0, kept < 0 ? fields.length : kept);
  out.push(...cutInlines(cut, context));
}

/** Where inlines go: to the innermost open field, or to the story. */
function targetOf({ fields, out }: Story): Inline[] {
  const field = fields.at(-1);
  return field ? (field.isResult ? field.result : field.code) : out;
}

async function readContent(state: ParagraphState, parent: XmlElement): Promise<void> {
  const { base, context, story } = state;
  for (const child of elementsOf(parent)) {
    if (/^w:(ins|del|moveTo|moveFrom)$/.test(child.name)) omit(context, "changes");
    switch (child.name) {
      case "w:r":
        await readRun(state, child);
        break;
      case "w:hyperlink":
        await readLink(state, child);
        break;
      case "w:fldSimple":
        await readSimpleField(state, child);
        break;
      case "w:sdt":
        await readControl(state, child);
        break;
      case "w:br":
        // Some programs leave out the run.
        await readRunChild(state, child, base);
        break;
      case "mc:AlternateContent":
        await readContent(state, alternative(child) ?? child);
        break;
      case "m:oMath":
      case "m:oMathPara":
        omit(context, "math", textOf(child).slice(0, 80));
        targetOf(story).push({ kind: "text", text: textOf(child), run: base });
        break;
      default:
        if (isTransparent(child.name)) await readContent(state, child);
    }
  }
}

async function readLink(state: ParagraphState, element: XmlElement): Promise<void> {
  const link = state.context.relationships.get(element.attributes["r:id"] ?? "");
  const target = targetOf(state.story);
  const start = target.length;
  await readContent(state, element);
  if (link?.isExternal && /^(https?|mailto):/i.test(link.target)) {
    target.push({ kind: "link", target: link.target, inlines: target.splice(start) });
  }
}

async function readSimpleField(state: ParagraphState, element: XmlElement): Promise<void> {
  const { base, story } = state;
  const result: Inline[] = [];
  const code: Inline[] = [{ kind: "text", text: element.attributes["w:instr"] ?? "", run: base }];
  story.fields.push({ code, foreign: new Set(), run: base, isResult: true, result });
  await readContent(state, element);
  const field = story.fields.at(-1);
  if (field && result[0] && "run" in result[0]) field.run = result[0].run;
  endField(state);
}

async function readControl(state: ParagraphState, element: XmlElement): Promise<void> {
  const name = controlName(element, state.context);
  const target = targetOf(state.story);
  const start = target.length;
  await readContent(state, childAt(element, "w:sdtContent") ?? element);
  if (name === null) return;
  const inner = target.splice(start);
  const run = inner.find((each) => "run" in each)?.run ?? state.base;
  target.push({ kind: "field", value: { field: name, format: {} }, sample: plainText(inner), run });
}

async function readRun(state: ParagraphState, element: XmlElement): Promise<void> {
  const { base, context, story } = state;
  const properties = childAt(element, "w:rPr");
  const { styles } = context;
  const styled = applyStyle(base, styles.chain(valOf(properties, "w:rStyle")), styles.defaults.run);
  const run = settledRun(applyRun(styled, readRunProperties(properties, context.theme)));
  for (const child of elementsOf(element)) {
    if (child.name === "w:fldChar") readFieldCharacter(state, child, run);
    else if (child.name === "w:instrText") {
      const field = story.fields.at(-1);
      if (!field || field.isResult) continue;
      field.code.push({ kind: "text", text: textOf(child), run });
      field.run = run;
    } else if (!run.hidden || ["w:drawing", "w:pict"].includes(child.name)) await readRunChild(state, child, run);
  }
}

/** The beginning, the middle or the end of a complex field (17.16.18). */
function readFieldCharacter(state: ParagraphState, element: XmlElement, run: RunProperties): void {
  const { fields } = state.story;
  const field = fields.at(-1);
  const type = element.attributes["w:fldCharType"];
  if (type === "begin" && fields.length < mostOpen) {
    const form = childAt(element, "w:ffData");
    fields.push({ code: [], foreign: new Set(), run, isResult: false, result: [], form });
  } else if (type === "separate" && field) field.isResult = true;
  else if (type === "end") endField(state);
}

function endField({ context, story }: ParagraphState): void {
  const field = story.fields.pop();
  if (!field) return;
  if (story.choices >= mostChoices) field.isCut = true;
  const inlines = fieldInlines(field, context);
  if (inlines.some(({ kind }) => kind === "choice")) story.choices += 1;
  for (const inline of inlines) story.fields.at(-1)?.foreign.add(inline);
  targetOf(story).push(...inlines);
}

async function readRunChild(state: ParagraphState, child: XmlElement, run: RunProperties): Promise<void> {
  const { context, readBlocks, story } = state;
  const push = (...inlines: Inline[]) => targetOf(story).push(...inlines);
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
      await readContent(state, childAt(child, "w:rubyBase") ?? child);
      push({ kind: "text", text: "(", run });
      await readContent(state, childAt(child, "w:rt") ?? child);
      return void push({ kind: "text", text: ")", run });
    case "w:pgNum":
      return void push({ kind: "page-number", run });
    case "w:drawing":
      return void push(...(await readDrawing(child, context, readBlocks)));
    case "w:pict":
    case "w:object":
      return void push(...(await readVml(child, context, readBlocks)));
    case "mc:AlternateContent":
      for (const each of elementsOf(alternative(child))) await readRunChild(state, each, run);
      return;
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
}

/** A text with its tabs, which count where spaces do. Line breaks have their own element; in a text, they are spaces. */
function textInlines(element: XmlElement, run: RunProperties): Inline[] {
  const isPreserved = element.attributes["xml:space"] === "preserve";
  const text = textOf(element).replaceAll(isPreserved ? /\r?\n|\r/g : /\r?\n|[\t\r]/g, " ");
  const [first = "", ...others] = text.split("\t");
  const inline = (part: string): Inline => ({ kind: "text", text: part, run });
  return [inline(first), ...others.flatMap((part): Inline[] => [{ kind: "tab", run }, inline(part)])];
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
  const name = nameOf(element);
  return name === "" || name.length > 80 || !content || hasNamed(content) ? null : name;
}

const nameOf = (control: XmlElement) =>
  (valOf(control, "w:sdtPr", "w:alias") || valOf(control, "w:sdtPr", "w:tag") || "").trim();

/** Whether a part of the content has a name of its own. */
const hasNamed = (element: XmlElement): boolean =>
  elementsOf(element).some((child) => (child.name === "w:sdt" && nameOf(child) !== "") || hasNamed(child));
