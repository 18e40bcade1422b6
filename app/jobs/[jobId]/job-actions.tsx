import type { StatusResponse } from "#lib/contracts/job.ts";
import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./job.module.css";
import { isOver } from "./job-words.ts";

interface JobDeedsProps {
  job: StatusResponse;
  onStop: () => void;
  onClose: () => void;
}

export function JobDeeds({ job, onStop, onClose }: JobDeedsProps) {
  const say = useSay();
  const deed = isOver(job) ? "job.delete" : "job.stop";
  return (
    <div className={styles.deeds} data-running={!isOver(job) || undefined}>
      {(job.status === "queued" || job.status === "running") && (
        <button className="quiet-button" type="button" onClick={onStop}>
          {say("job.halt")}
        </button>
      )}
      <a href={`/?from=${job.sessionId}`}>{say("trouble.others")}</a>
      <a href="/">{say("job.another")}</a>
      <ConfirmButton
        className="link-button"
        label={say(deed)}
        question={say(`${deed}.question`)}
        deed={say(`${deed}.deed`)}
        onConfirm={onClose}
      >
        {say(`${deed}.what`)}
      </ConfirmButton>
    </div>
  );
}
