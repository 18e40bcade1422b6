import { createHash } from "node:crypto";

/**
 * The family name of a font: no other font has it, so no other document can mean that font. Digits only, because the
 * engine takes some words at the end of a name for a style.
 * @param source the id of an uploaded font, or the bytes of one in a Word file
 */
export function ownFamily(source: string | Buffer): string {
  const digest = createHash("sha256").update(source).digest("hex").slice(0, 32);
  return `Own ${BigInt(`0x${digest}`)}`;
}
