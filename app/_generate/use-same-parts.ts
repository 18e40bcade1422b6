import { useState } from "react";
import { sameParts } from "#lib/client/same-parts.ts";

/** The value with all that is as it was at the last render kept from there: what is memoised sees what has changed. */
export function useSameParts<T>(value: T): T {
  const [kept, keep] = useState(value);
  const same = sameParts(kept, value);
  if (same !== kept) keep(same);
  return same;
}
