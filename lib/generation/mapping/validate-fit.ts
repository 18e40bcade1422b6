import type { FieldError } from "#lib/contracts/errors.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { FieldMapping } from "#lib/contracts/session.ts";
import type { SettingValue, TemplateSetting } from "#lib/contracts/template.ts";
import { sheetFaults } from "../templates/sheet.ts";
import { fieldsNamedBy } from "./field-source.ts";
import type { Fit } from "./fit.ts";
import { isIban } from "./iban.ts";
import { hasOurLetters, isCurrency, isLocale } from "./locale.ts";
import { withoutField } from "./mapped-column.ts";
import { nameScope } from "./pattern/name-scope.ts";
import { parsePattern } from "./pattern/parse-pattern.ts";
import { PatternError } from "./pattern/pattern-error.ts";

/** What a check needs; settings may be incomplete. */
type FitInput = Pick<Fit, "template" | "columns" | "mapping" | "settings" | "output">;

/** What is wrong with a choice, and in a text where; null where nothing is. */
type Fault = string | Omit<FieldError, "path"> | null;

/**
 * Everything that is wrong with what a visitor chose, each with its path in the request (`mapping.recipient`,
 * `settings.accent`, `output.filename`) and a sentence. What passes without an error can be given to `compileFit`.
 */
export function validateFit(fit: FitInput): FieldError[] {
  const errors: FieldError[] = [];
  const check = (path: string, fault: Fault) => {
    if (fault !== null) errors.push({ path, ...(typeof fault === "string" ? { message: fault } : fault) });
  };
  for (const [field, mapping] of Object.entries(fit.mapping))
    check(`mapping.${field}`, mappingFault(field, mapping, fit));
  for (const [name, value] of Object.entries(fit.settings)) check(`settings.${name}`, settingFault(name, value, fit));
  if (errors.length === 0) errors.push(...sheetFaults(fit.template, fit.settings));
  check("output.filename", patternFault(fit.output.filename, fit));
  check("output.locale", localeFault(fit.output.locale));
  if (!fit.output.archive && !fit.output.combined) check("output", "Choose an archive, a combined PDF, or both.");
  if (errors.length > 0) return errors;
  for (const { name, label } of fit.template.fields) {
    check(`mapping.${name}`, namesItself(name, fit) ? `${label} is made from itself.` : null);
  }
  return errors;
}

function localeFault(tag: string): string | null {
  if (!isLocale(tag)) return `"${tag}" is not a locale such as en-GB.`;
  return hasOurLetters(tag) ? null : `Dates of "${tag}" are written in a script that our fonts do not have.`;
}

function mappingFault(name: string, mapping: FieldMapping | null, fit: FitInput): Fault {
  if (!fit.template.fields.some((field) => field.name === name)) return `The template has no field "${name}".`;
  if (mapping === null) return null;
  if ("text" in mapping) return patternFault(mapping.text, { ...fit, template: withoutField(fit.template, name) });
  const isColumn = fit.columns.some((column) => column.name === mapping.column);
  return isColumn ? null : `The sheet has no column "${mapping.column}".`;
}

function patternFault(text: string, fit: FitInput): Fault {
  try {
    parsePattern(text, nameScope(fit.columns, fit.template.fields));
    return null;
  } catch (error) {
    if (error instanceof PatternError) return { message: error.message, position: error.position };
    throw error;
  }
}

function settingFault(name: string, value: SettingValue, fit: FitInput): Fault {
  const setting = fit.template.settings.find((each) => each.name === name);
  if (!setting) return `The template has no setting "${name}".`;
  if (setting.type === "text" && typeof value === "string") {
    return textFault(value, fit) ?? (fit.template.transfer?.iban === name ? ibanFault(value) : null);
  }
  return isValueOf(setting, value) ? null : `${setting.label} ${expectation(setting)}.`;
}

function textFault(text: string, fit: FitInput): Fault {
  const tooLong = text.length > limits.settingCharacters;
  return tooLong ? `The text has more than ${limits.settingCharacters} characters.` : patternFault(text, fit);
}

/** One that is made from the row is checked there. */
function ibanFault(text: string): Fault {
  if (text.trim() === "" || text.includes("{") || isIban(text)) return null;
  return `"${text}" is not an IBAN: a letter or a digit of it is wrong or missing.`;
}

function isValueOf(setting: TemplateSetting, value: SettingValue): boolean {
  if (setting.type === "image") return value === null || UploadIdSchema.safeParse(value).success;
  if (setting.type === "switch") return typeof value === "boolean";
  if (setting.type === "number") {
    return typeof value === "number" && value >= setting.min && value <= setting.max && isStep(value, setting.step);
  }
  if (typeof value !== "string") return false;
  if (setting.type === "color") return /^#[0-9a-f]{6}$/i.test(value);
  if (setting.type === "currency") return isCurrency(value);
  return setting.type === "choice" && setting.choices.some((choice) => choice.value === value);
}

/** A step of 0.1 is no exact binary fraction. */
function isStep(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function expectation(setting: TemplateSetting): string {
  switch (setting.type) {
    case "text":
      return "must be a text";
    case "color":
      return "must be a colour such as #1a6b54";
    case "image":
      return "must be the id of an uploaded image, or null";
    case "currency":
      return "must be a currency's code such as EUR";
    case "number":
      return `must be a number from ${setting.min} to ${setting.max}${setting.step === 1 ? ", without decimals" : ""}`;
    case "switch":
      return "must be true or false";
    case "choice":
      return `must be one of ${setting.choices.map((choice) => choice.value).join(", ")}`;
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
