import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Document } from "../../mapping/documents.ts";
import type { Fit } from "../../mapping/fit.ts";
import type { GlyphCoverage } from "../glyph-coverage.ts";

type Place = Pick<RowProblem, "row" | "sheetRow" | "column" | "field">;

/**
 * Makes the function that finds a document's characters that no font has, an error for each field or setting with one:
 * a name with a box in it is worse than a name that is told of.
 */
export function missingGlyphs({ template, mapping, settings }: Fit, covers: GlyphCoverage) {
  const columnOf = (field: string) => {
    const source = mapping[field];
    return source && "column" in source ? source.column : null;
  };
  const fixed = template.settings.flatMap(({ name, type, label }) => {
    const value = settings[name];
    return type === "text" && typeof value === "string" ? [{ name, label, value }] : [];
  });

  return ({ rows, sheetRows, values, settings: filled }: Document): RowProblem[] => {
    const placeOf = (index: number): Place => ({
      row: rows[index] ?? 1,
      sheetRow: sheetRows[index] ?? 1,
      column: null,
      field: null,
    });
    const problems: RowProblem[] = [];
    const look = (value: unknown, label: string, at: Place) => {
      const character = typeof value === "string" ? firstMissing(value, covers) : null;
      if (character !== null) problems.push({ ...at, ...missing(label, character) });
    };
    for (const { name, label } of template.fields) {
      const field = { field: name, column: columnOf(name) };
      look(values[name], label, { ...placeOf(0), ...field });
      for (const [index, line] of linesOf(values).entries()) look(line[name], label, { ...placeOf(index), ...field });
    }
    for (const { name, label, value } of fixed) look(filled[name] ?? value, label, placeOf(0));
    return problems;
  };
}

function linesOf({ lines }: Document["values"]): Record<string, unknown>[] {
  return Array.isArray(lines) ? lines : [];
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
