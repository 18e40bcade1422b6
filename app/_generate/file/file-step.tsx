import type { ReactNode } from "react";
import { isPassing } from "#lib/client/requests/api-error.ts";
import { Notice } from "../../_controls/notice.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay } from "../../_site/words/say.tsx";
import { Step } from "../step.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";
import { DropZone } from "./drop-zone.tsx";
import styles from "./file.module.css";
import { PasteRows } from "./paste-rows.tsx";
import { PictureNotice } from "./picture-notice.tsx";
import { SendingFile } from "./sending-file.tsx";
import { useFileChoice } from "./use-file-choice.ts";
import { useStrayFiles } from "./use-stray-files.ts";

interface FileStepProps {
  workbench: Workbench;
  maxUploadBytes: number;
  maxRows: number;
  maxColumns: number;
  retentionHours: number;
  /** Takes a page of a design instead of a spreadsheet. */
  onOwn: (file: File) => void;
  /** Details of the file that was read. */
  children: ReactNode;
}

export function FileStep(props: FileStepProps) {
  const { workbench, maxUploadBytes, maxRows, maxColumns, retentionHours, onOwn, children } = props;
  const say = useSay();
  const { state, retry } = workbench;
  const { pasted, ...choice } = useFileChoice(workbench, { maxUploadBytes, onOwn, say });
  const error = state.trouble?.kind === "file" ? state.trouble.error : null;
  const isOpen = state.session?.state === "open";
  useStrayFiles(choice.dropped, choice.takePasted);

  return (
    <Step number={1} title={say("file.title")}>
      {children}
      {state.sending && <SendingFile {...state.sending} />}
      {pasted && (
        <PictureNotice name={pasted.name} onUse={() => choice.takeOwn(pasted)}>
          <PasteRows {...choice.pasting} />
        </PictureNotice>
      )}
      {error !== null && !pasted && (
        <Notice kind="refusal">
          <p>{errorInWords(error, say)}</p>
          {isPassing(error) && <RetryButton onRetry={retry} heir={() => document.getElementById("step-1")} />}
        </Notice>
      )}
      <DropZone
        compact={isOpen}
        maxUploadBytes={maxUploadBytes}
        maxRows={maxRows}
        maxColumns={maxColumns}
        retentionHours={retentionHours}
        {...choice.dropped}
      />
      {/* For touch screens, which have no keyboard shortcut for pasting. */}
      {!pasted && <PasteRows {...choice.pasting} className={styles.paste} />}
      {!isOpen && (
        <p className={styles.sample}>
          {say("file.none")}{" "}
          <button className="quiet-button" type="button" onClick={choice.takeSample}>
            {say("file.sample")}
          </button>
        </p>
      )}
    </Step>
  );
}
