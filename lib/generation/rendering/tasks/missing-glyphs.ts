import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Fit, FittedRow } from "../../mapping/fit.ts";
import type { GlyphCoverage } from "../glyph-coverage.ts";

/**
 * Makes the function that finds a row's characters that no font has, an error for each field or setting with one: a name
 * with a box in it is worse than a name that is told of.
 */
export function missingGlyphs({ template, mapping, settings }: Fit, covers: GlyphCoverage) {
  const fields = template.fields.map(({ name, label }) => {
    const source = mapping[name];
    return { name, label, place: { field: name, column: source && "column" in source ? source.column : null } };
  });
  const texts = template.settings.flatMap(({ name, type, label }) => {
    const value = settings[name];
    return type === "text" && typeof value === "string" ? [{ name, label, value }] : [];
  });

  return ({ row, sheetRow, values, settings: filled }: FittedRow): RowProblem[] => {
    const problems: RowProblem[] = [];
    const look = (value: unknown, label: string, place: Pick<RowProblem, "field" | "column">) => {
      const character = typeof value === "string" ? firstMissing(value, covers) : null;
      if (character !== null) problems.push({ row, sheetRow, ...place, ...missing(label, character) });
    };
    for (const { name, label, place } of fields) look(values[name], label, place);
    for (const { name, label, value } of texts) look(filled[name] ?? value, label, { field: null, column: null });
    return problems;
  };
}

function firstMissing(text: string, covers: GlyphCoverage): string | null {
  for (const character of text) if (!covers(character.codePointAt(0) ?? 0)) return character;
  return null;
}

function missing(label: string, character: string) {
  const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  const message = `"${label}" has the character "${character}" (${code}), which none of our fonts has.`;
  return { code: "missing_glyph" as const, message, severity: "error" as const };
}
