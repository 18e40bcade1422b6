import assert from "node:assert/strict";
import { test } from "node:test";
import { createBackground } from "./background.ts";

/** Work that runs until it is aborted and logs its start and end. */
function endless(told: string[], name: string) {
  return (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    told.push(`${name} begun`);
    signal.addEventListener("abort", () => {
      told.push(`${name} ended`);
      resolve();
    });
    return promise;
  };
}

test("ends earlier work of the same name, and all work when stopped", async () => {
  const background = createBackground().for("site");
  const told: string[] = [];
  background.begin("a", endless(told, "first"));
  background.begin("b", endless(told, "other"));
  background.begin("a", endless(told, "second"));
  assert.deepEqual(told, ["first begun", "other begun", "first ended", "second begun"]);
  await background.stop();
  background.begin("c", endless(told, "late"));
  assert.deepEqual(told.slice(4), ["other ended", "second ended"]);
  assert.equal(background.hasRoomFor("new"), false);
});

test("ends the work of one name when it is no longer wanted", async () => {
  const background = createBackground().for("site");
  const told: string[] = [];
  background.begin("a", endless(told, "a"));
  background.begin("b", endless(told, "b"));
  background.end("a");
  assert.deepEqual(told, ["a begun", "b begun", "a ended"]);
  await background.stop();
});

test("frees its slot when work ends, even if it failed", async () => {
  const background = createBackground().for("site");
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let index = 0; index < 19; index += 1) background.begin(`${index}`, () => promise);
  background.begin("failing", () => promise.then(() => Promise.reject(new Error("out of paper"))));
  assert.equal(background.hasRoomFor("new"), false);
  resolve();
  await background.settled();
  assert.equal(background.hasRoomFor("new"), true);
});

test("ends the latest work of the address with the most if another address has none", async () => {
  const background = createBackground();
  const told: string[] = [];
  const school = (pupil: number) => background.for({ address: "school", visitor: `pupil ${pupil}` });
  for (let pupil = 1; pupil <= 20; pupil += 1) school(pupil).begin(`school ${pupil}`, endless(told, `school ${pupil}`));
  assert.equal(school(21).hasRoomFor("new"), false);
  for (const name of ["home 1", "home 2"]) {
    const home = background.for({ address: "home", visitor: name });
    assert.equal(home.hasRoomFor("new"), true);
    home.begin(name, endless(told, name));
  }
  await new Promise(setImmediate);
  assert.deepEqual(told.slice(20), ["school 20 ended", "home 1 begun", "school 19 ended", "home 2 begun"]);
  assert.equal(school(20).hasRoomFor("new"), false);
  await background.stop();
});

test("ends nothing for an address that would have as much as the one with the most", async () => {
  const background = createBackground();
  const begin = (address: string, visitor: string) =>
    background.for({ address, visitor }).begin(`${address} ${visitor}`, endless([], ""));
  for (let visitor = 1; visitor <= 10; visitor += 1) for (const address of ["a", "b"]) begin(address, `${visitor}`);
  assert.equal(background.for({ address: "a", visitor: "11" }).hasRoomFor("new"), false);
  assert.equal(background.for({ address: "c", visitor: "1" }).hasRoomFor("new"), true);
  await background.stop();
});

test("replaces earlier work of the same name although all slots are taken", async () => {
  const background = createBackground();
  const begin = (home: number, work: (signal: AbortSignal) => Promise<void>) =>
    background.for({ address: `home ${home}`, visitor: "v" }).begin(`home ${home}`, work);
  for (let home = 1; home <= 20; home += 1) begin(home, endless([], ""));
  assert.equal(background.for({ address: "home 1", visitor: "v" }).hasRoomFor("home 1"), true);
  const begun: boolean[] = [];
  begin(1, async ({ aborted }) => void begun.push(!aborted));
  assert.deepEqual(begun, [true]);
  await background.stop();
});

test("a client that keeps aborting work that doesn't end can't add to it for ever, and takes nobody's place", async () => {
  const background = createBackground();
  const { promise, resolve } = Promise.withResolvers<void>();
  const restless = background.for({ address: "restless", visitor: "v" });
  const patient = background.for({ address: "patient", visitor: "v" });
  for (let time = 1; time <= 40; time += 1) restless.begin("same", () => promise);
  assert.equal(restless.hasRoomFor("same"), false);
  assert.equal(patient.hasRoomFor("own"), true);
  const begun: boolean[] = [];
  patient.begin("own", async ({ aborted }) => void begun.push(!aborted));
  assert.deepEqual(begun, [true]);
  resolve();
  await background.settled();
});
