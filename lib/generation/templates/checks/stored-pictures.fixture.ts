import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import pixelmatch from "pixelmatch";
import { z } from "zod";
import type { TemplateDefinition } from "../definition.ts";
import { firstPage, type Look, storedLooksOf } from "./looks.fixture.ts";
import { fromPng, type Raster, toPng } from "./printed/rasterise.fixture.ts";

const storedDpi = 60;

/** The pixel threshold (0 to 1): rounding may change a few edge pixels, whereas a changed comma changes 7. */
const threshold = 0.02;
const mostPixels = 4;

const storedFolder = ({ id }: TemplateDefinition) =>
  join(process.cwd(), "lib/generation/templates/checks/pictures", id);

/**
 * What each image was drawn from, by its name. Most pages are drawn exactly as they were when they were accepted, and
 * need not be reduced to a palette to be compared, which takes longer than drawing them.
 */
const OriginSchema = z.record(z.string(), z.strictObject({ page: z.string(), image: z.string() }));
type Origins = z.infer<typeof OriginSchema>;
const originsFile = "origins.json";

/** Empty before the first acceptance. */
function readOrigins(folder: string): Origins {
  const path = join(folder, originsFile);
  return existsSync(path) ? OriginSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Of a page's size and pixels, and of the file of the image that was made from it. */
const originOf = ({ width, height, data }: Raster, image: Uint8Array): Origins[string] => ({
  page: createHash("sha256").update(`${width} ${height} `).update(data).digest("base64url"),
  image: createHash("sha256").update(image).digest("base64url"),
});

/** Where differences are written: the current page, and the places at which it differs. */
const differenceFolder = ({ id }: TemplateDefinition) => join(process.cwd(), ".pictures/differences", id);

/** How a template's pages differ from the stored images: a sentence for each, with the path of its difference. */
export async function differencesOf(template: TemplateDefinition): Promise<string[]> {
  const looks = storedLooksOf(template);
  const found: string[] = [];
  const folder = storedFolder(template);
  const origins = readOrigins(folder);
  for (const look of looks) found.push(...(await differenceOf(template, look, origins[look.name])));
  const names = [originsFile, ...looks.map(({ name }) => `${name}.png`)];
  const stale = existsSync(folder) ? readdirSync(folder).filter((name) => !names.includes(name)) : [];
  return [...found, ...stale.map((name) => `${join(folder, name)} is of no look that the template has`)];
}

/** Converts to the stored palette first: for pages with many tones that alone changes more pixels than a comma. */
const asStored = async (page: Raster) => fromPng(await toPng(page, true));

async function differenceOf(template: TemplateDefinition, look: Look, origin?: Origins[string]): Promise<string[]> {
  const path = join(storedFolder(template), `${look.name}.png`);
  const drawn = await firstPage(look, storedDpi);
  if (!drawn) return [`${look.name} cannot be printed`];
  if (!existsSync(path)) return [`${path} is missing`];
  const image = readFileSync(path);
  if (isDeepStrictEqual(originOf(drawn, image), origin)) return [];
  const page = await asStored(drawn);
  const stored = await fromPng(image);
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
  const folder = storedFolder(template);
  rmSync(folder, { recursive: true, force: true });
  const origins: Origins = {};
  for (const look of storedLooksOf(template)) {
    const page = await firstPage(look, storedDpi);
    if (!page) throw new Error(`${template.id}, ${look.name}, cannot be printed`);
    const path = join(folder, `${look.name}.png`);
    await writePicture(path, page, true);
    origins[look.name] = originOf(page, readFileSync(path));
  }
  writeFileSync(join(folder, originsFile), `${JSON.stringify(origins, null, 2)}\n`);
}

export async function writePicture(path: string, page: Raster, small = false): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await toPng(page, small));
}
