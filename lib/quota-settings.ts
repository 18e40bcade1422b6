import { z } from "zod";

/** Who a quota applies to: one visitor, all visitors of one address, or the whole site. */
export const quotaScopes = ["visitor", "address", "site"] as const;
export type QuotaScope = (typeof quotaScopes)[number];

/**
 * What is counted. `bytes` covers uploads and results; a document counts from its job's start to its end. Sessions
 * aren't counted; `lib/http/rate-limit.ts` limits how fast they are created.
 */
const quotaNames = ["uploads", "bytes", "documents", "jobs", "previews"] as const;
export type QuotaName = (typeof quotaNames)[number];

/** The limit of each; 0 for none. */
export type Quotas = Readonly<Record<QuotaScope, Readonly<Record<QuotaName, number>>>>;

const quota = (fallback: number) =>
  z.coerce.number("must be a number").int("must be a whole number").min(0).default(fallback);

/**
 * Generous for a person, and five times that for a school behind one address. The site's limits suit a small machine.
 */
export const quotaVariables = {
  VISITOR_UPLOADS_PER_HOUR: quota(200),
  ADDRESS_UPLOADS_PER_HOUR: quota(1_000),
  SITE_UPLOADS_PER_HOUR: quota(20_000),
  /** Uploads and results together, until they expire or are deleted. */
  VISITOR_BYTES: quota(5_000_000_000),
  ADDRESS_BYTES: quota(25_000_000_000),
  SITE_BYTES: quota(100_000_000_000),
  /** Documents of unfinished jobs. A first job is always accepted, however large. */
  VISITOR_DOCUMENTS: quota(300_000),
  ADDRESS_DOCUMENTS: quota(1_500_000),
  SITE_DOCUMENTS: quota(5_000_000),
  /** Unfinished jobs. */
  VISITOR_JOBS: quota(20),
  ADDRESS_JOBS: quota(100),
  SITE_JOBS: quota(2_000),
  /** Previews being drawn. */
  VISITOR_PREVIEWS: quota(4),
  ADDRESS_PREVIEWS: quota(16),
  SITE_PREVIEWS: quota(400),
};

type QuotaVariables = { [Name in keyof typeof quotaVariables]: number };

const none = { uploads: 0, bytes: 0, documents: 0, jobs: 0, previews: 0 };

export const noQuotas: Quotas = { visitor: none, address: none, site: none };

/** Quotas by scope, from variables such as `VISITOR_JOBS`; 0 is no limit. */
export function quotasOf(env: QuotaVariables): Quotas {
  const of = (scope: "VISITOR" | "ADDRESS" | "SITE") => ({
    uploads: env[`${scope}_UPLOADS_PER_HOUR`],
    bytes: env[`${scope}_BYTES`],
    documents: env[`${scope}_DOCUMENTS`],
    jobs: env[`${scope}_JOBS`],
    previews: env[`${scope}_PREVIEWS`],
  });
  return { visitor: of("VISITOR"), address: of("ADDRESS"), site: of("SITE") };
}
