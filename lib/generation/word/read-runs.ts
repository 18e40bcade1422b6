import { contentsEntry, goOnInContents, settleEntry } from "./contents/contents-entry.ts";
import { readDrawing } from "./drawing/read-drawing.ts";
import { readVml } from "./drawing/read-vml.ts";
import { controlName } from "./fields/control-name.ts";
import { plainText } from "./fields/field-to-map.ts";
import { mostChoices, type Story } from "./fields/over-paragraphs.ts";
import { hasText } from "./fields/row-results.ts";
import type { Block, Inline, RunProperties } from "./model.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { cutInlines, fieldInlines, goesOn } from "./read-fields.ts";
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
  goOnInContents(cut, story, context);
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
  target.push(...contentsEntry(target.splice(start), element.attributes["w:anchor"] ?? "", state.context));
  if (link?.isExternal && /^(https?|mailto):/i.test(link.target)) {
    target.push({ kind: "link", target: link.target, inlines: target.splice(start) });
  }
}

async function readSimpleField(state: ParagraphState, element: XmlElement): Promise<void> {
  const run = propertiesOf(state, childAt(element, "w:r"));
  const code: Inline[] = [{ kind: "text", text: element.attributes["w:instr"] ?? "", run }];
  state.story.fields.push({ code, foreign: new Set(), run, isResult: true, result: [] });
  await readContent(state, element);
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

/** A run's properties with its styles. */
function propertiesOf({ base, context }: ParagraphState, element: XmlElement | undefined): RunProperties {
  const properties = childAt(element, "w:rPr");
  const { styles } = context;
  const styled = applyStyle(base, styles.chain(valOf(properties, "w:rStyle")), styles.defaults.run);
  return settledRun(applyRun(styled, readRunProperties(properties, context.theme)));
}

async function readRun(state: ParagraphState, element: XmlElement): Promise<void> {
  const { story } = state;
  const run = propertiesOf(state, element);
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
  if (!field) {
    story.isInContents = false;
    return;
  }
  if (story.choices >= mostChoices) field.isCut = true;
  const outer = story.fields.at(-1);
  const all = fieldInlines(field, context);
  // Hidden results aren't read; the look of the instruction says the same of a value. In an instruction, it's an operand.
  const inlines = hasText(field.result) || (outer && !outer.isResult) ? all : visible(all);
  if (inlines.some(({ kind }) => kind === "choice")) story.choices += 1;
  for (const inline of inlines) outer?.foreign.add(inline);
  settleEntry(targetOf(story), field, story, context);
  targetOf(story).push(...inlines);
}

function visible(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((each): Inline[] => {
    if (each.kind !== "part") return "run" in each && each.run.hidden ? [] : [each];
    const shown = visible(each.inlines);
    return shown.length === 0 && each.inlines.length > 0 ? [] : [{ ...each, inlines: shown }];
  });
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
      // Notes have none themselves: one that refers to itself would never end.
      const blocks = note && (await readBlocks(note, { ...context, notes: new Map() }));
      if (blocks) push({ kind: "note", of, hasOwnMark, blocks, run });
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
