import { uploadsIn } from "#lib/contracts/designs/design-uploads.ts";
import { errorTable } from "#lib/contracts/errors.ts";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { ClientContainer } from "../container.ts";
import type { Session } from "../records/sessions.ts";
import type { Upload } from "../records/uploads.ts";
import type { TemplateCatalogue } from "../templates/catalogue.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { acceptUpload } from "../uploads/accept-upload.ts";
import { templateOf } from "./session-template.ts";

/** The error message and the field message for an upload of the wrong kind. */
const otherKind = {
  image: [msg("session.picture"), msg("session.picture.id")],
  pictures: [msg("session.pictures"), msg("session.pictures.id")],
  design: [msg("session.design.page"), msg("session.design.upload")],
  document: [msg("session.word"), msg("session.word.id")],
  font: [msg("session.font"), msg("session.font.id")],
  template: [msg("session.word"), msg("session.word.id")],
} satisfies Partial<Record<Upload["kind"], [ServerMessage, ServerMessage]>>;

type OtherKind = keyof typeof otherKind;

/**
 * Finds the upload that a request names for a part of a session: it must be this visitor's, of a right kind and
 * ready. Errors name the path of that part.
 * @throws AppError `not_found` for an unknown upload or one of another visitor, `gone` for a deleted one,
 * `invalid_request` for the wrong kind, or what is wrong with the file
 */
export async function sessionUpload(
  container: ClientContainer,
  visitor: VisitorId,
  id: UploadId,
  kinds: OtherKind | readonly OtherKind[],
  path: string,
): Promise<Upload> {
  const upload = await atField(path, () => acceptUpload(container, visitor, id));
  const [kind, ...others] = typeof kinds === "string" ? [kinds] : kinds;
  if ([kind, ...others].some((each) => each === upload.kind)) return upload;
  const [detail, fault] = otherKind[kind ?? "image"];
  throw new AppError("invalid_request", detail, { errors: [{ path, ...fault }] });
}

/** Reports a `not_found` or `gone` at the field that named the id: it isn't the session itself that is missing. */
export async function atField<T>(path: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof AppError) || error.errors || errorTable[error.code].status >= 500) throw error;
    const { code, message, wording } = error;
    throw new AppError(code, { message, wording }, { cause: error, errors: [{ path, message, wording }] });
  }
}

/** The image settings that have an image, and whether it's the page that documents are printed on. */
export function imagesIn(
  { settings }: TemplateDefinition,
  values: Settings,
): { name: string; id: UploadId; isPage: boolean }[] {
  return settings.flatMap((setting) => {
    if (setting.type !== "image") return [];
    const { name, isPage = false } = setting;
    const { data: id } = UploadIdSchema.safeParse(values[name]);
    return id ? [{ name, id, isPage }] : [];
  });
}

/** Word files, known by their uploads, have none. */
export const hasSettings = (template: string) => !UploadIdSchema.safeParse(template).success;

/**
 * The uploads that a session needs: its spreadsheet, the images in its settings (also for templates that are no longer
 * selected), those of its design, its Word file with its fonts, and the ZIP of images for its rows.
 */
export function uploadsOf(templates: TemplateCatalogue, session: Pick<Session, "uploadId" | "content">): UploadId[] {
  const { template, design, word, settings, pictures, left } = session.content;
  const all = [
    [template, settings] as const,
    ...Object.entries(left)
      .filter(([id]) => hasSettings(id))
      .map(([id, { settings }]) => [id, settings] as const),
  ];
  const images = all.flatMap(([id, settings]) =>
    imagesIn(templateOf(templates, { template: id, design, word }), settings).map(({ id }) => id),
  );
  const ofWord = word ? [word.uploadId, ...new Set(Object.values(word.ownFonts).flat())] : [];
  const ofDesign = design ? uploadsIn(design) : [];
  return [session.uploadId, ...ofWord, ...(pictures ? [pictures.uploadId] : []), ...new Set([...images, ...ofDesign])];
}
