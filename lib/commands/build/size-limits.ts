import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file is read in one go, and a folder's listing says what it holds. */
const mostLines = 250;
const mostFiles = 24;

const roots = ["app", "docs", "e2e", "lib"];
const isCode = (name: string) => /\.(?:ts|tsx|mjs|css)$/.test(name);

/** Folders that may hold more files, each with its reason. */
const larger = new Map([["docs/decisions", "one file for each decision"]]);

/** Files of code that are too long, and folders with too many files; subfolders count as none. */
export function oversized(folders: readonly string[] = roots): string[] {
  return folders.flatMap((folder) => {
    const entries = readdirSync(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const isLarge = files.length > mostFiles && !larger.has(folder);
    return [
      ...(isLarge ? [`${folder}: ${files.length} files; group them, ${mostFiles} is the limit`] : []),
      ...files.filter(isCode).flatMap((name) => tooLong(join(folder, name))),
      ...oversized(entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))),
    ];
  });
}

function tooLong(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n").length - 1;
  return lines > mostLines ? [`${path}: ${lines} lines; ${mostLines} is the limit`] : [];
}
