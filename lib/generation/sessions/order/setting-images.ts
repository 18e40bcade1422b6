import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { picturesIn } from "../../designs/design-uploads.ts";
import type { Order } from "../../records/order.ts";
import { packKey } from "../../storage/keys.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { openPictures } from "../../uploads/pictures.ts";
import { imagesIn, sessionUpload } from "../session-uploads.ts";

/**
 * Where the images of settings are stored, by setting name, except pages (`letterheadGrounds`), and the pictures of a
 * design, by upload id.
 * @throws what `sessionUpload` throws for an image that can't be used
 */
export async function settingImages(
  container: ClientContainer,
  visitor: VisitorId,
  template: TemplateDefinition,
  settings: Settings,
): Promise<Order["images"]> {
  const images: Order["images"] = {};
  const ofSettings = imagesIn(template, settings)
    .filter(({ isPage }) => !isPage)
    .map(({ name, id }) => ({ name, id, path: `settings.${name}` }));
  const ofDesign = (template.design ? picturesIn(template.design) : []).map(({ id, path }) => ({ name: id, id, path }));
  for (const { name, id, path } of [...ofSettings, ...ofDesign]) {
    await sessionUpload(container, visitor, id, "image", path);
    const [place] = (await openPictures(container, { id, kind: "image" })).places;
    if (!place) continue;
    const { format, offset, bytes } = place;
    images[name] = { format, offset, bytes, pack: packKey(id) };
  }
  return images;
}
