import { useEffect, useEffectEvent } from "react";
import { useSay } from "../../_site/say.tsx";
import { type DroppedFiles, takeDropped } from "./dropped-files.ts";

/** Takes files that are dropped beside the zone (a browser would leave the page for them), and rows that are pasted. */
export function useStrayFiles(dropped: DroppedFiles): void {
  const say = useSay();
  const take = useEffectEvent((data: DataTransfer) => takeDropped(data, say, dropped));
  const takePasted = useEffectEvent((clipboard: DataTransfer) => {
    const rows = pastedRows(clipboard, say("file.pasted"));
    if (rows) dropped.onFile(rows);
    else takeDropped(clipboard, say, dropped);
  });

  useEffect(() => {
    function drop(event: DragEvent) {
      if (isInput(event.target)) return;
      event.preventDefault();
      if (event.dataTransfer && event.type === "drop") take(event.dataTransfer);
    }
    function paste({ target, clipboardData }: ClipboardEvent) {
      if (clipboardData && !isInput(target)) takePasted(clipboardData);
    }
    document.addEventListener("dragover", drop);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", drop);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, []);
}

/** Spreadsheet programs put rows on the clipboard as text with tabs; a text of one line is no table. */
function pastedRows(clipboard: DataTransfer, name: string): File | null {
  const text = clipboard.getData("text/plain");
  return /[\r\n]./.test(text) ? new File([text], `${name}.tsv`, { type: "text/tab-separated-values" }) : null;
}

function isInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
