import { controlName } from "./fields/control-name.ts";
import { blocksOf, type Story } from "./fields/over-paragraphs.ts";
import { itemContent, type RepeatingSection, repeatingSection, sectionHead } from "./fields/repeating-section.ts";
import type { Block, Inline, Paragraph, RunProperties } from "./model.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { cutInlines } from "./read-fields.ts";
import { alternative, readInlines } from "./read-runs.ts";
import type { NumberedLevel } from "./styles/numbering.ts";
import { readParagraphProperties, readRunProperties } from "./styles/read-properties.ts";
import {
  applyParagraph,
  applyRun,
  applyStyle,
  numberingIn,
  type ParagraphChanges,
  type StyleLayer,
  settledRun,
} from "./styles/styles.ts";
import { symbolText } from "./styles/symbols.ts";
import { readWordTable } from "./tables/read-table.ts";
import { childAt, elementsOf, isTransparent, orderOf, textOf, valOf, type XmlElement } from "./xml-tree.ts";

/** Called with a `w:sectPr` after the last paragraph of its section. */
export type EndSection = (properties: XmlElement, blocks: Block[]) => Promise<void>;

/** Reads paragraphs and tables. Without `endSection`, all of them are returned. */
export async function readBlocks(parent: XmlElement, context: ReadContext, endSection?: EndSection): Promise<Block[]> {
  const reader: BlockReader = {
    context,
    endSection,
    blocks: [],
    story: { fields: [], out: [], choices: 0, isInContents: false },
    last: null,
  };
  await readChildren(reader, parent);
  cutFields(reader);
  return reader.blocks;
}

interface BlockReader {
  context: ReadContext;
  endSection: EndSection | undefined;
  /** Of the section being read. */
  blocks: Block[];
  story: Story;
  /** The last paragraph that was read. */
  last: Paragraph | null;
}

async function readChildren(reader: BlockReader, element: XmlElement): Promise<void> {
  const { context, story } = reader;
  const children = elementsOf(element);
  for (const [index, child] of children.entries()) {
    switch (child.name) {
      case "w:p":
        await readParagraphAt(reader, child, children[index + 1]);
        break;
      case "w:tbl":
        await readTable(reader, child);
        break;
      case "w:br": {
        const type = child.attributes["w:type"];
        if (type === "page" || type === "column") story.out.push({ kind: "break", of: type });
        break;
      }
      case "w:sdt":
        await readControl(reader, child);
        break;
      case "mc:AlternateContent":
        await readChildren(reader, alternative(child) ?? child);
        break;
      case "w:altChunk":
        omit(context, "external", "altChunk");
        break;
      case "m:oMathPara":
        omit(context, "math", textOf(child).slice(0, 80));
        break;
      default:
        if (isTransparent(child.name)) await readChildren(reader, child);
    }
  }
}

async function readParagraphAt(reader: BlockReader, element: XmlElement, next: XmlElement | undefined): Promise<void> {
  const { context, story, endSection } = reader;
  const joinsNext = next?.name === "w:p" && isMarkDeleted(element);
  const paragraph = await readParagraph(element, context, story, joinsNext);
  if (joinsNext) return;
  reader.last = paragraph;
  const field = openContent(story);
  const section = endSection && childAt(element, "w:pPr", "w:sectPr");
  // A paragraph with only the end of a section takes no line.
  const isOnlyEnd = section && story.out.length === 0 && !paragraph.label && reader.blocks.at(-1)?.kind === "paragraph";
  if (field) field.push({ kind: "paragraph-end", paragraph });
  else if (!isOnlyEnd) {
    reader.blocks.push(...blocksOf(story.out.splice(0), paragraph));
    story.choices = 0;
  }
  // Paragraphs have no tables, but some programs write them there.
  for (const table of elementsOf(element, "w:tbl")) await readTable(reader, table);
  if (!section) return;
  cutFields(reader);
  await endSection(section, reader.blocks);
  reader.blocks = [];
}

async function readTable(reader: BlockReader, element: XmlElement): Promise<void> {
  const block = await readWordTable(element, reader.context, readBlocks);
  // Without a row that is left, for example because their deletion is tracked, there is no table.
  if (block.rows.length === 0) return;
  const field = openContent(reader.story);
  if (field) field.push({ kind: "block", block });
  else reader.blocks.push(block);
}

/** A content control. One that names a field and holds one paragraph becomes that field. */
async function readControl(reader: BlockReader, element: XmlElement): Promise<void> {
  const section = repeatingSection(element, reader.context);
  if (section) return await readSection(reader, section);
  const name = controlName(element, reader.context);
  const before = reader.blocks.length;
  await readChildren(reader, childAt(element, "w:sdtContent") ?? element);
  const only = reader.blocks.length === before + 1 ? reader.blocks[before] : undefined;
  if (name === null || only?.kind !== "paragraph") return;
  const run = only.inlines.find((inline) => "run" in inline)?.run ?? only.mark;
  const sample = only.inlines.map((inline) => ("text" in inline ? inline.text : "")).join("");
  only.inlines = [{ kind: "field", value: { field: name, format: {} }, sample, run }];
}

async function readSection(reader: BlockReader, { list, item }: RepeatingSection): Promise<void> {
  const { blocks, context } = reader;
  const before = blocks.length;
  await readChildren({ ...reader, context: { ...context, list } }, itemContent(item));
  blocks.push({ kind: "part", head: sectionHead(list), blocks: blocks.splice(before) });
}

/** The instruction or result of the innermost open field, which content goes to; undefined if none is open. */
function openContent({ fields }: Story): Inline[] | undefined {
  const field = fields.at(-1);
  return field && (field.isResult ? field.result : field.code);
}

/** Closes fields without an end: their first paragraph belongs to them, and the others stay. */
function cutFields({ blocks, story, last, context }: BlockReader): void {
  const [outermost] = story.fields;
  if (!outermost) return;
  const rest = outermost.isResult ? outermost.result.findIndex(({ kind }) => kind === "paragraph-end") : -1;
  const others = rest < 0 ? [] : outermost.result.splice(rest);
  const inlines = [...story.out.splice(0), ...cutInlines(story.fields.splice(0), context), ...others];
  blocks.push(...blocksOf(inlines, inlines.at(-1)?.kind === "paragraph-end" ? null : last));
}

/** A tracked deletion of its end joins a paragraph with the next (17.13.5.15): with nothing left in it, it's gone. */
const isMarkDeleted = (paragraph: XmlElement) =>
  ["w:del", "w:moveFrom"].some((change) => childAt(paragraph, "w:pPr", "w:rPr", change) !== undefined);

/** A paragraph without its inlines, which go to the story. One that joins the next isn't numbered. */
async function readParagraph(
  element: XmlElement,
  context: ReadContext,
  story: Story,
  joinsNext: boolean,
): Promise<Paragraph> {
  const { styles, theme, tableLayers } = context;
  const direct = childAt(element, "w:pPr");
  const style = valOf(direct, "w:pStyle") ?? styles.defaultParagraph;
  const chain = styles.chain(style);
  const layers = [...tableLayers, ...chain];
  const { properties, level } = resolveProperties(layers, readParagraphProperties(direct, theme), context);
  const heading = /^heading (\d)$/.exec(styles.nameOf(style))?.[1];
  if (heading !== undefined) properties.outline ??= Number(heading);

  const ofTable = applyStyle(styles.defaults.run, tableLayers, styles.defaults.run);
  const base = applyStyle(ofTable, chain, styles.defaults.run);
  const ofMark = applyRun(base, readRunProperties(childAt(direct, "w:rPr"), theme));
  const mark = settledRun(ofMark);
  await readInlines(element, base, context, readBlocks, story);
  // What only ends a section isn't numbered either.
  const isCounted = !joinsNext && (story.out.length > 0 || !childAt(direct, "w:sectPr"));
  const order = orderOf(element);
  return {
    kind: "paragraph",
    ...(order !== undefined && { order }),
    style,
    properties,
    mark,
    ...nextLabel(isCounted ? level : undefined, ofMark, context),
    inlines: [],
  };
}

/** A paragraph's properties by its styles, its list level and its own `changes`, and this level. */
function resolveProperties(layers: readonly StyleLayer[], changes: ParagraphChanges, context: ReadContext) {
  const { defaults } = context.styles;
  const styled = layers.reduce((base, layer) => applyParagraph(base, layer.paragraph), defaults.paragraph);
  const numbered = numberingIn(changes.numbering, styled.numbering);
  // A style's list level is the one that names the style.
  const level = numbered ? context.numbering.level(numbered.id, numbered.level ?? 0) : undefined;
  let properties = styled;
  // A list that the paragraph names changes its styles; one that a style names is changed by them.
  if (level && changes.numbering) properties = applyParagraph(styled, level.paragraph);
  else if (level) properties = applyParagraph(applyParagraph(defaults.paragraph, level.paragraph), joined(layers));
  return { level, properties: applyParagraph(properties, changes) };
}

function joined(layers: readonly StyleLayer[]): ParagraphChanges {
  return Object.assign({}, ...layers.map(({ paragraph }) => paragraph));
}

/** Counts on, and returns the number or bullet of a paragraph; without a level or a text, it has none. */
function nextLabel(
  level: NumberedLevel | undefined,
  mark: RunProperties,
  context: ReadContext,
): Pick<Paragraph, "label" | "count"> {
  if (!level) return { label: null };
  const run = settledRun(applyRun(applyRun(mark, { underline: null }), level.run));
  const { text, count } = level.next(run.language);
  if (text === "") return { label: null, count };
  const { suffix, side } = level;
  return { label: { text: symbolText(text, run.font), run: bulletRun(run, context), suffix, side }, count };
}

/** Line heights depend on the font that the bullet really has. */
function bulletRun(run: RunProperties, { isOfLibreOffice }: ReadContext): RunProperties {
  return isOfLibreOffice && /^(symbol|wingdings)/i.test(run.font) ? { ...run, font: "OpenSymbol" } : run;
}
