import { setTimeout as sleep } from "node:timers/promises";
import type { Journeys } from "./journeys.ts";
import type { Load } from "./load-options.ts";
import { type Measures, quantiles } from "./measures.ts";
import { megabytes } from "./report.ts";
import type { LoadedSite } from "./site.ts";

/** How much a metric's mean in the last third may exceed that of the middle third. */
const tolerance = 1.05;
/** A delay of a few milliseconds or a single open file is not a trend. */
const noise = { pssMegabytes: 10, openFiles: 3, loopP99: 5, scratchMegabytes: 5, filesMegabytes: 10 };
type Figure = keyof typeof noise;
const figures = Object.keys(noise) as Figure[];

/** Sends visitors one by one, and samples each minute what must not grow. @returns whether nothing has grown */
export async function soak({ soak, every, rows }: Load, journeys: Journeys, site: LoadedSite, measures: Measures) {
  const until = performance.now() + soak * 60_000;
  const visits: Promise<void>[] = [];
  const samples: Record<Figure, number>[] = [];
  const coming = (async () => {
    for (let visitor = 1; performance.now() < until; visitor += 1) {
      visits.push(journeys.make(visitor, rows, "journey"));
      await sleep(every * 1_000);
    }
  })();
  console.log(
    "| minute | journeys | PSS | open files | processes | loop p99 | loop max | scratch | files | database | CPU |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|---|");
  for (let minute = 1, before = (await site.use()).cpuSeconds; minute <= soak; minute += 1) {
    await sleep(60_000);
    await journeys.checkAll();
    const [use, bytes] = [await site.use(), await site.bytes()];
    const delays = site.loopDelays().slice(-60);
    const loopP99 = quantiles(delays.map(({ p99 }) => p99)).p50;
    const loopMax = Math.max(...delays.map(({ max }) => max));
    const share = Math.round(((use.cpuSeconds - before) / 60) * 100);
    before = use.cpuSeconds;
    samples.push({
      pssMegabytes: use.pssBytes / 1e6,
      openFiles: use.openFiles,
      loopP99,
      scratchMegabytes: bytes.scratch / 1e6,
      filesMegabytes: bytes.files / 1e6,
    });
    const cells = [minute, measures.of("journey").count, megabytes(use.pssBytes), use.openFiles, use.processes];
    const delay = [loopP99, loopMax].map((ms) => `${ms.toFixed(1)} ms`);
    const disk = [bytes.scratch, bytes.files, bytes.database].map(megabytes);
    console.log(`| ${[...cells, ...delay, ...disk, `${share} %`].join(" | ")} |`);
  }
  await coming;
  await Promise.all(visits);
  await journeys.checkAll();
  return figures.map((figure) => isFlat(figure, samples)).every(Boolean);
}

function isFlat(figure: Figure, samples: Record<Figure, number>[]): boolean {
  const third = Math.floor(samples.length / 3);
  const mean = (from: number) =>
    samples
      .slice(from)
      .slice(0, third)
      .reduce((sum, each) => sum + each[figure], 0) / third;
  const [middle, last] = [mean(samples.length - 2 * third), mean(samples.length - third)];
  const flat = last <= Math.max(middle * tolerance, middle + noise[figure]);
  console.log(
    `${figure}: ${middle.toFixed(1)} in the middle third, ${last.toFixed(1)} in the last: ${flat ? "flat" : "grows"}`,
  );
  return flat;
}
