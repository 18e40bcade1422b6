import type { DragEvent } from "react";
import type { Say } from "#lib/messages/page-messages.ts";
import { droppedLink } from "./pasted.ts";

/** Receives dropped files: a single file, or the reason why it is rejected, in a sentence. */
export interface DroppedFiles {
  onFile: (file: File) => void;
  onFault: (fault: string) => void;
  /** Takes several files if they belong together, and returns whether they do. */
  onTogether?: (files: File[]) => boolean;
  /** Also takes several files and folders, while the event is handled. */
  onFiles?: (data: DataTransfer) => void;
  /** Whether to take a link as a file: the server says how to download the spreadsheet behind it. */
  takesLinks?: boolean;
}

/**
 * Makes a native file input explain why it rejects what is dropped on it: by itself it ignores several files silently,
 * and uploads a folder.
 */
export function dropProps(say: Say, dropped: DroppedFiles) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault();
      takeDropped(event.dataTransfer, say, dropped);
    },
  };
}

/** Passes on what was dropped or pasted: a link, a file, or several; or says why it can't be used. */
export function takeDropped(data: DataTransfer, say: Say, dropped: DroppedFiles): void {
  const { onFile, onFault, onTogether, onFiles, takesLinks } = dropped;
  const { items, files } = data;
  const link = takesLinks && files.length === 0 ? droppedLink(data.getData("text/uri-list")) : null;
  if (link !== null) {
    onFile(new File([link], `${say("file.link")}.url`, { type: "text/uri-list" }));
    return;
  }
  if (onFiles) {
    onFiles(data);
    return;
  }
  if (onTogether?.([...files])) return;
  const [file] = files;
  const entry = items[0]?.webkitGetAsEntry();
  if (files.length > 1) onFault(say("file.several", { files: files.length }));
  else if (entry?.isDirectory) onFault(say("file.folder", { name: entry.name }));
  else if (file) onFile(file);
}
