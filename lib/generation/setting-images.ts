import { UploadIdSchema } from "#lib/contracts/ids.ts";
import type { Settings } from "#lib/contracts/session.ts";
import { told } from "#lib/messages/told.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import { readyUpload } from "./ready-upload.ts";
import type { ImageFile } from "./rendering/worker-tasks.ts";
import { lendPictures } from "./stored-pictures.ts";
import type { TemplateDefinition } from "./templates/definition.ts";

/**
 * The local files of the settings that are pictures.
 * @throws AppError `invalid_request` for an id that is no picture of this visitor's
 */
export async function settingImages(
  container: Container,
  visitor: string,
  template: TemplateDefinition,
  settings: Settings,
): Promise<{ files: Record<string, ImageFile>; release: () => Promise<void> }> {
  const files: Record<string, ImageFile> = {};
  const releases: (() => Promise<void>)[] = [];
  for (const { name, type } of template.settings) {
    const value = settings[name];
    if (type !== "image" || typeof value !== "string") continue;
    const id = UploadIdSchema.safeParse(value);
    const upload = id.success ? await readyUpload(container, visitor, id.data).catch(asFieldError(name)) : null;
    if (upload?.kind !== "image") throw notAPicture(name);
    const { pack, release } = await lendPictures(container, { id: upload.id, kind: "image" });
    releases.push(release);
    const [place] = pack.places;
    if (place) files[name] = { ...place, path: pack.path };
  }
  return { files, release: async () => void (await Promise.all(releases.map((release) => release()))) };
}

function asFieldError(setting: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof AppError ? notAPicture(setting) : error;
  };
}

function notAPicture(setting: string): AppError {
  const errors = [{ path: `settings.${setting}`, ...told("session.picture.id") }];
  return new AppError("invalid_request", told("session.picture"), { errors });
}
