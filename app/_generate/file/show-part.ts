import type { ReactNode } from "react";
import type { Reading } from "#lib/contracts/session.ts";

/** What the control of one part of the reading shows; `found` tells it in words where it was found. */
export type ShowPart = <Part extends keyof Reading>(
  part: Part,
  found: string,
) => { chosen: NonNullable<Reading[Part]> | null; found: string | null; error: ReactNode };
