import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { oneOf, type Random } from "../../test/seeded-random.ts";
import { Fault } from "./fault.ts";
import { memoryOf, processesOf, signal } from "./processes.ts";

/** The target of a signal: the program with all its worker processes, one of these, or the program alone. */
export const victims = ["group", "worker", "site"] as const;
export type Victim = (typeof victims)[number];

/** A program of ours in its own process group, with the worker processes that it starts. */
export interface Program {
  /** Sends the signal. False if there is no such process. */
  send(victim: Victim, name: NodeJS.Signals): boolean;
  /** Kills like a power cut or the kernel would, and restarts what was killed, like a supervisor would. */
  kill(victim: Victim): Promise<boolean>;
  /** Stops it and all its processes. */
  stop(): Promise<void>;
  hasEnded(): boolean;
  /** Restarts it if it has exited by itself. */
  revive(): void;
  /** @throws Fault if processes survive the program that started them. */
  requireNoOrphans(): Promise<void>;
  /** The peak memory of all its processes together, in bytes. */
  peakBytes(): number;
}

const orphanMs = 20_000;

/** Starts a program that can be killed with or without its workers, and that ends with this process. */
export function startProgram(args: string[], env: NodeJS.ProcessEnv, logPath: string, random: Random): Program {
  const output = openSync(logPath, "a");
  // The channel is never written to: when it closes, however we exit, the program exits too.
  const start = (): ChildProcess =>
    spawn(process.execPath, args, { env, detached: true, stdio: ["ignore", output, output, "ipc"] });
  let child = start();
  let peak = 0;
  const earlier: number[] = [];
  const group = () => child.pid ?? 0;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const onExit = () => signal(-group(), "SIGKILL");
  process.once("exit", onExit);
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(group()));
  }, 500).unref();

  const send: Program["send"] = (victim, name) => {
    const target = targetOf(victim, group(), random);
    return target !== null && signal(target, name);
  };
  const end = async (victim: Victim, name: NodeJS.Signals) => {
    if (hasEnded()) throw new Fault(`${args[0]} had ended by itself, with ${child.exitCode}`);
    const ended = once(child, "exit");
    send(victim, name);
    await ended;
    earlier.push(group());
  };
  const requireNoOrphans = async () => {
    for (const deadline = performance.now() + orphanMs; earlier.length > 0; await sleep(50)) {
      while (processesOf(earlier[0] ?? 0).length === 0 && earlier.length > 0) earlier.shift();
      if (performance.now() > deadline) throw new Fault("Worker processes live on without their program");
    }
  };
  return {
    send,
    hasEnded,
    async kill(victim) {
      if (victim === "worker") return send(victim, "SIGKILL");
      await end(victim, "SIGKILL");
      child = start();
      return true;
    },
    revive() {
      if (hasEnded()) child = start();
    },
    async stop() {
      clearInterval(sampling);
      if (!hasEnded()) await end("group", "SIGKILL");
      process.off("exit", onExit);
      await requireNoOrphans();
    },
    requireNoOrphans,
    peakBytes: () => peak,
  };
}

/** The process id to send a signal to; negative for the whole group, null if there is no worker. */
function targetOf(victim: Victim, group: number, random: Random): number | null {
  if (victim !== "worker") return victim === "group" ? -group : group;
  const workers = processesOf(group).filter(({ pid }) => pid !== group);
  const busy = workers.filter(({ isRunning }) => isRunning);
  return workers.length === 0 ? null : oneOf(random, busy.length > 0 ? busy : workers).pid;
}
