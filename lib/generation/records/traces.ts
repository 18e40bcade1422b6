import { z } from "zod";
import type { JobId, SessionId, UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/visitor-id.ts";
import type { Database } from "../database/database.ts";

/** Where traces are recorded, if they are. */
interface Traces {
  config: { telemetryUrl: string | null };
  database: Database;
}

const TraceSchema = z.object({ trace: z.string().nullable() });

const traceSql = {
  upload: "SELECT trace FROM uploads WHERE uploads.id = $1",
  session: "SELECT uploads.trace FROM sessions JOIN uploads ON uploads.id = sessions.upload_id WHERE sessions.id = $1",
  job: `SELECT uploads.trace FROM jobs JOIN sessions ON sessions.id = jobs.session_id
    JOIN uploads ON uploads.id = sessions.upload_id WHERE jobs.id = $1`,
};

/**
 * The trace that began with an upload: whatever any process does with it later goes below it. Null where nothing is
 * recorded.
 */
export function traceOf(container: Traces, of: "session", id: SessionId): Promise<string | null>;
export function traceOf(container: Traces, of: "job", id: JobId): Promise<string | null>;
export function traceOf(container: Traces, of: "session" | "job", id: string): Promise<string | null> {
  return findTrace(container, traceSql[of], [id]);
}

type Traced = { upload: UploadId; session: SessionId; job: JobId };

/** The same for what a request names: null too where it is not the visitor's. */
export function traceFor<Of extends keyof Traced>(container: Traces, visitor: VisitorId, of: Of, id: Traced[Of]) {
  return findTrace(container, `${traceSql[of]} AND uploads.visitor = $2`, [id, visitor]);
}

async function findTrace({ config, database }: Traces, sql: string, parameters: string[]): Promise<string | null> {
  if (config.telemetryUrl === null) return null;
  const [found] = await database.query(TraceSchema, sql, parameters);
  return found?.trace ?? null;
}
