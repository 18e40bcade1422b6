import type { StatusResponse } from "#lib/contracts/job.ts";
import { countInWords, durationInWords, plural, rateInWords } from "../../_site/words.ts";

/** True where nothing will change by itself any more. */
export function isOver({ status }: StatusResponse): boolean {
  return status === "succeeded" || status === "failed" || status === "canceled";
}

/** What the page says first. */
export function headline(job: StatusResponse | undefined): string {
  if (!job) return "Looking for your documents";
  const { total, done } = job.progress;
  const { unit } = job;
  switch (job.status) {
    case "queued":
      return `${plural(total, unit)} waiting for the press`;
    case "running":
      return `Making ${plural(total, unit)}`;
    case "finishing":
      return `Packing ${plural(done, unit)}`;
    case "succeeded":
      return `${plural(done, unit)} ${done === 1 ? "is" : "are"} ready`;
    case "failed":
      return `No ${unit} could be made`;
    case "canceled":
      return "Stopped";
  }
}

/** How far a job is, in percent; rows that cannot become documents are behind it too. */
export function percentOf({ total, done, failed }: StatusResponse["progress"]): number {
  return total === 0 ? 0 : Math.floor((100 * (done + failed)) / total);
}

/** `120 of 240 made, 60 a second, about 2 seconds left`. */
export function progressInWords({ status, progress }: StatusResponse): string {
  const { total, done, failed, perSecond, etaSeconds } = progress;
  if (status === "queued") return "They begin as soon as a press is free.";
  if (status === "finishing") return "All are made; the download is being put together.";
  return [
    `${countInWords(done)} of ${countInWords(total)} made`,
    failed > 0 && `${countInWords(failed)} left out`,
    perSecond !== null && `${rateInWords(perSecond)} a second`,
    etaSeconds !== null && `${durationInWords(etaSeconds)} left`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** For those who listen: the start, each quarter and the end, and nothing between. */
export function announcement(job: StatusResponse | undefined): string {
  if (!job) return "";
  if (job.status !== "running") return `${headline(job)}.`;
  const quarter = Math.floor(percentOf(job.progress) / 25) * 25;
  return quarter === 0 ? `${headline(job)}.` : `${quarter} percent are made.`;
}

export function tabTitle(job: StatusResponse | undefined): string {
  const percent = job?.status === "running" ? `${percentOf(job.progress)}% · ` : "";
  return `${percent}${headline(job)} · Rowpress`;
}
