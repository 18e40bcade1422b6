import { useEffect, useEffectEvent } from "react";

/**
 * Takes files that are dropped beside the zone (a browser would leave the page for them), and rows that are pasted.
 * @param pasted what pasted rows are called, without an ending
 */
export function useStrayFiles(pasted: string, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);

  useEffect(() => {
    function drop(event: DragEvent) {
      if (isInput(event.target)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file && event.type === "drop") take(file);
    }
    function paste({ target, clipboardData }: ClipboardEvent) {
      const file = isInput(target) ? null : pastedFile(clipboardData, pasted);
      if (file) take(file);
    }
    document.addEventListener("dragover", drop);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", drop);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [pasted]);
}

/** Spreadsheet programs put rows on the clipboard as text with tabs; a text of one line is no table. */
function pastedFile(clipboard: DataTransfer | null, name: string): File | null {
  const [file] = clipboard?.files ?? [];
  const text = clipboard?.getData("text/plain") ?? "";
  if (/[\r\n]./.test(text)) return new File([text], `${name}.tsv`, { type: "text/tab-separated-values" });
  return file ?? null;
}

function isInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
