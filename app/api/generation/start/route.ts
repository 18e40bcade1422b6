import { StartGenerationSchema, StatusResponseSchema } from "#lib/contracts/job.ts";
import { startGeneration } from "#lib/generation/start-generation.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "POST", rate: "start", body: () => StartGenerationSchema },
  async ({ body, visitor, container }) => {
    const status = await startGeneration(container, visitor, body.sessionId);
    const headers = { Location: `/api/generation/status/${status.jobId}` };
    return json(StatusResponseSchema, status, { status: 202, headers });
  },
);
