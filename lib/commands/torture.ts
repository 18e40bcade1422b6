import { seededRandom } from "./seeded-random.ts";
import { type Bench, openBench } from "./torture/bench.ts";
import { everyGroup, type Group, killGroup, shortGroup } from "./torture/groups.ts";
import { readOptions } from "./torture/options.ts";
import { openReport } from "./torture/report.ts";
import type { Trial } from "./torture/trial.ts";
import { buildSite } from "./trial-cluster-processes.ts";

// `npm run torture`: a built site whose processes are killed or stopped, and whose disk, clock, files, database and
// connections fail, while a visitor orders documents. Ends with 1 where anything acknowledged is lost. docs/reliability.md

const options = readOptions();
const random = seededRandom(options.seed);
const report = openReport();
const words = options.only.split(" ");
const isChosen = ({ name }: Trial) => words.every((word) => name.includes(word));
let number = options.seed * 1_000;

/** @param isEnough whether to leave out the rest, and not to begin anew */
async function tryAll({ trials, options: site }: Group, isEnough: () => boolean): Promise<void> {
  const chosen = trials.filter(isChosen);
  let bench: Bench | null = null;
  for (let next = 0; next < chosen.length && !isEnough(); next += 1) {
    const trial = chosen[next] as Trial;
    bench ??= await openBench({ ...options, random, ...site });
    bench = await tryOne(bench, trial);
  }
  if (bench) await closed(bench);
}

/** @returns the site for the next trial; null where this one may have broken it */
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

for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => process.exit(1));
if (!options.built) await buildSite();
console.log(`Seed ${options.seed}, ${options.rows} rows a job`);
const once = options.short ? [shortGroup] : everyGroup;
for (const open of once) {
  const group = await open();
  if (!group) console.log("A small file system cannot be mounted here: no trials of a full disk");
  else await tryAll(group, () => false).finally(group.close);
}
const kills = await killGroup();
while (!options.short && kills?.trials.some(isChosen) && report.kills < options.kills)
  await tryAll(kills, () => report.kills >= options.kills);
process.exitCode = report.end() ? 0 : 1;
