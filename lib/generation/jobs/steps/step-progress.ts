import { log } from "#lib/log.ts";
import type { Database } from "../../database/database.ts";
import { noteStep } from "../../records/everyone/jobs.ts";
import type { Job } from "../../records/jobs.ts";

const saveEveryMs = 250;

export interface StepProgress {
  /** Notes the finished share of the step, from 0 to 1. */
  report(part: number): void;
  /** Resolves when nothing is being saved any more. */
  end(): Promise<void>;
}

/**
 * Saves how far a plan or a finish has come, for the job's status: every `saveEveryMs` at most, and one save at a time.
 * @param state that the job has during the step
 */
export function stepProgress(database: Database, job: Job, state: "running" | "finishing"): StepProgress {
  let saving: Promise<void> = Promise.resolve();
  let nextAt = 0;
  async function save(part: number) {
    try {
      await noteStep(database, job, state, part);
    } catch (error) {
      // The step's own statements decide whether the job can continue.
      log("warn", "could not save a job's progress", { jobId: job.id, error });
    }
    nextAt = performance.now() + saveEveryMs;
  }
  return {
    report(part) {
      if (performance.now() < nextAt) return;
      nextAt = Number.POSITIVE_INFINITY;
      saving = save(part);
    },
    end: () => saving,
  };
}
