import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster, Member } from "./trial-cluster-processes.ts";

export interface Trouble {
  /** Processes to kill, spread over the work. */
  kills: number;
  /** How long a worker is cut off from the database; 0: not at all. */
  cutSeconds: number;
  restart: boolean;
}

/**
 * Inflicts failures as the work proceeds: restarts Postgres halfway, cuts a worker off after a fifth, and kills
 * processes in between. Resolves when all of them are over.
 * @param share how much of the work is done, from 0 to 1
 * @param tell is called with each failure
 */
export async function makeTrouble(
  { members, server }: Cluster,
  { kills, cutSeconds, restart }: Trouble,
  random: () => number,
  share: () => Promise<number>,
  tell: (what: string) => void,
): Promise<void> {
  const cut = cutSeconds > 0 ? members.at(-1) : undefined;
  const spared = new Set<Member>();
  const killOne = async () => {
    const mortal = members.filter((member) => !spared.has(member));
    const chosen = mortal[Math.floor(random() * mortal.length)];
    tell(`${chosen?.name} is killed`);
    await chosen?.replace();
  };
  const cutOff = async (member: Member) => {
    spared.add(member);
    member.wire.cut();
    tell(`${member.name} is cut off`);
    await sleep(cutSeconds * 1_000);
    tell(`${member.name} is back`);
    member.wire.mend();
    spared.delete(member);
  };

  const restartPostgres = () => {
    tell("Postgres is restarted");
    return server.restart();
  };

  const later: Promise<void>[] = [];
  const events = Array.from({ length: kills }, (_, index) => ({ at: (0.9 * (index + 1)) / kills, begin: killOne }));
  if (cut) events.push({ at: 0.2, begin: async () => void later.push(cutOff(cut)) });
  if (restart) events.push({ at: 0.5, begin: restartPostgres });
  for (const { at, begin } of events.toSorted((one, other) => one.at - other.at)) {
    while ((await share()) < at) await sleep(100);
    await begin();
  }
  await Promise.all(later);
}
