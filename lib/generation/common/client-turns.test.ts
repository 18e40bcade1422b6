import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createTurns, nextTurn, surplusTurn, type TaskOwner, type Turn } from "./client-turns.ts";

const client = (address: string, visitor = "v") => ({ address, visitor });

/** Turns on a clock of their own, and the order in which one process serves those that wait. */
function turnsOfOneProcess() {
  let clock = 0;
  const turnOf = createTurns(() => clock);
  const waiting = new Map<Turn, { name: string; ms: number }>();
  const wait = (owner: TaskOwner, name: string, ms = 10) => waiting.set(turnOf(owner), { name, ms });
  function serve(count: number): string[] {
    return Array.from({ length: count }, () => {
      const turn = nextTurn(waiting.keys());
      assert.ok(turn);
      const { name, ms } = waiting.get(turn) ?? { name: "", ms: 0 };
      waiting.delete(turn);
      turn.begin();
      clock += ms;
      turn.end();
      return name;
    });
  }
  return { wait, serve, turnOf, waiting };
}

describe("the next turn", () => {
  test("is a newcomer's, whatever another address waits for", () => {
    const { wait, serve } = turnsOfOneProcess();
    for (let task = 1; task <= 5; task += 1) wait(client("home"), `home ${task}`);
    assert.deepEqual(serve(2), ["home 1", "home 2"]);
    wait(client("school"), "school 1");
    assert.deepEqual(serve(3), ["school 1", "home 3", "home 4"]);
  });

  test("goes by time, not by the number of tasks", () => {
    const { wait, serve } = turnsOfOneProcess();
    for (let task = 1; task <= 3; task += 1) wait(client("home"), `long ${task}`, 1_000);
    for (let task = 1; task <= 9; task += 1) wait(client("school"), `short ${task}`, 300);
    assert.deepEqual(serve(6), ["long 1", "short 1", "short 2", "short 3", "short 4", "long 2"]);
  });

  test("alternates between the visitors of an address, which together get no more than another address", () => {
    const { wait, serve } = turnsOfOneProcess();
    for (const visitor of ["a", "b", "c"])
      for (const task of [1, 2]) wait(client("school", visitor), `${visitor}${task}`);
    for (let task = 1; task <= 3; task += 1) wait(client("home"), `home ${task}`);
    assert.deepEqual(serve(7), ["a1", "home 1", "b1", "home 2", "c1", "home 3", "a2"]);
  });

  test("is that of an address without a process, before one that has been served less", () => {
    const { wait, serve, turnOf, waiting } = turnsOfOneProcess();
    wait(client("home"), "home 1", 1_000);
    wait(client("home"), "home 2");
    serve(1);
    turnOf(client("school")).begin();
    wait(client("school"), "school 2");
    assert.equal(waiting.get(nextTurn(waiting.keys()) as Turn)?.name, "home 2");
  });

  test("gives no credit for the time before, and forgets whoever has no task left", () => {
    const { wait, serve } = turnsOfOneProcess();
    wait(client("school"), "school 1");
    serve(1);
    for (let task = 1; task <= 5; task += 1) wait(client("home"), `home ${task}`);
    serve(3);
    for (let task = 1; task <= 4; task += 1) wait(client("school"), `school ${task}`);
    assert.deepEqual(serve(4), ["school 1", "home 4", "school 2", "home 5"]);
  });
});

test("of too many tasks, the latest of the visitor with the most at the address with the most is refused", () => {
  const { wait, waiting } = turnsOfOneProcess();
  const surplus = () => waiting.get(surplusTurn(waiting.keys()) as Turn)?.name;
  for (const visitor of ["a", "b", "b", "a", "b"])
    wait(client("school", visitor), `${visitor}, task ${waiting.size + 1}`);
  for (let task = 1; task <= 4; task += 1) wait(client("home"), `home ${task}`);
  assert.equal(surplus(), "b, task 5");
  wait(client("home"), "home 5");
  assert.equal(surplus(), "home 5");
});
