import type { ReactNode } from "react";
import { ApiError, ConnectionError } from "#lib/client/api-error.ts";
import { useSay } from "./say.tsx";

/** A sentence of the server's, which is in English whatever the page's language. */
export function Served({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}

/** Why something failed, and what to do: in the server's words where it answered, in the page's where it did not. */
export function ErrorWords({ error }: { error: unknown }): ReactNode {
  const say = useSay();
  if (error instanceof ApiError) return <Served>{error.message}</Served>;
  if (error instanceof ConnectionError) return say("trouble.unreachable");
  return error instanceof Error ? error.message : say("trouble.unknown");
}
