import { openPostgres } from "../database/postgres.ts";
import { pgBossQueue } from "./pg-boss-queue.ts";

/** A process that claims a task and never finishes it. A test starts and kills it. */
const [, , url = ""] = process.argv;
const held = () => {
  process.send?.("held");
  return new Promise<void>(() => {});
};
pgBossQueue(openPostgres(url), url).work(held, { concurrency: 1 });
