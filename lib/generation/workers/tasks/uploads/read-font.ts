import { readFileSync, writeFileSync } from "node:fs";
import { damagedFont } from "#lib/generation/fonts/faults.ts";
import { readFont } from "#lib/generation/fonts/read-font.ts";
import { type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";
import type { WorkerTasks } from "../../protocol.ts";

type Task = WorkerTasks["readFont"];

/** Writes a font as documents are set in it, and sets a text in it once: what fails now would fail in each row. */
export async function readFontTask(
  { path, fontPath, family }: Task["input"],
  typesetter: () => Typesetter,
): Promise<Task["output"]> {
  const { content, sample } = readFont(readFileSync(path), family);
  writeFileSync(fontPath, content);
  try {
    typesetter().checkFont(family, fontPath, sample);
  } catch (cause) {
    throw cause instanceof TypesettingError ? damagedFont(cause) : cause;
  }
}
