import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { TemplateDefinition } from "../../definition.ts";
import { csvOf, type FittedSheet, fitSheet } from "../typeset-sheet.fixture.ts";
import { kindOf, type ScriptTexts } from "./scripts.fixture.ts";

/** A template's sample sheet as stored in its folder. */
export function sampleOf({ id }: TemplateDefinition): Buffer {
  return readFileSync(join(process.cwd(), "lib/generation/templates", id, "sample.csv"));
}

const samples = new Map<string, Promise<FittedSheet>>();

/** Cached, because every script needs it. */
function sampleSheet(template: TemplateDefinition): Promise<FittedSheet> {
  const sheet = samples.get(template.id) ?? fitSheet(template, sampleOf(template));
  samples.set(template.id, sheet);
  return sheet;
}

/** The sample's rows, with the texts of its first document and of the settings in another script. */
export async function scriptSheet(
  template: TemplateDefinition,
  settings: Settings,
  script: ScriptTexts,
): Promise<FittedSheet> {
  const { assignment, documents } = await sampleSheet(template);
  const { columns, mapping } = assignment.fit;
  const kinds = columns.map(({ name }) => {
    const field = template.fields.find((each) => each.type === "text" && isColumn(mapping[each.name], name));
    return field ? kindOf(field.name) : null;
  });
  const [header = [], ...rows] = parse(sampleOf(template)) as string[][];
  const written = rows
    .slice(0, documents[0]?.rows.length)
    .map((cells) => cells.map((cell, index) => (kinds[index] && cell !== "" ? script[kinds[index]] : cell)));
  return fitSheet(
    template,
    csvOf([header, ...written]),
    { ...textSettings(template, script), ...settings },
    script.locale,
  );
}

function isColumn(source: FittedSheet["assignment"]["fit"]["mapping"][string] | undefined, name: string): boolean {
  return source !== null && source !== undefined && "column" in source && source.column === name;
}

function textSettings({ settings }: TemplateDefinition, script: ScriptTexts): Settings {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const kind = kindOf(setting.name);
      return setting.type === "text" && setting.default !== "" && kind ? [[setting.name, script[kind]]] : [];
    }),
  );
}
