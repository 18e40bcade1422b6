import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import { type QuotaName, type QuotaScope, type Quotas, quotaScopes } from "#lib/quota-settings.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Client } from "../common/ids/address-id.ts";
import type { Statements } from "../database/database.ts";
import { readUsage } from "../records/everyone/usage.ts";

/** Lock for transactions that admit something: across all processes, only one at a time counts and inserts. */
export const admission = "quotas";

/**
 * Admits more of something, or says when to try again. A client with no usage is admitted whatever the size: a limit
 * smaller than one job must not block it forever. Call it in a transaction with the `admission` lock that also inserts
 * what it admits.
 * @throws AppError `quota_exceeded` for a visitor or an address over its quota, `site_full` for the whole site
 */
export async function admit(
  statements: Statements,
  quotas: Quotas,
  client: Client,
  name: QuotaName,
  amount = 1,
  now = Date.now(),
): Promise<void> {
  if (quotaScopes.every((scope) => quotas[scope][name] === 0)) return;
  const usage = await readUsage(statements, name, client, now);
  for (const scope of quotaScopes) {
    const limit = quotas[scope][name];
    const { used, freesAt } = usage[scope];
    if (limit === 0 || used === 0 || used + amount <= limit) continue;
    const waitMs = (freesAt ?? now) - now;
    throw exceeded(scope, name, limit, Math.max(1, Math.ceil(waitMs / 1_000)));
  }
}

function exceeded(scope: QuotaScope, name: QuotaName, limit: number, retryAfterSeconds: number): AppError {
  const wait = waitMessage(retryAfterSeconds);
  if (scope === "site") return new AppError("site_full", msg("quota.site", { wait }), { retryAfterSeconds });
  const shown = name === "bytes" ? limit / 1_000_000 : limit;
  return new AppError("quota_exceeded", msg(`quota.${scope}.${name}`, { limit: shown, wait }), { retryAfterSeconds });
}

/** Rounded up, so that nobody retries too early. */
function waitMessage(seconds: number): ServerMessage {
  if (seconds <= 90) return msg("quota.wait.seconds", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? msg("quota.wait.minutes", { count: minutes })
    : msg("quota.wait.hours", { count: Math.ceil(minutes / 60) });
}
