import type { Settings } from "#lib/contracts/session.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Container } from "../container.ts";
import type { ImageFile } from "../pictures/picture-index.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { withPack } from "../uploads/pictures.ts";
import { imagesIn, sessionUpload } from "./session-uploads.ts";

/** @throws what `sessionUpload` throws for a setting whose picture cannot be used. */
export async function requireImages(
  container: Container,
  visitor: VisitorId,
  template: TemplateDefinition,
  settings: Settings,
): Promise<void> {
  for (const { name, id } of imagesIn(template, settings)) {
    await sessionUpload(container, visitor, id, "image", `settings.${name}`);
  }
}

/**
 * Lends `use` the settings that are pictures, as local files by the settings' names.
 * @throws what `sessionUpload` throws: a session of an older build may name what was never looked at
 */
export async function withImages<T>(
  container: Container,
  visitor: VisitorId,
  template: TemplateDefinition,
  settings: Settings,
  use: (files: Record<string, ImageFile>) => Promise<T>,
): Promise<T> {
  await requireImages(container, visitor, template, settings);
  const files: Record<string, ImageFile> = {};
  const lend = ([image, ...others]: ReturnType<typeof imagesIn>): Promise<T> => {
    if (!image) return use(files);
    return withPack(container, { id: image.id, kind: "image" }, (pack) => {
      const [place] = pack.places;
      if (place) files[image.name] = { ...place, path: pack.path };
      return lend(others);
    });
  };
  return lend(imagesIn(template, settings));
}
