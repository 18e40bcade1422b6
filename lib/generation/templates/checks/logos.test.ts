import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import sharp from "sharp";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { readCatalogue } from "../catalogue.ts";
import type { TemplateDefinition } from "../definition.ts";
import { print } from "./print.fixture.ts";
import type { Box } from "./printed/page-geometry.fixture.ts";
import { fitSheet } from "./typeset-sheet.fixture.ts";
import { type Variant, variantsOf } from "./variants.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-logos-"));
after(() => rmSync(folder, { recursive: true }));

/** Sides as 4 to 1 and as 1 to 3: bound by the width, and by the height. */
const logos = await Promise.all([logoOf("wide", 400, 100), logoOf("high", 100, 300)]);

async function logoOf(name: string, width: number, height: number) {
  const path = join(folder, `${name}.png`);
  const content = await sharp({ create: { width, height, channels: 3, background: "#345678" } })
    .png()
    .toBuffer();
  writeFileSync(path, content);
  return { path, format: "png" as const, offset: 0, bytes: content.length, ratio: width / height };
}

type Logo = (typeof logos)[number];

/** Where the first document has its logo; undefined where its style or its sheet has no room for one. */
async function printed(template: TemplateDefinition, logo: Logo, settings: Settings) {
  const [header = "", row = ""] = readFileSync(`lib/generation/templates/${template.id}/sample.csv`, "utf8").split(
    "\n",
  );
  const { assignment, documents } = await fitSheet(template, `${header}\n${row}\n`, settings);
  const shown = { ...assignment, images: { logo } };
  const { faults, problems, firstPage } = await print(shown, documents);
  assert.deepEqual([faults, problems], [[], []]);
  const box = firstPage?.pictures.find(({ stretch }) => stretch !== undefined)?.box;
  if (box)
    assert.ok(Math.abs(widthOf(box) / (box.bottom - box.top) / logo.ratio - 1) < 0.02, `cut off on ${template.id}`);
  return box;
}

const middleOf = ({ left, right }: Box) => (left + right) / 2;
const widthOf = ({ left, right }: Box) => right - left;

/**
 * Every variant on one paper, A4 and Letter in turn. The paper's margins decide whether the largest logo fits, which is
 * looked at on both, but not how a logo is scaled and at which side it is.
 */
function onOnePaper(variants: Variant[]): Variant[] {
  const byLayout = Map.groupBy(variants, ({ settings: { paper: _, ...others } }) => JSON.stringify(others));
  return Array.from(byLayout.values(), (alike, index) => alike[index % alike.length] as Variant);
}

for (const template of readCatalogue(process.cwd()).all) {
  test(`a logo on ${template.id} has its chosen size, and overlaps nothing`, async () => {
    let seen = 0;
    const variants = variantsOf(template);
    const scaled = new Set(onOnePaper(variants));
    for (const variant of variants) {
      const { settings } = variant;
      for (const logo of logos) {
        const set = (logoSize: number) => printed(template, logo, { ...settings, logoSize });
        const [usual, largest] = [await set(100), await set(template.logo?.largest ?? 0)];
        if (!usual || !largest) continue;
        seen += 1;
        assert.ok(widthOf(largest) >= widthOf(usual) - 0.01);
        if (!scaled.has(variant)) continue;
        const half = await set(50);
        assert.ok(half && Math.abs(widthOf(half) / widthOf(usual) - 0.5) < 0.01, JSON.stringify(settings));
      }
    }
    assert.ok(seen > 0);
  });

  if (!template.logo?.sides) continue;
  test(`a logo on ${template.id} is on its chosen side`, async () => {
    for (const { settings } of onOnePaper(variantsOf(template))) {
      for (const logo of logos) {
        const [left, right] = [
          await printed(template, logo, { ...settings, logoPlace: "left" }),
          await printed(template, logo, { ...settings, logoPlace: "right" }),
        ];
        assert.ok(left && right && middleOf(left) < middleOf(right), JSON.stringify(settings));
      }
    }
  });
}
