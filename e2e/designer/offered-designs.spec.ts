import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { designJson, makeDesignFile, makeWordTemplate } from "#lib/generation/designs/design-file.fixture.ts";
import { makeWordFile } from "#lib/generation/word/word-file.fixture.ts";
import { archiveOf } from "../support/downloads.ts";
import { killSite, startOwnSite } from "../support/own-site.ts";
import { ports } from "../support/ports.ts";
import { csvOf, people } from "../support/sheets.ts";

test("a site's own designs and Word files are cards beside the templates, for everyone", async ({ page: tab }) => {
  const [folder, dataDir] = ["offered", "site"].map((name) => mkdtempSync(join(tmpdir(), `rowpress-${name}-`)));
  if (!folder || !dataDir) throw new Error("There is no folder");
  const letter = makeWordFile("<w:p><w:r><w:t>Dear {Full name}</w:t></w:r></w:p>");
  const picture = { name: "picture.png", data: Buffer.from(onePixel, "base64") };
  writeFileSync(join(folder, "summer.rowpress"), makeDesignFile(designJson({}), [picture]));
  writeFileSync(join(folder, "letter.rowpress"), makeWordTemplate(letter, { title: "Reminder" }));
  const site = await startOwnSite(ports.offered, dataDir, { TEMPLATES_DIR: folder });
  try {
    const base = `http://localhost:${ports.offered}`;
    await tab.goto(`${base}/templates`);
    await expect(tab.getByText("Summer school")).toBeVisible();
    await tab.goto(base);
    const buffer = Buffer.from(csvOf(people(3)));
    await tab.getByLabel("Spreadsheet", { exact: true }).setInputFiles({ name: "a.csv", mimeType: "", buffer });
    for (const title of ["Reminder", "Summer school"]) {
      await tab.getByRole("radio", { name: title }).check();
      await expect(tab.getByRole("combobox", { name: /^Full name/ })).toHaveValue("0");
    }
    await tab.getByRole("button", { name: "Create 3 documents" }).click();
    await expect(tab.getByRole("heading", { name: "3 documents are ready" })).toBeVisible();
    expect(await archiveOf(tab)).toHaveLength(3);
  } finally {
    await killSite(site);
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  }
});

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
