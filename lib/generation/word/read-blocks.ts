import { blocksOf, type Story } from "./fields/over-paragraphs.ts";
import type { Block, Paragraph, ParagraphProperties, RunProperties } from "./model.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { cutInlines } from "./read-fields.ts";
import { alternative, controlName, readInlines } from "./read-runs.ts";
import { readWordTable } from "./read-table.ts";
import { readParagraphProperties, readRunProperties } from "./styles/read-properties.ts";
import { applyParagraph, applyRun, applyStyle, numberingIn, settledRun } from "./styles/styles.ts";
import { symbolText } from "./styles/symbols.ts";
import { childAt, elementsOf, isTransparent, orderOf, textOf, valOf, type XmlElement } from "./xml-tree.ts";

/** Called with a `w:sectPr` after the last paragraph of its section. */
export type EndSection = (properties: XmlElement, blocks: Block[]) => Promise<void>;

/** Reads paragraphs and tables. Without `endSection`, all of them are returned. */
export async function readBlocks(parent: XmlElement, context: ReadContext, endSection?: EndSection): Promise<Block[]> {
  let blocks: Block[] = [];
  const story: Story = { fields: [], out: [], choices: 0 };
  let last: Paragraph | null = null;
  /** Where content goes while a field is open. */
  const open = () => {
    const field = story.fields.at(-1);
    return field && (field.isResult ? field.result : field.code);
  };
  /** Closes fields without an end: their first paragraph belongs to them, and the others stay. */
  const cut = () => {
    const [outermost] = story.fields;
    if (!outermost) return;
    const rest = outermost.isResult ? outermost.result.findIndex(({ kind }) => kind === "paragraph-end") : -1;
    const others = rest < 0 ? [] : outermost.result.splice(rest);
    const inlines = [...story.out.splice(0), ...cutInlines(story.fields.splice(0), context), ...others];
    blocks.push(...blocksOf(inlines, inlines.at(-1)?.kind === "paragraph-end" ? null : last));
  };
  const readTable = async (element: XmlElement): Promise<void> => {
    const block = await readWordTable(element, context, readBlocks);
    // Without a row that is left, for example because their deletion is tracked, there is no table.
    if (block.rows.length === 0) return;
    const field = open();
    if (field) field.push({ kind: "block", block });
    else blocks.push(block);
  };
  const readAll = async (element: XmlElement): Promise<void> => {
    const children = elementsOf(element);
    for (const [index, child] of children.entries()) {
      switch (child.name) {
        case "w:p": {
          const joinsNext = children[index + 1]?.name === "w:p" && isMarkDeleted(child);
          const paragraph = await readParagraph(child, context, story, joinsNext);
          if (joinsNext) break;
          last = paragraph;
          const field = open();
          const section = endSection && childAt(child, "w:pPr", "w:sectPr");
          // A paragraph with only the end of a section takes no line.
          const isOnlyEnd =
            section && story.out.length === 0 && !paragraph.label && blocks.at(-1)?.kind === "paragraph";
          if (field) field.push({ kind: "paragraph-end", paragraph });
          else if (!isOnlyEnd) {
            blocks.push(...blocksOf(story.out.splice(0), paragraph));
            story.choices = 0;
          }
          // Paragraphs have no tables, but some programs write them there.
          for (const table of elementsOf(child, "w:tbl")) await readTable(table);
          if (section) {
            cut();
            await endSection(section, blocks);
            blocks = [];
          }
          break;
        }
        case "w:tbl":
          await readTable(child);
          break;
        case "w:br": {
          const type = child.attributes["w:type"];
          if (type === "page" || type === "column") story.out.push({ kind: "break", of: type });
          break;
        }
        case "w:sdt": {
          const content = childAt(child, "w:sdtContent") ?? child;
          const name = controlName(child, context);
          const before = blocks.length;
          await readAll(content);
          const only = blocks.length === before + 1 ? blocks[before] : undefined;
          if (name !== null && only?.kind === "paragraph") {
            const run = only.inlines.find((each) => "run" in each)?.run ?? only.mark;
            const sample = only.inlines.map((each) => ("text" in each ? each.text : "")).join("");
            only.inlines = [{ kind: "field", value: { field: name, format: {} }, sample, run }];
          }
          break;
        }
        case "mc:AlternateContent":
          await readAll(alternative(child) ?? child);
          break;
        case "w:altChunk":
          omit(context, "external", "altChunk");
          break;
        case "m:oMathPara":
          omit(context, "math", textOf(child).slice(0, 80));
          break;
        default:
          if (isTransparent(child.name)) await readAll(child);
      }
    }
  };
  await readAll(parent);
  cut();
  return blocks;
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
  const { styles, numbering, theme, tableLayers } = context;
  const direct = childAt(element, "w:pPr");
  const style = valOf(direct, "w:pStyle") ?? styles.defaultParagraph;
  const chain = styles.chain(style);
  const layers = [...tableLayers, ...chain];
  const changes = readParagraphProperties(direct, theme);

  const merged = layers.reduce(
    (properties, layer) => applyParagraph(properties, layer.paragraph),
    styles.defaults.paragraph,
  );
  const numbered = numberingIn(changes.numbering, merged.numbering);
  // A style's list level is the one that names the style.
  const level = numbered ? numbering.level(numbered.id, numbered.level ?? 0) : undefined;
  const ofStyle = level && changes.numbering ? applyParagraph(merged, level.paragraph) : merged;
  const withLevel =
    level && !changes.numbering
      ? applyParagraph(applyParagraph(styles.defaults.paragraph, level.paragraph), joined(layers))
      : ofStyle;
  const properties: ParagraphProperties = applyParagraph(withLevel, changes);
  const heading = /^heading (\d)$/.exec(styles.nameOf(style))?.[1];
  if (heading !== undefined) properties.outline ??= Number(heading);

  const ofTable = applyStyle(styles.defaults.run, tableLayers, styles.defaults.run);
  const base = applyStyle(ofTable, chain, styles.defaults.run);
  const ofMark = applyRun(base, readRunProperties(childAt(direct, "w:rPr"), theme));
  const mark = settledRun(ofMark);
  await readInlines(element, base, context, readBlocks, story);
  // What only ends a section isn't numbered either.
  const isCounted = !joinsNext && (story.out.length > 0 || !childAt(direct, "w:sectPr"));
  const run = level && settledRun(applyRun(applyRun(ofMark, { underline: null }), level.run));
  const { text, count } = (isCounted && level?.next(run?.language ?? null)) || { text: "" };
  const order = orderOf(element);
  return {
    kind: "paragraph",
    ...(order !== undefined && { order }),
    style,
    properties,
    mark,
    label:
      level && run && text !== ""
        ? { text: symbolText(text, run.font), run: bulletRun(run, context), suffix: level.suffix, side: level.side }
        : null,
    ...(count && { count }),
    inlines: [],
  };
}

/** Line heights depend on the font that the bullet really has. */
function bulletRun(run: RunProperties, { isOfLibreOffice }: ReadContext): RunProperties {
  return isOfLibreOffice && /^(symbol|wingdings)/i.test(run.font) ? { ...run, font: "OpenSymbol" } : run;
}

function joined(layers: readonly { paragraph: ReturnType<typeof readParagraphProperties> }[]) {
  return Object.assign({}, ...layers.map(({ paragraph }) => paragraph)) as ReturnType<typeof readParagraphProperties>;
}
