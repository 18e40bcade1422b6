import { writeFileSync } from "node:fs";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { isFormat } from "#lib/generation/mapping/merge/compile-values.ts";
import { localeFacts } from "#lib/generation/mapping/values/locale.ts";
import {
  conditionKey,
  labelledValues,
  linesKeyOf,
  listedValues,
  type Merge,
  valueKey,
} from "#lib/generation/templates/merge.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import type { SourceNote } from "#lib/generation/typesetting/virtual-word-file.ts";
import { UnfillableError } from "#lib/generation/word/form/form.ts";
import { writeFormFile } from "#lib/generation/word/form/form-file.ts";
import { readForm } from "#lib/generation/word/form/read-form.ts";
import { readWordFile } from "#lib/generation/word/read-word-file.ts";
import { fontKey, fontPath } from "#lib/generation/word/styles/fonts.ts";
import { eachOfDocument } from "#lib/generation/word/tags/find-tags.ts";
import { writeSource } from "#lib/generation/word/typst/write-source.ts";
import { WordFileError } from "#lib/generation/word/word-file-error.ts";
import type { WordFacts } from "#lib/generation/word/word-template.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { WorkerTasks } from "../../protocol.ts";
import { type VettedFonts, vetEmbeddedFonts } from "./embedded-fonts.ts";
import { readOwnFonts } from "./own-fonts.ts";

/** Limit for a paragraph. Each begins where all before it end: 10,000 take seconds. */
const mostTabs = 1_000;

type ReadWordFile = Awaited<ReturnType<typeof readWordFile>>;
type Task = WorkerTasks["readWord"];

/**
 * Reads a Word file once and writes it as the Typst source that all later tasks set.
 * @throws AppError that says what is wrong with the file
 */
export async function readWordTask(
  { path, sourcePath, formPath, fontFolder, ownFonts = [] }: Task["input"],
  typesetter: Typesetter,
): Promise<Task["output"]> {
  const document = await readWordFile(path, limits, isFormat).catch(refuse);
  const samples = readSamples(document);
  const own = readOwnFonts(ownFonts);
  // Only the embedded fonts that texts use are read.
  const used = () => writeSource(document, { faces: own }).standIns.map(({ name }) => name);
  const embedded = await vetEmbeddedFonts(path, fontFolder, used).catch(refuse);
  const families = familiesOf(embedded);
  const fonts = {
    ...Object.fromEntries(families.map((family) => [family, fontPath(fontFolder, family)])),
    ...Object.fromEntries(ownFonts.flatMap(({ files }) => files.map(({ family, path }) => [family, path]))),
  };
  const faces = new Map([...embedded.faces, ...own]);
  const { source, standIns } = writeSource(document, { isNoted: true, faces });
  if (source.length > limits.wordSourceBytes) throw new AppError("hostile_file", msg("word.tooMuch"));
  writeFileSync(sourcePath, source);
  const notes = sampleValues(document.merge, samples).flatMap((values) =>
    trySource(typesetter, sourcePath, fonts, values),
  );
  const edges = new Map(notes.flatMap((note) => ("section" in note ? [[note.section, note]] : [])));
  writeFileSync(sourcePath, writeSource(document, { edges, faces }).source);
  return {
    fields: Array.from(samples, ([name, sample]) => ({ name, sample })),
    merge: document.merge,
    marks: document.marks,
    language: document.language.main,
    omissions: withPages(document.omissions, notes),
    fonts: standIns.map(({ name, why, ...standIn }) => {
      const isOwn = own.has(fontKey(name)) && why !== "absent";
      return { ...standIn, name, why: isOwn ? (`own_${why}` as const) : (embedded.faults.get(fontKey(name)) ?? why) };
    }),
    embedded: families,
    images: document.images,
    unfillable: formPath === null ? null : await writeForm(path, formPath, document),
  };
}

/**
 * The file's own text for each field, cut to 200 characters; "" if there is none.
 * @throws AppError for a file with too many fields, or too many tabs in a paragraph
 */
function readSamples(document: ReadWordFile): Map<string, string> {
  const { values, conditions } = document.merge;
  if (Math.max(document.fields.length, values.length, conditions.length) > limits.wordFields) {
    throw new AppError("hostile_file", msg("word.fields", { most: limits.wordFields }));
  }
  const samples = new Map(document.fields.map((name) => [name, ""]));
  eachOfDocument(document, (inlines) => {
    if (inlines.filter(({ kind }) => kind === "tab").length > mostTabs)
      throw new AppError("hostile_file", msg("word.tooMuch"));
    for (const inline of inlines) {
      if (inline.kind === "field" && !samples.get(inline.value.field))
        samples.set(inline.value.field, inline.sample.slice(0, 200));
    }
  });
  return samples;
}

function familiesOf({ faces }: VettedFonts): string[] {
  return [...new Set(faces.values().flatMap((styles) => Object.values(styles).map(({ family }) => family)))];
}

/** Omissions with their first page, in the order of these; those without a page come last. */
function withPages(omissions: ReadWordFile["omissions"], notes: readonly SourceNote[]): WordFacts["omissions"] {
  const pages = new Map(notes.toReversed().flatMap((note) => ("page" in note ? [[note.omission, note.page]] : [])));
  return omissions
    .map((omission, index) => ({ ...omission, page: pages.get(index) ?? null }))
    .toSorted((one, other) => (one.page ?? limits.wordPages + 1) - (other.page ?? limits.wordPages + 1));
}

/** The file's own texts, with all of its parts and, if it has any, with those that are shown otherwise. */
function sampleValues(merge: Merge, samples: ReadonlyMap<string, string>) {
  const { values, conditions, lists, labels } = merge;
  const shown = Object.fromEntries(values.map((value) => [valueKey(value), samples.get(value.field) ?? ""]));
  const all = (isMet: boolean) => conditions.map((each) => [conditionKey(each), isMet ? "yes" : ""]);
  const lines = Object.fromEntries(lists.map((list) => [linesKeyOf(list), [{}]]));
  const met = { ...Object.fromEntries([...samples, ...all(true)]), ...listedValues(lists), ...shown, ...lines };
  const each = conditions.length === 0 ? [met] : [met, { ...met, ...Object.fromEntries(all(false)) }];
  return each.map((row) => labelledValues(merge, Array(labels).fill(row)));
}

/** Sets the file once with its own texts: what the engine rejects now would fail in each row. */
function trySource(
  typesetter: Typesetter,
  source: string,
  fonts: Record<string, string>,
  values: Record<string, unknown>,
): SourceNote[] {
  const locale = localeFacts("en-GB");
  const frame = { template: "", title: "Word file", settings: {}, author: null, locale, sheet: null, images: {} };
  try {
    const batch = { ...frame, word: { source, images: {} }, fonts, records: [{ values, settings: {} }] };
    const { pages, pdf, notes } = typesetter.typeset(batch);
    if ((pages[0] ?? 0) > limits.wordPages)
      throw new AppError("hostile_file", msg("word.pages", { most: limits.wordPages }));
    pdf("pdf", new Date(0));
    return notes();
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error;
    throw new AppError("damaged_file", msg("word.unset"), { cause: error });
  }
}

/** @returns why there is no form; null if it was written */
async function writeForm(path: string, formPath: string, document: ReadWordFile): Promise<WordFacts["unfillable"]> {
  try {
    writeFormFile(formPath, await readForm(path, document, limits));
    return null;
  } catch (error) {
    if (!(error instanceof UnfillableError)) return refuse(error);
    return { what: error.what, tag: error.tag };
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof WordFileError)) throw error;
  const code = error.reason === "damaged" || error.reason === "not_word" ? "damaged_file" : "hostile_file";
  throw new AppError(code, msg(`word.${error.reason}`), { cause: error });
}
