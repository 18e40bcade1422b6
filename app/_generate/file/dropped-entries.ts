import type { ChosenFile } from "#lib/client/photos/photo.ts";

/** More than a ZIP of images may contain; further entries are not read. */
const mostFiles = 10_000;

/**
 * All dropped files, including those in dropped folders. Call it while the event is handled: browsers discard the
 * dropped data afterwards.
 */
export function droppedEntries({ items }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return walk(entries);
}

async function walk(roots: FileSystemEntry[]): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  for (const left = [...roots]; left.length > 0 && found.length < mostFiles; ) {
    const entry = left.shift() as FileSystemEntry;
    if (isFile(entry)) found.push({ path: entry.fullPath.replace(/^\//, ""), file: await fileOf(entry) });
    else if (isFolder(entry)) left.push(...(await childrenOf(entry)));
  }
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  // Browsers return a hundred at a time, and none at the end.
  while (true) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}
