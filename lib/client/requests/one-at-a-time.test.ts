import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "./api-error.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const refusal = (status: number) => new ApiError({ status, title: "", code: "busy", detail: "", type: "" } as never, 0);
const { signal } = new AbortController();

test("reads wait for those before them, failed ones too", async () => {
  const inTurn = oneAtATime();
  const events: string[] = [];
  const read = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      if (fails) throw refusal(400);
      return name;
    }, signal);
  const [first, second, third] = await Promise.allSettled([read("a"), read("b", true), read("c")]);
  assert.deepEqual([first?.status, second?.status, third?.status], ["fulfilled", "rejected", "fulfilled"]);
  assert.deepEqual(events, ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("a read that the server is too busy for is retried, but not after its abort", async () => {
  const inTurn = oneAtATime();
  let asked = 0;
  const busyTwice = async () => {
    asked += 1;
    if (asked < 3) throw refusal(429);
    return asked;
  };
  assert.equal(await inTurn(busyTwice, signal), 3);
  const left = new AbortController();
  const refused = inTurn(async () => {
    left.abort(new Error("left"));
    throw refusal(429);
  }, left.signal);
  await assert.rejects(refused);
  await assert.rejects(inTurn(busyTwice, left.signal), /left/);
  assert.equal(asked, 3);
});
