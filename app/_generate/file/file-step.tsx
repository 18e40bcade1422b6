import { ConfirmButton } from "../../_controls/confirm-button.tsx";
import { focusIfLost } from "../../_controls/focus-if-lost.ts";
import { Notice } from "../../_controls/notice.tsx";
import { useSay } from "../../_site/say.tsx";
import { ErrorWords } from "../../_site/served.tsx";
import { Step } from "../step.tsx";
import type { Workbench } from "../use-workbench.ts";
import { isReadAnew } from "../workbench-state.ts";
import { DropZone } from "./drop-zone.tsx";
import styles from "./file.module.css";
import { fileFault } from "./file-fault.ts";
import { FirstRows } from "./first-rows.tsx";
import { ReadingForm } from "./reading-form.tsx";
import { readingNotes } from "./reading-notes.ts";
import { SendingFile } from "./sending-file.tsx";
import { sourceInWords } from "./source-words.ts";
import { useStrayFiles } from "./use-stray-files.ts";

interface FileStepProps {
  workbench: Workbench;
  maxUploadBytes: number;
  maxRows: number;
}

export function FileStep({ workbench, maxUploadBytes, maxRows }: FileStepProps) {
  const say = useSay();
  const { state, takeFile, refuseFile, trySample } = workbench;
  const isOpen = state.session?.state === "open";

  function take(file: File) {
    const fault = fileFault(file, maxUploadBytes, say);
    if (fault) refuseFile(fault);
    else void takeFile(file);
  }
  useStrayFiles(say("file.pasted"), take);

  return (
    <Step number={1} title={say("file.title")}>
      {isOpen && <ReadFile workbench={workbench} />}
      {state.sending && <SendingFile {...state.sending} />}
      {state.trouble?.kind === "file" && (
        <Notice kind="refusal">
          <ErrorWords error={state.trouble.error} />
        </Notice>
      )}
      <DropZone compact={isOpen} maxUploadBytes={maxUploadBytes} maxRows={maxRows} onFile={take} />
      {!isOpen && (
        <p className={styles.sample}>
          {say("file.none")}{" "}
          <button className="quiet-button" type="button" onClick={() => void trySample()}>
            {say("file.sample")}
          </button>
        </p>
      )}
    </Step>
  );
}

function ReadFile({ workbench }: { workbench: Workbench }) {
  const say = useSay();
  const { state, change, startOver } = workbench;
  const { session, unsent, fieldErrors } = state;
  if (!session) return null;
  return (
    <div className={styles.read}>
      <p className={styles.filename} tabIndex={-1} ref={focusIfLost}>
        {session.filename}
      </p>
      <p className="soft">{sourceInWords(session.source, say)}</p>
      {readingNotes(session.source, say).map((note) => (
        <p key={note} className="soft small">
          {note}
        </p>
      ))}
      <FirstRows source={session.source} isBusy={isReadAnew(state)} />
      <ReadingForm session={session} unsent={unsent} errors={fieldErrors} onChange={change} />
      <ConfirmButton
        className="link-button"
        label={say("file.delete")}
        question={say("file.delete.question")}
        deed={say("file.delete.deed")}
        onConfirm={() => void startOver(session)}
      >
        {say("file.delete.what", { name: session.filename })}
      </ConfirmButton>
    </div>
  );
}
