import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Ask, Asked } from "./connection.ts";
import type { Measures } from "./measures.ts";

export type Browser = ReturnType<typeof openBrowser>;

/** A browser with its own cookie and address, whose requests are timed. */
export function openBrowser(ask: Ask, number: number, measures: Measures) {
  let cookie = "";
  // As reported by a proxy: from 198.18.0.0/15, which is reserved for load tests (RFC 2544).
  const address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  const own = { "x-forwarded-for": address, "sec-fetch-site": "same-origin", "accept-encoding": "gzip" };

  async function once(what: string, asked: Asked): Promise<Answer> {
    const headers = { ...own, ...asked.headers, ...(cookie && { cookie }) };
    const answer = await ask({ ...asked, headers }).catch((error) => {
      throw new Error(`${what}: ${error.message}`);
    });
    measures.time(what, answer.ms);
    cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
    return answer;
  }

  /** A refusal with a retry time is allowed; any other ends the visit. */
  function pauseMs(what: string, { status, headers, text }: Answer): number {
    const seconds = Number(headers["retry-after"]);
    if ((status !== 429 && status !== 503) || !(seconds > 0)) {
      throw new Error(`${what} answered ${status}: ${text.slice(0, 300)}`);
    }
    measures.refused(what, status);
    return seconds * 1_000 * (1 + Math.random() / 2); // as in lib/client/polling/next-poll.ts
  }

  return {
    /** Asks until the site accepts the request. */
    async insist(what: string, asked: Asked): Promise<Answer> {
      for (;;) {
        const answer = await once(what, asked);
        if (answer.status < 400) return answer;
        await sleep(pauseMs(what, answer));
      }
    },
    /** Asks once, for something that may be missing. */
    async ask(what: string, asked: Asked): Promise<void> {
      const answer = await once(what, asked);
      if (answer.status >= 400) pauseMs(what, answer);
    },
  };
}
