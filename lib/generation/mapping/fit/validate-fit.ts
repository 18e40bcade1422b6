import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/sessions/choices.ts";
import { KindColorsSchema, type SettingValue, type TemplateSetting } from "#lib/contracts/template.ts";
import { labelMessage, msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../../common/errors/app-error.ts";
import { sheetFaults } from "../../templates/sheets/sheet.ts";
import { nameScope } from "../pattern/name-scope.ts";
import { parsePattern } from "../pattern/parse-pattern.ts";
import { PatternError } from "../pattern/pattern-error.ts";
import { canPrintDates } from "../values/date-formatter.ts";
import { isIban } from "../values/iban.ts";
import { isCurrency, isLocale } from "../values/locale.ts";
import { fieldsNamedBy } from "./field-source.ts";
import type { Fit } from "./fit.ts";
import { withoutField } from "./mapped-column.ts";

/** The input of a check; settings may be incomplete. */
type FitInput = Pick<Fit, "template" | "columns" | "mapping" | "settings" | "output">;

/** The error in a choice, with its position in a text; null if it is valid. */
type Fault = Omit<FieldFault, "path"> | null;

/**
 * Validates what a visitor chose. Each error has its path in the request (`mapping.recipient`, `settings.accent`,
 * `output.filename`) and a sentence. A fit without errors can be passed to `compileFit`.
 */
export function validateFit(fit: FitInput): FieldFault[] {
  const errors: FieldFault[] = [];
  const check = (path: string, fault: Fault) => {
    if (fault !== null) errors.push({ path, ...fault });
  };
  for (const [field, mapping] of Object.entries(fit.mapping))
    check(`mapping.${field}`, mappingFault(field, mapping, fit));
  for (const [name, value] of Object.entries(fit.settings)) check(`settings.${name}`, settingFault(name, value, fit));
  if (errors.length === 0) errors.push(...sheetFaults(fit.template, fit.settings));
  check("output.filename", patternFault(fit.output.filename, fit));
  check("output.locale", localeFault(fit.output.locale));
  if (!fit.output.archive && !fit.output.combined) check("output", msg("choice.output"));
  if (errors.length > 0) return errors;
  for (const field of fit.template.fields) {
    const itself = () => msg("choice.itself", { field: labelMessage(fit.template.id, field) });
    check(`mapping.${field.name}`, namesItself(field.name, fit) ? itself() : null);
  }
  return errors;
}

function localeFault(locale: string): Fault {
  if (!isLocale(locale)) return msg("choice.locale", { locale });
  return canPrintDates(locale) ? null : msg("choice.script", { locale });
}

function mappingFault(name: string, mapping: FieldMapping | null, fit: FitInput): Fault {
  if (!fit.template.fields.some((field) => field.name === name)) {
    return msg("choice.field", { field: name });
  }
  if (mapping === null) return null;
  if ("text" in mapping) return patternFault(mapping.text, { ...fit, template: withoutField(fit.template, name) });
  const isColumn = fit.columns.some((column) => column.name === mapping.column);
  return isColumn ? null : msg("choice.column", { column: mapping.column });
}

function patternFault(text: string, fit: FitInput): Fault {
  try {
    parsePattern(text, nameScope(fit.columns, fit.template.fields));
    return null;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const { message, wording, position } = error;
    return { message, wording, position };
  }
}

function settingFault(name: string, value: SettingValue, fit: FitInput): Fault {
  const setting = fit.template.settings.find((each) => each.name === name);
  if (!setting) return msg("choice.setting", { setting: name });
  if (setting.type === "text" && typeof value === "string") {
    return textFault(value, fit) ?? (fit.template.transfer?.iban === name ? ibanFault(value) : null);
  }
  return isValueOf(setting, value) ? null : expectation(setting, labelMessage(fit.template.id, setting));
}

function textFault(text: string, fit: FitInput): Fault {
  if (text.length <= limits.settingCharacters) return patternFault(text, fit);
  return msg("choice.textLength", { most: String(limits.settingCharacters) });
}

/** An IBAN that depends on the row is checked per row. */
function ibanFault(text: string): Fault {
  if (text.trim() === "" || text.includes("{") || isIban(text)) return null;
  return msg("choice.iban", { text });
}

function isValueOf(setting: TemplateSetting, value: SettingValue): boolean {
  if (setting.type === "colors") return value === null || KindColorsSchema.safeParse(value).success;
  if (setting.type === "image") return value === null || UploadIdSchema.safeParse(value).success;
  if (setting.type === "switch") return typeof value === "boolean";
  if (setting.type === "number") {
    return typeof value === "number" && value >= setting.min && value <= setting.max && isStep(value, setting.step);
  }
  if (setting.type === "currency" && value === null) return true;
  if (typeof value !== "string") return false;
  if (setting.type === "color") return /^#[0-9a-f]{6}$/i.test(value);
  if (setting.type === "currency") return isCurrency(value);
  return setting.type === "choice" && setting.choices.some((choice) => choice.value === value);
}

/** A step of 0.1 has no exact binary representation. */
function isStep(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function expectation(definition: TemplateSetting, setting: ServerMessage): ServerMessage {
  switch (definition.type) {
    case "text":
    case "color":
    case "image":
    case "currency":
    case "switch":
      return msg(`choice.${definition.type}`, { setting });
    case "colors":
      return msg("choice.color", { setting });
    case "number": {
      const range = { setting, min: String(definition.min), max: String(definition.max) };
      return definition.step === 1 ? msg("choice.wholeNumber", range) : msg("choice.number", range);
    }
    case "choice":
      return msg("choice.oneOf", { setting, choices: definition.choices.map(({ value }) => value).join(", ") });
  }
}

function namesItself(field: string, fit: FitInput): boolean {
  const reached = new Set<string>();
  const visit = (name: string) => {
    for (const named of fieldsNamedBy(name, fit)) {
      if (reached.has(named)) continue;
      reached.add(named);
      visit(named);
    }
  };
  visit(field);
  return reached.has(field);
}
