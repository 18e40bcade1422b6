import type { InflationLimits } from "../formats/zip-file.ts";
import type { ValueFormat } from "../templates/merge.ts";
import type { WordDocument } from "./document.ts";
import { settleWraps } from "./drawing/settle-wraps.ts";
import { askedBookmarks } from "./fields/asked-bookmarks.ts";
import { withBoundControls } from "./fields/bound-controls.ts";
import { referredFields } from "./fields/referred-fields.ts";
import { rowBookmarks, rowStyles } from "./fields/row-results.ts";
import { fileLanguage } from "./file-language.ts";
import type { ReadContext } from "./read-context.ts";
import { readSections } from "./sections/read-sections.ts";
import { settleColumns } from "./sections/settle-columns.ts";
import { type Numbering, readNumbering } from "./styles/numbering.ts";
import { readStyles } from "./styles/styles.ts";
import { settleSymbols } from "./styles/symbols.ts";
import { readTheme } from "./styles/theme.ts";
import { points, toggle } from "./styles/units.ts";
import { findTags, type TagStyle } from "./tags/find-tags.ts";
import { mergeOf, settleParts } from "./tags/settle-parts.ts";
import { WordFileError } from "./word-file-error.ts";
import { openWordPackage, type WordPackage } from "./word-package.ts";
import { childAt, elementsOf, textOf, valOf, type XmlElement } from "./xml-tree.ts";

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
  const body = childAt(await opened.tree(opened.main), "w:body");
  if (!body) throw new WordFileError("not_word");
  const { context, newNumbering } = await openContext(opened, isFormat, isAsWritten);
  const stories: [XmlElement, ...XmlElement[]] = [body, ...(await storiesBeside(opened, context))];
  context.asked = askedBookmarks(stories, context);
  context.bookmarksOfRow = rowBookmarks(stories, context);
  context.stylesOfRow = rowStyles(stories, context);
  context.referred = await referredFields(body, context);
  const { settings, styles, notes, images, omissions } = context;
  const { document, marks, ...content } = await readContent(stories, context, newNumbering);
  const compatibility = childAt(settings, "w:compat");
  return {
    ...document,
    ...content,
    marks,
    sectionNames: context.sectionNames,
    images: [...images],
    omissions,
    language: fileLanguage(document, styles.defaults.run.language),
    hasEvenHeaders: toggle(settings, "w:evenAndOddHeaders") ?? false,
    hasNotes: notes.size > 0,
    hasEndnotesInSections: valOf(childAt(settings, "w:endnotePr"), "w:pos") === "sectEnd",
    compatibility: compatibilityOf(settings),
    tabDistance: Math.max(1, points(valOf(settings, "w:defaultTabStop")) ?? 36),
    marksFollowBreaks: toggle(compatibility, "w:splitPgBreakAndParaMark") ?? false,
    stretchesBrokenLines: !toggle(compatibility, "w:doNotExpandShiftReturn"),
  };
}

/** Opens the parts beside the document's own. `newNumbering` counts from the start. */
async function openContext(
  opened: WordPackage,
  isFormat: ReadContext["isFormat"],
  isAsWritten: boolean,
): Promise<{ context: ReadContext; newNumbering: () => Numbering }> {
  const relationships = await opened.relationships(opened.main);
  const part = (type: string) =>
    opened.tree(relationships.values().find((each) => each.type === type && !each.isExternal)?.target);
  const settings = await part("settings");
  const theme = readTheme(await part("theme"), childAt(settings, "w:themeFontLang"));
  const styles = readStyles(await part("styles"), theme);
  const numbers = await part("numbering");
  const notes = new Map<string, XmlElement>();
  for (const kind of ["footnote", "endnote"]) {
    for (const note of elementsOf(await part(`${kind}s`), `w:${kind}`))
      notes.set(`${kind} ${note.attributes["w:id"]}`, note);
  }
  const listOf = (style: string) => styles.chain(style).at(-1)?.paragraph.numbering?.id;
  const newNumbering = () => readNumbering(numbers, theme, listOf);
  const context: ReadContext = {
    opened,
    settings,
    theme,
    styles,
    relationships,
    notes,
    numbering: newNumbering(),
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
    bookmarksOfRow: new Set(),
    stylesOfRow: new Set(),
    table: null,
    nameOfCell: () => "",
    list: null,
    sectionNames: new Map(),
    formulas: new Map(),
    asked: new Set(),
    shownReferences: new Set(),
  };
  return { context, newNumbering };
}

/** What a file's sections and fields are: a document, its fields and what marks them. */
type Content = ReturnType<typeof mergeOf> & {
  document: Pick<WordDocument, "sections">;
  blankLines: WordDocument["blankLines"];
  marks: FieldMarks;
};

/** Reads the sections, and again with content controls as fields if nothing else in the file names one. */
async function readContent(
  stories: readonly [XmlElement, ...XmlElement[]],
  context: ReadContext,
  newNumbering: () => Numbering,
): Promise<Content> {
  const [body] = stories;
  const first = await readSettled(body, { ...context, numbering: newNumbering() });
  if (first.marks !== null) return first;
  context.hasControls = true;
  context.asked = askedBookmarks(stories, context);
  context.bookmarksOfRow = rowBookmarks(stories, context);
  context.stylesOfRow = rowStyles(stories, context);
  context.keepsBlankLines = true;
  context.omissions.length = 0;
  context.wrapped.length = 0;
  context.formulas.clear();
  const second = await readSettled(body, { ...context, numbering: newNumbering() });
  return { ...second, marks: second.fields.length > 0 ? "content controls" : null };
}

/** Reads the sections, and settles what depends on all of them. */
async function readSettled(body: XmlElement, context: ReadContext): Promise<Content> {
  const document = await readSections(body, context);
  const style = findTags(document, context);
  const { blankLines, labels } = settleParts(document, context);
  settleColumns(document.sections, context);
  settleWraps(document.sections, context);
  settleSymbols(document, context);
  const merged = mergeOf(document, labels);
  return { ...merged, document, blankLines, marks: style ?? (merged.fields.length > 0 ? "merge fields" : null) };
}

/** The headers, footers and notes, which may refer to the text's bookmarks and the other way round. */
async function storiesBeside(opened: WordPackage, { relationships }: ReadContext): Promise<XmlElement[]> {
  const parts = relationships.values().filter(({ type, isExternal }) => besideText.test(type) && !isExternal);
  const roots = await Promise.all(parts.map(({ target }) => opened.tree(target)));
  return roots.filter((root) => root !== undefined);
}
const besideText = /^(?:header|footer|footnotes|endnotes)$/;

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
