import { useState } from "react";
import { listMyJobs } from "#lib/client/jobs/my-jobs.ts";
import { removeSetup } from "#lib/client/setups/setup-store.ts";
import type { JobId } from "#lib/contracts/ids.ts";
import { useIsAlive } from "../../_site/use-is-alive.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./job.module.css";

/** Says that this browser remembers a job's settings, with a button to forget them. */
export function JobRemembered({ jobId }: { jobId: JobId }) {
  const say = useSay();
  const isAlive = useIsAlive();
  const [isForgotten, setForgotten] = useState(false);
  const name = isAlive ? listMyJobs().find((job) => job.jobId === jobId)?.setup : undefined;
  if (name === undefined) return null;
  return (
    <p className={`soft ${styles.remembered}`} role="status">
      {say(isForgotten ? "job.forgotten" : "job.remembered", { name })}{" "}
      {!isForgotten && (
        <button
          className="link-button"
          type="button"
          onClick={() =>
            void removeSetup(name).then(
              () => setForgotten(true),
              () => {},
            )
          }
        >
          {say("job.forget")}
        </button>
      )}
    </p>
  );
}
