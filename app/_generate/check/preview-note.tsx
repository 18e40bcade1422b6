import { useState } from "react";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { Rich } from "../../_site/words/rich.tsx";
import { useSay } from "../../_site/words/say.tsx";
import styles from "./check.module.css";

interface PreviewNoteProps {
  session: SessionResponse;
  /** Shows the preview with or without the labels of empty settings. */
  onMark: (isMarked: boolean) => void;
}

/** What differs from the printed document in the preview, or must not be used unchanged. */
export function PreviewNote({ session: { sample, template, settings }, onMark }: PreviewNoteProps) {
  const say = useSay();
  const [isMarked, setMarked] = useState(true);
  const hasEmpty = template.settings.some(
    (setting) => setting.type === "text" && setting.sample && String(settings[setting.name] ?? "").trim() === "",
  );
  function mark(isMarked: boolean) {
    setMarked(isMarked);
    onMark(isMarked);
  }
  return (
    <>
      {sample && <p className={styles.sample}>{say("check.sample")}</p>}
      {hasEmpty && (
        <p className={styles.empty}>
          <span>
            <Rich text={say("check.empty")} parts={{ mark: (text) => <span className={styles.marked}>{text}</span> }} />
          </span>
          <label>
            <input type="checkbox" checked={isMarked} onChange={(event) => mark(event.currentTarget.checked)} />
            {say("check.mark")}
          </label>
        </p>
      )}
    </>
  );
}
