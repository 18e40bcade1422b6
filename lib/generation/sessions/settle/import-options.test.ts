import assert from "node:assert/strict";
import { test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { faultOfReading, settleReading } from "./import-options.ts";

test("a choice stands until another is made or it is taken back", () => {
  const before = { delimiter: ";", encoding: "windows-1250" };
  assert.deepEqual(settleReading(before, { headerRow: 0, delimiter: "," }), {
    ...before,
    headerRow: 0,
    delimiter: ",",
  });
  assert.deepEqual(settleReading(before, { delimiter: null }), { encoding: "windows-1250" });
});

test("a fault of the file is told at the choices that brought it about", () => {
  const pathsOf = (error: unknown) => (error instanceof AppError ? error.errors?.map(({ path }) => path) : error);
  const unreadable = new AppError("unreadable_text", msg("text.unreadable", { encoding: "utf-8" }));
  assert.deepEqual(pathsOf(faultOfReading(unreadable, { headerRow: 2, encoding: "utf-16le" })), ["encoding"]);
  const unclosed = new AppError("damaged_file", msg("text.unclosed", { row: "2" }));
  assert.deepEqual(pathsOf(faultOfReading(unclosed, { quote: "'", escape: null })), ["quote"]);
  assert.deepEqual(pathsOf(faultOfReading(unclosed, { quote: null })), ["quote"]);
});

test("what no choice brought about stays as it is", () => {
  const busy = new AppError("busy", msg("session.crowded"));
  const unclosed = new AppError("damaged_file", msg("text.unclosed", { row: "2" }));
  assert.equal(faultOfReading(busy, { quote: "'" }), busy);
  assert.equal(faultOfReading(unclosed, {}), unclosed);
});
