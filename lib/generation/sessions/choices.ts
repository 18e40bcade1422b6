import type { CreateSession } from "#lib/contracts/session.ts";

/** What a request may say about a session, whether it makes or changes one. */
export type Choices = Omit<CreateSession, "uploadId" | "template" | "preview"> & { template?: string | undefined };
