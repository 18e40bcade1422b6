import type { CreateSession, SessionResponse } from "#lib/contracts/session.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "./app-error.ts";
import type { Container } from "./container.ts";
import { newSessionId } from "./ids.ts";
import { askPreflight } from "./preflight/ask-preflight.ts";
import { readyUpload } from "./ready-upload.ts";
import { checkContent, settleContent } from "./session-content.ts";
import { previewOf, sessionView } from "./session-view.ts";
import { insertSession, type Session, uploadsOf } from "./sessions.ts";
import { traceOf } from "./traces.ts";
import { deleteUnusedUpload, keepUploads, type Upload, uploadFolder } from "./uploads.ts";

/**
 * Joins an upload and a template: what the visitor did not say is suggested, so that a well-labelled sheet is ready
 * to start as it is.
 * @throws AppError `not_found`, `gone`, `not_a_spreadsheet`, `invalid_request`, or what is wrong with the file
 */
export async function createSession(
  container: Container,
  visitor: string,
  request: CreateSession,
): Promise<SessionResponse> {
  const parent = await traceOf(container, "upload", request.uploadId);
  return traced("session", { parent, template: request.template }, () => makeSession(container, visitor, request));
}

async function makeSession(
  container: Container,
  visitor: string,
  { uploadId, preview, ...choices }: CreateSession,
): Promise<SessionResponse> {
  const { database, config } = container;
  const upload = await readyUpload(container, visitor, uploadId);
  if (upload.kind !== "spreadsheet") return refusePicture(container, visitor, upload);
  const settled = await settleContent(container, visitor, upload, null, choices);
  const [check, pages] = await Promise.all([
    checkContent(container, visitor, settled),
    previewOf(container, visitor, settled, preview),
  ]);
  const expiresAt = Date.now() + config.retentionMs;
  const content = { ...settled, check };
  const session: Session = { id: newSessionId(), uploadId, state: "open", revision: 1, content, expiresAt };
  await database.transaction(async (statements) => {
    await insertSession(statements, visitor, session);
    await keepUploads(statements, uploadsOf(session), expiresAt);
  }, visitor);
  return sessionView(container, session, await askPreflight(container, visitor, session), pages);
}

/** A picture sent in the place of a sheet is of no use to anyone, and is not kept. */
async function refusePicture(
  { database, storage }: Container,
  visitor: string,
  { id, filename }: Upload,
): Promise<never> {
  const isUnused = await database.transaction((statements) => deleteUnusedUpload(statements, id), visitor);
  if (isUnused) await storage.deleteFolder(uploadFolder(id));
  throw new AppError(
    "not_a_spreadsheet",
    `"${filename}" is no sheet. Upload a CSV or XLSX file with your rows; pictures come after it.`,
  );
}
