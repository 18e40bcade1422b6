import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { mergePdfs } from "#lib/generation/archive/pdf/merge.ts";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { centralDirectory } from "#lib/generation/archive/zip-directory.ts";
import { designDefinition } from "#lib/generation/designs/design-definition.ts";
import { fitSheet, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { readDesignTask } from "../uploads/read-design.ts";
import { makeShardTask } from "./make-shard.ts";
import { writeShard } from "./shard-file.ts";

/** For tests and measurements: certificates of a design, printed on a PDF or on white paper. */
export interface DesignJob {
  /** Bytes of what is laid below each document: the file that has the page alone. */
  groundBytes: number;
  /** Renders the first rows again. */
  render: (rows: number) => Promise<RenderedDesign>;
  close: () => void;
}

export interface RenderedDesign {
  documents: Buffer[];
  combined: Buffer;
  /** Milliseconds of processor time from the shard's input to its last file, without merging. */
  milliseconds: number;
}

const [width, height] = [297, 210];
const box = { kind: "text", page: 1, x: 40, width: 217, align: "center" };
const elements = [
  { ...box, id: "name", y: 78, height: 20, text: "{Full name}", font: "playfair-display", size: 38, color: "#14304f" },
  { ...box, id: "text", y: 104, height: 8, text: "has completed the course", size: 13 },
  { ...box, id: "course", y: 116, height: 22, text: "{Course}", font: "lora", weight: 700, size: 20 },
  { ...box, id: "date", y: 168, x: 60, width: 60, height: 7, text: "{Date}", size: 11 },
  { ...box, id: "by", y: 168, x: 177, width: 60, height: 7, text: "Board of studies", size: 11, italic: true },
];
const createdAt = Date.UTC(2026, 10, 23);

/** A frame of fine curves with a heading, as designers draw certificates. */
const drawing = () => {
  const wave = (phase: number, fromY: number) =>
    `M12 ${fromY} ${Array.from({ length: 92 }, (_, at) => `L${12 + at * 3} ${(fromY + 3 * Math.sin(at / 2 + phase)).toFixed(2)}`).join("")}`;
  const waves = Array.from({ length: 14 }, (_, at) => `<path d="${wave(at / 2, 14)}${wave(at / 2, 196)}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
    <linearGradient id="paper" x2="0" y2="1"><stop stop-color="#fffdf6"/><stop offset="1" stop-color="#f3ead2"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#paper)"/><g fill="none" stroke="#b08d3c" stroke-width=".2">${waves}</g>
    <rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="#14304f"/>
    <text x="${width / 2}" y="58" text-anchor="middle" font-family="Playfair Display" font-size="18" fill="#14304f">Certificate</text></svg>`;
};

/** That drawing as the PDF that a visitor brings. */
export const drawnCertificate = () => typesetter.drawingPage(Buffer.from(drawing()), width, height);

/** @param csv with the columns `Full name`, `Course` and `Date` */
export async function openDesignJob(csv: string, ground: Uint8Array | null): Promise<DesignJob> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-design-job-"));
  const [path, pages] = [join(folder, "page.pdf"), join(folder, "pages.pdf")];
  if (ground) {
    writeFileSync(path, ground);
    await readDesignTask({ path, kind: "design", folder }, () => typesetter);
  }
  const design = DesignSchema.parse({ version: 1, pages: [{ width, height }], elements });
  const { assignment, documents } = await fitSheet(designDefinition(design), csv);
  const faults = documents.flatMap(({ problems }) => problems);
  if (faults.length > 0) throw new Error(`The rows have problems: ${JSON.stringify(faults[0])}`);
  const grounds = ground ? [{ pages, page: 1, picture: join(folder, "pages-1.jpg") }] : [null];
  const fit = { ...assignment.fit, output: { ...assignment.fit.output, archive: true, combined: true } };
  let runs = 0;
  return {
    groundBytes: ground ? readFileSync(pages).length : 0,
    async render(rows) {
      runs += 1;
      const [own, shardPath] = [join(folder, String(runs)), join(folder, `${runs}.ndjson`)];
      mkdirSync(own);
      const made = documents.slice(0, rows).map((each, index) => ({ ...each, filename: `${index}.pdf`, title: "A" }));
      writeShard(shardPath, made);
      const before = process.cpuUsage();
      const report = await makeShardTask(
        { shardPath, assignment: { ...assignment, fit, grounds }, createdAt, folder: own },
        typesetter,
      );
      const { user, system } = process.cpuUsage(before);
      if (report.done !== rows) throw new Error(`${report.done} documents were made of ${rows}`);
      const segment = readFileSync(join(own, "segment.zip"));
      const index = { bytes: segment.length, entries: JSON.parse(readFileSync(join(own, "entries.json"), "utf8")) };
      const entries = await unzip(Buffer.concat([segment, ...centralDirectory([index], new Date(createdAt))]));
      const parts = Array.from({ length: report.parts }, (_, at) => readFileSync(join(own, `part-${at + 1}.pdf`)));
      const combined = Buffer.concat(await Array.fromAsync(mergePdfs(Readable.from(parts), "All")));
      return { documents: entries.map(({ data }) => data), combined, milliseconds: (user + system) / 1_000 };
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
