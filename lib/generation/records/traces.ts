import { z } from "zod";
import type { JobId, SessionId, UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Database } from "../database/database.ts";

/** Where traces are stored; null means no telemetry. */
interface Traces {
  config: { telemetryUrl: string | null };
  database: Database;
}

const TraceSchema = z.object({ trace: z.string().nullable() });

const traceSql = {
  upload: "SELECT trace FROM uploads WHERE id = $id AND visitor = $visitor",
  session: `SELECT uploads.trace FROM sessions JOIN uploads ON uploads.id = sessions.upload_id
    WHERE sessions.id = $id AND uploads.visitor = $visitor`,
  job: `SELECT uploads.trace FROM jobs JOIN sessions ON sessions.id = jobs.session_id
    JOIN uploads ON uploads.id = sessions.upload_id WHERE jobs.id = $id AND uploads.visitor = $visitor`,
};

type Traced = { upload: UploadId; session: SessionId; job: JobId };

/**
 * The trace that began with an upload; everything that any process does with it later becomes a child span. Null
 * without telemetry, and for other visitors.
 */
export async function traceFor<Of extends keyof Traced>(
  { config, database }: Traces,
  visitor: VisitorId,
  of: Of,
  id: Traced[Of],
): Promise<string | null> {
  if (config.telemetryUrl === null) return null;
  const [found] = await database.query(TraceSchema, traceSql[of], { id, visitor });
  return found?.trace ?? null;
}
