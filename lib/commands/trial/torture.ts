import { seededRandom } from "../test/seeded-random.ts";
import { type Bench, openBench } from "./torture/bench.ts";
import { everyGroup, type Group, killGroup, shortGroup } from "./torture/groups.ts";
import { readOptions } from "./torture/options.ts";
import { openReport } from "./torture/report.ts";
import type { Trial } from "./torture/trial.ts";
import { buildSite } from "./trial-cluster-processes.ts";

// `npm run torture`: tests a built site whose processes are killed or stopped, and whose disk, clock, files, database
// and connections fail, while a visitor creates documents. Exits with 1 if anything acknowledged is lost.
// docs/reliability.md

const options = readOptions();
const random = seededRandom(options.seed);
const report = openReport();
const words = options.only.split(" ");
const isChosen = ({ name }: Trial) => words.every((word) => name.includes(word));
let number = options.seed * 1_000;
const end = performance.now() + options.minutes * 60_000;
let isStopped = false;
const isLate = () => isStopped || performance.now() > end;

/** @param isOver whether to skip the rest */
async function tryAll({ trials, options: site }: Group, isOver: () => boolean): Promise<void> {
  const chosen = trials.filter(isChosen);
  let bench: Bench | null = null;
  for (let next = 0; next < chosen.length && !isOver(); next += 1) {
    const trial = chosen[next] as Trial;
    bench ??= await openBench({ ...options, random, ...site });
    bench = await tryOne(bench, trial);
  }
  if (bench) await closed(bench);
}

/** @returns the site for the next trial; null if this one may have broken it */
async function tryOne(bench: Bench, trial: Trial): Promise<Bench | null> {
  number += 1;
  try {
    report.held(trial, number, await trial.run(bench, number));
    report.logged(bench.troubles());
    return bench;
  } catch (error) {
    report.failed(trial, number, error, bench.troubles());
    await closed(bench);
    return null;
  }
}

async function closed(bench: Bench): Promise<void> {
  report.memory(bench.site.peakBytes());
  await bench.close();
}

for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    isStopped = true;
    console.log("Ends after this trial");
    process.once(name, () => process.exit(1));
  });
}
if (!options.built) await buildSite();
console.log(`Seed ${options.seed}, ${options.rows} rows a job`);
for (const openGroup of options.short ? [shortGroup] : everyGroup) {
  const group = await openGroup();
  await tryAll(group, isLate).finally(group.close);
}
const isEnough = () => isLate() || options.short || report.kills >= options.kills;
while (killGroup.trials.some(isChosen) && !isEnough()) await tryAll(killGroup, isEnough);
process.exitCode = report.end() && !isStopped ? 0 : 1;
