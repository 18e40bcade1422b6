import type { InflationLimits } from "../formats/zip-file.ts";
import type { ValueFormat } from "../templates/merge.ts";
import { settleFrames } from "./drawing/frames.ts";
import { settleWraps } from "./drawing/settle-wraps.ts";
import { withBoundControls } from "./fields/bound-controls.ts";
import { referredFields } from "./fields/referred-fields.ts";
import { fileLanguage } from "./file-language.ts";
import type { Block, Section, WordDocument } from "./model.ts";
import { readBlocks } from "./read-blocks.ts";
import { omit, type ReadContext } from "./read-context.ts";
import { readColumns } from "./sections/columns.ts";
import { readGrid, settleGrid } from "./sections/grid.ts";
import { pageFormats, readNoteNumberings } from "./sections/note-numbering.ts";
import { settleColumns } from "./sections/settle-columns.ts";
import type { Side } from "./styles/border.ts";
import { readNumbering } from "./styles/numbering.ts";
import { readBorders } from "./styles/read-properties.ts";
import { readStyles } from "./styles/styles.ts";
import { settleSymbols } from "./styles/symbols.ts";
import { readTheme } from "./styles/theme.ts";
import { points, toggle } from "./styles/units.ts";
import { findTags, type TagStyle } from "./tags/find-tags.ts";
import { mergeOf, settleParts } from "./tags/settle-parts.ts";
import { WordFileError } from "./word-file-error.ts";
import { openWordPackage, type WordPackage } from "./word-package.ts";
import { childAt, elementsOf, textOf, valOf, type XmlElement } from "./xml-tree.ts";

const mostSections = 500;

/** Content controls that name fields, unless something more explicit does. */
export type FieldMarks = TagStyle | "merge fields" | "content controls" | null;

/**
 * Reads a DOCX or DOTX (ISO/IEC 29500-1, WordprocessingML) as a document with all styles resolved. Nothing outside of
 * the file is opened; what can't be set is listed in `omissions`.
 * @param isFormat whether a format can be followed; a field with another one is mapped under its whole instruction
 * @param isAsWritten whether conditions stay as they are in the file, to compare its pages with another program's
 * @throws WordFileError, and AppError as `openZip` does
 */
export async function readWordFile(
  path: string,
  limits: InflationLimits,
  isFormat: (format: ValueFormat) => boolean,
  isAsWritten = false,
): Promise<WordDocument & { marks: FieldMarks }> {
  const opened = await openWordPackage(path, limits);
  try {
    return await readOpened(opened, isFormat, isAsWritten);
  } finally {
    opened.close();
  }
}

/** The same for an open file. */
export async function readOpened(
  file: WordPackage,
  isFormat: (format: ValueFormat) => boolean,
  isAsWritten = false,
): Promise<WordDocument & { marks: FieldMarks }> {
  const opened = withBoundControls(file);
  const main = await opened.tree(opened.main);
  const body = childAt(main, "w:body");
  if (!body) throw new WordFileError("not_word");
  const relationships = await opened.relationships(opened.main);
  const part = (type: string) => relationships.values().find((each) => each.type === type && !each.isExternal)?.target;
  const settings = await opened.tree(part("settings"));
  const theme = readTheme(await opened.tree(part("theme")), childAt(settings, "w:themeFontLang"));
  const styles = readStyles(await opened.tree(part("styles")), theme);
  const numbers = await opened.tree(part("numbering"));
  const notes = new Map<string, XmlElement>();
  for (const kind of ["footnote", "endnote"]) {
    for (const each of elementsOf(await opened.tree(part(`${kind}s`)), `w:${kind}`))
      notes.set(`${kind} ${each.attributes["w:id"]}`, each);
  }
  const numbering = () => readNumbering(numbers, theme, (style) => styles.chain(style).at(-1)?.paragraph.numbering?.id);
  const context: ReadContext = {
    opened,
    settings,
    theme,
    styles,
    relationships,
    notes,
    numbering: numbering(),
    isOfLibreOffice: await isOfLibreOffice(opened),
    images: new Set(),
    omissions: [],
    wrapped: [],
    tableLayers: [],
    isFormat,
    isAsWritten,
    keepsBlankLines: isAsWritten || (toggle(childAt(settings, "w:mailMerge"), "w:doNotSuppressBlankLines") ?? false),
    hasControls: false,
    referred: new Map(),
  };
  context.referred = await referredFields(body, context);
  const read = async () => {
    const document = await readSections(body, { ...context, numbering: numbering() });
    const style = findTags(document, context);
    const blankLines = settleParts(document, context);
    settleColumns(document.sections, context);
    settleWraps(document.sections, context);
    settleSymbols(document, context);
    return { document, style, blankLines, merged: mergeOf(document) };
  };
  let { document, style, blankLines, merged } = await read();
  let marks: FieldMarks = merged.fields.length > 0 && style === null ? "merge fields" : style;
  if (marks === null) {
    context.hasControls = true;
    context.keepsBlankLines = true;
    context.omissions.length = 0;
    context.wrapped.length = 0;
    ({ document, style, blankLines, merged } = await read());
    marks = merged.fields.length > 0 ? "content controls" : null;
  }
  return {
    ...document,
    blankLines,
    images: [...context.images],
    omissions: context.omissions,
    ...merged,
    language: fileLanguage(document, styles.defaults.run.language),
    hasEvenHeaders: toggle(settings, "w:evenAndOddHeaders") ?? false,
    hasNotes: notes.size > 0,
    compatibility: compatibilityOf(settings),
    tabDistance: Math.max(1, points(valOf(settings, "w:defaultTabStop")) ?? 36),
    marksFollowBreaks: toggle(childAt(settings, "w:compat"), "w:splitPgBreakAndParaMark") ?? false,
    stretchesBrokenLines: !toggle(childAt(settings, "w:compat"), "w:doNotExpandShiftReturn"),
    marks,
  };
}

/** By the extended properties (ECMA-376 part 1, 22.2). */
async function isOfLibreOffice(opened: WordPackage): Promise<boolean> {
  const parts = await opened.relationships("");
  const properties = await opened.tree(parts.values().find(({ type }) => /^extended-?properties$/i.test(type))?.target);
  const application = childAt(properties, "ep:Application");
  return application !== undefined && textOf(application).startsWith("LibreOffice");
}

/** The version of Word whose layout the file asks for: 15 is Word 2013 and later; 12 if it doesn't say. */
function compatibilityOf(settings: XmlElement | undefined): number {
  const all = elementsOf(childAt(settings, "w:compat"), "w:compatSetting");
  return (
    Number(all.find(({ attributes }) => attributes["w:name"] === "compatibilityMode")?.attributes["w:val"] ?? 12) || 12
  );
}

async function readSections(body: XmlElement, context: ReadContext): Promise<Pick<WordDocument, "sections">> {
  const sections: Section[] = [];
  const named: Record<"header" | "footer", Section["headers"]> = { header: {}, footer: {} };
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
  named: Record<"header" | "footer", Section["headers"]>,
  context: ReadContext,
): Promise<Section> {
  const size = childAt(properties, "w:pgSz")?.attributes ?? {};
  const space = childAt(properties, "w:pgMar")?.attributes ?? {};
  const grid = readGrid(properties, context.settings);
  settleGrid(blocks, grid);
  const gutter = Math.max(0, points(space["w:gutter"]) ?? 0);
  const hasTitlePage = toggle(properties, "w:titlePg") ?? false;
  const parts = async (kind: "header" | "footer") => {
    for (const { attributes } of elementsOf(properties, `w:${kind}Reference`)) {
      const target = context.relationships.get(attributes["r:id"] ?? "")?.target;
      const type = attributes["w:type"];
      if (target === undefined || (type !== "first" && type !== "even" && type !== "default")) continue;
      const root = await context.opened.tree(target);
      const relationships = await context.opened.relationships(target);
      if (root) {
        const blocks = await readBlocks(root, { ...context, relationships });
        named[kind][type] = settleFrames(blocks, "header", context.wrapped);
        settleGrid(blocks, grid);
      }
    }
    // A first page that has none of its own has none. Its header stays for later sections where this one doesn't show it.
    const { first = [], ...others } = named[kind];
    return hasTitlePage ? { ...others, first } : others;
  };
  const margin: Record<Side, number> = {
    top: points(space["w:top"]) ?? 72,
    right: Math.max(0, points(space["w:right"]) ?? 72),
    bottom: points(space["w:bottom"]) ?? 72,
    left: Math.max(0, points(space["w:left"]) ?? 72) + gutter,
  };
  const start = valOf(properties, "w:type");
  if (Number(childAt(properties, "w:lnNumType")?.attributes["w:countBy"]) > 0) omit(context, "line_numbers");
  const numbers = childAt(properties, "w:pgNumType")?.attributes ?? {};
  const firstPage = Number(numbers["w:start"] ?? Number.NaN);
  const page = {
    width: Math.max(36, Math.min(3000, points(size["w:w"]) ?? 612)),
    height: Math.max(36, Math.min(3000, points(size["w:h"]) ?? 792)),
    margin,
  };
  return {
    ...page,
    headerDistance: Math.max(0, points(space["w:header"]) ?? 36),
    footerDistance: Math.max(0, points(space["w:footer"]) ?? 36),
    headers: await parts("header"),
    footers: await parts("footer"),
    columns: readColumns(childAt(properties, "w:cols")),
    stands: ({ center: "center", bottom: "bottom" } as const)[valOf(properties, "w:vAlign") ?? ""] ?? "top",
    start: start === "continuous" || start === "evenPage" || start === "oddPage" ? start : "nextPage",
    pageNumber: Number.isNaN(firstPage) ? null : Math.max(0, Math.min(32_767, Math.trunc(firstPage))),
    pageFormat: pageFormats[numbers["w:fmt"] ?? ""] ?? "1",
    notes: readNoteNumberings(properties, context.settings),
    borders: readPageBorders(childAt(properties, "w:pgBorders"), context),
    blocks: settleFrames(blocks, page, context.wrapped),
  };
}
