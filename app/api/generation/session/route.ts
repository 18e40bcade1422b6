import { SessionResponseSchema, sessionRequestSchema } from "#lib/contracts/session.ts";
import { changeSession } from "#lib/generation/change-session.ts";
import { closeSession } from "#lib/generation/close-session.ts";
import { createSession } from "#lib/generation/create-session.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "POST", rate: "session", body: sessionRequestSchema },
  async ({ body, visitor, container }) => {
    if ("uploadId" in body) {
      return json(SessionResponseSchema, await createSession(container, visitor, body), { status: 201 });
    }
    const session = "state" in body ? closeSession(container, visitor, body) : changeSession(container, visitor, body);
    return json(SessionResponseSchema, await session);
  },
);
