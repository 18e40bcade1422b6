import { Fault } from "./fault.ts";
import { missed, type Trial, type TrialReport } from "./trial.ts";

interface Kind {
  tried: number;
  failed: number;
  /** Attempts that hit before or after their phase. */
  missed: number;
  slowest: { ms: number; name: string };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Prints one line per trial, and a table of all at the end. */
export function openReport() {
  const kinds = new Map<string, Kind>();
  const logged = new Map<string, number>();
  let [kills, peakBytes] = [0, 0];

  function kindOf({ name }: Trial): Kind {
    const [word = ""] = name.split(" ");
    const kind = kinds.get(word) ?? { tried: 0, failed: 0, missed: 0, slowest: { ms: 0, name: "" } };
    kinds.set(word, kind);
    kind.tried += 1;
    return kind;
  }

  return {
    get kills() {
      return kills;
    },
    held(trial: Trial, number: number, { kills: made, recoveryMs, note }: TrialReport): void {
      const kind = kindOf(trial);
      kills += made;
      if (note === missed) kind.missed += 1;
      if (recoveryMs > kind.slowest.ms) kind.slowest = { ms: recoveryMs, name: trial.name };
      console.log(`${number}  ok    ${trial.name.padEnd(32)} over after ${seconds(recoveryMs)}  ${note}`.trimEnd());
    },
    /** @param lines that the site logged meanwhile */
    failed(trial: Trial, number: number, error: unknown, lines: string[]): void {
      kindOf(trial).failed += 1;
      console.log(`${number}  FAIL  ${trial.name}: ${inWords(error)}`);
      for (const line of lines.slice(-10)) console.log(`    ${line.slice(0, 1_000)}`);
    },
    logged(lines: string[]): void {
      for (const [, event = ""] of lines.map((line) => /"event":"([^"]*)"/.exec(line) ?? []))
        logged.set(event, (logged.get(event) ?? 0) + 1);
    },
    memory(bytes: number): void {
      peakBytes = Math.max(peakBytes, bytes);
    },
    /** Prints the table. @returns whether all trials passed */
    end(): boolean {
      console.log("\n| What | Tried | Failed | Phase missed | Slowest to be over |\n|---|---|---|---|---|");
      for (const [name, { tried, failed, missed, slowest }] of kinds)
        console.log(`| ${name} | ${tried} | ${failed} | ${missed} | ${seconds(slowest.ms)}, ${slowest.name} |`);
      console.log(`\n${kills} kills; most memory of a site and its workers: ${Math.round(peakBytes / 1e6)} MB`);
      console.log(`Logged: ${JSON.stringify(Object.fromEntries(logged))}`);
      return [...kinds.values()].every(({ failed }) => failed === 0);
    },
  };
}

/** A fault says everything itself; of anything else, the stack says where it is from. */
function inWords(error: unknown): string | undefined {
  if (error instanceof Fault) return error.message;
  return error instanceof Error ? error.stack : String(error);
}
