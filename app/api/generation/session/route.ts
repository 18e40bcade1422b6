import { type SessionRequest, type ShareSession, sessionRequestSchema } from "#lib/contracts/sessions/requests.ts";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import type { Client } from "#lib/generation/common/ids/address-id.ts";
import type { Container } from "#lib/generation/container.ts";
import { shareJob } from "#lib/generation/jobs/share-job.ts";
import { stopGeneration } from "#lib/generation/jobs/stop-job.ts";
import { changeSession } from "#lib/generation/sessions/change-session.ts";
import { closeSession } from "#lib/generation/sessions/close-session.ts";
import { createSession } from "#lib/generation/sessions/create-session.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";
import { stayForBackground } from "#lib/http/work-in-function.ts";
import type { Language } from "#lib/messages/languages.ts";

/** The time limit of a function on Vercel in seconds, available on every plan. */
export const maxDuration = 300;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "POST", rate: "session", body: sessionRequestSchema },
  async ({ body, visitor, shareKey, address, language, container }) => {
    const isNew = "uploadId" in body;
    const session =
      "share" in body
        ? await shareJob(container, visitor, body, shareKey(), language)
        : await answerTo(container, { visitor, address }, body, language);
    stayForBackground(container);
    return json(SessionResponseSchema, session, { status: isNew ? 201 : 200 });
  },
);

function answerTo(
  container: Container,
  { visitor, address }: Client,
  body: Exclude<SessionRequest, ShareSession>,
  language: Language,
): Promise<SessionResponse> {
  if ("uploadId" in body) return createSession(container, visitor, body, language, address);
  if ("state" in body && body.state === "stopped") return stopGeneration(container, visitor, body, language);
  if ("state" in body) return closeSession(container, visitor, body, language);
  return changeSession(container, visitor, body, language, address);
}
