import { log } from "#lib/log.ts";
import { createTurns, surplusTurn, type TaskOwner, type Turn } from "./client-turns.ts";

/** Work that continues in this process after its request was answered. One at a time per name. */
export interface Background {
  /** The same for one client's work: there's no way to begin any without saying whose it is. */
  for(owner: TaskOwner): ClientBackground;
  /** Aborts work of this name because nobody needs it any more. */
  end(name: string): void;
  /** Resolves once all current work has ended. */
  settled(): Promise<void>;
  /** Aborts all work and starts no more. */
  stop(): Promise<void>;
}

/** Work in the background for one client. */
export interface ClientBackground extends Background {
  /**
   * Whether work of this client may begin, instead of earlier work of the same name. If all slots are taken, it may if
   * another address has more than its share.
   */
  hasRoomFor(name: string): boolean;
  /**
   * Starts `work` and aborts earlier work of the same name. Errors are logged, except those thrown after `signal` was
   * aborted. If there are too many, aborts the latest of the address, and of the visitor of it, with the most.
   */
  begin(name: string, work: (signal: AbortSignal) => Promise<void>): void;
}

interface Running extends Pick<Turn, "lanes"> {
  name: string;
  end: AbortController;
}

/** Each holds a few files and some memory while it waits for a worker process. */
const mostAtOnce = 20;
/** With those that were aborted and haven't ended yet: a client that aborts many can't add to them for ever. */
const mostUnended = 2 * mostAtOnce;

/** Up to `mostAtOnce` pieces of work at a time, besides those that were aborted and haven't ended yet. */
export function createBackground(): Background {
  const running = new Map<Running, Promise<void>>();
  const takeTurn = createTurns();
  let stopped = false;

  async function run({ name, end: { signal } }: Running, work: (signal: AbortSignal) => Promise<void>) {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) log("error", "background work failed", { work: name, error });
    }
  }
  /** What has to end if this work begins instead of that of its name: maybe itself. */
  const surplusWith = (next: Running) => {
    const others = [...running.keys()].filter(({ name, end }) => name !== next.name && !end.signal.aborted);
    return others.length < mostAtOnce && running.size < mostUnended ? null : surplusTurn([...others, next]);
  };
  const end = (name: string) => {
    for (const other of running.keys()) if (other.name === name) other.end.abort();
  };
  const background = {
    end,
    settled: async () => void (await Promise.all(running.values())),
    async stop() {
      stopped = true;
      for (const { end } of running.keys()) end.abort();
      await background.settled();
    },
    for: (owner: TaskOwner): ClientBackground => ({
      ...background,
      hasRoomFor(name) {
        const turn = takeTurn(owner);
        const next = { name, lanes: turn.lanes, end: new AbortController() };
        const isSurplus = surplusWith(next) === next;
        turn.end();
        return !stopped && !isSurplus;
      },
      begin(name, work) {
        if (stopped) return;
        end(name);
        const turn = takeTurn(owner);
        const next = { name, lanes: turn.lanes, end: new AbortController() };
        surplusWith(next)?.end.abort();
        const done = run(next, work).finally(() => {
          turn.end();
          running.delete(next);
        });
        running.set(next, done);
      },
    }),
  };
  return background;
}
