import { useEffect, useState } from "react";
import { forgetUnstarted, unstartedSession } from "#lib/client/jobs/unstarted-session.ts";
import { closeSession, readSession } from "#lib/client/requests/api.ts";
import { isSessionOver } from "#lib/client/requests/api-error.ts";
import { useExpiry } from "#lib/client/use-expiry.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { ConfirmButton } from "../_controls/confirm-button.tsx";
import { errorInWords } from "../_site/words/error-words.ts";
import { useSay } from "../_site/words/say.tsx";
import styles from "./mine.module.css";
import { timeLeft } from "./time-left.ts";

interface UnstartedItemProps {
  /** The title of a template. */
  titleOf: (template: string) => string;
}

/** Offers to continue with a spreadsheet whose documents haven't been created, or to delete it, while it's kept. */
export function UnstartedItem({ titleOf }: UnstartedItemProps) {
  const say = useSay();
  const { session, refusal, remove, hide } = useUnstarted();
  const [now] = useState(() => Date.now());
  // Only hidden: by a clock that's wrong, it may still be there.
  useExpiry(session?.expiresAt ?? null, now, hide);
  if (!session) return null;
  const { sessionId, filename, template, expiresAt } = session;
  return (
    <section className={styles.item} aria-labelledby="unstarted">
      <h2 id="unstarted" className={styles.heading}>
        {say("mine.unstarted")}
      </h2>
      <p dir="auto" className={styles.name}>
        <a href={`/?session=${sessionId}`}>{say("mine.unstarted.link", { name: filename })}</a>{" "}
        <span className="soft">{titleOf(template.id)}</span>
      </p>
      <p className="soft figures">
        {refusal !== null ? errorInWords(refusal, say) : null} {timeLeft(expiresAt, say)}
      </p>
      <div className={styles.actions}>
        <ConfirmButton
          className="link-button"
          label={say("mine.delete")}
          question={say("mine.unstarted.question", { name: filename })}
          confirm={say("mine.unstarted.confirm")}
          onConfirm={() => void remove()}
        >
          {say("mine.unstarted.what")}
        </ConfirmButton>
      </div>
    </section>
  );
}

/** The session, once the server has said that it's this visitor's and still open. */
function useUnstarted() {
  const [session, setSession] = useState<SessionResponse | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const hide = () => setSession(null);
  useEffect(() => {
    const sessionId = unstartedSession();
    if (!sessionId) return;
    const left = new AbortController();
    readSession({ sessionId }, left.signal).then(
      (found) => (found.state === "open" ? setSession(found) : forgetUnstarted(sessionId)),
      // If the server can't be reached now, it's asked again on the next visit.
      (error) => isSessionOver(error) && forgetUnstarted(sessionId),
    );
    return () => left.abort();
  }, []);

  async function remove() {
    if (!session) return;
    const { sessionId } = session;
    const forget = () => {
      forgetUnstarted(sessionId);
      hide();
    };
    setRefusal(null);
    try {
      await closeSession(sessionId);
      forget();
      document.getElementById("step-1")?.focus();
    } catch (error) {
      if (isSessionOver(error)) forget();
      else setRefusal(error);
    }
  }
  return { session, refusal, remove, hide };
}
