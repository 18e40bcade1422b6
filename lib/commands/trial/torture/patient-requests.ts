import { setTimeout as sleep } from "node:timers/promises";
import { isBrokenOff } from "../broken-off.ts";
import { Fault } from "./fault.ts";

/**
 * When to interrupt the connection of each first request: while the site is working on it, or while the answer is on
 * its way and the work is done.
 */
export type Cut = "working" | "answered";

export type Init = Pick<RequestInit, "method" | "headers" | "body">;

/** Longer than a site may take to answer again after it was killed or stopped, or its database was unreachable. */
export const patienceMs = 120_000;
/** Shorter than a full site asks for, to notice at once when it is back. */
const longestPauseMs = 5_000;

/** Requests with one cookie, which are retried if they are interrupted, or if the answer says so. */
export function openPatientRequests(site: string, cut: Cut | null) {
  let cookie = "";

  async function tryOnce<T>(path: string, init: Init, read: (answer: Response) => Promise<T>) {
    try {
      const headers = { ...init.headers, cookie };
      const answer = await fetch(new URL(path, site), { ...init, headers, signal: AbortSignal.timeout(60_000) });
      if (answer.ok) {
        cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
        return { value: await read(answer) };
      }
      const said = `${path} answered ${answer.status}: ${await answer.text()}`;
      const after = answer.headers.get("retry-after");
      if (![503, 507].includes(answer.status) || after === null) throw new Fault(said);
      return { afterMs: Math.min(1_000 * Number(after), longestPauseMs), said };
    } catch (error) {
      if (isBrokenOff(error)) return { afterMs: 50, said: `${path}: ${error.message}` };
      throw error;
    }
  }

  return {
    /** @param init makes the request again for each attempt */
    async ask<T>(path: string, init: () => Init, read: (answer: Response) => Promise<T>): Promise<T> {
      if (cut) await cutOff(new URL(path, site), { ...init(), headers: { ...init().headers, cookie } }, cut);
      for (const deadline = performance.now() + patienceMs; ; ) {
        const outcome = await tryOnce(path, init(), read);
        if ("value" in outcome) return outcome.value;
        if (performance.now() > deadline) throw new Fault(`Not over after ${patienceMs / 1_000} s: ${outcome.said}`);
        await sleep(outcome.afterMs);
      }
    },
    /** The status of one answer to a request that need not succeed. */
    async answerTo(path: string): Promise<number> {
      const answer = await fetch(new URL(path, site), { headers: { cookie } });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

async function cutOff(url: URL, init: Init, cut: Cut): Promise<void> {
  const connection = new AbortController();
  const answered = fetch(url, { ...init, signal: connection.signal }).catch(() => null);
  await Promise.race([answered, ...(cut === "working" ? [sleep(15)] : [])]);
  connection.abort();
  await answered;
}
