import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCatalogue } from "#lib/generation/templates/catalogue.ts";
import { firstPage, lookFaults, looksOf } from "#lib/generation/templates/checks/looks.fixture.ts";
import { acceptPictures, writePicture } from "#lib/generation/templates/checks/stored-pictures.fixture.ts";
import { type Picture, picturesPage } from "./templates-pictures-page.ts";

/**
 * `npm run templates:pictures` draws the first page of every template in every style, on every paper, in every script,
 * and `.pictures/index.html`, which shows them side by side with the faults found by the tests. `-- --accept` stores
 * the pages as the reference for the visual comparison; look at them first. `-- --template badge` draws a single
 * template.
 */
const { values } = parseArgs({ options: { accept: { type: "boolean" }, template: { type: "string" } } });
const folder = join(process.cwd(), ".pictures");
const dpi = 72;

const catalogue = readCatalogue(process.cwd());
const templates = values.template === undefined ? catalogue.all : [catalogue.find(values.template)];

async function drawAll(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const template of templates) {
    rmSync(join(folder, template.id), { recursive: true, force: true });
    for (const look of looksOf(template)) {
      const [page, faults] = [await firstPage(look, dpi), await lookFaults(look)];
      const path = `${template.id}/${look.name}.png`;
      if (page) await writePicture(join(folder, path), page);
      for (const fault of faults) console.log(`${template.id}, ${fault}`);
      const { variant, script } = look;
      pictures.push({ template: template.title, variant, script, path: page ? path : null, faults });
    }
  }
  return pictures;
}

if (values.accept) {
  for (const template of templates) await acceptPictures(template);
} else {
  const pictures = await drawAll();
  writeFileSync(join(folder, "index.html"), picturesPage(pictures));
  console.log(`${join(folder, "index.html")} shows ${pictures.length} pages`);
}
