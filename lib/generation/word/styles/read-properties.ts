import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { ParagraphProperties, RunProperties } from "../model.ts";
import { childAt, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import { type Border, type Borders, linesOf } from "./border.ts";
import { readComplexLook } from "./complex-script.ts";
import { readFrame } from "./paragraph-frame.ts";
import type { TabStop } from "./tab-stop.ts";
import type { Theme } from "./theme.ts";
import { halfPoints, points, toggle } from "./units.ts";

/** Named highlight colours (ISO/IEC 29500-1, 17.18.40). */
const highlights = dictionary<string>({
  yellow: "ffff00",
  green: "00ff00",
  cyan: "00ffff",
  magenta: "ff00ff",
  blue: "0000ff",
  red: "ff0000",
  darkBlue: "000080",
  darkCyan: "008080",
  darkGreen: "008000",
  darkMagenta: "800080",
  darkRed: "800000",
  darkYellow: "808000",
  darkGray: "808080",
  lightGray: "c0c0c0",
  black: "000000",
  white: "ffffff",
});

/** A colour attribute, or its theme's; null for "auto". */
export function readColor(element: XmlElement | undefined, theme: Theme, key = "w:val"): string | null | undefined {
  if (!element) return undefined;
  const { attributes } = element;
  const [name, prefix] = key === "w:fill" ? ["w:themeFill", "w:themeFill"] : ["w:themeColor", "w:theme"];
  const named = attributes[name];
  const ofTheme =
    named && theme.color(named, { tint: attributes[`${prefix}Tint`], shade: attributes[`${prefix}Shade`] });
  if (ofTheme) return ofTheme;
  const value = attributes[key];
  return value === undefined ? undefined : /^[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null;
}

/** The background of `w:shd`, a pattern mixed into one colour; null for none. */
export function readShading(parent: XmlElement | undefined, theme: Theme): string | null | undefined {
  const element = childAt(parent, "w:shd");
  if (!element) return undefined;
  if (element.attributes["w:val"] === "solid") return readColor(element, theme, "w:color") ?? "000000";
  return readColor(element, theme, "w:fill") ?? null;
}

/** What `w:rPr` sets (17.3.2). */
export function readRunProperties(element: XmlElement | undefined, theme: Theme): Partial<RunProperties> {
  if (!element) return {};
  const fonts = childAt(element, "w:rFonts")?.attributes ?? {};
  const themed = fonts["w:asciiTheme"] ?? fonts["w:hAnsiTheme"];
  const size = halfPoints(valOf(element, "w:sz"));
  const underline = valOf(element, "w:u");
  const highlight = valOf(element, "w:highlight");
  const position = valOf(element, "w:vertAlign");
  const spacing = points(valOf(element, "w:spacing"));
  const width = valOf(element, "w:w");
  const raised = halfPoints(valOf(element, "w:position"));
  const kern = halfPoints(valOf(element, "w:kern"));
  const isSmall = toggle(element, "w:smallCaps");
  const isAll = toggle(element, "w:caps");
  const isStruck = toggle(element, "w:strike") ?? toggle(element, "w:dstrike");
  return defined({
    font: (themed && theme.font(themed)) || fonts["w:ascii"] || fonts["w:hAnsi"] || undefined,
    size: size === undefined ? undefined : Math.max(1, size),
    bold: toggle(element, "w:b"),
    italic: toggle(element, "w:i"),
    color: readColor(childAt(element, "w:color"), theme),
    underline: underline === undefined ? undefined : underlineOf(underline),
    strike: isStruck,
    highlight: highlight === undefined ? (readShading(element, theme) ?? undefined) : (highlights[highlight] ?? null),
    capitals: isAll ? "all" : isSmall ? "small" : isAll === false || isSmall === false ? null : undefined,
    position:
      position === undefined ? undefined : position === "superscript" || position === "subscript" ? position : null,
    raised,
    spacing,
    // As "90" or, in strict files, "90%".
    widthPercent: width === undefined ? undefined : Math.max(1, Math.min(600, Number.parseFloat(width) || 100)),
    kernedFrom: kern === undefined ? undefined : kern > 0 ? kern : null,
    hidden: toggle(element, "w:vanish"),
    language: childAt(element, "w:lang")?.attributes["w:val"],
    isComplex: toggle(element, "w:rtl") ?? toggle(element, "w:cs"),
    complex: readComplexLook(element, theme) ?? undefined,
  });
}

function underlineOf(value: string): RunProperties["underline"] {
  if (value === "none") return null;
  if (/double/i.test(value)) return "double";
  if (/dot/i.test(value) && !/dash/i.test(value)) return "dotted";
  if (/dash/i.test(value)) return "dashed";
  return /wav/i.test(value) ? "wavy" : "single";
}

type ParagraphChanges = Partial<Omit<ParagraphProperties, "tabs">> & {
  tabs?: (TabStop | { at: number; align: "clear" })[];
};

/** What `w:pPr` sets (17.3.1). */
export function readParagraphProperties(element: XmlElement | undefined, theme: Theme): ParagraphChanges {
  if (!element) return {};
  const indent = childAt(element, "w:ind")?.attributes ?? {};
  const spacing = childAt(element, "w:spacing")?.attributes ?? {};
  const hanging = points(indent["w:hanging"]);
  const numbering = childAt(element, "w:numPr");
  const level = valOf(numbering, "w:ilvl");
  const outline = valOf(element, "w:outlineLvl");
  const isAuto = (name: string) =>
    spacing[name] === undefined ? undefined : ["1", "true", "on"].includes(spacing[name]);
  const auto = (name: string) => (isAuto(name) ? 14 : undefined);
  return defined({
    align: alignOf(valOf(element, "w:jc")),
    left: points(indent["w:start"] ?? indent["w:left"]),
    right: points(indent["w:end"] ?? indent["w:right"]),
    firstLine: hanging === undefined ? points(indent["w:firstLine"]) : -hanging,
    before: auto("w:beforeAutospacing") ?? points(spacing["w:before"]),
    after: auto("w:afterAutospacing") ?? points(spacing["w:after"]),
    isAutoBefore: isAuto("w:beforeAutospacing"),
    isAutoAfter: isAuto("w:afterAutospacing"),
    isContextual: toggle(element, "w:contextualSpacing"),
    line: lineOf(spacing["w:line"], spacing["w:lineRule"]),
    isOnGrid: toggle(element, "w:snapToGrid"),
    tabs: childAt(element, "w:tabs") && elementsOf(childAt(element, "w:tabs"), "w:tab").map(tabOf),
    keepNext: toggle(element, "w:keepNext"),
    keepLines: toggle(element, "w:keepLines"),
    hasWidowControl: toggle(element, "w:widowControl"),
    pageBreakBefore: toggle(element, "w:pageBreakBefore"),
    borders: childAt(element, "w:pBdr") && readBorders(childAt(element, "w:pBdr"), theme),
    fill: readShading(element, theme),
    outline: outline === undefined ? undefined : /^[0-8]$/.test(outline) ? Number(outline) + 1 : null,
    isRightToLeft: toggle(element, "w:bidi"),
    numbering: numbering && {
      id: valOf(numbering, "w:numId") ?? "",
      level: level === undefined ? null : Math.max(0, Math.min(8, Number(level) || 0)),
    },
    frame: readFrame(childAt(element, "w:framePr")),
  });
}

function alignOf(value: string | undefined): ParagraphProperties["align"] | undefined {
  if (value === undefined) return undefined;
  if (value === "center") return "center";
  if (value === "right" || value === "end") return "right";
  return value === "both" || value === "distribute" || /justify|kashida/i.test(value) ? "justify" : "left";
}

function lineOf(line: string | undefined, rule: string | undefined): ParagraphProperties["line"] | undefined {
  if (line === undefined) return undefined;
  if (rule === "exact" || rule === "atLeast") return { rule, height: Math.max(0, points(line) ?? 0) };
  return { rule: "auto", times: Math.max(0.06, Math.min(20, Number(line) / 240 || 1)) };
}

/** What fills the way to a tab stop (17.18.92). */
export const leaders = dictionary<string>({ dot: ".", hyphen: "-", underscore: "_", middleDot: "·", heavy: "_" });

function tabOf({ attributes }: XmlElement): TabStop | { at: number; align: "clear" } {
  const at = points(attributes["w:pos"]) ?? 0;
  const align = attributes["w:val"] ?? "left";
  if (align === "clear") return { at, align };
  const leader = leaders[attributes["w:leader"] ?? ""] ?? null;
  const known = { center: "center", right: "right", end: "right", decimal: "decimal", bar: "bar" } as const;
  return { at, align: known[align as keyof typeof known] ?? "left", leader };
}

/** `w:pBdr`, `w:tblBorders`, `w:tcBorders`. */
export function readBorders(element: XmlElement | undefined, theme: Theme): Borders {
  const borders: Borders = {};
  for (const border of elementsOf(element)) {
    const name = border.name.slice(2);
    const side = { start: "left", end: "right" }[name] ?? name;
    if (["top", "right", "bottom", "left", "insideH", "insideV", "between"].includes(side)) {
      borders[side as keyof Borders] = readBorder(border, theme);
    }
  }
  return borders;
}

function readBorder(element: XmlElement, theme: Theme): Border | null {
  const value = element.attributes["w:val"] ?? "single";
  if (value === "nil" || value === "none") return null;
  const width = Math.max(0.25, Math.min(12, Number(element.attributes["w:sz"] ?? 4) / 8 || 0.5));
  const space = Math.min(31, Number(element.attributes["w:space"] ?? 0) || 0);
  return {
    ...linesOf(value, width),
    color: readColor(element, theme, "w:color") ?? null,
    space,
    kind: value,
  };
}

/** Without the keys that are undefined, so that a spread doesn't overwrite what is inherited. */
function defined<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never;
}
