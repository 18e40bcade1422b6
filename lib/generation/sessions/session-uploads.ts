import { errorTable } from "#lib/contracts/errors.ts";
import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { Settings } from "#lib/contracts/session.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { AppError } from "../common/app-error.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Container } from "../container.ts";
import type { Session } from "../records/sessions.ts";
import type { Upload } from "../records/uploads.ts";
import type { TemplateCatalogue } from "../templates/catalogue.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { readyUpload } from "../uploads/accept-upload.ts";

/** What is said of an upload of another kind: what to do, and at its field. */
const otherKind = {
  image: [msg("session.picture"), msg("session.picture.id")],
  pictures: [msg("session.pictures"), msg("session.pictures.id")],
} satisfies Partial<Record<Upload["kind"], [ServerMessage, ServerMessage]>>;

/**
 * The upload that a request names for a part of a session: this visitor's, of the kind that is wanted there, and ready
 * for use. Whatever is wrong with it is said at the path of that part.
 * @throws AppError `not_found` for an unknown upload or another visitor's, `gone` for a deleted one, `invalid_request`
 * for one of another kind, or what is wrong with the file
 */
export async function sessionUpload(
  container: Container,
  visitor: VisitorId,
  id: UploadId,
  kind: keyof typeof otherKind,
  path: string,
): Promise<Upload> {
  const upload = await atField(path, () => readyUpload(container, visitor, id));
  if (upload.kind === kind) return upload;
  const [detail, fault] = otherKind[kind];
  throw new AppError("invalid_request", detail, { errors: [{ path, ...fault }] });
}

/** Has what is wrong with an id that a request names said at its field: the session itself is not what is missing. */
export async function atField<T>(path: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof AppError) || error.errors || errorTable[error.code].status >= 500) throw error;
    const { code, message, wording } = error;
    throw new AppError(code, { message, wording }, { cause: error, errors: [{ path, message, wording }] });
  }
}

/** The settings that are pictures, and have one. */
export function imagesIn({ settings }: TemplateDefinition, values: Settings): { name: string; id: UploadId }[] {
  return settings.flatMap(({ name, type }) => {
    const id = type === "image" ? UploadIdSchema.safeParse(values[name]).data : undefined;
    return id ? [{ name, id }] : [];
  });
}

/** The uploads that a session needs: its sheet, the pictures in its settings, and those of its rows. */
export function uploadsOf(templates: TemplateCatalogue, session: Pick<Session, "uploadId" | "content">): UploadId[] {
  const { template, settings, pictures } = session.content;
  const images = imagesIn(templates.find(template), settings).map(({ id }) => id);
  return [session.uploadId, ...(pictures ? [pictures.uploadId] : []), ...images];
}
