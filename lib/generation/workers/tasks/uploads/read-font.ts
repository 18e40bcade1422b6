import { readFileSync, writeFileSync } from "node:fs";
import { damagedFont } from "#lib/generation/fonts/faults.ts";
import { readFont } from "#lib/generation/fonts/read-font.ts";
import { checkFonts } from "#lib/generation/typesetting/check-fonts.ts";
import type { WorkerTasks } from "../../protocol.ts";

type Task = WorkerTasks["readFont"];

/** Writes a font in the form that documents use, and sets a text in it once: what fails now would fail in each row. */
export function readFontTask({ path, fontPath, family }: Task["input"]): Task["output"] {
  const { content, sample } = readFont(readFileSync(path), family);
  writeFileSync(fontPath, content);
  const fault = checkFonts([{ family, path: fontPath, sample }]).get(family);
  if (fault) throw damagedFont(fault);
}
