import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import type { TemplateDefinition } from "../definition.ts";
import { firstPage, type Look, storedLooksOf } from "./looks.fixture.ts";
import { fromPng, type Raster, toPng } from "./printed/rasterise.fixture.ts";

const storedDpi = 60;

/** The pixel threshold (0 to 1): rounding may change a few edge pixels, whereas a changed comma changes 7. */
const threshold = 0.02;
const mostPixels = 4;

const storedFolder = ({ id }: TemplateDefinition) =>
  join(process.cwd(), "lib/generation/templates/checks/pictures", id);

/** Where differences are written: the current page, and the places at which it differs. */
const differenceFolder = ({ id }: TemplateDefinition) => join(process.cwd(), ".pictures/differences", id);

/** How a template's pages differ from the stored images: a sentence for each, with the path of its difference. */
export async function differencesOf(template: TemplateDefinition): Promise<string[]> {
  const looks = storedLooksOf(template);
  const found: string[] = [];
  for (const look of looks) found.push(...(await differenceOf(template, look)));
  const names = looks.map(({ name }) => `${name}.png`);
  const folder = storedFolder(template);
  const stale = existsSync(folder) ? readdirSync(folder).filter((name) => !names.includes(name)) : [];
  return [...found, ...stale.map((name) => `${join(folder, name)} is of no look that the template has`)];
}

/** Converts to the stored palette first: for pages with many tones that alone changes more pixels than a comma. */
const asStored = async (page: Raster) => fromPng(await toPng(page, true));

async function differenceOf(template: TemplateDefinition, look: Look): Promise<string[]> {
  const path = join(storedFolder(template), `${look.name}.png`);
  const drawn = await firstPage(look, storedDpi);
  if (!drawn) return [`${look.name} cannot be printed`];
  if (!existsSync(path)) return [`${path} is missing`];
  const page = await asStored(drawn);
  const stored = await fromPng(readFileSync(path));
  if (stored.width !== page.width || stored.height !== page.height) return [`${look.name} is of another size`];
  const marked = new Uint8Array(page.data.length);
  const options = { threshold, includeAA: true };
  const pixels = pixelmatch(stored.data, page.data, marked, page.width, page.height, options);
  if (pixels <= mostPixels) return [];
  const shown = join(differenceFolder(template), look.name);
  await writePicture(`${shown}.png`, page);
  await writePicture(`${shown}-difference.png`, { ...page, data: marked });
  return [`${look.name} differs in ${pixels} pixels: see ${shown}.png and ${shown}-difference.png`];
}

/** Stores the template's current pages. */
export async function acceptPictures(template: TemplateDefinition): Promise<void> {
  rmSync(storedFolder(template), { recursive: true, force: true });
  for (const look of storedLooksOf(template)) {
    const page = await firstPage(look, storedDpi);
    if (!page) throw new Error(`${template.id}, ${look.name}, cannot be printed`);
    await writePicture(join(storedFolder(template), `${look.name}.png`), page, true);
  }
}

export async function writePicture(path: string, page: Raster, small = false): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await toPng(page, small));
}
