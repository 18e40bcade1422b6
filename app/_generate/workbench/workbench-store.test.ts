import assert from "node:assert/strict";
import { test } from "node:test";
import { permutationsOf } from "#lib/client/changes/permutations.fixture.ts";
import { ApiError, ConnectionError } from "#lib/client/requests/api-error.ts";
import { errorTable } from "#lib/contracts/errors.ts";
import { jobIdOf, openTestWorkbench, sessionIdOf, sessionOf, settle } from "./workbench-store.fixture.ts";

type Opened = ReturnType<typeof openTestWorkbench>;

/** The visitor's possible requests, and their effect on the page. */
const asks: Record<string, ({ bench }: Opened) => void> = {
  "a.csv": ({ bench }) => bench.takeFile(new File([], "a.csv")),
  "b.csv": ({ bench }) => bench.takeFile(new File([], "b.csv")),
  "certificate.csv": ({ bench }) => bench.trySample(),
  "others.csv": ({ bench }) => bench.makeOthers(sessionOf("before.csv", "certificate", { state: "started" })),
  start: ({ bench }) => bench.start(sessionOf("found.csv")),
};

/** Makes all of these requests in turn, before any is answered. */
async function ask(opened: Opened, names: string[]): Promise<void> {
  for (const name of names) {
    asks[name]?.(opened);
    await settle();
  }
}

test("shows the latest request, in any order of the responses", async () => {
  for (const asked of permutationsOf(Object.keys(asks).filter((name) => name !== "b.csv"))) {
    for (const order of permutationsOf(["found.csv", ...asked.slice(-3)])) {
      const opened = openTestWorkbench({ session: "found.csv" });
      opened.bench.arrive();
      await settle();
      await ask(opened, asked);
      for (const name of order) await opened.end(name);
      const { session, leftBehind } = opened.bench.getState();
      const said = `asked ${asked}, answered ${order}`;
      const last = asked.at(-1) ?? "";
      if (last === "start") {
        assert.equal(opened.page.job, jobIdOf("started"), said);
      } else {
        assert.deepEqual([session?.filename, opened.page.session], [last, sessionIdOf(last)], said);
        assert.equal(opened.page.job, null, said);
        assert.equal(leftBehind?.jobId, order.includes("start") ? jobIdOf("started") : undefined, said);
      }
    }
  }
});

test("ignores failures of superseded requests", async () => {
  for (const asked of permutationsOf(Object.keys(asks).filter((name) => name !== "start"))) {
    for (const order of permutationsOf(asked)) {
      const opened = openTestWorkbench({ session: "found.csv" });
      opened.bench.arrive();
      await ask(opened, asked);
      const last = asked.at(-1);
      for (const name of order) await opened.end(name, name === last ? undefined : new ConnectionError());
      await opened.end("found.csv", new ConnectionError());
      const { session, trouble, sending } = opened.bench.getState();
      assert.deepEqual([session?.filename, trouble, sending], [last, null, null], `asked ${asked}, ended ${order}`);
    }
  }
});

test("doesn't touch the next page's URL", async () => {
  for (const name of ["a.csv", "others.csv"]) {
    const opened = openTestWorkbench();
    await ask(opened, [name]);
    opened.bench.leavePage();
    await opened.end(name);
    assert.equal(opened.page.session, null);
  }
});

test("keeps a template chosen while a session is loading, and sends it to the server", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  for (const name of ["found.csv", "a.csv", "others.csv"]) {
    const opened = openTestWorkbench(name === "found.csv" ? { session: name } : {});
    opened.bench.arrive();
    await ask(opened, [name]);
    opened.bench.chooseTemplate("letter");
    await opened.end(name);
    assert.equal(opened.bench.getState().template, "letter", name);
    mock.timers.tick(100);
    await settle();
    assert.deepEqual(
      opened.changes.map(({ template }) => template),
      ["letter"],
      name,
    );
    assert.equal(opened.bench.getState().session?.template.id, "letter", name);
  }
});

test("keeps a template chosen while another session is created from the sheet in the URL", async () => {
  const opened = openTestWorkbench({ from: "found.csv" });
  opened.bench.arrive();
  opened.bench.chooseTemplate("letter");
  await settle();
  await opened.end("found.csv");
  await opened.end("others.csv");
  const { session, template } = opened.bench.getState();
  assert.deepEqual([session?.filename, template], ["others.csv", "letter"]);
});

test("a template that was chosen before its request isn't sent again", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const opened = openTestWorkbench();
  opened.bench.chooseTemplate("letter");
  await ask(opened, ["a.csv"]);
  await opened.end("a.csv");
  mock.timers.tick(100);
  assert.equal(opened.bench.getState().session?.template.id, "letter");
  assert.equal(opened.changes.length, 0);
});

test("a template chosen while a sample is loading loads its own sample; the visitor's file stays", async () => {
  const opened = openTestWorkbench();
  await ask(opened, ["certificate.csv"]);
  opened.bench.chooseTemplate("badge");
  await settle();
  await opened.end("certificate.csv");
  assert.equal(opened.bench.getState().session, null);
  await opened.end("badge.csv");
  assert.equal(opened.bench.getState().session?.filename, "badge.csv");

  await ask(opened, ["a.csv"]);
  opened.bench.chooseTemplate("letter");
  await settle();
  assert.equal(opened.bench.getState().sending?.filename, "a.csv");
  await opened.end("a.csv");
  assert.deepEqual([opened.bench.getState().session?.filename, opened.bench.getState().template], ["a.csv", "letter"]);
});

test("a corrected sheet waits for the job it corrects, and takes its template and rows", async () => {
  const opened = openTestWorkbench({ again: "before" });
  opened.bench.arrive();
  await ask(opened, ["a.csv"]);
  await opened.end("a.csv");
  const { again, session } = opened.bench.getState();
  assert.deepEqual([again?.jobId, session?.template.id], [jobIdOf("before"), "badge"]);
});

test("changes stored by a tab are sent once their session is found, and dropped once it is started", async ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const opened = openTestWorkbench({ session: "found.csv" });
  const typed = { settings: { title: "Nineteen characters" } };
  opened.kept.set(sessionIdOf("found.csv"), [typed]);
  opened.bench.arrive();
  await opened.end("found.csv");
  await settle();
  assert.deepEqual(opened.bench.getState().unsent, typed);
  mock.timers.tick(100);
  await settle();
  assert.equal(opened.changes[0]?.settings?.title, "Nineteen characters");
  assert.deepEqual(opened.kept.get(sessionIdOf("found.csv")), []);
});

test("a request without a connection is retried by a click, or as soon as the browser is online", async () => {
  for (const again of ["retry", "goOnline"] as const) {
    const opened = openTestWorkbench();
    await ask(opened, ["a.csv"]);
    await opened.end("a.csv", new ConnectionError());
    assert.equal(opened.bench.getState().trouble?.kind, "file");
    opened.bench[again]();
    assert.equal(opened.bench.getState().sending?.filename, "a.csv");
    await settle();
    await opened.end("a.csv");
    assert.equal(opened.bench.getState().session?.filename, "a.csv");
  }
});

test("reloading a session keeps changes, and waits for a loading sheet", async () => {
  const opened = openTestWorkbench({ session: "found.csv" });
  opened.bench.arrive();
  await opened.end("found.csv");
  await settle();
  opened.bench.change({ settings: { title: "A" } });
  opened.bench.findAgain();
  await opened.end("found.csv");
  await settle();
  assert.deepEqual(opened.bench.getState().unsent, { settings: { title: "A" } });
  await ask(opened, ["a.csv"]);
  opened.bench.findAgain();
  await opened.end("a.csv");
  assert.equal(opened.bench.getState().session?.filename, "a.csv");
});

test("rejected requests and starts wait for the visitor when the browser is online again", async () => {
  const opened = openTestWorkbench({ session: "found.csv" });
  opened.bench.arrive();
  await opened.end("found.csv");
  await settle();
  await ask(opened, ["start"]);
  await opened.end("start", new ConnectionError());
  opened.held.clear();
  opened.bench.goOnline();
  await settle();
  assert.equal(opened.held.size, 0);
  const empty = { type: "about:blank", ...errorTable.empty_file, detail: "It is empty.", code: "empty_file" } as const;
  await ask(opened, ["a.csv"]);
  await opened.end("a.csv", new ApiError(empty, null));
  opened.bench.goOnline();
  assert.deepEqual([opened.bench.getState().sending, opened.bench.getState().trouble?.kind], [null, "file"]);
});

test("deleting a sheet keeps files uploaded meanwhile, even before they are answered", async () => {
  for (const order of permutationsOf(["close", "a.csv"])) {
    const opened = openTestWorkbench({ session: "found.csv" });
    opened.bench.arrive();
    await opened.end("found.csv");
    await settle();
    const before = opened.bench.getState().session;
    assert.ok(before);
    void opened.bench.startOver(before);
    await ask(opened, ["a.csv"]);
    for (const name of order) await opened.end(name);
    assert.equal(opened.bench.getState().session?.filename, "a.csv", `ended ${order}`);
  }
});

test("a page chosen before a spreadsheet becomes the next session's design, and stays for other spreadsheets", async () => {
  const opened = openTestWorkbench();
  const design = { blank: { width: 90, height: 60 } };
  opened.bench.chooseDesign(design);
  assert.equal(opened.bench.getState().template, "design");
  await ask(opened, ["a.csv"]);
  assert.deepEqual([opened.created[0]?.template, opened.created[0]?.design], ["design", design]);
  const other = openTestWorkbench();
  other.bench.chooseDesign(design);
  other.bench.chooseTemplate("badge");
  await ask(other, ["a.csv"]);
  assert.deepEqual([other.created[0]?.template, other.created[0]?.design], ["badge", undefined]);
});
