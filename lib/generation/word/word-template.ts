import { z } from "zod";
import { fieldHole } from "#lib/contracts/column-hole.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { WordFontsSchema } from "#lib/contracts/sessions/choices.ts";
import type { TemplateSetting } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { MergeSchema } from "../templates/merge.ts";
import { unfillableKinds } from "./form/form.ts";
import { omissionKinds } from "./omission.ts";

/** Why a font in the file isn't used: its maker forbids it, it is damaged, or there are too many. */
const fontFaults = ["licence", "unreadable", "limit"] as const;
export type FontFault = (typeof fontFaults)[number];

/** What is known of a Word file once it was read. Its source is stored beside it. */
export const WordFactsSchema = z.object({
  /** As written in the file, in order of appearance, with the text at its place. */
  fields: z.array(z.object({ name: z.string(), sample: z.string() })),
  /** How the file marks its fields; null if it has none. */
  marks: z.string().nullable(),
  /** What is computed from rows. */
  merge: MergeSchema.default({ values: [], conditions: [], lists: [], labels: 1 }),
  /** What most of its text is in, as a tag (BCP 47), and whether its words say so or only `w:lang`. */
  language: z
    .object({ tag: z.string(), by: z.enum(["words", "stated"]) })
    .nullable()
    .default(null),
  /** What can't be set. */
  omissions: z.array(
    z.object({ what: z.enum(omissionKinds), detail: z.string(), page: z.number().int().nullable().default(null) }),
  ),
  /** Word's fonts that are replaced, and why. */
  fonts: z.array(
    z.object({
      name: z.string(),
      family: z.string(),
      isMetric: z.boolean(),
      why: z.enum(["absent", "subset", "style", "own_subset", "own_style", ...fontFaults]).default("absent"),
    }),
  ),
  /** The family names of its own fonts, which are stored beside it. */
  embedded: z.array(z.string()).default([]),
  /** The parts with its pictures. */
  images: z.array(z.string()),
  /** Why the file can't be filled as a Word file, by a row's values; null if it can. */
  unfillable: z
    .object({ what: z.enum(unfillableKinds), tag: z.string() })
    .nullable()
    .default({ what: "earlier", tag: "" }),
});
export type WordFacts = z.infer<typeof WordFactsSchema>;

/** A visitor's Word file as a session's template. */
export const WordTemplateSchema = WordFactsSchema.extend({
  uploadId: UploadIdSchema,
  filename: z.string(),
  /** The visitor's own fonts, by the names of those in whose place they are. */
  ownFonts: WordFontsSchema.default({}),
  /** Which source is set: that of the file as it arrived (null), or one that was written for own fonts. */
  variant: z.string().nullable().default(null),
});
export type WordTemplate = z.infer<typeof WordTemplateSchema>;

/** A Word file as a template: each field needs a column or a text, although rows may leave it empty. */
export function wordDefinition({ uploadId, filename, fields, merge }: WordTemplate): TemplateDefinition {
  const lists = new Set(merge.lists.map(({ name }) => name));
  const lines = new Set(merge.lists.flatMap((list) => list.fields));
  const shared = fields.filter(({ name }) => !lists.has(name) && !lines.has(name));
  const [first] = lists.size > 0 ? shared : fields;
  const naming = first && fieldHole(first.name);
  return {
    id: uploadId,
    title: filename.replace(/\.do[ct][xm]$/i, ""),
    description: "",
    position: 1,
    fields: fields.map(({ name, sample }) => ({
      ...{ name, label: name, sample, help: "", type: "text", synonyms: [] },
      // Without a column, a list stands for a document's rows.
      required: !lists.has(name),
      mayBeEmpty: true,
    })),
    settings: lists.size > 0 ? [groupBy(shared.map(({ name }) => name))] : [],
    design: null,
    group: null,
    merge,
    sheet: null,
    author: null,
    delivery: { archive: merge.labels === 1, combined: merge.labels > 1 },
    filename: naming ? `${naming}.pdf` : "document.pdf",
    documentTitle: naming ?? "Document",
  };
}

/** By which field rows form documents: unless the visitor names one, they must agree in everything that isn't in a list. */
function groupBy(fields: readonly string[]): TemplateSetting {
  return {
    name: "group",
    label: "One document for rows with the same value in",
    help: "Each row of a document becomes a line of its lists.",
    type: "choice",
    default: "",
    choices: [{ value: "", label: "all fields outside of lists" }, ...fields.map((value) => ({ value, label: value }))],
  };
}
