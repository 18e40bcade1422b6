import { setTimeout as sleep } from "node:timers/promises";
import { type StatusResponse, StatusResponseSchema } from "#lib/contracts/job.ts";
import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { type UploadResponse, UploadResponseSchema } from "#lib/contracts/upload.ts";
import { Fault } from "./fault.ts";
import { type Cut, type Init, openPatientRequests, patienceMs } from "./patient-requests.ts";

export type PatientVisitor = ReturnType<typeof openPatientVisitor>;

const json = { "content-type": "application/json" };

/** A visitor with a cookie, who tries again until a site in trouble is back. */
export function openPatientVisitor(site: string, cut: Cut | null = null) {
  const { ask, answerTo } = openPatientRequests(site, cut);

  const post = <T>(path: string, body: object, read: (answer: Response) => Promise<T>) =>
    ask(path, () => ({ method: "POST", headers: json, body: JSON.stringify(body) }), read);
  const status = (jobId: string): Promise<StatusResponse> => ask(statusPath(jobId), () => ({}), readStatus);

  return {
    upload(sheet: string): Promise<UploadResponse> {
      const form = new FormData();
      form.append("file", new Blob([sheet]), "guests.csv");
      const read = async (answer: Response) => UploadResponseSchema.parse(await answer.json());
      return ask("/api/upload", () => ({ method: "POST", body: form }), read);
    },
    session: (body: object): Promise<SessionResponse> =>
      post("/api/generation/session", body, async (answer) => SessionResponseSchema.parse(await answer.json())),
    start: (sessionId: string) => post("/api/generation/start", { sessionId }, readStatus),
    status,
    async finished(jobId: string): Promise<StatusResponse> {
      for (const deadline = performance.now() + patienceMs; ; ) {
        const now = await status(jobId);
        if (now.pollAfterMs === 0) return now;
        if (performance.now() > deadline) throw new Fault(`The job is still ${now.status}: ${JSON.stringify(now)}`);
        await sleep(Math.min(now.pollAfterMs, 200));
      }
    },
    answerTo,
    /** Resumes where it was interrupted, if the file is still the same. */
    async download(path: string, bytes: number, onBytes: (received: number) => Promise<unknown>): Promise<Buffer> {
      const chunks: Uint8Array[] = [];
      let [received, etag] = [0, ""];
      const rest = (): Init => (received === 0 ? {} : { headers: { range: `bytes=${received}-`, "if-range": etag } });
      await ask(path, rest, async (answer) => {
        if (answer.status !== 206) [chunks.length, received] = [0, 0];
        etag = answer.headers.get("etag") ?? "";
        for await (const chunk of answer.body ?? []) {
          chunks.push(chunk);
          received += chunk.byteLength;
          if (received < bytes) await onBytes(received);
        }
      });
      if (received !== bytes) throw new Fault(`${path} has ${received} bytes, not ${bytes}`);
      return Buffer.concat(chunks);
    },
  };
}

const statusPath = (jobId: string) => `/api/generation/status/${jobId}`;
const readStatus = async (answer: Response) => StatusResponseSchema.parse(await answer.json());
