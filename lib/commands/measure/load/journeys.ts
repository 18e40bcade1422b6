import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkArchive } from "../../trial/trial-cluster-archive.ts";
import { openConnection } from "./connection.ts";
import type { Load } from "./load-options.ts";
import type { Measures } from "./measures.ts";
import { sheetOf } from "./sheet.ts";
import { openVisitor } from "./visitor.ts";

/** Documents of an archive that are read as a reader of PDFs would. */
const sampled = 2;

/** The journeys of a run. What goes wrong in one of them is an error among the measures, and ends no other. */
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

  /** From a sheet to an archive on the disk, timed by the name of `what`. */
  async function make(visitor: number, rows: number, what: string, afterMs = 0, onMade?: () => void): Promise<void> {
    await sleep(afterMs);
    const sheet = sheetOf(template, visitor, rows);
    const file = join(folder, `${visitor}.zip`);
    const started = performance.now();
    await noting(visitor, async () => {
      await openVisitor(ask, visitor, measures)({ sheet, template, file, ...(onMade && { onMade }) });
      measures.time(what, performance.now() - started);
      arrived.push({ visitor, file, names: sheet.names });
    });
  }

  return {
    make,
    /** As `make`, and resolves when the first documents are made. */
    begin(visitor: number, rows: number, what: string): Promise<{ ended: Promise<void> }> {
      return new Promise((resolve) => {
        const begun = () => resolve({ ended });
        const ended = make(visitor, rows, what, 0, begun);
        void ended.then(begun);
      });
    },
    /** Looks whether each archive has the documents of its visitor, in their order, and nothing else. */
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
