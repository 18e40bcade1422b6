import { z } from "zod";
import type { JobId, SessionId, UploadId } from "#lib/contracts/ids.ts";
import type { Container } from "./container.ts";

const TraceSchema = z.object({ trace: z.string().nullable() });

const traceSql = {
  upload: "SELECT trace FROM uploads WHERE id = $1",
  session: "SELECT uploads.trace FROM sessions JOIN uploads ON uploads.id = sessions.upload_id WHERE sessions.id = $1",
  job: `SELECT uploads.trace FROM jobs JOIN sessions ON sessions.id = jobs.session_id
    JOIN uploads ON uploads.id = sessions.upload_id WHERE jobs.id = $1`,
};

/**
 * The trace that began with an upload: whatever any process does with it later goes below it. Null where nothing is
 * recorded.
 */
export function traceOf(container: Container, of: "upload", id: UploadId): Promise<string | null>;
export function traceOf(container: Container, of: "session", id: SessionId): Promise<string | null>;
export function traceOf(container: Container, of: "job", id: JobId): Promise<string | null>;
export async function traceOf({ config, database }: Container, of: keyof typeof traceSql, id: string) {
  if (config.telemetryUrl === null) return null;
  const [found] = await database.query(TraceSchema, traceSql[of], [id]);
  return found?.trace ?? null;
}
