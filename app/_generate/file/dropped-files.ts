import type { DragEvent } from "react";
import type { Say } from "#lib/messages/messages.ts";

/** Takes what is dropped: one file, or why it is none, in a sentence. */
export interface DroppedFiles {
  onFile: (file: File) => void;
  onFault: (fault: string) => void;
}

/**
 * Lets a native file input say why it does not take what is dropped on it: by itself it says nothing of several files,
 * and sends a folder.
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

export function takeDropped({ items, files }: DataTransfer, say: Say, { onFile, onFault }: DroppedFiles): void {
  const [file] = files;
  const entry = items[0]?.webkitGetAsEntry();
  if (files.length > 1) onFault(say("file.several", { files: files.length }));
  else if (entry?.isDirectory) onFault(say("file.folder", { name: entry.name }));
  else if (file) onFile(file);
}
