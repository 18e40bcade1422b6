import { setTimeout as sleep } from "node:timers/promises";
import type { HostileCase } from "#lib/generation/spreadsheet/hostile/hostile-case.fixture.ts";
import { timeFiftyRows } from "./fifty-rows.ts";
import { hostileKinds } from "./hostile-kinds.ts";
import { sendHostileFile } from "./hostile-visitor.ts";
import { openVisitor } from "./visitor.ts";

const mostRatio = 2;
/** A machine that does other things too needs more than one look. */
const tries = 3;
/** Times alone that a time beside a file is compared with: their median. */
const remembered = 5;

interface Result {
  kind: string;
  name: string;
  ms: number;
  /** How many times as long as alone. */
  ratio: number;
  isStarted: boolean;
}

/** Of all hostile files, those whose name has the word, and every `of`-th of them from the `part`-th on. */
export interface Choice {
  word: string;
  part: number;
  of: number;
}

/**
 * Has a visitor's 50 rows made alone and beside each hostile file, which another visitor of another address sends and uses as
 * long as that lasts. Prints how many times as long they took.
 * @returns whether they took at most twice as long beside each
 */
export async function measureBeside(site: string, { word, part, of }: Choice): Promise<boolean> {
  const neighbour = openVisitor(site, "198.51.100.1");
  const hostile = openVisitor(site, "203.0.113.1");
  const alone: number[] = [];
  const results: Result[] = [];

  async function timeBeside(content: Buffer): Promise<Omit<Result, "kind" | "name">> {
    alone.push(await timeFiftyRows(neighbour));
    let isOver = false;
    const sending = sendHostileFile(hostile, content, () => isOver);
    // The hostile file is there first.
    const timing = sleep(50).then(() => timeFiftyRows(neighbour));
    const over = timing.finally(() => {
      isOver = true;
    });
    const [ms, isStarted] = await Promise.all([over, sending]);
    return { ms, ratio: ms / median(alone.slice(-remembered)), isStarted };
  }

  async function measure({ content }: HostileCase): Promise<Omit<Result, "kind" | "name">> {
    const file = content();
    let best = await timeBeside(file);
    for (let again = 1; again < tries && best.ratio > mostRatio; again++) {
      const next = await timeBeside(file);
      if (next.ratio < best.ratio) best = next;
    }
    return best;
  }

  // The first ones start the worker processes.
  for (let at = 0; at < remembered; at++) alone.push(await timeFiftyRows(neighbour));
  const chosen = hostileKinds
    .flatMap(({ kind, cases }) => cases.map((each) => ({ kind, each })))
    .filter(({ each }) => each.name.includes(word))
    .filter((_, at) => at % of === part - 1);
  for (const { kind, each } of chosen) {
    const result = { kind, name: each.name, ...(await measure(each)) };
    results.push(result);
    console.log(lineOf(result));
  }
  const started = results.filter(({ isStarted }) => isStarted).length;
  console.log(`\n${results.length} files; documents were started with ${started}.`);
  console.log(`Alone: ${seconds(median(alone))} (median of ${alone.length})\nThe slowest:`);
  for (const result of results.toSorted((a, b) => b.ratio - a.ratio).slice(0, 10)) console.log(lineOf(result));
  return results.every(({ ratio }) => ratio <= mostRatio);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
const lineOf = ({ kind, name, ratio, ms }: Result) => `${ratio.toFixed(2)}  ${seconds(ms)}  ${kind}: ${name}`;
