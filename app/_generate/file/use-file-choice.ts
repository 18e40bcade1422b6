import { useState } from "react";
import type { Say } from "#lib/messages/page-messages.ts";
import { canBeTemplate, isPicture } from "../template/template-files.ts";
import type { Workbench } from "../workbench/workbench-store.ts";
import { fileFault } from "./file-fault.ts";

/** Where a file goes that arrives in the spreadsheet step. */
export function useFileChoice(
  { takeFile, refuseFile, trySample }: Workbench,
  { maxUploadBytes, onOwn, say }: { maxUploadBytes: number; onOwn: (file: File) => void; say: Say },
) {
  /** A pasted image, which may be a screenshot of a table. */
  const [pasted, setPasted] = useState<File | null>(null);

  function takeSheet(file: File) {
    setPasted(null);
    const fault = fileFault(file, maxUploadBytes, say);
    if (fault) refuseFile(fault);
    else takeFile(file);
  }
  function takeOwn(file: File) {
    setPasted(null);
    onOwn(file);
  }
  function refuse(fault: string) {
    setPasted(null);
    refuseFile(fault);
  }
  /** A spreadsheet together with what it is to fill: a page of a design or a Word file. */
  function takeTogether(files: File[]): boolean {
    const [own, another] = files.filter(canBeTemplate);
    const sheet = files.find((file) => file !== own);
    if (!own || another || !sheet || files.length > 2) return false;
    takeSheet(sheet);
    takeOwn(own);
    return true;
  }
  return {
    pasted,
    takeOwn,
    takePasted: (file: File) => (isPicture(file) ? setPasted(file) : takeSheet(file)),
    takeSample() {
      setPasted(null);
      trySample();
    },
    dropped: {
      onFile: (file: File) => (canBeTemplate(file) ? takeOwn(file) : takeSheet(file)),
      onFault: refuse,
      onTogether: takeTogether,
    },
    pasting: { onFile: takeSheet, onFault: refuse },
  };
}
