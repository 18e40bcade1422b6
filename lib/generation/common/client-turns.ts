import type { Client } from "./ids/address-id.ts";

/** Whose task it is; `site` if it waits for its turn elsewhere, as a job's task does in the queue. */
export type TaskOwner = Client | "site";

/** An address that has tasks in a pool, or a visitor of it. */
interface Lane {
  waiting: number;
  running: number;
  /**
   * How long its tasks have held processes. A new lane begins with that of the one served least, so it has no credit.
   */
  servedMs: number;
  visitors: Map<string, Lane>;
}

/** A task's place among those of a pool, which begins when it gets a process. */
export interface Turn {
  /** The address's and the visitor's. */
  readonly lanes: readonly Lane[];
  begin(): void;
  /** The task is over, or isn't waiting any more. */
  end(): void;
}

/** The turns of a pool's tasks. What a client was served is forgotten once it has no task left. */
export function createTurns(now = () => performance.now()): (owner: TaskOwner) => Turn {
  const addresses = new Map<string, Lane>();
  return (owner) => {
    const names = owner === "site" ? [owner] : [owner.address, owner.visitor];
    const places = enter(addresses, names);
    let begunAt: number | null = null;
    for (const { lane } of places) lane.waiting += 1;
    return {
      lanes: places.map(({ lane }) => lane),
      begin() {
        begunAt = now();
        for (const { lane } of places) {
          lane.waiting -= 1;
          lane.running += 1;
        }
      },
      end() {
        for (const { lane, name, among } of places) {
          lane[begunAt === null ? "waiting" : "running"] -= 1;
          lane.servedMs += now() - (begunAt ?? now());
          if (lane.waiting + lane.running === 0) among.delete(name);
        }
      },
    };
  };
}

interface Place {
  lane: Lane;
  name: string;
  among: Map<string, Lane>;
}

function enter(among: Map<string, Lane>, [name, ...rest]: string[]): Place[] {
  if (name === undefined) return [];
  const servedMs = among.size === 0 ? 0 : Math.min(...Array.from(among.values(), (lane) => lane.servedMs));
  const lane = among.get(name) ?? { waiting: 0, running: 0, servedMs, visitors: new Map() };
  among.set(name, lane);
  return [{ lane, name, among }, ...enter(lane.visitors, rest)];
}

/**
 * Of waiting turns, the next one: of the address that holds the fewest processes, then of the one that was served
 * least, and the same among its visitors. The earliest of equal ones.
 */
export function nextTurn(waiting: Iterable<Turn>): Turn | undefined {
  const rank = ({ lanes }: Turn) => lanes.flatMap(({ running, servedMs }) => [running, servedMs]);
  return Array.from(waiting).reduce<Turn | undefined>(
    (first, turn) => (first && compare(rank(turn), rank(first)) >= 0 ? first : turn),
    undefined,
  );
}

/** Of too many waiting turns, the latest one of the address, and of the visitor of it, with the most. */
export function surplusTurn<Waiting extends Pick<Turn, "lanes">>(waiting: Iterable<Waiting>): Waiting | undefined {
  const rank = ({ lanes }: Waiting) => lanes.map((lane) => lane.waiting);
  return Array.from(waiting).reduce<Waiting | undefined>(
    (most, turn) => (most && compare(rank(turn), rank(most)) < 0 ? most : turn),
    undefined,
  );
}

/** Whether no task of the same address has a process. */
export const isFirstOfAddress = ({ lanes: [address] }: Turn) => address?.running === 0;

/** By the first number that differs. */
function compare(some: readonly number[], others: readonly number[]): number {
  const at = some.findIndex((number, index) => number !== others[index]);
  return at < 0 ? 0 : (some[at] ?? 0) - (others[at] ?? 0);
}
