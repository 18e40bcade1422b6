import { useEffect, useState } from "react";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { useSay } from "../../_site/say.tsx";
import { useIsAlive } from "../../_site/use-is-alive.ts";
import { headline, isOver } from "./job-words.ts";
import { notify } from "./notify.ts";

type Wish = "none" | "told" | "refused";

/** A job that is over by then is waited for. */
const offeredAfterMs = 3_000;

/** Offers to tell by a notification when the job is over, where the browser has such and has not been told never to. */
export function TellWhenReady({ job }: { job: StatusResponse }) {
  const say = useSay();
  const [isLong, setLong] = useState(false);
  const isAlive = useIsAlive();
  const [wish, setWish] = useState<Wish>("none");
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
    setWish((await Notification.requestPermission()) === "granted" ? "told" : "refused");
  }

  if (over || (isAlive && !canTell(wish))) return null;
  if (wish !== "none") return <p role="status">{say(wish === "told" ? "job.tell.told" : "job.tell.refused")}</p>;
  // It has its place before it is offered: what lies below must not move under a finger.
  const visibility = isLong ? "visible" : "hidden";
  return (
    <button className="quiet-button" type="button" style={{ visibility }} onClick={() => void ask()}>
      {say("job.tell")}
    </button>
  );
}

function canTell(wish: Wish): boolean {
  return "Notification" in window && (wish !== "none" || Notification.permission !== "denied");
}
