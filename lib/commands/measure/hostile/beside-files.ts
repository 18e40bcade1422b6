import { setTimeout as sleep } from "node:timers/promises";
import type { HostileCase } from "#lib/generation/spreadsheet/hostile/hostile-case.fixture.ts";
import { timeFiftyRows } from "./fifty-rows.ts";
import { hostileKinds } from "./hostile-kinds.ts";
import { sendHostileFile } from "./hostile-visitor.ts";
import { openProxiedVisitor } from "./visitor.ts";

const mostRatio = 2;
/** A busy machine needs several attempts. */
const tries = 3;
/** The baseline is the median of this many runs without a hostile file. */
const remembered = 5;

interface Result {
  kind: string;
  name: string;
  ms: number;
  /** The time as a multiple of the baseline. */
  ratio: number;
  isStarted: boolean;
}

/** Selects the hostile files whose name contains the word, and of those every `of`-th from the `part`-th on. */
export interface Choice {
  word: string;
  part: number;
  of: number;
}

/**
 * Creates a visitor's 50 rows alone and next to each hostile file, which another visitor from another address uploads
 * and uses meanwhile. Prints the slowdown.
 * @returns whether it was at most twofold for each file
 */
export async function measureBeside(site: string, { word, part, of }: Choice): Promise<boolean> {
  const neighbour = openProxiedVisitor(site, "198.51.100.1");
  const hostile = openProxiedVisitor(site, "203.0.113.1");
  const alone: number[] = [];
  const results: Result[] = [];

  async function timeBeside(content: Buffer): Promise<Omit<Result, "kind" | "name">> {
    alone.push(await timeFiftyRows(neighbour));
    let isOver = false;
    const sending = sendHostileFile(hostile, content, () => isOver);
    // The hostile file comes first.
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

  // The first runs start the worker processes.
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
