import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { benchVisitor, startBenchSite } from "./bench/bench-http.ts";
import { median } from "./bench/bench-kept.ts";
import { benchRows, benchSheets } from "./bench/bench-rows.ts";
import { openConnection } from "./load/connection.ts";
import { type Quantiles, quantiles } from "./load/measures.ts";

// `npm run measure:pollers`: how long a job of 10,000 rows takes alone, and beside 1,000 pages that ask for the status
// of jobs of their own every 2 s, in turn; how long they wait for it, and what is refused. The pages are a process of
// their own and take processor time too. Build the site first.

const port = 23_311;
const rows = 10_000;
const pages = 1_000;
const everyMs = 2_000;
/** Each job is asked for by several pages. */
const visitors = 50;
const turns = 3;

const VisitSchema = z.object({ cookie: z.string(), jobId: z.string() });
const ReportSchema = z.object({
  waits: z.object({ count: z.number(), p50: z.number(), p95: z.number(), p99: z.number(), max: z.number() }),
  errors: z.array(z.string()),
});

if (process.send) pollUntilStopped(z.array(VisitSchema).parse(JSON.parse(process.argv[2] ?? "")));
else await measure();

async function measure(): Promise<void> {
  const site = await startBenchSite(port, { RATE_LIMITS: "off" });
  try {
    const visits = await Promise.all(Array.from({ length: visitors }, () => visit(site.url)));
    const [sheet] = benchSheets.filter(({ name }) => name === "certificate, modern");
    if (!sheet) throw new Error("The bench has no modern certificates");
    const all = benchRows(rows);
    // Its processes start.
    await site.run(sheet, all);
    const seconds: Record<"alone" | "beside", number[]> = { alone: [], beside: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      seconds.alone.push((await site.run(sheet, all)).milliseconds / 1_000);
      const polling = fork(import.meta.filename, [JSON.stringify(visits)]);
      await once(polling, "message");
      const begin = async () => void polling.send("begin");
      seconds.beside.push((await site.run(sheet, all, "archive", begin)).milliseconds / 1_000);
      polling.send("stop");
      const [report] = await once(polling, "message");
      const { waits, errors } = ReportSchema.parse(report);
      console.log(`${waits.count} statuses: ${written(waits)}; ${errors.length} errors ${errors[0] ?? ""}`);
    }
    const [alone, beside] = [median(seconds.alone), median(seconds.beside)];
    console.log(
      `${rows} rows: ${alone.toFixed(1)} s alone, ${beside.toFixed(1)} s beside, ${(beside / alone).toFixed(2)} times`,
    );
  } finally {
    await site.stop();
  }
}

function written({ p50, p95, p99, max }: Quantiles): string {
  return [p50, p95, p99, max].map((ms) => `${Math.round(ms)} ms`).join(", ");
}

/** A visitor with a job of one row. */
async function visit(url: string): Promise<z.infer<typeof VisitSchema>> {
  const visitor = benchVisitor(url);
  const sessionId = await visitor.open("Name,Company\nAda Lovelace,Analytical Engines\n", { template: "badge" });
  const { jobId } = await visitor.start(sessionId);
  return { cookie: visitor.cookie(), jobId };
}

/** Asks for statuses from the parent process's first message to its second, and reports. */
async function pollUntilStopped(visits: z.infer<typeof VisitSchema>[]): Promise<void> {
  const ask = openConnection(port);
  const waits: number[] = [];
  const errors: string[] = [];
  process.send?.("ready");
  await once(process, "message");
  let isStopped = false;
  process.once("message", () => {
    isStopped = true;
  });
  const poll = async (page: number) => {
    const { cookie = "", jobId } = visits[page % visits.length] ?? {};
    await sleep((page * everyMs) / pages);
    while (!isStopped) {
      try {
        const { status, ms } = await ask({
          method: "GET",
          path: `/api/generation/status/${jobId}`,
          headers: { cookie },
        });
        waits.push(ms);
        if (status !== 200) errors.push(String(status));
        await sleep(Math.max(0, everyMs - ms));
      } catch (error) {
        errors.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: pages }, (_, page) => poll(page)));
  process.send?.({ waits: quantiles(waits), errors });
  process.disconnect();
}
