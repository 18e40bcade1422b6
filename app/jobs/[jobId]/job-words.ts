import type { ShownSpeed } from "#lib/client/jobs/use-shown-speed.ts";
import type { AnyStatus, Phase } from "#lib/contracts/job.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { percentIn } from "../../_site/words/numbers.ts";
import type { Speech } from "../../_site/words/say.tsx";
import { thingsInWords } from "../../_site/words/things.ts";

/** True if the job won't change by itself any more. */
export function isOver({ status }: AnyStatus): boolean {
  return status === "succeeded" || status === "failed" || status === "canceled";
}

/** The page's heading. */
export function headline(job: AnyStatus, say: Say): string {
  const { total, done } = job.progress;
  const { status, unit } = job;
  if (status === "succeeded" && job.stopped) {
    if (done === 0) return say("job.partial.none");
    return say("job.partial", { count: total, done, things: thingsInWords(total, job, say) });
  }
  switch (status) {
    case "queued":
    case "running":
      return say(`job.${status}`, { count: total, things: thingsInWords(total, job, say) });
    case "finishing":
    case "succeeded":
      return say(`job.${status}`, { count: done, things: thingsInWords(done, job, say) });
    case "failed":
      return say(`job.failed.${unit}`);
    case "canceled":
      return say("job.canceled");
  }
}

/** Where each phase of a job begins and ends, roughly by the time that it takes. */
const spans: Record<Phase["name"], readonly [from: number, to: number]> = {
  waiting: [0, 0],
  planning: [0, 0.04],
  creating: [0.04, 0.96],
  packing: [0.96, 1],
};

/** The finished part of a job, from checking the rows to packing. */
export function partOf({ phase, progress: { total, done, failed } }: Pick<AnyStatus, "phase" | "progress">): number {
  if (phase === null) return total === 0 ? 0 : (done + failed) / total;
  const [from, to] = spans[phase.name];
  return from + (to - from) * phase.part;
}

/** `120 of 240 made · 60 a second · about 2 seconds left`. */
export function progressInWords(job: AnyStatus, pace: ShownSpeed | null, speech: Speech): string {
  const { say, language } = speech;
  const { status, phase, stopped } = job;
  const { total, done, failed } = job.progress;
  if (status === "queued") return say("job.waiting");
  if (status === "finishing") return say(stopped ? "job.packing.stopped" : "job.packing");
  if (phase?.name === "planning") {
    return say("job.planning", { things: thingsInWords(total, job, say), percent: percentIn(language, phase.part) });
  }
  return [
    say("job.made", { done, total }),
    failed > 0 && say("job.failures", { failed }),
    pace && say("job.rate", { rate: rateIn(language, pace.perSecond) }),
    pace && timeLeft(pace.secondsLeft, say),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Two significant digits: more would change constantly. */
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

/** For screen readers: only the start, each quarter and the end. */
export function announcement(job: AnyStatus, say: Say): string {
  const quarter = Math.floor(partOf(job) * 4) * 25;
  if (job.status !== "running" || quarter === 0) return `${headline(job, say)}.`;
  return say("job.quarter", { percent: quarter });
}

/** The tab's title, with the progress first, where narrow tabs show it. */
export function tabTitle(job: AnyStatus, { language, say }: Speech): string {
  const percent = job.status === "running" ? `${percentIn(language, partOf(job))} · ` : "";
  return `${percent}${headline(job, say)} · Rowpress`;
}
