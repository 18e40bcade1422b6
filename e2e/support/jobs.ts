import { expect, type Page } from "@playwright/test";
import { StatusResponseSchema } from "#lib/contracts/job.ts";
import { SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";

/**
 * Makes documents as the page's visitor, and opens the job's page, for tests of what comes after. Five requests take a
 * fraction of the time of a walk through the steps, which the journeys are for.
 *
 * @param ready the heading of the finished job
 * @param order template, mapping and settings, as in a request for a session; by default certificates
 */
export async function openJob(
  page: Page,
  sheet: string,
  ready: string,
  order: Record<string, unknown> = {},
): Promise<void> {
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) };
  const uploaded = await page.request.post("/api/upload", { multipart: { file } });
  const { uploadId } = UploadResponseSchema.parse(await uploaded.json());
  const data = { uploadId, template: "certificate", ...order };
  const session = await page.request.post("/api/generation/session", { data });
  const { sessionId } = SessionResponseSchema.parse(await session.json());
  const started = await page.request.post("/api/generation/start", { data: { sessionId } });
  const { jobId } = StatusResponseSchema.parse(await started.json());
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole("heading", { name: ready })).toBeVisible({ timeout: 90_000 });
}
