import { useEffect, useEffectEvent } from "react";
import { useSay } from "../../_site/words/say.tsx";
import { type DroppedFiles, takeDropped } from "./dropped-files.ts";
import { pastedAs, pastedFile } from "./pasted.ts";

/**
 * Accepts files dropped outside the zone (a browser would open them instead of the page), and pasted rows.
 * @param onPasted takes what is pasted: never a page for a design, because programs copy an image of cells as well
 */
export function useStrayFiles(dropped: DroppedFiles, onPasted: (file: File) => void): void {
  const say = useSay();
  const take = useEffectEvent((data: DataTransfer) => takeDropped(data, say, { ...dropped, takesLinks: true }));
  const takePasted = useEffectEvent((clipboard: DataTransfer) => {
    const text = clipboard.getData("text/plain");
    const kind = pastedAs(text);
    if (kind === "rows") onPasted(pastedFile(text, say("file.pasted")));
    // Spreadsheet programs copy an image together with the text of the cells.
    else if (kind === "few") dropped.onFault(say("file.pasted.few"));
    else takeDropped(clipboard, say, { ...dropped, onFile: onPasted });
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

function isInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
