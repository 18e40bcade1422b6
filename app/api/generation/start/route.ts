import { StartGenerationSchema, StatusResponseSchema } from "#lib/contracts/job.ts";
import { startGeneration } from "#lib/generation/jobs/start-job.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";
import { workInFunction } from "#lib/http/work-in-function.ts";

/** The time limit of a function on Vercel in seconds, available on every plan. */
export const maxDuration = 300;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "POST", rate: "start", body: () => StartGenerationSchema },
  async ({ body, visitor, address, language, container }) => {
    const status = await startGeneration(container, visitor, body.sessionId, language, address);
    workInFunction(container, maxDuration);
    const headers = { Location: `/api/generation/status/${status.jobId}` };
    return json(StatusResponseSchema, status, { status: 202, headers });
  },
);
