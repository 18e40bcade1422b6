import type { ShownPace } from "#lib/client/use-steady-pace.ts";
import type { AnyStatus } from "#lib/contracts/job.ts";
import type { Unit } from "#lib/contracts/template.ts";
import type { Say } from "#lib/messages/messages.ts";
import { percentIn } from "../../_site/numbers.ts";
import type { Speech } from "../../_site/say.tsx";

/** True if the job will not change by itself any more. */
export function isOver({ status }: AnyStatus): boolean {
  return status === "succeeded" || status === "failed" || status === "canceled";
}

/** `240 documents`, `5 sheets`: what the template makes. */
export function countInWords(count: number, unit: Unit, say: Say): string {
  return say(`job.${unit}`, { count });
}

/** The page's heading. */
export function headline(job: AnyStatus, say: Say): string {
  const { total, done } = job.progress;
  const { status, unit } = job;
  switch (status) {
    case "queued":
    case "running":
      return say(`job.${status}`, { count: total, things: countInWords(total, unit, say) });
    case "finishing":
    case "succeeded":
      return say(`job.${status}`, { count: done, things: countInWords(done, unit, say) });
    case "failed":
      return say(`job.failed.${unit}`);
    case "canceled":
      return say("job.canceled");
  }
}

/** The finished part of a job, including skipped rows. */
export function partOf({ total, done, failed }: AnyStatus["progress"]): number {
  return total === 0 ? 0 : (done + failed) / total;
}

/** `120 of 240 made · 60 a second · about 2 seconds left`. */
export function progressInWords({ status, progress }: AnyStatus, pace: ShownPace | null, speech: Speech): string {
  const { say, language } = speech;
  const { total, done, failed } = progress;
  if (status === "queued") return say("job.waiting");
  if (status === "finishing") return say("job.packing");
  return [
    say("job.made", { done, total }),
    failed > 0 && say("job.failures", { failed }),
    pace && say("job.rate", { rate: rateIn(language, pace.perSecond) }),
    pace && timeLeft(pace.secondsLeft, say),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Two significant digits: more would change all the time. */
function rateIn(language: string, rate: number): string {
  return new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(rate);
}

/** `about 40 seconds left`, `about 3 minutes left`: rounded, because it is an estimate. */
function timeLeft(seconds: number, say: Say): string {
  if (seconds < 2) return say("job.left.moment");
  if (seconds < 90) {
    return say("job.left.seconds", { count: seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5 });
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return say("job.left.minutes", { count: minutes });
  return say("job.left.hours", { count: Math.round(minutes / 60) });
}

/** For screen readers: the start, each quarter and the end, and nothing between. */
export function announcement(job: AnyStatus, say: Say): string {
  const quarter = Math.floor(partOf(job.progress) * 4) * 25;
  if (job.status !== "running" || quarter === 0) return `${headline(job, say)}.`;
  return say("job.quarter", { percent: quarter });
}

export function tabTitle(job: AnyStatus, { language, say }: Speech): string {
  const percent = job.status === "running" ? `${percentIn(language, partOf(job.progress))} · ` : "";
  return `${percent}${headline(job, say)} · Rowpress`;
}
