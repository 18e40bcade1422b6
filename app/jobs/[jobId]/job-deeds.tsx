import Link from "next/link";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import styles from "./job.module.css";
import { isOver } from "./job-words.ts";

export function JobDeeds({ job, onClose }: { job: StatusResponse; onClose: () => void }) {
  return (
    <div className={styles.deeds}>
      <Link href="/">Make another one</Link>
      {isOver(job) ? (
        <ConfirmButton
          className="link-button"
          label="Delete everything now"
          question="Delete everything now?"
          deed="Delete everything"
          onConfirm={onClose}
        >
          Your sheet and all documents made from it are deleted from the server. What you have downloaded stays yours.
        </ConfirmButton>
      ) : (
        <ConfirmButton
          className="link-button"
          label="Stop and delete"
          question="Stop and delete everything?"
          deed="Stop and delete"
          onConfirm={onClose}
        >
          No more documents are made, and your sheet and the documents made so far are deleted.
        </ConfirmButton>
      )}
    </div>
  );
}
