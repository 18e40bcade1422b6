import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import { emptyTimeline, type Timeline } from "#lib/client/changes/timeline.ts";
import { withChanges } from "#lib/client/changes/with-changes.ts";
import { JobIdSchema, type SessionId, SessionIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { SessionSetups } from "../setups/session-setups.ts";
import { openTools } from "./open-tools.ts";
import type { PageServices } from "./page-services.ts";
import { session } from "./session.fixture.ts";
import { createWorkbenchStore } from "./workbench-store.ts";

const idOf = (kind: string, name: string) => `${kind}_${name.replace(/\W/g, "").padEnd(22, "0")}`;
export const sessionIdOf = (name: string): SessionId => SessionIdSchema.parse(idOf("ses", name));
export const jobIdOf = (name: string) => JobIdSchema.parse(idOf("job", name));
const uploadIdOf = (name: string) => UploadIdSchema.parse(idOf("upl", name));

export function sessionOf(filename: string, template = "certificate", changes: Partial<SessionResponse> = {}) {
  const ids = { sessionId: sessionIdOf(filename), uploadId: uploadIdOf(filename) };
  return session({ ...ids, filename, template: { ...session().template, id: template }, ...changes });
}

/** As in a browser that keeps none. */
const noSetups: SessionSetups = {
  fit: async (session) => session,
  opened() {},
  async remember() {},
  apply() {},
  undo() {},
  saved() {},
};

/** A workbench on a page whose server answers only when told to, request by request. */
export function openTestWorkbench(address: { session?: string; from?: string; again?: string } = {}) {
  const { held, hold, end } = createHeldRequests();
  const from = address.from ? sessionIdOf(address.from) : null;
  const page = { session: address.session ? sessionIdOf(address.session) : null, job: null as string | null };
  const { kept, timelines, storage } = createTabStorage();
  const changes: SessionChanges[] = [];
  const created: CreateSession[] = [];
  const nameOf = new Map<string, string>();

  const bench = createWorkbenchStore("certificate", {
    api: {
      createSession(request) {
        created.push(request);
        const { uploadId, template, sample = false } = request;
        const name = nameOf.get(uploadId) ?? "others.csv";
        return hold(name, () => sessionOf(name, template, { sample }));
      },
      readSession: ({ sessionId }) => hold("found.csv", () => sessionOf("found.csv", "badge", { sessionId })),
      async changeSession({ sessionId, ...change }) {
        changes.push(change);
        const { session = null } = bench.getState();
        const { filename, template, output } = withChanges(session ?? sessionOf(""), change);
        return sessionOf(filename, change.template ?? template.id, { sessionId, output });
      },
      closeSession: (sessionId) => hold("close", () => sessionOf("", "badge", { sessionId, state: "closed" })),
      startGeneration: (sessionId) => hold("start", () => ({ jobId: jobIdOf("started"), sessionId }) as StatusResponse),
    },
    async uploadFile({ name }) {
      nameOf.set(uploadIdOf(name), name);
      return { uploadId: uploadIdOf(name), kind: "spreadsheet" };
    },
    readSample: async (template) => new File([], `${template}.csv`),
    readAgain: async () => ({ jobId: jobIdOf("before"), template: "badge", filename: "", rowCount: 9, row: 3 }),
    kept: storage,
    corrected: { sessionAfter: () => null, keepSessionAfter: () => {} },
    address: {
      limitsInUrl: () => ({}),
      jobInUrl: () => (address.again ? jobIdOf(address.again) : null),
      sessionInUrl: (as = "session") => (as === "session" ? page.session : from),
      keepSessionInUrl(sessionId) {
        page.session = sessionId;
      },
      isHere: () => true,
    },
    loadParts: async () => ({ ...openTools, createSessionSetups: () => noSetups }),
    showJob(jobId) {
      page.job = jobId;
      // As when the page navigates to the job's.
      bench.leavePage();
    },
    firstLocale: async () => null,
    isTyping: () => true,
  });

  return { bench, page, kept, timelines, changes, created, held, end };
}

/** A tab's storage, and what is in it. */
function createTabStorage() {
  const kept = new Map<SessionId, SessionChanges[]>();
  const timelines = new Map<SessionId, Timeline>();
  const storage: PageServices["kept"] = {
    keepChanges: (sessionId, changes) => void kept.set(sessionId, changes),
    keptChanges: async (sessionId) => kept.get(sessionId) ?? [],
    keepTimeline: (sessionId, timeline) => void timelines.set(sessionId, timeline),
    keptTimeline: async (sessionId) => timelines.get(sessionId) ?? emptyTimeline,
  };
  return { kept, timelines, storage };
}

/** Requests by name, which are answered when a test says so. */
function createHeldRequests() {
  const held = new Map<string, { answer: () => void; fail: (error: Error) => void }>();

  function hold<Value>(name: string, value: () => Value): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    held.set(name, { answer: () => resolve(value()), fail: reject });
    return promise;
  }

  /** Lets the server answer the last request of this name, or fail. */
  async function end(name: string, error?: Error): Promise<void> {
    const { answer, fail } = held.get(name) ?? {};
    if (error) fail?.(error);
    else answer?.();
    await settle();
  }

  return { held, hold, end };
}

/** Waits for everything that does not depend on an answer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
