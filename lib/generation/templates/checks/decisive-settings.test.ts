import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { decisiveSettings } from "../../mapping/decisive-settings.ts";
import { completeSettings } from "../../mapping/fit/fit-defaults.ts";
import { readCatalogue } from "../catalogue.ts";
import type { TemplateDefinition } from "../definition.ts";
import { fitSheet } from "./typeset-sheet.fixture.ts";

/** A different value for each setting, all at once. */
function otherLooks({ settings }: TemplateDefinition): Settings {
  const others = settings.map((setting): [string, Settings[string]] => {
    const { name, type } = setting;
    if (type === "choice") return [name, setting.choices.at(-1)?.value ?? ""];
    if (type === "switch") return [name, !setting.default];
    if (type === "color") return [name, "#123456"];
    return [name, type === "text" ? "Ærø, ’til 5 – plainly" : setting.default];
  });
  return Object.fromEntries(others);
}

for (const template of readCatalogue(process.cwd()).all) {
  test(`${template.id}: what does not decide of the check leaves it as it is`, async () => {
    const sample = readFileSync(join(process.cwd(), "lib/generation/templates", template.id, "sample.csv"), "utf8");
    const lines = sample.trimEnd().split("\n");
    const csv = [...lines, lines[1]?.replace(/\w/g, "\ue000") ?? ""].join("\n");
    const usual = completeSettings(template, {});
    const before = decisiveSettings({ template, settings: usual });
    const looks = Object.entries(otherLooks(template)).filter(([name, value]) => {
      const after = decisiveSettings({ template, settings: { ...usual, [name]: value } });
      return JSON.stringify(after) === JSON.stringify(before);
    });
    assert.ok(looks.some(([name]) => name === "accent"));
    const problemsWith = async (settings: Settings) =>
      (await fitSheet(template, csv, settings)).documents.map(({ rows, problems }) => ({ rows, problems }));
    const found = await problemsWith({});
    assert.ok(found.some(({ problems }) => problems.length > 0));
    assert.deepEqual(await problemsWith(Object.fromEntries(looks)), found);
  });
}
