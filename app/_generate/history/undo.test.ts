import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "#lib/client/requests/api-error.ts";
import { errorTable } from "#lib/contracts/errors.ts";
import { openTestWorkbench, sessionIdOf, sessionOf, settle } from "../workbench/workbench-store.fixture.ts";

type Opened = ReturnType<typeof openTestWorkbench>;

/** Has the server open a file's session. */
async function bring(opened: Opened, name: string): Promise<void> {
  opened.bench.takeFile(new File([], name));
  await settle();
  await opened.end(name);
}
function gone(...paths: string[]) {
  const errors = paths.map((path) => ({ path, message: "Gone." }));
  const problem = { type: "about:blank", ...errorTable.gone, detail: "Gone.", code: "gone" } as const;
  return new ApiError(errors.length > 0 ? { ...problem, errors } : problem, null);
}

test("another sheet continues from the one on the page, with its pending changes", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  assert.equal(opened.created[0]?.from, undefined);
  opened.bench.change({ settings: { title: "A" } });
  opened.bench.takeFile(new File([], "b.csv"));
  await settle();
  assert.deepEqual(opened.changes[0]?.settings, { title: "A" });
  assert.equal(opened.created[1]?.from, sessionIdOf("a.csv"));
  opened.bench.change({ settings: { title: "AB" }, mapping: { name: { column: "Gone" }, role: null } });
  await opened.end("b.csv");
  mock.timers.tick(100);
  await settle();
  const last = opened.changes.at(-1);
  assert.deepEqual([last?.settings, last?.mapping], [{ title: "AB" }, { role: null }]);
});

test("another sheet starts afresh if the session on the page has expired meanwhile", async () => {
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  opened.bench.takeFile(new File([], "b.csv"));
  await settle();
  await opened.end("b.csv", gone("from"));
  await opened.end("b.csv");
  assert.deepEqual(
    opened.created.map(({ from }) => from),
    [undefined, sessionIdOf("a.csv"), undefined],
  );
  assert.equal(opened.bench.getState().session?.filename, "b.csv");
});

test("undo and redo send the reverse change, say what it was, and survive a reload", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  const { bench, changes } = opened;
  const sent = async () => {
    mock.timers.tick(100);
    await settle();
    const { preview: _, ...change } = changes.at(-1) ?? {};
    return change;
  };
  bench.chooseTemplate("letter");
  await sent();
  bench.change({ output: { combined: true } });
  await sent();
  bench.undo();
  assert.deepEqual(await sent(), { output: { combined: false } });
  assert.deepEqual(bench.getState().moved, { direction: "undo", what: ["output.combined"] });
  bench.undo();
  assert.equal(bench.getState().template, "certificate");
  assert.deepEqual(await sent(), { template: "certificate" });

  bench.findAgain();
  await opened.end("found.csv");
  assert.equal(bench.getState().moved, null);
  bench.redo();
  bench.redo();
  assert.deepEqual(await sent(), { template: "letter", output: { combined: true } });
  assert.deepEqual(
    changes.map(({ template }) => template).filter((template) => template),
    ["letter", "certificate", "letter"],
  );
});

test("undo returns to the replaced sheet, redo to the later one", async () => {
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  await bring(opened, "b.csv");
  const { bench, page } = opened;
  bench.undo();
  assert.equal(bench.getState().sending?.filename, "a.csv");
  await settle();
  await opened.end("found.csv");
  assert.deepEqual([page.session, bench.getState().moved?.what], [sessionIdOf("a.csv"), ["file"]]);
  bench.redo();
  await settle();
  await opened.end("found.csv");
  assert.equal(page.session, sessionIdOf("b.csv"));
  assert.deepEqual(bench.getState().timeline.future, []);
});

test("if a replaced sheet has expired, the page keeps the later one", async () => {
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  await bring(opened, "b.csv");
  opened.bench.undo();
  await settle();
  await opened.end("found.csv", gone());
  const { session, trouble, timeline } = opened.bench.getState();
  assert.deepEqual([session?.filename, trouble?.kind, timeline.past], ["b.csv", "file", []]);
});

test("the browser's back and forward buttons stay with the sheet that replaced another", async () => {
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  await bring(opened, "b.csv");
  opened.page.session = sessionIdOf("a.csv");
  opened.bench.travel();
  assert.equal(opened.page.session, sessionIdOf("b.csv"));
  opened.page.session = sessionIdOf("other.csv");
  opened.bench.travel();
  await settle();
  await opened.end("found.csv");
  assert.equal(opened.bench.getState().session?.sessionId, sessionIdOf("other.csv"));
});

test("a session for other documents of the sheet can still be undone", async () => {
  const opened = openTestWorkbench();
  await bring(opened, "a.csv");
  opened.bench.change({ output: { combined: true } });
  opened.bench.makeOthers(sessionOf("a.csv", "certificate", { state: "started" }));
  await settle();
  await opened.end("a.csv");
  await opened.end("others.csv");
  opened.bench.undo();
  assert.deepEqual(opened.bench.getState().unsent, { output: { combined: false } });
});
