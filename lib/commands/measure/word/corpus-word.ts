import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { limits } from "#lib/contracts/limits.ts";
import { isFormat } from "#lib/generation/mapping/merge/compile-values.ts";
import { localeFacts } from "#lib/generation/mapping/values/locale.ts";
import type { ImageFile } from "#lib/generation/pictures/picture-index.ts";
import { valueKey } from "#lib/generation/templates/merge.ts";
import { createTypesetter } from "#lib/generation/typesetting/typesetter.ts";
import { readWordFile } from "#lib/generation/word/read-word-file.ts";
import { fontPath } from "#lib/generation/word/styles/fonts.ts";
import { eachOfDocument } from "#lib/generation/word/tags/find-tags.ts";
import { writeSource } from "#lib/generation/word/typst/write-source.ts";
import { vetEmbeddedFonts } from "#lib/generation/workers/tasks/uploads/embedded-fonts.ts";
import { readPicturesTask } from "#lib/generation/workers/tasks/uploads/read-pictures.ts";
import { type Comparison, comparePages } from "./compare-pages.ts";

/**
 * `npm run corpus:word -- <folder> [--references <folder>] [--out <folder>] [--files]`: sets every Word file of a
 * folder and its subfolders with its own texts, and compares the words' places with those of a PDF of the
 * same name: Word's own beside the file, or LibreOffice's in a folder of references; and how much of the ink differs.
 * With `--files`, a line for each file comes after the table, the least like its reference first. Needs `pdftotext` and
 * `pdftoppm`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { references: { type: "string" }, out: { type: "string" }, files: { type: "boolean" } },
});

interface FileReport {
  file: string;
  refused: string | null;
  milliseconds: number;
  comparison: Comparison | null;
  omissions: string[];
}

const typesetter = createTypesetter(process.cwd());
const scratch = mkdtempSync(join(tmpdir(), "rowpress-word-"));
process.on("exit", () => rmSync(scratch, { recursive: true }));

async function setFile(path: string, pdfPath: string): Promise<string[]> {
  const document = await readWordFile(path, limits, isFormat, true);
  const source = join(scratch, "document.typ");
  const used = () => writeSource(document).standIns.map(({ name }) => name);
  const { faces } = await vetEmbeddedFonts(path, scratch, used);
  const families = [...faces.values()].flatMap((each) => Object.values(each).map(({ family }) => family));
  writeFileSync(source, writeSource(document, { faces }).source);
  const values: Record<string, string> = {};
  eachOfDocument(document, (inlines) => {
    for (const inline of inlines) if (inline.kind === "field") values[valueKey(inline.value)] ??= inline.sample;
  });
  const batch = {
    ...{
      template: "",
      title: basename(path),
      settings: {},
      author: null,
      locale: localeFacts("en-GB"),
      sheet: null,
      images: {},
    },
    word: { source, images: document.images.length > 0 ? await imagesOf(path) : {} },
    fonts: Object.fromEntries(families.map((family) => [family, fontPath(scratch, family)])),
    records: [{ values, settings: {} }],
  };
  writeFileSync(pdfPath, typesetter.typeset(batch).pdf("pdf", new Date(0)));
  return document.omissions.map(({ what }) => what);
}

async function imagesOf(path: string): Promise<Record<string, ImageFile>> {
  const packPath = join(scratch, "pictures.pack");
  rmSync(packPath, { force: true });
  const { places } = await readPicturesTask({ path, kind: "pictures", packPath }).catch(() => ({ places: [] }));
  return Object.fromEntries(places.map(({ name, ...place }) => [name.toLowerCase(), { ...place, path: packPath }]));
}

async function report(folder: string, name: string): Promise<FileReport> {
  const path = join(folder, `${name}.docx`);
  const out = values.out ? join(values.out, basename(folder)) : scratch;
  mkdirSync(out, { recursive: true });
  const pdfPath = join(out, `${name}.pdf`);
  const start = performance.now();
  try {
    const omissions = await setFile(path, pdfPath);
    const milliseconds = performance.now() - start;
    const references = [join(folder, `${name}.pdf`), join(values.references ?? "", basename(folder), `${name}.pdf`)];
    const reference = references.find(existsSync);
    return {
      file: name,
      refused: null,
      milliseconds,
      omissions,
      comparison: reference ? await comparePages(pdfPath, reference) : null,
    };
  } catch (error) {
    const refused = error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error);
    return { file: name, refused, milliseconds: performance.now() - start, omissions: [], comparison: null };
  }
}

function wordFolders(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => wordFolders(join(folder, name)))];
}

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(0)} %`);
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const [root = "."] = positionals;
console.log(
  "| Folder | Files | Set | Refused | ms (median) | Pages equal | All words | 95 % in 3 pt | 6 pt | 12 pt | Ink (median) |",
);
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
const details: string[] = [];
const lines: { share: number; line: string }[] = [];
for (const folder of wordFolders(root)) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".docx"))
    .map((name) => name.slice(0, -".docx".length));
  if (names.length === 0) continue;
  const reports: FileReport[] = [];
  for (const name of names) reports.push(await report(folder, name));
  const set = reports.filter(({ refused }) => refused === null);
  const compared = set.flatMap(({ comparison }) => comparison ?? []);
  const count = (is: (comparison: Comparison) => boolean) => percent(compared.filter(is).length, compared.length);
  const within = (points: 3 | 6 | 12) => count((comparison) => comparison.within[points] >= 0.95);
  const cells = [
    basename(folder),
    names.length,
    set.length,
    names.length - set.length,
    median(set.map(({ milliseconds }) => milliseconds)).toFixed(0),
  ];
  console.log(
    `| ${[...cells, count(({ pages: [ours, theirs] }) => ours === theirs), count(({ found }) => found > 0.99), within(3), within(6), within(12), percent(median(compared.map(({ ink }) => ink)), 1)].join(" | ")} |`,
  );
  for (const { file, milliseconds, comparison } of reports) {
    if (!comparison) continue;
    const { pages, found, within, ink } = comparison;
    const shares = [found, within[3], within[6], within[12], ink].map((share) => `${(100 * share).toFixed(0)} %`);
    const name = `${basename(folder)}/${file}`;
    lines.push({ share: within[3], line: [name, pages.join("/"), ...shares, milliseconds.toFixed(0)].join(" | ") });
  }
  for (const { file, refused, omissions } of reports) {
    if (refused !== null || omissions.length > 0)
      details.push(`${basename(folder)}/${file}: ${refused ?? omissions.join(", ")}`);
  }
}
if (values.files) {
  console.log("\nFile | pages | words | 3 pt | 6 pt | 12 pt | ink | ms");
  for (const { line } of lines.toSorted((one, other) => one.share - other.share)) console.log(line);
}
console.log(["", "Refused, or with something left out:", ...details].join("\n"));
