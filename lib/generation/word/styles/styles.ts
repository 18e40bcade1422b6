import type { ParagraphProperties, RunProperties } from "../model.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import type { Borders } from "./border.ts";
import { type ComplexLook, plainComplexLook } from "./complex-script.ts";
import { readBorders, readParagraphProperties, readRunProperties, readShading } from "./read-properties.ts";
import type { TabStop } from "./tab-stop.ts";
import type { Theme } from "./theme.ts";

/** What a style or a paragraph sets; what it does not set is absent. */
export type ParagraphChanges = ReturnType<typeof readParagraphProperties>;

/** What a style or a region of a table style sets. */
export interface StyleLayer {
  run: Partial<RunProperties>;
  paragraph: ParagraphChanges;
  tableBorders: Borders;
  cellBorders: Borders;
  cellFill: string | null | undefined;
  /** `w:tblPr`, for its margins and bands. */
  table: XmlElement | undefined;
}

export interface Styles {
  defaults: { run: RunProperties; paragraph: ParagraphProperties };
  defaultParagraph: string;
  defaultTable: string;
  /** From the style it is based on most down to itself; empty for an unknown style. */
  chain(id: string | undefined): StyleLayer[];
  /** The same for a region of a table style: `firstRow`, `band1Horz`. */
  regionChain(id: string | undefined, region: string): StyleLayer[];
  /** Its id in the file that programs know: `heading 1`. */
  nameOf(id: string | undefined): string;
  /** All of these names, in lower case. */
  names: ReadonlySet<string>;
}

/** The longest chain of base styles; each paragraph applies all of them. */
const mostAncestors = 50;

const plainRun: RunProperties = {
  font: "Times New Roman",
  size: 10,
  bold: false,
  italic: false,
  color: null,
  underline: null,
  strike: false,
  highlight: null,
  capitals: null,
  position: null,
  raised: 0,
  spacing: 0,
  widthPercent: 100,
  kernedFrom: null,
  hidden: false,
  language: null,
  isComplex: false,
  complex: plainComplexLook,
};

const withoutStyles = {
  ...plainRun,
  ...{ font: "Calibri", size: 11, complex: { ...plainComplexLook, size: 11 } },
};

const plainParagraph: ParagraphProperties = {
  align: "left",
  left: 0,
  right: 0,
  firstLine: 0,
  before: 0,
  after: 0,
  isAutoBefore: false,
  isAutoAfter: false,
  isContextual: false,
  line: { rule: "auto", times: 1 },
  isOnGrid: true,
  tabs: [],
  keepNext: false,
  keepLines: false,
  hasWidowControl: true,
  pageBreakBefore: false,
  borders: {},
  fill: null,
  outline: null,
  isRightToLeft: false,
  numbering: null,
  frame: null,
};

/** Reads `styles.xml` (ISO/IEC 29500-1, 17.7); without it, Word uses the defaults of its blank document. */
export function readStyles(root: XmlElement | undefined, theme: Theme): Styles {
  const plain = root ? plainRun : withoutStyles;
  const defaults = childAt(root, "w:docDefaults");
  const { byId, defaultOf } = indexStyles(root);
  const layers = new Map<XmlElement, StyleLayer>();
  const layerOf = (element: XmlElement): StyleLayer => {
    const layer = layers.get(element) ?? readLayer(element, theme);
    layers.set(element, layer);
    return layer;
  };
  const nameOf = (id: string | undefined) => (valOf(byId.get(id ?? ""), "w:name") ?? "").toLowerCase();
  return {
    defaults: {
      run: applyRun(plain, readRunProperties(childAt(defaults, "w:rPrDefault", "w:rPr"), theme)),
      paragraph: applyParagraph(
        plainParagraph,
        readParagraphProperties(childAt(defaults, "w:pPrDefault", "w:pPr"), theme),
      ),
    },
    defaultParagraph: defaultOf.get("paragraph") ?? "Normal",
    defaultTable: defaultOf.get("table") ?? "",
    chain: (id) => ancestry(byId, id).map(layerOf),
    regionChain(id, region) {
      const regions = ancestry(byId, id).flatMap((style) => elementsOf(style, "w:tblStylePr"));
      return regions.filter(({ attributes }) => attributes["w:type"] === region).map(layerOf);
    },
    nameOf,
    names: new Set(byId.keys().map(nameOf)),
  };
}

/** The styles by their ids, and the ids of the default styles by their type. */
function indexStyles(root: XmlElement | undefined) {
  const byId = new Map<string, XmlElement>();
  const defaultOf = new Map<string, string>();
  for (const style of elementsOf(root, "w:style")) {
    const { "w:styleId": id = "", "w:type": type = "", "w:default": isDefault } = style.attributes;
    byId.set(id, style);
    if (isDefault === "1" || isDefault === "true") defaultOf.set(type, id);
  }
  return { byId, defaultOf };
}

function readLayer(element: XmlElement, theme: Theme): StyleLayer {
  const table = childAt(element, "w:tblPr");
  const cell = childAt(element, "w:tcPr");
  return {
    run: readRunProperties(childAt(element, "w:rPr"), theme),
    paragraph: readParagraphProperties(childAt(element, "w:pPr"), theme),
    tableBorders: readBorders(childAt(table, "w:tblBorders"), theme),
    cellBorders: readBorders(childAt(cell, "w:tcBorders"), theme),
    cellFill: readShading(cell, theme) ?? readShading(table, theme),
    table,
  };
}

/** A style after those that it is based on. One that is based on itself ends where it would repeat. */
function ancestry(byId: ReadonlyMap<string, XmlElement>, id: string | undefined): XmlElement[] {
  const found = new Set<XmlElement>();
  for (let at = id; at !== undefined && found.size < mostAncestors; ) {
    const style = byId.get(at);
    if (!style || found.has(style)) break;
    found.add(style);
    at = valOf(style, "w:basedOn");
  }
  return [...found].toReversed();
}

/** A run's own properties, or a numbering level's. */
export function applyRun(base: RunProperties, changes: Partial<RunProperties>): RunProperties {
  return { ...base, ...changes, complex: { ...base.complex, ...changes.complex } };
}

/** As it's set: a run in a complex script has the look that is stated for those. */
export const settledRun = (run: RunProperties): RunProperties => ({
  ...{ ...run, ...(run.isComplex && run.complex) },
  ...{ isComplex: false, complex: plainComplexLook },
});

const toggles = ["bold", "italic", "strike", "hidden"] as const;

/**
 * What the layers of a table, paragraph or character style set. A toggle property that a style of another kind has turned on is
 * off again where this one turns it on, too (17.7.3): a *Strong* word in a bold heading isn't bold.
 */
export function applyStyle(
  base: RunProperties,
  layers: readonly Pick<StyleLayer, "run">[],
  defaults: RunProperties,
): RunProperties {
  const changes: Partial<RunProperties> = Object.assign({}, ...layers.map((layer) => layer.run));
  const complex: Partial<ComplexLook> = Object.assign({}, ...layers.map((layer) => layer.run.complex));
  const run = applyRun(base, { ...changes, complex });
  for (const name of ["bold", "italic"] as const)
    if (complex[name] !== undefined) run.complex[name] = defaults.complex[name] || base.complex[name] !== complex[name];
  for (const name of toggles)
    if (changes[name] !== undefined) run[name] = defaults[name] || base[name] !== changes[name];
  if (changes.capitals === null) run.capitals = base.capitals;
  else if (changes.capitals && changes.capitals === base.capitals) run.capitals = null;
  return run;
}

/** A level alone is one of the list of the style that is based on (17.3.1.19), and a list alone has its level. */
export const numberingIn = (
  own: ParagraphProperties["numbering"] | undefined,
  based: ParagraphProperties["numbering"],
) => (own && based ? { id: own.id || based.id, level: own.level ?? based.level } : (own ?? based));

/** Tab stops add up, and can clear earlier ones; borders replace each other by side. */
export function applyParagraph(
  base: ParagraphProperties,
  { tabs, borders, numbering, ...changes }: ParagraphChanges,
): ParagraphProperties {
  const stops = new Map(base.tabs.map((stop) => [stop.at, stop]));
  for (const stop of tabs ?? []) {
    if (stop.align === "clear") stops.delete(stop.at);
    else stops.set(stop.at, stop satisfies TabStop);
  }
  const sorted = tabs ? [...stops.values()].sort((one, other) => one.at - other.at) : base.tabs;
  return {
    ...{ ...base, ...changes, tabs: sorted, borders: { ...base.borders, ...borders } },
    numbering: numberingIn(numbering, base.numbering),
  };
}
