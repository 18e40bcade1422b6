import type { Underlay } from "../../../archive/pdf/underlay.ts";
import type { Content, ReadContent } from "../content/content.ts";
import { rawResource } from "../content/content.ts";
import { type PageFont, readFont } from "../content/fonts.ts";
import type { Glyph } from "../content/glyph.ts";
import { damaged, tooComplex } from "../pdf/faults.ts";
import type { SourcePage } from "../pdf/page-tree.ts";
import type { SourcePdf } from "../pdf/source-pdf.ts";
import {
  isDictionary,
  isName,
  isStream,
  type PdfDictionary,
  type PdfReference,
  type PdfStream,
  type PdfValue,
} from "../pdf/value.ts";
import { copyFont } from "./copy-font.ts";
import { type Copying, copyEntries, copyOnce, copyStream, copyValue, type PageFault } from "./copy-values.ts";
import { createObjectList, deflated, writtenName } from "./object-list.ts";
import type { PageFrame } from "./page-frame.ts";

/** A page as the underlay of documents, and why it may not be usable as it is. */
export interface CopiedPage {
  underlay: Underlay;
  faults: ReadonlySet<PageFault>;
  /** Whether a font was replaced. */
  isReplaced: boolean;
}

/** A page as it was read, with its edits. */
interface PageToCopy {
  page: SourcePage;
  content: Content;
  frame: PageFrame;
  /** All of its glyphs, and those that the edits removed. */
  glyphs: readonly Glyph[];
  removed: ReadonlySet<Glyph>;
  read: ReadContent;
}

/**
 * Copies what a page draws, as its content was edited, into one form: no annotations, actions, layers, structure or
 * metadata. Everything that the page's content uses stays as it is, known or not.
 */
export function copyPage(pdf: SourcePdf, { page, content, frame, glyphs, removed, read }: PageToCopy): CopiedPage {
  const copying: Copying = { pdf, objects: createObjectList(), faults: new Set(), copied: new Map() };
  const shown = new Map<PdfDictionary, Set<number>>();
  const fonts = new Map<PdfDictionary, PageFont>();
  for (const glyph of glyphs) {
    const { font } = glyph;
    fonts.set(font.entries, font);
    const codes = shown.get(font.entries) ?? new Set();
    shown.set(font.entries, removed.has(glyph) ? codes : codes.add(glyph.code));
  }
  const context = { copying, read, shown, fonts };
  const first = copying.objects.reserve();
  const entries: PdfDictionary = new Map<string, PdfValue>([
    ["/Type", "/XObject"],
    ["/Subtype", "/Form"],
    ["/BBox", [...page.box]],
    ["/Matrix", [...frame.matrix]],
  ]);
  const group = pdf.resolve(page.entries.get("/Group"));
  if (isDictionary(group)) entries.set("/Group", copyEntries(copying, group, groupEntries));
  writeContent(context, first, content, entries);
  const used = [...fonts.values()].filter(({ isEmbedded, entries }) => !isEmbedded && shown.get(entries)?.size);
  return {
    underlay: { width: frame.width, height: frame.height, objects: copying.objects.list() },
    faults: copying.faults,
    isReplaced: used.length > 0 && !copying.faults.has("font"),
  };
}

interface Context {
  copying: Copying;
  read: ReadContent;
  /** The codes that the page shows of each font. */
  shown: ReadonlyMap<PdfDictionary, ReadonlySet<number>>;
  fonts: Map<PdfDictionary, PageFont>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" ").map((name) => `/${name}`));
const groupEntries = words("S CS I K Type");
const formEntries = words("Type Subtype BBox Matrix FormType");
const tilingEntries = words("Type PatternType PaintType TilingType BBox XStep YStep Matrix");
const imageEntries = words("Type Subtype Width Height ColorSpace BitsPerComponent Intent ImageMask Decode SMaskInData");
const stateEntries = words("Type LW LC LJ ML D FL SM SA BM CA ca AIS TK OP op OPM");

/** Writes a content stream with its edits and the resources that it still uses. */
function writeContent(context: Context, index: number, content: Content, entries: PdfDictionary): void {
  const { copying } = context;
  const resources = new Map<string, PdfDictionary>();
  const use = (category: string, name: string, copy: (value: PdfValue) => PdfValue) => {
    const names = resources.get(category) ?? new Map();
    resources.set(category, names);
    if (names.has(name)) return;
    const value = rawResource(copying.pdf, content.resources, category, name);
    if (copying.pdf.resolve(value) !== null) names.set(name, copy(value));
  };
  let source = "";
  for (const [place, { name, operands, start, end }] of content.operations.entries()) {
    let text = content.edits.get(place) ?? content.source.slice(start, end);
    const [operand] = operands;
    const last = operands.at(-1);
    if (text !== "") {
      const form = content.forms.get(place);
      if (name === "Do" && form !== undefined && isChanged(form)) {
        // The same form may be drawn elsewhere with its texts.
        const edited = `/Edited${place}`;
        const names = resources.get("/XObject") ?? new Map();
        resources.set("/XObject", names.set(edited, writeForm(context, form)));
        text = `${edited} Do`;
      } else if (name === "Do" && isName(operand)) use("/XObject", operand, (value) => copyDrawn(context, value, form));
      if (name === "Tf" && isName(operand)) {
        const font = usedFont(context, content, operand);
        text = `${writtenName(font)} ${operands[1]} Tf`;
        use("/Font", font, (value) => copyFontOf(context, value));
      }
      if (name === "gs" && isName(operand)) use("/ExtGState", operand, (value) => copyState(context, value));
      if (name === "cs" || name === "CS") keepSpace(operand);
      if ((name === "scn" || name === "SCN") && isName(last))
        use("/Pattern", last, (value) => copyPattern(context, value, content.resources));
      if (name === "sh" && isName(operand)) use("/Shading", operand, (value) => copyValue(copying, value));
      if (name === "k" || name === "K") copying.faults.add("cmyk");
      if (name === "BI" && isDictionary(operand)) keepSpace(operand.get("/CS") ?? operand.get("/ColorSpace"));
      if (name === "ri" || name === "BX" || name === "EX") text = "";
    }
    if (text !== "") source += `${text.trim()}\n`;
  }
  entries.set("/Resources", new Map([...resources].filter(([, names]) => names.size > 0)));
  copying.objects.set(index, ...deflated(entries, Buffer.from(source, "latin1")));

  function keepSpace(space: PdfValue | undefined) {
    if (space === "/DeviceCMYK" || space === "/CMYK") copying.faults.add("cmyk");
    if (isName(space)) use("/ColorSpace", space, (value) => copyValue(copying, value));
  }
}

function isChanged(content: Content): boolean {
  return content.isChanged || [...content.forms.values()].some(isChanged);
}

function writeForm(context: Context, content: Content): PdfReference {
  const { copying } = context;
  if (content.stream === null) throw damaged();
  const reference = { object: copying.objects.reserve() };
  writeContent(context, reference.object, content, formOf(copying, content.stream));
  return reference;
}

function formOf(copying: Copying, { entries }: PdfStream): PdfDictionary {
  const copy = copyEntries(copying, entries, formEntries);
  const group = copying.pdf.resolve(entries.get("/Group"));
  return isDictionary(group) ? copy.set("/Group", copyEntries(copying, group, groupEntries)) : copy;
}

/** The name of a font; if all of its glyphs were removed, that of another, because `TJ` needs a font to move by. */
function usedFont({ copying: { pdf }, shown }: Context, { resources }: Content, name: string): string {
  const codesOf = (value: PdfValue | undefined) => shown.get(pdf.dictionary(value));
  const fonts = pdf.dictionary(resources.get("/Font"));
  if (codesOf(fonts.get(name))?.size !== 0) return name;
  return [...fonts].find(([, font]) => (codesOf(font)?.size ?? 0) > 0)?.[0] ?? name;
}

/** @param form its content, if the walk over the page's text came by it */
function copyDrawn(context: Context, value: PdfValue, form: Content | undefined): PdfValue {
  const { copying } = context;
  const stream = copying.pdf.resolve(value);
  if (!isStream(stream)) return null;
  if (copying.pdf.resolve(stream.entries.get("/Subtype")) === "/Form") {
    return copyOnce(copying, stream, (index) => {
      const resources = copying.pdf.dictionary(stream.entries.get("/Resources"));
      writeContent(context, index, form ?? unmarked(context.read(stream, resources)), formOf(copying, stream));
    });
  }
  return copyImage(copying, stream);
}

/** The content of a pattern or mask without its marks. Its texts stay. */
function unmarked(content: Content): Content {
  for (const [place, { name }] of content.operations.entries())
    if (/^(BMC|BDC|EMC|MP|DP)$/.test(name)) content.edits.set(place, "");
  return content;
}

function copyImage(copying: Copying, stream: PdfStream): PdfReference {
  const { pdf } = copying;
  const known = copying.copied.get(stream);
  if (known) return known;
  const [width, height] = ["/Width", "/Height"].map((name) => Number(pdf.resolve(stream.entries.get(name))));
  pdf.budget.spend("pixels", (width ?? 0) * (height ?? 0));
  const extra = new Map<string, PdfValue>();
  for (const name of ["/SMask", "/Mask"]) {
    const mask = pdf.resolve(stream.entries.get(name));
    if (isStream(mask)) {
      if (mask.entries.has("/SMask") || mask.entries.has("/Mask")) throw tooComplex();
      extra.set(name, copyImage(copying, mask));
    } else if (Array.isArray(mask)) extra.set(name, copyValue(copying, mask));
  }
  return copyStream(copying, stream, imageEntries, 0, extra);
}

function copyFontOf(context: Context, value: PdfValue): PdfValue {
  const { copying, fonts, shown } = context;
  const entries = copying.pdf.resolve(value);
  if (!isDictionary(entries)) return null;
  const font = fonts.get(entries) ?? readFont(copying.pdf, entries);
  // All codes of a font that only patterns and masks use.
  const codes = shown.get(entries) ?? new Set(Array.from({ length: 256 }, (_, code) => code));
  return copyFont(copying, font, codes);
}

function copyState(context: Context, value: PdfValue): PdfValue {
  const { copying } = context;
  const { pdf } = copying;
  const state = pdf.dictionary(value);
  const copy = copyEntries(copying, state, stateEntries);
  const mask = pdf.resolve(state.get("/SMask"));
  if (mask === "/None") copy.set("/SMask", mask);
  if (isDictionary(mask)) {
    const maskCopy = copyEntries(copying, mask, words("Type S BC TR"));
    maskCopy.set("/G", copyDrawn(context, mask.get("/G") ?? null, undefined));
    copy.set("/SMask", maskCopy);
  }
  const [font, size] = pdf.array(state.get("/Font"));
  if (font !== undefined) copy.set("/Font", [copyFontOf(context, font), pdf.resolve(size)]);
  return copy;
}

function copyPattern(context: Context, value: PdfValue, inherited: PdfDictionary): PdfValue {
  const { copying } = context;
  const pattern = copying.pdf.resolve(value);
  if (!isStream(pattern)) return copyValue(copying, value);
  return copyOnce(copying, pattern, (index) => {
    const patternResources = pattern.entries.get("/Resources");
    const resources = patternResources === undefined ? inherited : copying.pdf.dictionary(patternResources);
    writeContent(
      context,
      index,
      unmarked(context.read(pattern, resources)),
      copyEntries(copying, pattern.entries, tilingEntries),
    );
  });
}
