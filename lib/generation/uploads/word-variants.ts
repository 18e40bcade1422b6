import { createHash } from "node:crypto";
import { join } from "node:path";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import type { ClientContainer } from "../container.ts";
import { ownFamily } from "../designs/own-family.ts";
import { embeddedFontKey, fontKey, uploadKey, wordFactsKey, wordSourceKey } from "../storage/keys.ts";
import { readStored, withAllStored, withStored } from "../storage/stored-files.ts";
import { fontPath } from "../word/styles/fonts.ts";
import { type WordFacts, WordFactsSchema } from "../word/word-template.ts";
import { openWordFile } from "./word-files.ts";

/**
 * An uploaded Word file with the visitor's own fonts instead of others, by the names of the replaced ones. Its source
 * is written again, because line heights depend on the fonts, and stored beside the upload once.
 * @throws AppError `gone`, or what is wrong with the file
 */
export async function openWordVariant(
  container: ClientContainer,
  id: UploadId,
  ownFonts: WordFonts,
): Promise<WordFacts & { variant: string | null }> {
  const facts = await openWordFile(container, id);
  const variant = variantOf(ownFonts);
  if (variant === null) return { ...facts, variant };
  const { scratch, pools, storage } = container;
  const known = await readStored(storage, wordFactsKey(id, variant), WordFactsSchema);
  if (known) return { ...known, variant };
  return scratch.use(async (folder) => {
    const sourcePath = join(folder, "document.typ");
    const input = { sourcePath, formPath: null, fontFolder: folder };
    const ids = [...new Set(Object.values(ownFonts).flat())];
    const read = await withStored(storage, uploadKey(id), (path) =>
      withAllStored(storage, ids.map(fontKey), (paths) => {
        const files = new Map(ids.map((font, index) => [font, { family: ownFamily(font), path: paths[index] ?? "" }]));
        const fonts = Object.entries(ownFonts).map(([name, fonts]) => ({
          name,
          files: fonts.flatMap((font) => files.get(font) ?? []),
        }));
        return pools.designs.run("readWord", { ...input, path, ownFonts: fonts });
      }),
    );
    // Images that can't be printed were found when the file arrived.
    const omissions = [...read.omissions, ...facts.omissions.filter(({ what }) => what === "picture_format")];
    const { fields, merge, fonts, embedded } = read;
    const written = { ...facts, fields, merge, fonts, embedded, omissions };
    // An earlier version may have read the file differently, and written its form for those fields.
    if (JSON.stringify([fields, merge]) !== JSON.stringify([facts.fields, facts.merge]))
      written.unfillable ??= { what: "earlier", tag: "" };
    await storage.take(wordSourceKey(id, variant), sourcePath);
    // With fewer embedded fonts to read, the file may use others than before.
    const unknown = read.embedded.filter((family) => !facts.embedded.includes(family));
    for (const family of unknown) await storage.take(embeddedFontKey(id, family), fontPath(folder, family));
    await storage.write(wordFactsKey(id, variant), [Buffer.from(JSON.stringify(written))]);
    return { ...written, variant };
  });
}

/** Identifies a Word file's source with these fonts; null without any. */
export function variantOf(ownFonts: WordFonts): string | null {
  const fonts = Object.entries(ownFonts).filter(([, ids]) => ids.length > 0);
  if (fonts.length === 0) return null;
  const text = JSON.stringify(fonts.sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
