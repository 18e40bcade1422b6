import type { StatusResponse } from "#lib/contracts/job.ts";
import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./job.module.css";
import { isOver } from "./job-words.ts";

interface JobActionsProps {
  job: StatusResponse;
  onStop: () => void;
  onClose: () => void;
}

export function JobActions({ job, onStop, onClose }: JobActionsProps) {
  const say = useSay();
  const action = isOver(job) ? "job.delete" : "job.stop";
  return (
    <div className={styles.actions} data-running={!isOver(job) || undefined}>
      {(job.status === "queued" || job.status === "running") && (
        <button className="quiet-button" type="button" onClick={onStop}>
          {say("job.halt")}
        </button>
      )}
      <a href={`/?from=${job.sessionId}`}>{say("trouble.others")}</a>
      <a href="/">{say("job.another")}</a>
      <ConfirmButton
        className="link-button"
        label={say(action)}
        question={say(`${action}.question`)}
        confirm={say(`${action}.confirm`)}
        onConfirm={onClose}
      >
        {say(`${action}.what`)}
      </ConfirmButton>
    </div>
  );
}
