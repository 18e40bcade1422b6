import { useRef } from "react";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
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
      {(job.status === "queued" || job.status === "running") && <StopButton onStop={onStop} />}
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

/** Once it has stopped the job, it leads to the top of the page, where the result and the other documents are. */
function StopButton({ onStop }: { onStop: () => void }) {
  const say = useSay();
  const isPressed = useRef(false);
  useFocusHeir(() => {
    if (isPressed.current) scrollTo(0, 0);
    return document.querySelector("h1");
  });
  function stop() {
    isPressed.current = true;
    onStop();
  }
  return (
    <button className="quiet-button" type="button" onClick={stop}>
      {say("job.halt")}
    </button>
  );
}
