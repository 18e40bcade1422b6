import { createHash } from "node:crypto";
import type { UploadId } from "#lib/contracts/ids.ts";

/**
 * The family name of an uploaded font: no other upload has it, so no other document can mean that font. Digits only,
 * because the engine takes some words at the end of a name for a style.
 */
export function ownFamily(id: UploadId): string {
  const digest = createHash("sha256").update(id).digest("hex").slice(0, 32);
  return `Own ${BigInt(`0x${digest}`)}`;
}
