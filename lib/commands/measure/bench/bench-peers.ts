import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { BenchRow } from "./bench-rows.ts";

const PeerSchema = z.object({ milliseconds: z.number(), bytes: z.number() });
/** Milliseconds of processor time, and bytes, of a document. */
export type PeerTimes = z.infer<typeof PeerSchema>;

/** The by-row engine is ours, used as anyone would use it: one compile for each row. */
export const byRow = "the engine, row by row";
export const peers = [byRow, "pdfkit", "pdfmake", "@react-pdf/renderer", "pdf-lib"] as const;
/** Not below `lib`, where checks would go through the libraries. */
const folder = join("node_modules", ".cache", "bench-peers");

/** Other libraries are installed on the first run, into a folder of their own: nobody else needs them. */
export function installPeers(): void {
  cpSync(join(import.meta.dirname, "peers"), folder, { recursive: true });
  if (existsSync(join(folder, "node_modules"))) return;
  console.log("Installing the libraries to compare with …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
}

/** The same plain certificate of each row by one of the peers, in a process of its own. The first rows only warm up. */
export function measurePeer(peer: (typeof peers)[number], rows: readonly BenchRow[]): PeerTimes {
  const temporary = mkdtempSync(join(tmpdir(), "rowpress-bench-"));
  try {
    const path = join(temporary, "rows.json");
    writeFileSync(path, JSON.stringify(rows));
    const program = join(folder, "run.mjs");
    const printed = execFileSync(process.execPath, [program, peer === byRow ? "by-row" : peer, path], {
      encoding: "utf8",
    });
    return PeerSchema.parse(JSON.parse(printed));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
