import { labelMessage } from "#lib/messages/server-message.ts";
import type { Row } from "../../spreadsheet/table.ts";
import { markMarkup, withoutMarks } from "../pattern/markup.ts";
import type { FieldTexts } from "../pattern/pattern-hole.ts";
import { compileRowPattern, type RowPattern } from "../pattern/row-pattern.ts";
import {
  brokenValue,
  errorCell,
  type FieldProblem,
  inexactCell,
  inexactNumber,
  missingValue,
} from "../problems/row-problems.ts";
import type { FilledSettings, Fit } from "./fit.ts";
import { isUsed } from "./missing-choices.ts";

interface CompiledSettings extends Pick<RowPattern, "columns" | "named"> {
  fill(row: Row, texts: FieldTexts, problems: FieldProblem[]): FilledSettings;
}

/**
 * An error value in a setting's text is dropped with a warning, because no field requires it. A number with too many
 * digits gets the same warning as in a field. A required setting that a row leaves empty is an error of the row. Settings
 * that documents don't use have no problems.
 */
export function compileSettings(fit: Fit): CompiledSettings {
  const settings = fit.template.settings.flatMap((setting) => {
    const { type, name } = setting;
    const value = fit.settings[name];
    if (type !== "text" || typeof value !== "string" || !/[{}]/.test(value) || !isUsed(setting, fit.settings))
      return [];
    const label = labelMessage(fit.template.id, setting);
    const text = setting.markup ? markMarkup(value) : value;
    return [{ name, label, isRequired: setting.required === true, pattern: compileRowPattern(text, fit) }];
  });
  const fill: CompiledSettings["fill"] = (row, texts, problems) => {
    const filled: FilledSettings = {};
    for (const { name, label, isRequired, pattern } of settings) {
      const [broken, inexact] = [errorCell(row, pattern.columns), inexactCell(row, pattern.columns)];
      const placeOf = (index: number) => ({ column: fit.columns[index]?.name ?? null, field: null, label });
      if (broken) problems.push(brokenValue(placeOf(broken.column), broken.text, false));
      if (inexact) problems.push(inexactNumber(placeOf(inexact.column), inexact.text));
      const text = pattern.fill(row, texts, problems);
      if (isRequired && withoutMarks(text).trim() === "")
        problems.push(missingValue({ column: null, field: null, setting: name, label }));
      filled[name] = text;
    }
    return filled;
  };
  return {
    columns: settings.flatMap(({ pattern }) => pattern.columns),
    named: settings.flatMap(({ pattern }) => pattern.named),
    fill,
  };
}
