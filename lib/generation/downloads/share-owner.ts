import { JobIdSchema, ResultIdSchema } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { isToken } from "../common/ids/share-token.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { findOwnerOfJob, findOwnerOfResult } from "../records/shares.ts";

type Stores = Pick<Container, "database">;

/**
 * The visitor whose job a token gives access to.
 * @throws AppError `not_found` for a wrong, revoked or expired token, exactly as for an unknown id
 */
export async function ownerOfJob({ database }: Stores, id: string, token: string): Promise<VisitorId> {
  const { data: jobId } = JobIdSchema.safeParse(id);
  const owner = jobId ? await findOwnerOfJob(database, jobId) : null;
  if (!owner || !isToken(token, owner.tokenHash)) throw new AppError("not_found", msg("job.unknown"));
  return owner.visitor;
}

/** The same for a result of a shared job. */
export async function ownerOfResult({ database }: Stores, id: string, token: string): Promise<VisitorId> {
  const { data: resultId } = ResultIdSchema.safeParse(id);
  const owner = resultId ? await findOwnerOfResult(database, resultId) : null;
  if (!owner || !isToken(token, owner.tokenHash)) throw new AppError("not_found", msg("download.unknown"));
  return owner.visitor;
}
