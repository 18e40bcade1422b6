import { useEffect, useState } from "react";
import { changeSession } from "#lib/client/requests/api.ts";
import { oneAtATime } from "#lib/client/requests/one-at-a-time.ts";
import type { ColumnValues } from "#lib/contracts/sessions/row-conditions.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/** Each condition of a session may ask for its column at once. */
const inTurn = oneAtATime();

/**
 * A column's different values with their counts. They are read again when the range or corrections change, once the
 * server has the change.
 * @returns undefined values until they are read, null if that failed
 */
export function useColumnValues(
  { sessionId, uploadId, reading, rows, corrections }: SessionResponse,
  column: string,
  isSaving: boolean,
): { values: ColumnValues | null | undefined; retry: () => void } {
  const [found, setFound] = useState<{ key: string; values: ColumnValues | null }>();
  const key = JSON.stringify([sessionId, uploadId, column, reading, rows.from, rows.to, corrections]);
  const isWanted = !isSaving && found?.key !== key;
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    const { signal } = left;
    const show = (values: ColumnValues | null) => signal.aborted || setFound({ key, values });
    inTurn(() => changeSession({ sessionId, values: { column } }, { signal }), signal).then(
      ({ values }) => show(values ?? null),
      () => show(null),
    );
    return () => left.abort();
  }, [isWanted, key, sessionId, column]);
  return { values: found?.values, retry: () => setFound(undefined) };
}
