import { useState } from "react";
import { sameParts } from "#lib/client/changes/same-parts.ts";

/** The value with its unchanged parts taken from the last render, so that memoised components only see changes. */
export function useSameParts<T>(value: T): T {
  const [kept, keep] = useState(value);
  const same = sameParts(kept, value);
  if (same !== kept) keep(same);
  return same;
}
