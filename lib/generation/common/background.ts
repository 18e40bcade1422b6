import { log } from "#lib/log.ts";

/** Work that continues in this process after its request was answered. One at a time per name. */
export interface Background {
  readonly hasRoom: boolean;
  /**
   * Starts `work` and aborts earlier work of the same name. Errors are logged, except those thrown after `signal` was
   * aborted.
   */
  begin(name: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Aborts work of this name because nobody needs it any more. */
  end(name: string): void;
  /** Resolves once all current work has ended. */
  settled(): Promise<void>;
  /** Aborts all work and starts no more. */
  stop(): Promise<void>;
}

/** Each holds a few files and some memory while it waits for a worker process. */
const mostAtOnce = 20;

/** Up to `mostAtOnce` pieces of work at a time; `begin` doesn't check that, see `hasRoom`. */
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
