import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError, ConnectionError } from "#lib/client/requests/api-error.ts";
import { type ErrorCode, errorTable, type FieldError } from "#lib/contracts/errors.ts";
import { JobIdSchema, SessionIdSchema } from "#lib/contracts/ids.ts";
import { session } from "./session.fixture.ts";
import {
  emptyWorkbench,
  rowOnShow,
  templateOfSession,
  type WorkbenchEvent,
  type WorkbenchState,
  workbenchReducer,
} from "./workbench-state.ts";

function problem(code: ErrorCode, detail: string, errors: FieldError[] = []): ApiError {
  return new ApiError({ type: "about:blank", ...errorTable[code], detail, code, errors }, null);
}

function after(...events: WorkbenchEvent[]): WorkbenchState {
  return events.reduce(workbenchReducer, emptyWorkbench("certificate"));
}

const open: WorkbenchEvent = { type: "opened", session: session() };
const title: WorkbenchEvent = { type: "changed", changes: { settings: { title: "A" } } };

test("a session that is found again restores its template", () => {
  assert.equal(after(open).template, "badge");
});

test("a response keeps changes made after its request", () => {
  const state = after(open, title, { type: "answered", session: session(), unsent: { settings: { title: "AB" } } });
  assert.deepEqual([state.unsent, state.activity], [{ settings: { title: "AB" } }, "saving"]);
  const later = workbenchReducer(state, { type: "answered", session: session({ documentCount: 3 }), unsent: {} });
  assert.deepEqual([later.unsent, later.activity, later.session?.documentCount], [{}, "idle", 3]);
});

test("preflight results keep the preview and what was typed", () => {
  const preview = {
    row: 3,
    previous: 2,
    next: 4,
    pages: ["<svg/>"],
    pageCount: 1,
    filename: null,
    rows: [],
    cells: [],
  };
  const preflight = { state: "done", checked: 9, total: 9, right: 8 } as const;
  const shown: WorkbenchEvent = { type: "opened", session: session({ preview }) };
  const state = after(shown, title, { type: "checked", session: session({ preflight, problemCount: 1 }) });
  assert.deepEqual([state.session?.preview, state.session?.problemCount], [preview, 1]);
  assert.deepEqual([state.session?.preflight, state.unsent], [preflight, { settings: { title: "A" } }]);
  const sessionId = SessionIdSchema.parse(`ses_${"b".repeat(22)}`);
  const other = workbenchReducer(state, { type: "checked", session: session({ sessionId, problemCount: 7 }) });
  assert.deepEqual(other, state);
});

test("a rejected field shows its error, and stays as typed", () => {
  const errors = [{ path: "settings.title", message: "isn’t closed" }];
  const state = after(open, title, {
    type: "failed",
    during: "unsaved",
    error: problem("invalid_request", "", errors),
  });
  assert.deepEqual([state.fieldErrors, state.trouble, state.unsent], [errors, null, { settings: { title: "A" } }]);
});

test("a change that wasn't sent is kept, and reported as unsaved", () => {
  const state = after(open, title, { type: "failed", during: "unsaved", error: new ConnectionError() });
  assert.equal(state.trouble?.kind, "unsaved");
  assert.deepEqual(state.unsent, { settings: { title: "A" } });
});

test("a file's error stays until the next file, regardless of the open session's responses", () => {
  const refused: WorkbenchEvent = { type: "failed", during: "file", error: new ConnectionError() };
  const state = after(open, refused, title, { type: "answered", session: session(), unsent: {} });
  assert.equal(state.trouble?.kind, "file");
  assert.equal(workbenchReducer(state, { type: "sending", filename: "b.csv" }).trouble, null);
});

test("an ended session is left, regardless of why it ended", () => {
  for (const code of ["not_found", "gone", "session_closed"] as const) {
    const error = problem(code, "Begin again.");
    const state = after(open, { type: "failed", during: "unsaved", error });
    assert.deepEqual([state.session, state.trouble], [null, { kind: "gone", error }]);
  }
});

test("a deleted image keeps the session that names it, and is reported at its field", () => {
  for (const code of ["not_found", "gone"] as const) {
    const errors = [{ path: "settings.logo", message: "Upload it again." }];
    const error = problem(code, "Upload it again.", errors);
    const state = after(open, { type: "failed", during: "unsaved", error });
    assert.deepEqual([state.session?.filename, state.fieldErrors], ["people.csv", errors]);
  }
});

test("a file that can't be used keeps the open session", () => {
  const error = problem("not_found", "Upload not found.");
  const state = after(open, { type: "sending", filename: "a.png" }, { type: "failed", during: "file", error });
  assert.deepEqual([state.session?.filename, state.sending, state.trouble?.kind], ["people.csv", null, "file"]);
});

test("a started session accepts no more changes, whichever tab started it, and keeps its template selected", () => {
  const found = after({ type: "opened", session: session({ state: "started" }) });
  assert.deepEqual([found.session?.state, found.trouble, found.template], ["started", null, "badge"]);
  const error = problem("session_started", "Begin a new one.");
  const elsewhere = after(open, title, { type: "failed", during: "unsaved", error });
  assert.deepEqual([elsewhere.session?.state, elsewhere.trouble, elsewhere.unsent], ["started", null, {}]);
});

test("a sample that fails to load keeps the open session's template", () => {
  const sample: WorkbenchEvent = { type: "sending", filename: "invoice.csv", template: "invoice" };
  const sending = after(open, sample);
  assert.deepEqual([sending.template, templateOfSession(sending)], ["invoice", "badge"]);
  const failed = workbenchReducer(sending, { type: "failed", during: "file", error: new ConnectionError() });
  assert.deepEqual([failed.template, failed.sending, failed.trouble?.kind], ["badge", null, "file"]);
  const changed: WorkbenchEvent = { type: "changed", changes: { template: "letter" } };
  const other = after(open, changed, sample, { type: "failed", during: "file", error: new ConnectionError() });
  assert.equal(other.template, "letter");
});

test("a response keeps the template selected whose sample is loading", () => {
  const sample: WorkbenchEvent = { type: "sending", filename: "invoice.csv", template: "invoice" };
  const state = after(open, title, sample, { type: "answered", session: session(), unsent: {} });
  assert.equal(state.template, "invoice");
});

test("the displayed row is the requested one, or that of the preview if it fails to load", () => {
  const shown: WorkbenchEvent = {
    type: "opened",
    session: session({
      preview: {
        row: 1,
        previous: null,
        next: 2,
        pages: ["<svg/>"],
        pageCount: 1,
        filename: null,
        rows: [],
        cells: [],
      },
    }),
  };
  const asked = after(shown, { type: "changed", changes: { preview: { row: 16 } } });
  assert.equal(rowOnShow(asked), 16);
  const failed = workbenchReducer(asked, { type: "failed", during: "unsaved", error: new ConnectionError() });
  assert.equal(rowOnShow(failed), 1);
  // After a failure, requests pause.
  assert.equal(rowOnShow(workbenchReducer(failed, { type: "changed", changes: { preview: { row: 17 } } })), 1);
});

test("an upload in progress survives failed changes and an ended session, and replaces other pending requests", () => {
  const file = { type: "sending", filename: "b.csv" } as const;
  const failures = [new ConnectionError(), problem("gone", "Begin again.")];
  for (const error of failures) {
    const state = after(open, title, file, { type: "failed", during: "unsaved", error });
    assert.equal(state.sending?.filename, "b.csv");
  }
  assert.equal(after(open, { type: "starting" }, file).activity, "idle");
  assert.equal(after({ type: "finding" }, file).activity, "idle");
  const started = after(open, { ...file, template: "invoice" }, { type: "starting" });
  assert.deepEqual([started.sending, started.template], [null, "badge"]);
});

test("a start that was left behind is remembered until the page is left", () => {
  const jobId = JobIdSchema.parse(`job_${"j".repeat(22)}`);
  const state = after({ type: "leftBehind", jobId, filename: "a.csv" }, open, { type: "cleared" });
  assert.deepEqual(state.leftBehind, { jobId, filename: "a.csv" });
});
