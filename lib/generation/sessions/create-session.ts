import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type AddressId, type Client, unknownAddress } from "../common/ids/address-id.ts";
import { newSessionId } from "../common/ids/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { type ClientContainer, type Container, containerFor } from "../container.ts";
import { insertSession, type Session } from "../records/sessions.ts";
import { traceFor } from "../records/traces.ts";
import { keepUploads, type Upload } from "../records/uploads.ts";
import { acceptUpload } from "../uploads/accept-upload.ts";
import { deleteUnused } from "../uploads/delete-unused.ts";
import { contentFrom } from "./inherited-content.ts";
import { orderOf } from "./order/session-order.ts";
import { askPreflight } from "./preflight/ask-preflight.ts";
import { uploadsOf } from "./session-uploads.ts";
import { previewOf, sessionView } from "./session-view.ts";
import { checkRows, settleContent } from "./settle/settle-session.ts";

/**
 * Creates a session from an upload and a template. What the visitor didn't specify is suggested, so that a spreadsheet
 * with clear headers can be started right away.
 * @throws AppError `not_found`, `gone`, `not_a_spreadsheet`, `invalid_request`, or what is wrong with the file
 */
export async function createSession(
  container: Container,
  visitor: VisitorId,
  request: CreateSession,
  language: Language = "en",
  address: AddressId = unknownAddress,
): Promise<SessionResponse> {
  const parent = await traceFor(container, visitor, "upload", request.uploadId);
  const client = { visitor, address };
  return traced("session", { parent, template: request.template }, () =>
    makeSession(containerFor(container, client), client, request, language),
  );
}

async function makeSession(
  container: ClientContainer,
  client: Client,
  { uploadId, preview, from, ...choices }: CreateSession,
  language: Language,
): Promise<SessionResponse> {
  const { database, config } = container;
  const { visitor } = client;
  const upload = await acceptUpload(container, visitor, uploadId, true);
  if (upload.kind !== "spreadsheet") return refuseOtherKind(container, visitor, upload);
  const before = await contentFrom(container, visitor, upload, { from, failedIn: choices.failedIn });
  const settled = await settleContent(container, client, upload, before, { sample: false, ...choices });
  const order = await orderOf(container, visitor, settled);
  const [check, pages] = await Promise.all([
    checkRows(container, order),
    previewOf(container, client, order, preview, language),
  ]);
  const expiresAt = Date.now() + config.retentionMs;
  const content = { ...settled, check };
  const session: Session = { id: newSessionId(), uploadId, state: "open", revision: 1, content, expiresAt };
  await database.transaction(async (statements) => {
    await insertSession(statements, visitor, session);
    await keepUploads(statements, visitor, uploadsOf(container.templates, session), expiresAt);
  }, visitor);
  return sessionView(container, session, await askPreflight(container, visitor, session), pages, language);
}

/** An image uploaded instead of a spreadsheet is deleted, unless something uses it. */
async function refuseOtherKind(container: Container, visitor: VisitorId, { id, kind }: Upload): Promise<never> {
  await deleteUnused(container, visitor, id);
  const faults: Partial<Record<Upload["kind"], ServerMessage>> = {
    image: msg("file.image"),
    document: msg("file.word"),
    template: msg("file.saved"),
  };
  throw new AppError("not_a_spreadsheet", faults[kind] ?? msg("file.pictures"));
}
