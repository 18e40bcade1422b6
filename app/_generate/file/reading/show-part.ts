import type { ReactNode } from "react";
import type { Reading } from "#lib/contracts/sessions/choices.ts";

/** What one import option's control shows; `found` puts a detected value into words. */
export type ShowPart = <Part extends keyof Reading>(
  part: Part,
  found: string,
) => { chosen: NonNullable<Reading[Part]> | null; found: string | null; error: ReactNode };
