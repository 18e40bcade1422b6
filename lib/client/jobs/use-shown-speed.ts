import { useEffect, useRef, useState } from "react";
import type { AnyStatus } from "#lib/contracts/job.ts";
import { nextPace, type Pace, secondsLeftAt } from "./smoothed-speed.ts";

/** Text that changes faster is unreadable. */
const showEveryMs = 1_000;

export interface ShownSpeed {
  perSecond: number;
  secondsLeft: number;
}

/** A running job's pace for display, updated at most once a second. Null until the first documents are created. */
export function useShownSpeed(job: AnyStatus | undefined): ShownSpeed | null {
  const latest = useRef<Pace | null>(null);
  const [shown, setShown] = useState<ShownSpeed | null>(null);
  const isRunning = job?.status === "running";

  useEffect(() => {
    if (job?.status === "running") latest.current = nextPace(latest.current, job.progress, performance.now());
  }, [job]);

  useEffect(() => {
    if (!isRunning) return;
    const show = () => setShown(latest.current && paceNow(latest.current));
    show();
    const timer = setInterval(show, showEveryMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isRunning ? shown : null;
}

function paceNow(pace: Pace): ShownSpeed {
  return { perSecond: pace.perSecond, secondsLeft: secondsLeftAt(pace, performance.now()) };
}
