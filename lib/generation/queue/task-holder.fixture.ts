import { openPostgres } from "../database/postgres.ts";
import { pgBossQueue } from "./pg-boss-queue.ts";

/** A process that takes a task and never ends it: started by a test, which kills it. */
const [, , url = ""] = process.argv;
const held = () => {
  process.send?.("held");
  return new Promise<void>(() => {});
};
pgBossQueue(openPostgres(url), url).work(held, { concurrency: 1 });
