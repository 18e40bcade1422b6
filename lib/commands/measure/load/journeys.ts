import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkArchive } from "../../trial/trial-cluster-archive.ts";
import { openBrowser } from "./browser.ts";
import { openConnection } from "./connection.ts";
import type { Load } from "./load-options.ts";
import type { Measures } from "./measures.ts";
import { sheetOf } from "./sheet.ts";
import { visitSite } from "./visit.ts";

/** How many documents per archive are parsed as PDFs. */
const sampled = 2;

/** The journeys of a run. A failure in one of them is recorded as an error and does not end the others. */
export function openJourneys({ port, template }: Pick<Load, "port" | "template">, folder: string, measures: Measures) {
  const ask = openConnection(port);
  const arrived: { visitor: number; file: string; names: string[] }[] = [];

  async function noting(visitor: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      measures.failed(`Visitor ${visitor}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** From a sheet to an archive on disk, timed under the name `what`. */
  async function make(visitor: number, rows: number, what: string, afterMs = 0, onMade?: () => void): Promise<void> {
    await sleep(afterMs);
    const sheet = sheetOf(template, visitor, rows);
    const file = join(folder, `${visitor}.zip`);
    const started = performance.now();
    await noting(visitor, async () => {
      const browser = openBrowser(ask, visitor, measures);
      await visitSite(browser, { sheet, template, file, ...(onMade && { onMade }) });
      measures.time(what, performance.now() - started);
      arrived.push({ visitor, file, names: sheet.names });
    });
  }

  return {
    make,
    /** Like `make`, but resolves when the first documents are created. */
    begin(visitor: number, rows: number, what: string): Promise<{ ended: Promise<void> }> {
      return new Promise((resolve) => {
        const begun = () => resolve({ ended });
        const ended = make(visitor, rows, what, 0, begun);
        void ended.then(begun);
      });
    },
    /** Checks that each archive has exactly its visitor's documents, in order. */
    async checkAll(): Promise<void> {
      for (const { visitor, file, names } of arrived.splice(0)) {
        const sample = Array.from({ length: sampled }, (_, index) =>
          Math.floor(((index + 0.5) * names.length) / sampled),
        );
        await noting(visitor, async () => {
          const { lost, wrong } = await checkArchive(file, names, sample);
          if (lost + wrong > 0) throw new Error(`${lost} documents are missing, ${wrong} are not theirs`);
          measures.checked(names.length);
        });
        rmSync(file);
      }
    },
  };
}
export type Journeys = ReturnType<typeof openJourneys>;
