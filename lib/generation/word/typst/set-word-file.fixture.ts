import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { localeFacts } from "../../mapping/values/locale.ts";
import { createTypesetter, type TypesetBatch } from "../../typesetting/typesetter.ts";
import { readWordFile } from "../read-word-file.ts";
import { makeWordFile } from "../word-file.fixture.ts";
import { writeSource } from "./write-source.ts";

const typesetter = createTypesetter(process.cwd());

/** For tests only: a Word file with this body and these parts, set once for each of these values. */
export async function setWordFile(
  folder: string,
  body: string,
  parts: Record<string, string> = {},
  rows: Record<string, unknown>[] = [{}],
): Promise<TypesetBatch> {
  const [path, source] = [join(folder, "file.docx"), join(folder, "file.typ")];
  writeFileSync(path, makeWordFile(body, parts));
  const document = await readWordFile(path, limits, isFormat);
  const batch = {
    template: "",
    title: "Word file",
    settings: {},
    author: null,
    locale: localeFacts("en-GB"),
    sheet: null,
  };
  const records = rows.map((values) => ({ values, settings: {} }));
  const typeset = (options: Parameters<typeof writeSource>[1]) => {
    writeFileSync(source, writeSource(document, options).source);
    return typesetter.typeset({ ...batch, images: {}, word: { source, images: {} }, records });
  };
  // As when a file arrives: the edges of its pages are known from then on.
  const notes = typeset({ isNoted: true }).notes();
  return typeset({ edges: new Map(notes.flatMap((note) => ("section" in note ? [[note.section, note]] : []))) });
}
