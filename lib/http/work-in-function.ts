import { after } from "next/server.js";
import type { Container } from "#lib/generation/container.ts";
import { driveJobs } from "#lib/generation/jobs/drive-jobs.ts";

/**
 * If functions work on jobs, makes this one do so from now on, and keeps it alive after its response.
 * @param maxDuration what the route declares, in seconds
 */
export function workInFunction(container: Container, maxDuration: number): void {
  const { drive, functionSeconds } = container.config;
  if (drive !== "functions") return;
  after(driveJobs(container, Math.min(maxDuration, functionSeconds ?? maxDuration) * 1_000));
}

/** If functions do the work, keeps this one alive until its background work has ended. */
export function stayForBackground({ config, background }: Container): void {
  if (config.drive === "functions") after(background.settled());
}
