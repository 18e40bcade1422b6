import { limits } from "#lib/contracts/limits.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";

const baseMs = 60_000;
const perMegabyteMs = 500;

/** The CPU time of this process and its threads, in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Limits the CPU time for reading the images of a ZIP: 60 s, and half a second for each megabyte of the ZIP. Photos
 * take up to 0.2 s a megabyte and AVIF 1.1 s, in a ZIP of 50 MB at most; 2,000 QR codes of 2 kB take 43 s. Neither
 * pixels nor bytes distinguish these from images made to keep a process busy: single-colour ones cost less per pixel
 * than photos, and much that costs time has no pixels. It is CPU time, so a busy machine does not reject more.
 * @param usedMs the CPU time used so far
 * @returns a function to call after each image. It throws AppError `too_large` once the time is used up.
 */
export function createCpuBudget(zipBytes: number, usedMs: () => number = processorMs): (read: number) => void {
  const end = usedMs() + baseMs + (zipBytes / 1_000_000) * perMegabyteMs;
  return (read) => {
    if (usedMs() > end) throw new AppError("too_large", msg("picture.tooLong", { read, side: limits.pictureSide }));
  };
}
