import assert from "node:assert/strict";
import { test } from "node:test";
import { createLatest } from "./latest.ts";
import { permutationsOf } from "./permutations.fixture.ts";

const names = ["first", "second", "third", "fourth"];

/** Tasks that start one after the other and finish on command. */
function runAll() {
  const latest = createLatest();
  const heard: string[] = [];
  const tasks = names.map((name) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let signal: AbortSignal | undefined;
    const over = latest.run(
      (given) => {
        signal = given;
        return promise;
      },
      { done: (value) => heard.push(`done ${value}`), failed: (error) => heard.push(`failed ${error}`) },
    );
    const end = async (isDone: boolean) => {
      if (isDone) resolve(name);
      else reject(name);
      await over;
    };
    return { end, isAborted: () => signal?.aborted };
  });
  return { latest, heard, tasks };
}

test("reports only the last task, in any order of their ends", async () => {
  for (const order of permutationsOf(names.map((_, index) => index))) {
    for (const failing of permutationsOf([true, false, true, false])) {
      const { heard, tasks } = runAll();
      assert.deepEqual(
        tasks.map(({ isAborted }) => isAborted()),
        [true, true, true, false],
      );
      for (const index of order) await tasks[index]?.end(!failing[index]);
      assert.deepEqual(heard, [`${failing[3] ? "failed" : "done"} fourth`], `order ${order}`);
    }
  }
});

test("reports nothing about an aborted task, but the next one again", async () => {
  const { latest, heard, tasks } = runAll();
  latest.end();
  await Promise.all(tasks.map(({ end }) => end(true)));
  assert.equal(heard.length, 0);
  await latest.run(async () => "fifth", {
    done: (value) => heard.push(value),
    failed: (error) => heard.push(String(error)),
  });
  assert.deepEqual(heard, ["fifth"]);
});
