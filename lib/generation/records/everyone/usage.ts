import { z } from "zod";
import { type QuotaName, type QuotaScope, quotaScopes } from "#lib/quota-settings.ts";
import type { Client } from "../../common/ids/address-id.ts";
import type { Statements } from "../../database/database.ts";

/** We can't predict when a job ends; until then, asking more often is pointless. */
const jobPauseMs = 30_000;
/** A preview is faster. */
const previewPauseMs = 2_000;
const hourMs = 3_600_000;
const ofUnfinishedJobs = (amount: string) => `
  SELECT visitor, address, ${amount} AS amount, CAST($now AS BIGINT) + ${jobPauseMs} AS frees_at FROM jobs
  WHERE state IN ('queued', 'running', 'finishing')`;

/** What counts towards each quota at `$now`: the owner, the amount, and when it will probably stop counting. */
const counted: Record<QuotaName, string> = {
  uploads: `SELECT visitor, address, 1 AS amount, created_at + ${hourMs} AS frees_at FROM uploads
    WHERE created_at > CAST($now AS BIGINT) - ${hourMs}`,
  // An upload that hasn't arrived counts with its announced bytes until the sweep has deleted what came of it.
  bytes: `SELECT visitor, address, bytes AS amount, expires_at AS frees_at FROM uploads
    WHERE bytes > 0 AND expires_at > $now AND (deleted_at IS NULL OR (sha256 = '' AND files_deleted_at IS NULL))
    UNION ALL SELECT jobs.visitor, jobs.address, results.bytes, results.expires_at FROM results
    JOIN jobs ON jobs.id = results.job_id WHERE jobs.deleted_at IS NULL AND jobs.expires_at > $now`,
  documents: ofUnfinishedJobs("total"),
  jobs: ofUnfinishedJobs("1"),
  previews: `SELECT visitor, address, 1 AS amount, CAST($now AS BIGINT) + ${previewPauseMs} AS frees_at FROM previews
    WHERE lease_until > $now`,
};

const isScope = { visitor: "visitor = $visitor", address: "address = $address", site: "1 = 1" } satisfies Record<
  QuotaScope,
  string
>;
const usedOf = (scope: QuotaScope) => `
  COALESCE(SUM(CASE WHEN ${isScope[scope]} THEN amount ELSE 0 END), 0) AS ${scope},
  MIN(CASE WHEN ${isScope[scope]} THEN frees_at END) AS ${scope}_frees_at`;
const usageSql = (name: QuotaName) => `SELECT ${quotaScopes.map(usedOf).join(",")} FROM (${counted[name]}) counted`;

const UsageSchema = z.record(z.string(), z.number().nullable());

export interface Usage {
  used: number;
  /** When the first part will probably stop counting, in milliseconds; null if nothing counts. */
  freesAt: number | null;
}

/** The usage of one quota by a visitor, all visitors of an address, and the whole site. */
export async function readUsage(
  statements: Statements,
  name: QuotaName,
  { visitor, address }: Client,
  now: number,
): Promise<Record<QuotaScope, Usage>> {
  const [sums = {}] = await statements.query(UsageSchema, usageSql(name), { visitor, address, now });
  const of = (scope: QuotaScope): Usage => ({ used: sums[scope] ?? 0, freesAt: sums[`${scope}_frees_at`] ?? null });
  return { visitor: of("visitor"), address: of("address"), site: of("site") };
}

/** Removes previews whose lease has expired because their process was killed. */
export async function removeEndedPreviews(statements: Statements, now: number): Promise<void> {
  await statements.execute("DELETE FROM previews WHERE lease_until <= $now", { now });
}

const CountSchema = z.object({ count: z.number() });

/** Counts the unfinished jobs of all visitors. */
export async function countUnfinishedJobs(statements: Statements): Promise<number> {
  const sql = "SELECT COUNT(*) AS count FROM jobs WHERE state IN ('queued', 'running', 'finishing')";
  const [jobs] = await statements.query(CountSchema, sql);
  return jobs?.count ?? 0;
}
