import type { ChangeSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { traced } from "#lib/telemetry/spans.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type AddressId, type Client, unknownAddress } from "../common/ids/address-id.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { type ClientContainer, type Container, containerFor } from "../container.ts";
import { findSession, type Session, updateSession } from "../records/sessions.ts";
import { traceFor } from "../records/traces.ts";
import { keepUploads } from "../records/uploads.ts";
import { columnValues } from "./column-values.ts";
import { correctedPart } from "./corrected-part.ts";
import { orderOf } from "./order/session-order.ts";
import { askPreflight } from "./preflight/ask-preflight.ts";
import { hasSameCheck } from "./reusable-check.ts";
import { uploadsOf } from "./session-uploads.ts";
import { previewOf, sessionView } from "./session-view.ts";
import { checkRows, settleContent } from "./settle/settle-session.ts";

/** Attempts to apply a change while other requests keep changing the session. */
const tries = 4;

/**
 * Changes an open session. An empty change just reads it: the page uses that to reload a session and to page through
 * previews.
 * @throws AppError `not_found`, `gone`, `session_closed`, `session_started`, `invalid_request`, `busy`
 */
export async function changeSession(
  container: Container,
  visitor: VisitorId,
  request: ChangeSession,
  language: Language = "en",
  address: AddressId = unknownAddress,
): Promise<SessionResponse> {
  const { sessionId } = request;
  const parent = await traceFor(container, visitor, "session", sessionId);
  const client = { visitor, address };
  return traced("session change", { parent, sessionId }, () =>
    settleChange(containerFor(container, client), client, request, language),
  );
}

async function settleChange(
  container: ClientContainer,
  client: Client,
  request: ChangeSession,
  language: Language,
): Promise<SessionResponse> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const view = await tryChange(container, client, request, language);
    if (view) return view;
  }
  throw new AppError("busy", msg("session.crowded"), { retryAfterSeconds: 1 });
}

/** Null if another request changed the session meanwhile. */
async function tryChange(
  container: ClientContainer,
  client: Client,
  { sessionId, preview, corrected, values, ...choices }: ChangeSession,
  language: Language,
): Promise<SessionResponse | null> {
  const { visitor } = client;
  const session = await findSession(container.database, visitor, sessionId);
  if (session.state === "closed") throw new AppError("session_closed", msg("session.closed"));
  const isChanged = Object.values(choices).some((choice) => choice !== undefined);
  if (isChanged && session.state === "started") throw new AppError("session_started", msg("session.started"));
  const upload = { id: session.uploadId, filename: session.content.filename };
  const settled = isChanged
    ? await settleContent(container, client, upload, session.content, choices)
    : session.content;
  const isChecked = !isChanged || hasSameCheck(container, session.content, settled);
  // Placeholders are shown only while a visitor can fill them in.
  const labelled = session.state === "open" ? language : null;
  // A change is validated with all its images; reading alone, which pages poll, must not ask the store for them.
  const order = isChanged || preview || corrected || values ? await orderOf(container, visitor, settled) : null;
  const [check, pages] = await Promise.all([
    isChecked || !order ? session.content.check : checkRows(container, order),
    order && previewOf(container, client, order, preview, labelled),
  ]);
  // Before saving: a request that names an unknown column changes nothing.
  const counted = order && values && (await columnValues(container, client, order, values.column));
  const next: Session = { ...session, content: { ...settled, check } };
  if (isChanged && !(await saveChange(container, visitor, next))) return null;
  const view = sessionView(container, next, await askPreflight(container, visitor, next), pages, language);
  const part =
    order && corrected && (await correctedPart(container, order, settled.filename, corrected.from, language));
  return { ...view, ...(counted && { values: counted }), ...(part && { corrected: part }) };
}

/** False if another request changed the session meanwhile. */
function saveChange({ database, templates }: Container, visitor: VisitorId, next: Session): Promise<boolean> {
  return database.transaction(async (statements) => {
    await keepUploads(statements, visitor, uploadsOf(templates, next), next.expiresAt);
    return updateSession(statements, visitor, next);
  }, visitor);
}
