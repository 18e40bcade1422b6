import { isJobId, isSessionId } from "#lib/contracts/id-guards.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import { keptNames } from "../kept-by-browser.ts";

/*
 * The jobs that this browser has started, in its local storage: what a list of them shows before the server has
 * answered. Without storage, there is no list. Parsed without zod, which a first visit doesn't load.
 */

export interface MyJob {
  jobId: JobId;
  sessionId: SessionId;
  /** The spreadsheet's. */
  filename: string;
  /** The template's id. */
  template: string;
  createdAt: string;
  expiresAt: string;
  /** The name under which its setup was remembered. */
  setup?: string | undefined;
  /** The job that made the same documents as a ZIP, for a combined PDF that was made later. */
  zip?: JobId | undefined;
}

const key = keptNames.jobs;

/** The jobs whose files still exist by the clock of this computer, newest first. */
export function listMyJobs(now = Date.now()): MyJob[] {
  return parsed(storedText())
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .slice(0, limits.jobsKept);
}

/** Adds a job to the list, or replaces its entry, whose `setup` and `zip` stay unless there are new ones. */
export function rememberJob(status: StatusResponse, more: Pick<MyJob, "setup" | "zip"> = {}): void {
  const { jobId, sessionId, filename, template, createdAt, expiresAt } = status;
  if (filename === undefined || template === undefined) return;
  const jobs = listMyJobs();
  const before = jobs.find((known) => known.jobId === jobId);
  const job: MyJob = { ...before, jobId, sessionId, filename, template, createdAt, expiresAt, ...more };
  const others = jobs.filter((other) => other.jobId !== jobId);
  store([job, ...others].sort((one, other) => other.createdAt.localeCompare(one.createdAt)));
}

/** Takes a job off the list. */
export function forgetJob(jobId: JobId): void {
  store(listMyJobs().filter((other) => other.jobId !== jobId));
}

function store(jobs: MyJob[]): void {
  try {
    if (jobs.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(jobs.slice(0, limits.jobsKept)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function storedText(): string {
  try {
    return localStorage.getItem(key) ?? "[]";
  } catch (error) {
    if (error instanceof DOMException) return "[]";
    throw error;
  }
}

/** Ignores entries in another format, written by another version of the page or in its console. */
function parsed(text: string): MyJob[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isMyJob) : [];
  } catch {
    return [];
  }
}

function isMyJob(value: Partial<Record<keyof MyJob, unknown>> | null): value is MyJob {
  if (typeof value !== "object" || value === null) return false;
  const { jobId, sessionId, filename, template, createdAt, expiresAt, setup = "", zip = jobId } = value;
  const texts = [jobId, sessionId, filename, template, createdAt, expiresAt, setup, zip];
  const hasIds = isJobId(String(jobId)) && isJobId(String(zip)) && isSessionId(String(sessionId));
  return hasIds && texts.every((text) => typeof text === "string");
}
