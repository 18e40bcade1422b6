import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { chosenStores } from "#lib/generation/journeys/chosen-stores.fixture.ts";
import { makeWorkbook } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";
import { killSite, startOwnSite } from "../support/own-site.ts";
import { scratchFiles } from "../support/own-stores.ts";
import { ports } from "../support/ports.ts";
import { problemOf, type Visitor, visitor } from "../support/visitor.ts";

type Bytes = string | Uint8Array<ArrayBuffer>;

const workbook = makeWorkbook([
  {
    name: "Class",
    rows: [
      ["Full name", "Course"],
      ["Ann", "Maths"],
    ],
  },
]);
const columns = (count: number) => Array.from({ length: count }, (_, column) => `Column ${column}`).join(",");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** The signature of an OLE compound file, as in workbooks of Excel 97, and nothing else. */
const compound = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4_096)]);

const files: [name: string, content: Bytes, filename: string][] = [
  ["a file of 0 bytes", "", "people.csv"],
  ["a PNG named .csv", png, "people.csv"],
  ["a damaged old workbook", compound, "people.xlsx"],
  ["a truncated workbook", new Uint8Array(workbook).subarray(0, workbook.length / 2), "people.xlsx"],
  ["a header without rows", "Full name,Course\n", "people.csv"],
  ["2,100 columns", `${columns(2_100)}\n${columns(2_100)}\n`, "people.csv"],
  ["a cell of 1 MB", `Full name,Course\nAnn,"${"x".repeat(1_000_000)}"\n`, "people.csv"],
  ["a PDF", "%PDF-1.7\n1 0 obj\n", "people.csv"],
  ["a program", Buffer.from("7f454c460201010000000000", "hex"), "people.csv"],
];

/** Sends a file as the page does, up to the start; returns the first unsuccessful answer. */
async function refusal(anyone: Visitor, content: Bytes, filename: string): Promise<Response> {
  const upload = await anyone.sendFile(content, filename);
  if (!upload.ok) return upload;
  const { uploadId } = await upload.json();
  const session = await anyone.post("/api/generation/session", { uploadId, template: "certificate" });
  if (!session.ok) return session;
  return anyone.post("/api/generation/start", { sessionId: (await session.json()).sessionId });
}

test.describe("a file that cannot be used", () => {
  test.describe.configure({ mode: "serial" });
  const port = ports.badFiles;
  const anyone = visitor(`http://localhost:${port}`);
  let dataDir: string;
  let site: ChildProcess;
  test.beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "rowpress-bad-files-"));
    site = await startOwnSite(port, dataDir, { RENDER_WORKERS: "1" });
  });
  test.afterAll(async () => {
    await killSite(site);
    rmSync(dataDir, { recursive: true });
  });

  for (const [name, content, filename] of files) {
    test(`is told of: ${name}`, async () => {
      const { detail } = await problemOf(await refusal(anyone, content, filename));
      expect(detail).toMatch(/^.{20,300}[.)]$/s);
      expect(detail).not.toMatch(/undefined|null|Error|\bat \//);
    });
  }

  test("leaves nothing behind on the disk", () => {
    // Other tests share the object store; the unit tests check what remains there.
    const files = chosenStores.usesBlob ? [] : readdirSync(join(dataDir, "files/uploads"), { recursive: true });
    expect([...files, ...scratchFiles(dataDir)]).toEqual([]);
  });

  test("may be one with too few columns for the template, which is told of by name", async () => {
    const problem = await problemOf(await refusal(anyone, "Full name\nAnn\nBo\n", "people.csv"));
    expect(problem).toMatchObject({ status: 422, code: "mapping_incomplete" });
    expect(problem.detail).toContain("Course");
  });
});
