import { z } from "zod";
import { limits } from "./limits.ts";

/** How a cell is parsed and passed to the template. */
export const FieldTypeSchema = z.enum(["text", "number", "percent", "date", "code", "picture"]);
export type FieldType = z.infer<typeof FieldTypeSchema>;

export const TemplateFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: FieldTypeSchema,
  required: z.boolean(),
  help: z.string(),
  /** Required, but a text without characters will do, and rows may leave it empty. */
  mayBeEmpty: z.boolean().optional(),
  /** The placeholder of a value in a visitor's own file. */
  sample: z.string().optional(),
  /** Not required in rows with a value of this field: a label with a company needs no name. */
  unless: z.string().optional(),
  /** Collects the columns that no other field uses as lines of "Name: value"; empty values are skipped. */
  collects: z.boolean().optional(),
});
export type TemplateField = z.infer<typeof TemplateFieldSchema>;

const settingBase = {
  name: z.string(),
  label: z.string(),
  help: z.string(),
  /** Without a value, the documents would be wrong and can't be started. */
  required: z.boolean().optional(),
  /** Applies only if that setting has one of these values, or any value. */
  when: z.object({ setting: z.string(), is: z.array(z.string()).optional() }).optional(),
  /** Neither used nor required once that setting has a value: a letterhead has a sender. */
  unless: z.string().optional(),
};

/**
 * A text may contain `{Column}`. An image is the id of an upload. A currency is an ISO 4217 code, or null for the
 * currency of the spreadsheet's amounts, or the default if they name none. Each template's settings are in its
 * `template.json`; those that several share are in `lib/generation/templates/`.
 */
export const TemplateSettingSchema = z.discriminatedUnion("type", [
  z.object({
    ...settingBase,
    type: z.literal("text"),
    default: z.string(),
    /**
     * What somebody could write here, for a text that names somebody or something; its default is then empty. Shown in
     * the empty field, and printed only with the template's own sample sheet.
     */
    sample: z.string().optional(),
    multiline: z.boolean(),
    /** Whether it can be formatted: bold, italics, links and lists. */
    markup: z.boolean().optional(),
  }),
  z.object({ ...settingBase, type: z.literal("color"), default: z.string() }),
  /** Colours by the values of a field, by value; the values without one get colours that differ. */
  z.object({ ...settingBase, type: z.literal("colors"), field: z.string(), default: z.null() }),
  z.object({
    ...settingBase,
    type: z.literal("image"),
    default: z.null(),
    /** The page that documents are printed on, as an image or a PDF. A template has at most one. */
    isPage: z.boolean().optional(),
  }),
  z.object({ ...settingBase, type: z.literal("currency"), default: z.string() }),
  z.object({ ...settingBase, type: z.literal("switch"), default: z.boolean() }),
  z.object({
    ...settingBase,
    type: z.literal("number"),
    default: z.number(),
    min: z.number(),
    max: z.number(),
    /** 1 for whole numbers. */
    step: z.number().positive(),
    /** Shown after the number, such as "mm"; "" for a count. */
    unit: z.string(),
  }),
  z.object({
    ...settingBase,
    type: z.literal("choice"),
    default: z.string(),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
]);
export type TemplateSetting = z.infer<typeof TemplateSettingSchema>;

const colorPattern = /^#[0-9a-f]{6}$/i;

/** By value of a field, such as a ticket type. */
export const KindColorsSchema = z
  .record(z.string().max(limits.kindCharacters), z.string().regex(colorPattern))
  .refine((colors) => Object.keys(colors).length <= 4 * limits.kindsPerColumn);
export type KindColors = z.infer<typeof KindColorsSchema>;

export const SettingValueSchema = z.union([
  KindColorsSchema,
  z.string().max(limits.settingCharacters),
  z.number(),
  z.boolean(),
  z.null(),
]);
export type SettingValue = z.infer<typeof SettingValueSchema>;

/** What one PDF contains: a document, or a sheet of labels. */
export const UnitSchema = z.enum(["document", "sheet"]);
export type Unit = z.infer<typeof UnitSchema>;

export const TemplateSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fields: z.array(TemplateFieldSchema),
  settings: z.array(TemplateSettingSchema),
});
export type Template = z.infer<typeof TemplateSchema>;
