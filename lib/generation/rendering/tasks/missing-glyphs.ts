import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Fit, FittedRow } from "../../mapping/fit.ts";
import type { FindMissingGlyph } from "../glyph-coverage.ts";

/**
 * Makes the function that finds what of a row's texts no font can set, an error for each field or setting with some:
 * a name with a box in it is worse than a name that is told of.
 */
export function missingGlyphs({ template, mapping, settings }: Fit, findMissing: FindMissingGlyph) {
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
      const part = typeof value === "string" ? findMissing(value) : null;
      if (part !== null) problems.push({ row, sheetRow, ...place, ...missing(label, part) });
    };
    for (const { name, label, place } of fields) look(values[name], label, place);
    for (const { name, label, value } of texts) look(filled[name] ?? value, label, { field: null, column: null });
    return problems;
  };
}

function missing(label: string, part: string) {
  const codes = [...part].map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`);
  const what = codes.length === 1 ? "the character" : "the characters";
  const message = `"${label}" has ${what} "${part}" (${codes.slice(0, 8).join(" ")}), which none of our fonts can set.`;
  return { code: "missing_glyph" as const, message, severity: "error" as const };
}
