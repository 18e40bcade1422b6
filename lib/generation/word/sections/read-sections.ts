import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Section, WordDocument } from "../document.ts";
import type { Block } from "../model.ts";
import { readBlocks } from "../read-blocks.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { readBorders } from "../styles/read-properties.ts";
import { points, toggle } from "../styles/units.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import { readColumns } from "./columns.ts";
import { readGrid, settleGrid } from "./grid.ts";
import { pageFormats, readNoteNumberings } from "./note-numbering.ts";

const mostSections = 500;

/** The headers and footers that sections have named so far. */
type NamedParts = Record<"header" | "footer", Section["headers"]>;

/** Reads the body of a document, section by section. More than 500 sections are one with the last of these. */
export async function readSections(body: XmlElement, context: ReadContext): Promise<Pick<WordDocument, "sections">> {
  const sections: Section[] = [];
  const named: NamedParts = { header: {}, footer: {} };
  const end = async (properties: XmlElement | undefined, blocks: Block[]) => {
    if (sections.length < mostSections) sections.push(await readSection(properties, blocks, named, context));
    else sections.at(-1)?.blocks.push(...blocks);
  };
  const rest = await readBlocks(body, context, end);
  await end(childAt(body, "w:sectPr"), rest);
  return { sections };
}

/** A `w:pgBorders` (17.6.10). */
function readPageBorders(element: XmlElement | undefined, { theme }: ReadContext): Section["borders"] {
  const sides = readBorders(element, theme);
  if (!element || Object.values(sides).every((side) => !side)) return null;
  const { "w:offsetFrom": from, "w:display": on } = element.attributes;
  return {
    sides,
    from: from === "page" ? "page" : "text",
    on: on === "firstPage" ? "first" : on === "notFirstPage" ? "following" : "all",
  };
}

/**
 * A `w:sectPr` (17.6). Headers and footers that it doesn't name are those that were named last.
 * @param named these, to which it adds its own
 */
async function readSection(
  properties: XmlElement | undefined,
  blocks: Block[],
  named: NamedParts,
  context: ReadContext,
): Promise<Section> {
  if (Number(childAt(properties, "w:lnNumType")?.attributes["w:countBy"]) > 0) omit(context, "line_numbers");
  const page = readPage(properties);
  const columns = readColumns(childAt(properties, "w:cols"));
  settleGrid(blocks, readGrid(properties, context.settings));
  const start = valOf(properties, "w:type");
  const numbers = childAt(properties, "w:pgNumType")?.attributes ?? {};
  const firstPage = Number(numbers["w:start"] ?? Number.NaN);
  return {
    ...page,
    headers: await readParts("header", properties, named, context),
    footers: await readParts("footer", properties, named, context),
    columns,
    stands: dictionary({ center: "center", bottom: "bottom" } as const)[valOf(properties, "w:vAlign") ?? ""] ?? "top",
    start: start === "continuous" || start === "evenPage" || start === "oddPage" ? start : "nextPage",
    pageNumber: Number.isNaN(firstPage) ? null : Math.max(0, Math.min(32_767, Math.trunc(firstPage))),
    pageFormat: pageFormats[numbers["w:fmt"] ?? ""] ?? "1",
    notes: readNoteNumberings(properties, context.settings),
    borders: readPageBorders(childAt(properties, "w:pgBorders"), context),
    blocks,
  };
}

/** The size and margins of a section's pages, in points (17.6.13, 17.6.11). */
function readPage(
  properties: XmlElement | undefined,
): Pick<Section, "width" | "height" | "margin" | "headerDistance" | "footerDistance"> {
  const size = childAt(properties, "w:pgSz")?.attributes ?? {};
  const space = childAt(properties, "w:pgMar")?.attributes ?? {};
  const gutter = Math.max(0, points(space["w:gutter"]) ?? 0);
  return {
    width: Math.max(36, Math.min(3000, points(size["w:w"]) ?? 612)),
    height: Math.max(36, Math.min(3000, points(size["w:h"]) ?? 792)),
    margin: {
      top: points(space["w:top"]) ?? 72,
      right: Math.max(0, points(space["w:right"]) ?? 72),
      bottom: points(space["w:bottom"]) ?? 72,
      left: Math.max(0, points(space["w:left"]) ?? 72) + gutter,
    },
    headerDistance: Math.max(0, points(space["w:header"]) ?? 36),
    footerDistance: Math.max(0, points(space["w:footer"]) ?? 36),
  };
}

/** A section's headers or footers; those that it names are added to `named`. */
async function readParts(
  kind: "header" | "footer",
  properties: XmlElement | undefined,
  named: NamedParts,
  context: ReadContext,
): Promise<Section["headers"]> {
  for (const { attributes } of elementsOf(properties, `w:${kind}Reference`)) {
    const target = context.relationships.get(attributes["r:id"] ?? "")?.target;
    const type = attributes["w:type"];
    if (target === undefined || (type !== "first" && type !== "even" && type !== "default")) continue;
    const root = await context.opened.tree(target);
    const relationships = await context.opened.relationships(target);
    if (!root) continue;
    const blocks = await readBlocks(root, { ...context, relationships });
    named[kind][type] = blocks;
    settleGrid(blocks, readGrid(properties, context.settings));
  }
  // A first page that has none of its own has none. Its header stays for later sections where this one doesn't show it.
  const { first = [], ...others } = named[kind];
  return toggle(properties, "w:titlePg") ? { ...others, first } : others;
}
