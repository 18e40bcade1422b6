import { useEffect, useState } from "react";
import { sessionAfter } from "#lib/client/changes/corrected-sessions.ts";
import { readSession } from "#lib/client/requests/api.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { useSay } from "../../../_site/words/say.tsx";
import { isOver } from "../job-words.ts";

/** Offers to create all documents again with the corrections made in this job or since. */
export function JobCorrected({ job }: { job: StatusResponse }) {
  const say = useSay();
  const [since, setSince] = useState<number | null>(null);
  const { sessionId, corrections = 0, isPart = false } = job;
  useEffect(() => {
    const later = sessionAfter(sessionId);
    // A session that has expired or was deleted has nothing to offer.
    if (later)
      readSession({ sessionId: later }).then(
        ({ corrections }) => setSince(corrections.length),
        () => {},
      );
  }, [sessionId]);
  const count = since ?? (isPart ? corrections : 0);
  if (count === 0 || !isOver(job)) return null;
  return (
    <p>
      <a href={`/?from=${sessionId}&all=1`}>{say("job.corrected.all", { count })}</a>
    </p>
  );
}
