import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { useIsAlive } from "../../_site/use-is-alive.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./job.module.css";
import { headline, isOver } from "./job-words.ts";

type Wish = "none" | "told" | "refused";

/** A job that finishes within this time needs no notification. */
const offeredAfterMs = 3_000;

/** Offers to notify the visitor when the job is over, if the browser supports it and the permission is not denied. */
export function TellWhenReady({ job }: { job: StatusResponse }) {
  const say = useSay();
  const [isLong, setLong] = useState(false);
  const isAlive = useIsAlive();
  const [wish, setWish] = useState<Wish>("none");
  const answer = useRef<HTMLParagraphElement>(null);
  const over = isOver(job);
  const title = headline(job, say);

  useEffect(() => {
    const timer = setTimeout(setLong, offeredAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (over && wish === "told") notify(title, job.jobId);
  }, [over, wish, title, job.jobId]);

  async function ask() {
    const permission = await Notification.requestPermission();
    flushSync(() => setWish(permission === "granted" ? "told" : "refused"));
    // The button is gone.
    focusIfLost(answer.current);
  }

  if (over || (isAlive && !canTell(wish))) return null;
  // Its space is reserved before it is shown, so that content below doesn't move under a finger.
  const visibility = isLong ? "visible" : "hidden";
  return (
    <>
      {wish === "none" && (
        <button className="quiet-button" type="button" style={{ visibility }} onClick={() => void ask()}>
          {say("job.tell")}
        </button>
      )}
      <p role="status" className={styles.told} tabIndex={-1} ref={answer}>
        {wish !== "none" && say(wish === "told" ? "job.tell.told" : "job.tell.refused")}
      </p>
    </>
  );
}

function canTell(wish: Wish): boolean {
  return "Notification" in window && (wish !== "none" || Notification.permission !== "denied");
}

/** Shows a notification; a click on it focuses the tab. A later one with the same tag replaces it. */
function notify(title: string, tag: string): void {
  try {
    const shown = new Notification(title, { body: "Rowpress", icon: "/icon-192.png", tag });
    shown.addEventListener("click", () => window.focus());
  } catch (error) {
    // Chrome on Android has the constructor but only lets service workers use it; there, only the tab's title changes.
    if (!(error instanceof TypeError)) throw error;
  }
}
