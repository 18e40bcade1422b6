import { log } from "#lib/log.ts";

/** Work that goes on in this process after the request that led to it was answered: one of each name at a time. */
export interface Background {
  /** Whether there is room for one more. */
  readonly hasRoom: boolean;
  /**
   * Begins `work`, and has earlier work of the same name end. `signal` is aborted when it is to end; what it throws
   * after that is of no account, and anything else is logged.
   */
  begin(name: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Has work of this name end: nobody waits for it any more. */
  end(name: string): void;
  /** Resolves when all that is going on has ended. */
  settled(): Promise<void>;
  /** Has all of it end, and begins nothing more. */
  stop(): Promise<void>;
}

/** Each holds a few files and some memory while it waits for its turn at the worker processes. */
const mostAtOnce = 20;

export function createBackground(): Background {
  const running = new Map<Promise<void>, { name: string; end: AbortController }>();
  let stopped = false;

  async function run(name: string, work: (signal: AbortSignal) => Promise<void>, { signal }: AbortController) {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) log("error", "background work failed", { work: name, error });
    }
  }
  const end = (name: string) => {
    for (const other of running.values()) if (other.name === name) other.end.abort();
  };
  const settled = async () => void (await Promise.all(running.keys()));

  return {
    get hasRoom() {
      return !stopped && running.size < mostAtOnce;
    },
    begin(name, work) {
      if (stopped) return;
      end(name);
      const controller = new AbortController();
      const promise = run(name, work, controller).finally(() => running.delete(promise));
      running.set(promise, { name, end: controller });
    },
    end,
    settled,
    async stop() {
      stopped = true;
      for (const { end } of running.values()) end.abort();
      await settled();
    },
  };
}
