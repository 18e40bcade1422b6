import assert from "node:assert/strict";
import { test } from "node:test";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { faultOfReading, settleReading } from "./import-options.ts";

test("a choice lasts until it is replaced or reset", () => {
  const before = { delimiter: ";", encoding: "windows-1250" };
  assert.deepEqual(settleReading(before, { headerRow: 0, delimiter: "," }), {
    ...before,
    headerRow: 0,
    delimiter: ",",
  });
  assert.deepEqual(settleReading(before, { delimiter: null }), { encoding: "windows-1250" });
});

test("an error of the file is reported at the choices that caused it", () => {
  const pathsOf = (error: unknown) => (error instanceof AppError ? error.errors?.map(({ path }) => path) : error);
  const unreadable = new AppError("unreadable_text", msg("text.unreadable", { encoding: "utf-8" }));
  assert.deepEqual(pathsOf(faultOfReading(unreadable, { headerRow: 2, encoding: "utf-16le" })), ["encoding"]);
  const unclosed = new AppError("damaged_file", msg("text.unclosed", { row: "2" }));
  assert.deepEqual(pathsOf(faultOfReading(unclosed, { quote: "'", escape: null })), ["quote"]);
  assert.deepEqual(pathsOf(faultOfReading(unclosed, { quote: null })), ["quote"]);
});

test("an error that no choice caused stays unchanged", () => {
  const busy = new AppError("busy", msg("session.crowded"));
  const unclosed = new AppError("damaged_file", msg("text.unclosed", { row: "2" }));
  assert.equal(faultOfReading(busy, { quote: "'" }), busy);
  assert.equal(faultOfReading(unclosed, {}), unclosed);
});
