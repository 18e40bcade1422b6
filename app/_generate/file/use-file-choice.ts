import { useState } from "react";
import type { Say } from "#lib/messages/page-messages.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import { fileFault } from "./file-fault.ts";
import { isPicture } from "./picture-notice.tsx";

/** Files that can't be spreadsheets, but could be the page of a design or a Word file. */
const ownNames = /\.(pdf|png|jpe?g|webp|svg|do[ct][xm]|rowpress)$/i;

interface FileChoice {
  /** A pasted image, which may be a screenshot of a table. */
  pasted?: File;
  /** The name of an image that came as a file, and was taken as the page. */
  takenPicture?: string;
}

/** Where a file goes that arrives in the spreadsheet step, and what has to be said of an image. */
export function useFileChoice(
  { takeFile, refuseFile, trySample }: Workbench,
  { maxUploadBytes, onOwn, say }: { maxUploadBytes: number; onOwn: (file: File) => void; say: Say },
) {
  const [{ pasted, takenPicture }, setChoice] = useState<FileChoice>({});

  function takeSheet(file: File) {
    setChoice({});
    const fault = fileFault(file, maxUploadBytes, say);
    if (fault) refuseFile(fault);
    else takeFile(file);
  }
  function takeOwn(file: File) {
    setChoice(isPicture(file) ? { takenPicture: file.name } : {});
    onOwn(file);
  }
  function refuse(fault: string) {
    setChoice({});
    refuseFile(fault);
  }
  /** A spreadsheet together with what it is to fill: a page of a design or a Word file. */
  function takeTogether(files: File[]): boolean {
    const [own, another] = files.filter(({ name }) => ownNames.test(name));
    const sheet = files.find((file) => file !== own);
    if (!own || another || !sheet || files.length > 2) return false;
    takeSheet(sheet);
    takeOwn(own);
    return true;
  }
  return {
    pasted,
    takenPicture,
    takeOwn,
    takePasted: (file: File) => (isPicture(file) ? setChoice({ pasted: file }) : takeSheet(file)),
    takeSample() {
      setChoice({});
      trySample();
    },
    dropped: {
      onFile: (file: File) => (ownNames.test(file.name) ? takeOwn(file) : takeSheet(file)),
      onFault: refuse,
      onTogether: takeTogether,
    },
    pasting: { onFile: takeSheet, onFault: refuse },
  };
}
