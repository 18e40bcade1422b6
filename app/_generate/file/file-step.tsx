import { type ReactNode, useState } from "react";
import { isPassing } from "#lib/client/requests/api-error.ts";
import { Notice } from "../../_controls/notice.tsx";
import { RetryButton } from "../../_controls/retry-button.tsx";
import { errorInWords } from "../../_site/words/error-words.ts";
import { useSay } from "../../_site/words/say.tsx";
import { Step } from "../step.tsx";
import type { Workbench } from "../workbench/workbench-store.ts";
import { DropZone } from "./drop-zone.tsx";
import styles from "./file.module.css";
import { fileFault } from "./file-fault.ts";
import { PasteRows } from "./paste-rows.tsx";
import { isPicture, PictureNotice } from "./picture-notice.tsx";
import { SendingFile } from "./sending-file.tsx";
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

/** Files that can't be spreadsheets, but could be the page of a design or a Word file. */
const ownNames = /\.(pdf|png|jpe?g|webp|svg|do[ct][xm]|rowpress)$/i;

export function FileStep(props: FileStepProps) {
  const { workbench, maxUploadBytes, maxRows, maxColumns, retentionHours, onOwn, children } = props;
  const say = useSay();
  const { state, takeFile, refuseFile, trySample, retry } = workbench;
  const [picture, setPicture] = useState<File | null>(null);
  const error = state.trouble?.kind === "file" ? state.trouble.error : null;
  const isOpen = state.session?.state === "open";

  /** Whatever the visitor does next answers the question about an image. */
  function answering<Given extends unknown[]>(act: (...given: Given) => void) {
    return (...given: Given) => {
      setPicture(null);
      act(...given);
    };
  }
  const takeOwn = answering(onOwn);
  const takeSample = answering(trySample);
  const refuse = answering(refuseFile);
  const takeSheet = answering((file: File) => {
    const fault = fileFault(file, maxUploadBytes, say);
    if (fault) refuseFile(fault);
    else takeFile(file);
  });
  const takePasted = (file: File) => (isPicture(file) ? setPicture(file) : takeSheet(file));
  const take = (file: File) => (ownNames.test(file.name) && !isPicture(file) ? takeOwn(file) : takePasted(file));
  /** A spreadsheet together with what it is to fill: a page of a design or a Word file. */
  function takeTogether(files: File[]): boolean {
    const [own, another] = files.filter(({ name }) => ownNames.test(name));
    const sheet = files.find((file) => file !== own);
    if (!own || another || !sheet || files.length > 2) return false;
    takeSheet(sheet);
    takeOwn(own);
    return true;
  }
  const dropped = { onFile: take, onFault: refuse, onTogether: takeTogether };
  useStrayFiles(dropped, takePasted);
  const pasting = { onFile: takeSheet, onFault: refuse };

  return (
    <Step number={1} title={say("file.title")}>
      {children}
      {state.sending && <SendingFile {...state.sending} />}
      {picture && (
        <PictureNotice name={picture.name} onUse={() => takeOwn(picture)}>
          <PasteRows {...pasting} />
        </PictureNotice>
      )}
      {error !== null && !picture && (
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
        {...dropped}
      />
      {/* For touch screens, which have no keyboard shortcut for pasting. */}
      {!picture && <PasteRows {...pasting} className={styles.paste} />}
      {!isOpen && (
        <p className={styles.sample}>
          {say("file.none")}{" "}
          <button className="quiet-button" type="button" onClick={() => takeSample()}>
            {say("file.sample")}
          </button>
        </p>
      )}
    </Step>
  );
}
