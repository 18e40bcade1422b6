import { useId, useRef, useState } from "react";
import { shareJob } from "#lib/client/requests/documents-api.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import type { Share } from "#lib/contracts/sessions/session.ts";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { Notice } from "../../_controls/notice.tsx";
import { Moment } from "../../_site/moment.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./share.module.css";

/** Makes, shows and revokes the link to a finished job's documents. */
export function JobShare({ job }: { job: StatusResponse }) {
  const say = useSay();
  const { share, isShared, isRevoked, isBusy, refusal, change } = useShare(job);
  if (job.results.every(({ kind }) => kind === "problems")) return null;
  return (
    <section className={styles.share} aria-label={say("job.share")} data-needs-script>
      {share && <ShareLink jobId={job.jobId} share={share} />}
      <div className={styles.actions}>
        {!share && (
          <button className="quiet-button" type="button" disabled={isBusy} onClick={() => void change(true)}>
            {say(isShared ? "job.share.show" : "job.share")}
          </button>
        )}
        {isShared && (
          <button className="link-button" type="button" disabled={isBusy} onClick={() => void change(false)}>
            {say("job.share.stop")}
          </button>
        )}
      </div>
      {!share && <p className="soft">{say(isShared ? "job.share.on" : "job.share.what")}</p>}
      <p role="status" className={isRevoked ? undefined : "visually-hidden"}>
        {isRevoked && say("job.share.stopped")}
      </p>
      {refusal !== null && <Notice kind="refusal">{errorInWords(refusal, say)}</Notice>}
    </section>
  );
}

function useShare({ sessionId, shared }: StatusResponse) {
  /** Undefined until the visitor asks for the link. */
  const [share, setShare] = useState<Share | null | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function change(wanted: boolean) {
    setBusy(true);
    setRefusal(null);
    try {
      setShare(await shareJob(sessionId, wanted));
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  const isShared = share === undefined ? shared === true : share !== null;
  return { share, isShared, isRevoked: share === null, isBusy, refusal, change };
}

function ShareLink({ jobId, share: { token, expiresAt } }: { jobId: string; share: Share }) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    field.current?.select();
    // Without a secure context there is no clipboard: the selected text can still be copied with the keyboard.
    await navigator.clipboard?.writeText(field.current?.value ?? "");
    setCopied(navigator.clipboard !== undefined);
  }

  return (
    <>
      <label className="label" htmlFor={id}>
        {say("job.share.link")}
      </label>
      <div className={styles.link}>
        <input
          id={id}
          ref={(input) => {
            field.current = input;
            focusIfLost(input);
          }}
          readOnly
          value={`${window.location.origin}/jobs/${jobId}?share=${token}`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button className="quiet-button" type="button" onClick={() => void copy().catch(() => setCopied(false))}>
          <span aria-live="polite">{say(isCopied ? "job.share.copied" : "job.share.copy")}</span>
        </button>
      </div>
      <p className="soft">
        <Moment iso={expiresAt} inSentence={(time) => say("job.share.until", { time })} />
      </p>
    </>
  );
}
