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
  const { template, settings } = fit;
  const shown = (template.design?.elements ?? []).flatMap((element) =>
    element.kind === "text"
      ? [{ id: element.id, label: elementLabel(element), find: findMissingOf(element, findMissing, fonts) }]
      : [],
  );
  const fields = (template.design ? [] : template.fields).map((field) => {
    const { label, ...place } = fieldPlace(fit, field);
    return { name: field.name, label, place };
  });
  const placeOf = new Map(fields.map((field) => [field.name, field]));
  const merged = (template.merge?.values ?? []).flatMap((value) => {
    const field = placeOf.get(value.field);
    return field ? [{ ...field, name: valueKey(value) }] : [];
  });
  const texts = template.settings.flatMap((setting) => {
    const { name, type } = setting;
    const value = settings[name];
    return type === "text" && typeof value === "string"
      ? [{ name, label: labelMessage(template.id, setting), part: findMissing(value) }]
      : [];
  });

  return ({ row, sheetRow, values, settings: filled }: FittedRow): FoundProblem[] => {
    const problems: FoundProblem[] = [];
    const tell = (
      part: string | null,
      label: string | ServerMessage,
      place: Pick<FoundProblem, "field" | "column" | "element">,
    ) => {
      if (part !== null) problems.push({ row, sheetRow, ...place, ...missing(label, part) });
    };
    for (const { name, label, place } of [...fields, ...merged]) {
      const text = printed(values[name] ?? null);
      if (text !== null) tell(findMissing(text), label, place);
    }
    for (const { id, label, find } of shown) {
      const text = printed(values[id] ?? null);
      if (text !== null) tell(find(withoutMarks(text)), label, { field: null, column: null, element: id });
    }
    for (const { name, label, part } of texts) {
      const text = filled[name];
      // The same for every row, unless it is filled in per row.
      tell(typeof text === "string" ? findMissing(withoutMarks(text)) : part, label, { field: null, column: null });
    }
    return problems;
  };
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
 * Characters that an uploaded font lacks are set in ours: only those that none of the fonts has are missing. With accents,
 * any part of a text may be set in any of its fonts, so each of them must have what ours lack.
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
