import { useEffect, useState } from "react";
import { changeSession } from "#lib/client/requests/api.ts";
import type { ColumnValues } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/**
 * A column's different values with their counts. They are read again when the range or corrections change, once the
 * server has the change.
 * @returns undefined until they are read, null if that failed
 */
export function useColumnValues(
  { sessionId, uploadId, reading, rows, corrections }: SessionResponse,
  column: string,
  isSaving: boolean,
): ColumnValues | null | undefined {
  const [found, setFound] = useState<{ key: string; values: ColumnValues | null }>();
  const key = JSON.stringify([sessionId, uploadId, column, reading, rows.from, rows.to, corrections]);
  const isWanted = !isSaving && found?.key !== key;
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    const show = (values: ColumnValues | null) => left.signal.aborted || setFound({ key, values });
    changeSession({ sessionId, values: { column } }, { signal: left.signal }).then(
      ({ values }) => show(values ?? null),
      () => show(null),
    );
    return () => left.abort();
  }, [isWanted, key, sessionId, column]);
  return found?.values;
}
