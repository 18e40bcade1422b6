import { z } from "zod";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import { type Told, told } from "#lib/messages/told.ts";
import { type QuotaName, type QuotaScope, type Quotas, quotaScopes } from "#lib/quota-settings.ts";
import type { Client } from "../common/address-id.ts";
import { AppError } from "../common/app-error.ts";
import type { Statements } from "../database/database.ts";

/** The name for a transaction that admits something: of all processes, one at a time counts and takes. */
export const admission = "quotas";

/** Nobody knows when a job ends; until then, nothing is gained by asking more often. */
const jobPauseMs = 30_000;
/** A preview takes less. */
const previewPauseMs = 2_000;
const hourMs = 3_600_000;
const inHand = (amount: string) => `
  SELECT visitor, address, ${amount} AS amount, CAST($3 AS BIGINT) + ${jobPauseMs} AS frees_at FROM jobs
  WHERE state IN ('queued', 'running', 'finishing')`;

/** What counts at the time $3: whose it is, how much, and when it is expected to count no longer. */
const counted: Record<QuotaName, string> = {
  uploads: `SELECT visitor, address, 1 AS amount, created_at + ${hourMs} AS frees_at FROM uploads
    WHERE created_at > CAST($3 AS BIGINT) - ${hourMs}`,
  // One that is still to come has the bytes that it was announced with, until a sweep has deleted what came.
  bytes: `SELECT visitor, address, bytes AS amount, expires_at AS frees_at FROM uploads
    WHERE bytes > 0 AND expires_at > $3 AND (deleted_at IS NULL OR (sha256 = '' AND files_deleted_at IS NULL))
    UNION ALL SELECT jobs.visitor, jobs.address, results.bytes, results.expires_at FROM results
    JOIN jobs ON jobs.id = results.job_id WHERE jobs.deleted_at IS NULL AND jobs.expires_at > $3`,
  documents: inHand("total"),
  jobs: inHand("1"),
  previews: `SELECT visitor, address, 1 AS amount, CAST($3 AS BIGINT) + ${previewPauseMs} AS frees_at FROM previews
    WHERE lease_until > $3`,
};

const isScope = { visitor: "visitor = $1", address: "address = $2", site: "1 = 1" } satisfies Record<
  QuotaScope,
  string
>;
const usedOf = (scope: QuotaScope) => `
  COALESCE(SUM(CASE WHEN ${isScope[scope]} THEN amount ELSE 0 END), 0) AS ${scope},
  MIN(CASE WHEN ${isScope[scope]} THEN frees_at END) AS ${scope}_frees_at`;
const usageSql = (name: QuotaName) => `SELECT ${quotaScopes.map(usedOf).join(",")} FROM (${counted[name]}) counted`;

const UsageSchema = z.record(z.string(), z.number().nullable());

/**
 * Lets more of something in, or says when to come back. What has nothing yet is let in whatever its size: a limit that is
 * smaller than one job must not keep it out for ever. For transactions among `admission`, which then record what they admit.
 * @throws AppError `quota_exceeded` for a visitor or an address past its quota, `site_full` for the whole site
 */
export async function admit(
  statements: Statements,
  quotas: Quotas,
  { visitor, address }: Client,
  name: QuotaName,
  amount = 1,
  now = Date.now(),
): Promise<void> {
  if (quotaScopes.every((scope) => quotas[scope][name] === 0)) return;
  const [usage = {}] = await statements.query(UsageSchema, usageSql(name), [visitor, address, now]);
  for (const scope of quotaScopes) {
    const [limit, used] = [quotas[scope][name], usage[scope] ?? 0];
    if (limit === 0 || used === 0 || used + amount <= limit) continue;
    const waitMs = (usage[`${scope}_frees_at`] ?? now) - now;
    throw exceeded(scope, name, limit, Math.max(1, Math.ceil(waitMs / 1_000)));
  }
}

function exceeded(scope: QuotaScope, name: QuotaName, limit: number, retryAfterSeconds: number): AppError {
  const wait = waiting(retryAfterSeconds);
  const [code, detail]: [ErrorCode, Told] =
    scope === "site"
      ? ["site_full", told("quota.site", { wait })]
      : [
          "quota_exceeded",
          told(`quota.${scope}.${name}`, { limit: name === "bytes" ? limit / 1_000_000 : limit, wait }),
        ];
  return new AppError(code, detail, { retryAfterSeconds });
}

/** Rounded up, so that whoever waits so long does not come too early. */
function waiting(seconds: number): Told {
  if (seconds <= 90) return told("quota.wait.seconds", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? told("quota.wait.minutes", { count: minutes })
    : told("quota.wait.hours", { count: Math.ceil(minutes / 60) });
}
