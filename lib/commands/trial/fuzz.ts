import { parseArgs } from "node:util";
import { openFuzzer, requestsOfVisitor, written } from "../../../app/api/fuzz/fuzzer.fixture.ts";

/**
 * `npm run fuzz -- --requests 20000 --seed 1`: sends requests generated from the contracts' schemas to the five
 * endpoints, in this process, and lists each forbidden answer. `--first 700` starts with that request: to reproduce a
 * visitor's 200 requests, pass the first of them. `--minutes 5` stops earlier.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    first: { type: "string", default: "0" },
    minutes: { type: "string", default: "60" },
  },
});
const lanes = 2;
const first = Number(values.first);
const last = first + Number(values.requests);
const end = Date.now() + Number(values.minutes) * 60_000;

const fuzzer = await openFuzzer();
const counts = new Map<string, number>();
let made = 0;
let wrong = 0;
let slowest = { milliseconds: 0, what: "" };
let next = first;

async function runLane(): Promise<void> {
  while (next < last && Date.now() < end) {
    const from = next;
    next += requestsOfVisitor - (from % requestsOfVisitor);
    await fuzzer.run(
      Number(values.seed),
      from,
      Math.min(next, last) - from,
      ({ attempt, answer, milliseconds, faults }, index) => {
        const outcome = `${attempt.route} ${answer?.status}`;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        made += 1;
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what: `request ${index}, ${outcome}` };
        if (faults.length === 0) return;
        wrong += 1;
        console.log(
          `request ${index}: the answer ${faults.join(", ")}\n  ${written(attempt)}\n  ${answer?.body.toString().slice(0, 2_000)}`,
        );
      },
    );
  }
}

await Promise.all(Array.from({ length: lanes }, runLane));
for (const [outcome, count] of [...counts].sort()) console.log(`${String(count).padStart(6)} ${outcome}`);
console.log(
  `${made} requests, ${wrong} with a fault, the slowest took ${Math.round(slowest.milliseconds)} ms (${slowest.what})`,
);
if (wrong > 0) process.exitCode = 1;
try {
  await fuzzer.requireUntouched();
} finally {
  await fuzzer.close();
}
