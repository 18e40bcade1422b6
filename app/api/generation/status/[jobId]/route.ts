import { type AnyStatus, AnyStatusSchema, StatusQuerySchema } from "#lib/contracts/job.ts";
import { readStatus } from "#lib/generation/jobs/job-status.ts";
import { readSharedStatus } from "#lib/generation/jobs/shared-status.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";
import { waitUntilChanged } from "#lib/http/prefer-wait.ts";
import { readQuery } from "#lib/http/query.ts";
import { workInFunction } from "#lib/http/work-in-function.ts";

/** The time limit of a function on Vercel in seconds, available on every plan. */
export const maxDuration = 300;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "GET", rate: (request) => (new URL(request.url).searchParams.has("find") ? "search" : "status") },
  async ({ request, params, visitor, language, container }) => {
    // For any visitor: jobs pause while no function works on them.
    workInFunction(container, maxDuration);
    const query = readQuery(request, StatusQuerySchema);
    const { jobId = "" } = params;
    const { share: token } = query;
    const { value: status, headers } = await waitUntilChanged<AnyStatus>(request, () =>
      token === undefined
        ? readStatus(container, visitor, jobId, query, language)
        : readSharedStatus(container, jobId, token, query, language),
    );
    const retry: Record<string, string> =
      status.pollAfterMs > 0 ? { "Retry-After": String(Math.ceil(status.pollAfterMs / 1000)) } : {};
    const shown = { "Cache-Control": "private, no-cache", ...retry, ...headers };
    return json(AnyStatusSchema, status, { headers: shown }, request);
  },
);
