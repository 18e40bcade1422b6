import type { Block, Paragraph, ParagraphProperties } from "./model.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { alternative, controlName, readInlines } from "./read-runs.ts";
import { readWordTable } from "./read-table.ts";
import { readParagraphProperties, readRunProperties } from "./styles/read-properties.ts";
import { applyParagraph, applyRun } from "./styles/styles.ts";
import { symbolText } from "./symbols.ts";
import { childAt, elementsOf, textOf, valOf, type XmlElement } from "./xml-tree.ts";

/** Called with a `w:sectPr` after the last paragraph of its section. */
export type EndSection = (properties: XmlElement, blocks: Block[]) => Promise<void>;

/** Reads paragraphs and tables. Without `endSection`, all of them are returned. */
export async function readBlocks(parent: XmlElement, context: ReadContext, endSection?: EndSection): Promise<Block[]> {
  let blocks: Block[] = [];
  const readAll = async (element: XmlElement): Promise<void> => {
    for (const child of elementsOf(element)) {
      switch (child.name) {
        case "w:p": {
          blocks.push(await readParagraph(child, context));
          const section = childAt(child, "w:pPr", "w:sectPr");
          if (section && endSection) {
            await endSection(section, blocks);
            blocks = [];
          }
          break;
        }
        case "w:tbl":
          blocks.push(await readWordTable(child, context, readBlocks));
          break;
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
        case "w:ins":
        case "w:moveTo":
        case "w:customXml":
        case "w:smartTag":
          await readAll(child);
          break;
        case "w:altChunk":
          omit(context, "external", "altChunk");
          break;
        case "m:oMathPara":
          omit(context, "math", textOf(child).slice(0, 80));
          break;
      }
    }
  };
  await readAll(parent);
  return blocks;
}

async function readParagraph(element: XmlElement, context: ReadContext): Promise<Paragraph> {
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
  const numbered = changes.numbering ?? merged.numbering;
  // A style's list level is the one that names the style.
  const level = numbered ? numbering.level(numbered.id, numbered.level) : undefined;
  const ofStyle = level && changes.numbering ? applyParagraph(merged, level.paragraph) : merged;
  const withLevel =
    level && !changes.numbering
      ? applyParagraph(applyParagraph(styles.defaults.paragraph, level.paragraph), joined(layers))
      : ofStyle;
  const properties: ParagraphProperties = applyParagraph(withLevel, changes);
  const heading = /^heading (\d)$/.exec(styles.nameOf(style))?.[1];
  if (heading !== undefined) properties.outline ??= Number(heading);

  const base = layers.reduce((run, layer) => applyRun(run, layer.run), styles.defaults.run);
  const mark = applyRun(base, readRunProperties(childAt(direct, "w:rPr"), theme));
  const inlines = await readInlines(element, base, context, readBlocks);
  const run = level && applyRun(applyRun(mark, { underline: null }), level.run);
  const text = level?.next() ?? "";
  return {
    kind: "paragraph",
    style,
    properties,
    mark,
    label: level && run && text !== "" ? { text: symbolText(text, run.font), run, suffix: level.suffix } : null,
    inlines,
  };
}

function joined(layers: readonly { paragraph: ReturnType<typeof readParagraphProperties> }[]) {
  return Object.assign({}, ...layers.map(({ paragraph }) => paragraph)) as ReturnType<typeof readParagraphProperties>;
}
