import { availableParallelism, cpus } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Measures, quantiles } from "./measures.ts";
import type { LoadedSite } from "./site.ts";

/** The site's targets on two cores, in milliseconds. */
const longest = { statusP99: 500, journey: 60_000 };

/** Of this process, which shares the cores with the site: a delay here makes answers appear later than they came. */
const own = monitorEventLoopDelay({ resolution: 10 });
own.enable();

const ms = (value: number) => Math.round(value).toString();
/** A number of bytes, as the report writes it. */
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Prints all visitors' measurements and the resources used. @returns whether the site met its targets */
export async function printReport(measures: Measures, site: LoadedSite): Promise<boolean> {
  console.log(`${new Date().toISOString()}, ${availableParallelism()} cores, ${cpus()[0]?.model}`);
  console.log("| ms | count | p50 | p95 | p99 | max |\n|---|---|---|---|---|---|");
  for (const name of measures.names()) {
    const { count, p50, p95, p99, max } = measures.of(name);
    console.log(`| ${[name, count, ...[p50, p95, p99, max].map(ms)].join(" | ")} |`);
  }
  console.log(`Refused for now: ${measures.refusals().join(", ") || "none"}`);
  console.log(`Errors: ${measures.errors.length}; documents checked: ${measures.checkedDocuments()}`);
  for (const error of measures.errors.slice(0, 20)) console.log(`  ${error}`);

  const { pssBytes, openFiles, processes } = site.most;
  const { cpuSeconds, mainCpuSeconds } = await site.use();
  const { user, system } = process.cpuUsage();
  const seconds = site.loopDelays();
  const delays = quantiles(seconds.map(({ max }) => max));
  const busy = quantiles(seconds.map(({ utilization }) => utilization * 100));
  console.log(`Most at once: ${megabytes(pssBytes)} (PSS), ${openFiles} open files, ${processes} processes`);
  console.log(
    `Processor: site ${ms(mainCpuSeconds)} s, its workers ${ms(cpuSeconds - mainCpuSeconds)} s, visitors ${ms((user + system) / 1e6)} s`,
  );
  console.log(
    `Longest hold of the site's event loop in each second: p50 ${ms(delays.p50)}, p95 ${ms(delays.p95)}, max ${ms(delays.max)} ms; busy p50 ${ms(busy.p50)} %, max ${ms(busy.max)} %`,
  );
  console.log(`Of the visitors' event loop: p99 ${ms(own.percentile(99) / 1e6)}, max ${ms(own.max / 1e6)} ms`);
  const { p99 } = measures.of("status");
  const { max } = measures.of("journey");
  return measures.errors.length === 0 && p99 <= longest.statusP99 && max <= longest.journey;
}
