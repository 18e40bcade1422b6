import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { limits } from "#lib/contracts/limits.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { readContent } from "#lib/generation/spreadsheet/read-content.fixture.ts";
import { readTable } from "#lib/generation/spreadsheet/read-table.ts";
import { headerProbes } from "./headers/header-probes.ts";

/** By file: the header's last row, and its number of lines; 0 for none. Judged by people looking at the file. */
const AnnotationsSchema = z.record(z.string(), z.tuple([z.int(), z.int()]));

export interface HeaderFinding {
  name: string;
  group: "corpus" | "probes" | "held-out probes";
  /** What is wrong; empty if nothing is. */
  notes: string[];
}

const said = (row: number, lines: number) => (row === 0 ? "no header" : `header in row ${row}, ${lines} lines`);

function noteHeader({ headerRow, headerLines }: Source, row: number, lines: number): string[] {
  if (headerRow === row && headerLines === lines) return [];
  return [`${said(headerRow, headerLines)} instead of ${said(row, lines)}`];
}

/** Compares the headers found in a corpus's files with the annotated ones. */
export async function compareHeaders(folder: string): Promise<HeaderFinding[]> {
  const listed: unknown = JSON.parse(
    await readFile(join(import.meta.dirname, "headers", "corpus-headers.json"), "utf8"),
  );
  const findings: HeaderFinding[] = [];
  for (const [name, [row, lines]] of Object.entries(AnnotationsSchema.parse(listed))) {
    const notes = await readTable(
      join(folder, name),
      {},
      limits,
      () => undefined,
      () => undefined,
    ).then(
      ({ source }) => noteHeader(source, row, lines),
      (error: Error) => [error.message],
    );
    findings.push({ name, group: "corpus", notes });
  }
  return findings;
}

/** Reads the probes, and compares header, names, number of rows and the rows with a total. */
export async function compareProbes(): Promise<HeaderFinding[]> {
  const findings: HeaderFinding[] = [];
  for (const { name, isHeldOut, content, sheet } of headerProbes()) {
    const notes = await readContent(content).then(
      ({ source, ...info }) => {
        const names = source.columns.map((column) => column.name).join(", ");
        const found = noteHeader(source, sheet.header, sheet.lines);
        if (names !== sheet.names.join(", ")) found.push(`${names} instead of ${sheet.names.join(", ")}`);
        if (source.rowCount !== sheet.count) found.push(`${source.rowCount} rows instead of ${sheet.count}`);
        const totals = info.oddRows.map(({ sheetRow }) => sheetRow).join(", ");
        if (totals !== (sheet.totals ?? []).join(", "))
          found.push(`total rows ${totals} instead of ${sheet.totals ?? ""}`);
        return found;
      },
      (error: Error) => [error.message],
    );
    findings.push({ name, group: isHeldOut ? "held-out probes" : "probes", notes });
  }
  return findings;
}
