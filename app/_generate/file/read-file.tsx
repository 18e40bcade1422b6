import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { useFocusHeir } from "../../_controls/use-focus-heir.ts";
import { useSay } from "../../_site/words/say.tsx";
import { useSameParts } from "../use-same-parts.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import styles from "./file.module.css";
import { FirstRows } from "./first-rows.tsx";
import { MergedColumns } from "./merged-columns.tsx";
import { OtherSheets } from "./other-sheets.tsx";
import { askedReading, isReadAnew } from "./reading/asked-reading.ts";
import { ReadingForm } from "./reading/reading-form.tsx";
import { readingNotes } from "./reading/reading-notes.ts";
import { sourceInWords } from "./reading/source-words.ts";

/** How the open session's file was read, with options to change it. */
export function ReadFile({ workbench }: { workbench: Workbench }) {
  const say = useSay();
  const { state, change, startOver } = workbench;
  const { session, fieldErrors } = state;
  const asked = useSameParts(askedReading(state));
  useFocusHeir(() => document.getElementById("step-1"));
  if (!session) return null;
  return (
    <div className={styles.read}>
      <p className={styles.filename} tabIndex={-1} ref={focusIfLost}>
        {session.filename}
      </p>
      <p className="soft">{sourceInWords(session.source, say)}</p>
      <OtherSheets source={session.source} onChange={change} />
      <MergedColumns source={session.source} onChange={change} />
      {readingNotes(session.source, say).map((note) => (
        <p key={note} className="soft small">
          {note}
        </p>
      ))}
      <FirstRows source={session.source} isBusy={isReadAnew(state)} />
      <ReadingForm
        source={session.source}
        reading={session.reading}
        asked={asked}
        errors={fieldErrors}
        onChange={change}
      />
      <ConfirmButton
        className="link-button"
        label={say("file.delete")}
        question={say("file.delete.question")}
        confirm={say("file.delete.confirm")}
        onConfirm={() => void startOver(session)}
      >
        {say("file.delete.what", { name: session.filename })}
      </ConfirmButton>
    </div>
  );
}
