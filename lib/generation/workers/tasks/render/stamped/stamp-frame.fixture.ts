import { typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { Assignment } from "../../../protocol.ts";
import { batchFrame } from "../batch-frame.ts";
import { sharedBackground } from "../shared-background.ts";

export const created = new Date(Date.UTC(2026, 10, 23));

/** For tests: what the documents of an assignment's shard share. */
export async function framed(assignment: Assignment, standard: "pdf" | "pdf/a-3a") {
  const alike = batchFrame(assignment);
  const background = await sharedBackground(typesetter, alike, standard);
  return { ...alike, standard, created, fit: assignment.fit, background, grounds: null };
}
