import type { TextElement } from "#lib/contracts/designs/design-elements.ts";
import { isUploadId } from "#lib/contracts/id-guards.ts";
import { ownFamily } from "#lib/generation/designs/own-family.ts";
import { elementLabel } from "#lib/generation/mapping/elements/element-scope.ts";
import type { FieldValue, Fit, FittedRow } from "#lib/generation/mapping/fit/fit.ts";
import { withoutMarks } from "#lib/generation/mapping/pattern/markup.ts";
import { fieldPlace } from "#lib/generation/mapping/problems/field-place.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { valueKey } from "#lib/generation/templates/merge.ts";
import { designFonts, fontFamilies } from "#lib/generation/typesetting/font-files.ts";
import { type FindMissingGlyph, readGlyphCoverage } from "#lib/generation/typesetting/glyph-coverage.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { Assignment } from "../../protocol.ts";

/**
 * Creates a function that finds characters in a row's texts that no font can set, with an error for each affected field
 * or setting: a box inside a name is worse than an error.
 */
export function missingGlyphs(fit: Fit, findMissing: FindMissingGlyph, fonts: Assignment["fonts"] = {}) {
  const values = [...fieldTexts(fit, findMissing), ...elementTexts(fit, findMissing, fonts)];
  const settings = settingTexts(fit, findMissing);
  return ({ row, sheetRow, ...fitted }: FittedRow): FoundProblem[] => {
    const problems: FoundProblem[] = [];
    for (const { name, place, label, find } of values) {
      const text = printed(fitted.values[name] ?? null);
      const part = text === null ? null : find(text);
      if (part !== null) problems.push({ row, sheetRow, ...place, ...missing(label, part) });
    }
    for (const { name, label, part: common } of settings) {
      const text = fitted.settings[name];
      // The same for every row, unless it is filled in per row.
      const part = typeof text === "string" ? findMissing(withoutMarks(text)) : common;
      const place = { row, sheetRow, field: null, column: null, setting: name };
      if (part !== null) problems.push({ ...place, ...missing(label, part) });
    }
    return problems;
  };
}

/** A value that is printed as text, and the place that its problem names. */
interface ValueText {
  /** In the row's values. */
  name: string;
  place: Pick<FoundProblem, "field" | "column" | "element">;
  label: string | ServerMessage;
  find: FindMissingGlyph;
}

/**
 * A template's fields, and the values that a Word file formats in its own way. A design prints them in its elements.
 */
function fieldTexts(fit: Fit, find: FindMissingGlyph): ValueText[] {
  const { design, fields, merge } = fit.template;
  if (design) return [];
  const texts = fields.map((field) => {
    const { label, ...place } = fieldPlace(fit, field);
    return { name: field.name, place, label, find };
  });
  const byField = new Map(texts.map((text) => [text.name, text]));
  const formatted = (merge?.values ?? []).flatMap((value) => {
    const text = byField.get(value.field);
    return text ? [{ ...text, name: valueKey(value) }] : [];
  });
  return [...texts, ...formatted];
}

function elementTexts(
  { template }: Fit,
  findMissing: FindMissingGlyph,
  fonts: NonNullable<Assignment["fonts"]>,
): ValueText[] {
  const elements = (template.design?.elements ?? []).filter((element) => element.kind === "text");
  return elements.map((element) => {
    const find = findMissingOf(element, findMissing, fonts);
    return {
      name: element.id,
      place: { field: null, column: null, element: element.id },
      label: elementLabel(element),
      find: (text) => find(withoutMarks(text)),
    };
  });
}

/** The text settings, and what is missing in those that are the same for every row. */
function settingTexts({ template, settings }: Fit, findMissing: FindMissingGlyph) {
  return template.settings.flatMap((setting) => {
    const { name, type } = setting;
    const value = settings[name];
    if (type !== "text" || typeof value !== "string") return [];
    return [{ name, label: labelMessage(template.id, setting), part: findMissing(value) }];
  });
}

/** The fonts that designs used last: reading one takes a while, and few texts need it. */
const coverage = new Map<string, FindMissingGlyph>();
const mostCovered = 3;

function coverageOf(font: string): FindMissingGlyph {
  const known = coverage.get(font);
  if (known) return known;
  const ours = fontFamilies(process.cwd()).map(([file = ""]) => file);
  const find = readGlyphCoverage([font, ...ours]);
  if (coverage.size >= mostCovered) coverage.clear();
  coverage.set(font, find);
  return find;
}

/**
 * Characters that an uploaded font lacks are set in ours: only those that none of the fonts has are missing. With
 * accents, any part of a text may be set in any of its fonts, so each of them must have what ours lack.
 */
function findMissingOf(
  { font, accents, capitals }: TextElement,
  findMissing: FindMissingGlyph,
  fonts: NonNullable<Assignment["fonts"]>,
): FindMissingGlyph {
  const names = new Set([font, accents?.strong.font ?? font, accents?.emphasis.font ?? font]);
  const files = [...names].map((name) =>
    isUploadId(name) ? fonts[ownFamily(name)] : designFonts(process.cwd()).get(name)?.[0],
  );
  const findInAll = (text: string) => {
    for (const file of files) {
      const missing = file ? coverageOf(file)(text) : findMissing(text);
      if (missing !== null) return missing;
    }
    return null;
  };
  const find = (text: string) => (findMissing(text) === null ? null : findInAll(text));
  return capitals === "none" ? find : (text) => find(text) ?? find(text.toUpperCase());
}

/** The part of a value that is set in letters: of a code only its human-readable text, of an image nothing. */
function printed(value: FieldValue): string | null {
  if (typeof value === "string" || value === null) return value;
  return "typed" in value ? (value.typed ?? null) : null;
}

function missing(label: string | ServerMessage, part: string) {
  const codes = [...part].map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`);
  const values = { what: label, text: part, codes: codes.slice(0, 8).join(" ") };
  const detail = codes.length === 1 ? msg("row.glyph", values) : msg("row.glyphs", values);
  return { code: "missing_glyph" as const, ...detail, severity: "error" as const };
}
