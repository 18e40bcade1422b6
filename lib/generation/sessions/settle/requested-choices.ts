import type { CreateSession } from "#lib/contracts/sessions/requests.ts";

/** What a request can set in a session, on creation or change. */
export type Choices = Omit<CreateSession, "uploadId" | "template" | "preview" | "from"> & {
  template?: string | undefined;
};
