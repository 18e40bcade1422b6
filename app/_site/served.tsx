import type { ReactNode } from "react";
import { ApiError } from "#lib/client/api-error.ts";
import { errorInWords } from "./error-words.ts";
import { useSay } from "./say.tsx";

/** A sentence of the server's, which is in English whatever the page's language. */
export function Served({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}

/** Why something failed, and what to do. */
export function ErrorWords({ error }: { error: unknown }): ReactNode {
  const say = useSay();
  return error instanceof ApiError ? <Served>{error.message}</Served> : errorInWords(error, say);
}
