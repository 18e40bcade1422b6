import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import { MissingFileError } from "../../storage/storage.ts";
import { AppError } from "./app-error.ts";
import { mayPass, waitsFor } from "./may-pass.ts";
import { PassingError } from "./passing-error.ts";
import { WorkerDiedError } from "./worker-died.ts";

const errorOf = (work: () => unknown) =>
  Promise.try(work).then(
    () => assert.fail("nothing was thrown"),
    (error) => error,
  );

test("treats unreachable and busy services as temporary errors", async () => {
  const nobody = "http://127.0.0.1:9";
  assert.ok(mayPass(await errorOf(() => fetch(nobody))));
  assert.ok(mayPass(await errorOf(() => fetch(nobody, { signal: AbortSignal.timeout(0) }))));
  const socket = connect({ host: "127.0.0.1", port: 9 });
  assert.ok(mayPass(await new Promise((resolve) => socket.on("error", resolve))));
  assert.ok(mayPass(new PassingError("The store answered 503")));
  assert.ok(mayPass(new AppError("busy", msg("api.database"))));
  assert.ok(mayPass(new WorkerDiedError("killed", "SIGKILL")));
  for (const code of ["ENOSPC", "EDQUOT"]) {
    const full = Object.assign(new Error("no space left on device"), { code });
    assert.ok(mayPass(full), code);
    assert.equal(waitsFor(full), "disk", code);
  }
  for (const code of ["40001", "53100", "57014", "08006"]) {
    assert.ok(mayPass(Object.assign(new Error("of Postgres"), { code })), code);
  }
  assert.ok(mayPass(new Error("The segment was not written", { cause: new PassingError("The store answered 500") })));
});

test("treats a locked SQLite as temporary, but not an invalid statement", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-may-pass-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const [one, other] = [new DatabaseSync(join(folder, "a")), new DatabaseSync(join(folder, "a"))];
  one.exec("BEGIN EXCLUSIVE");
  assert.ok(mayPass(await errorOf(() => other.exec("BEGIN EXCLUSIVE"))));
  assert.ok(!mayPass(await errorOf(() => other.exec("SELECT nothing"))));
  for (const database of [one, other]) database.close();
});

test("treats nothing as temporary that would fail again", () => {
  assert.ok(!mayPass(new MissingFileError("jobs/a")));
  assert.ok(!mayPass(new AppError("gone", msg("upload.gone"))));
  assert.ok(!mayPass(new WorkerDiedError("crash", "SIGSEGV")));
  assert.ok(!mayPass(new WorkerDiedError("deadline", "no answer")));
  assert.ok(!mayPass(new TypeError("undefined is not a function")));
  assert.ok(!mayPass("a text"));
});
