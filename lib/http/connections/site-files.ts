import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Where a built site's files are, and the path that each folder's are asked for by. */
const folders = [
  ["public", "/"],
  [".next/static", "/_next/static/"],
] as const;

/**
 * The paths of the files that a built site serves, as they are and encoded. On platforms that serve them elsewhere, there
 * are none.
 */
export function siteFiles(rootDir: string): Set<string> {
  const paths = folders.flatMap(([folder, at]) => filesIn(join(rootDir, folder)).map((file) => `${at}${file}`));
  return new Set(paths.flatMap((path) => [path, path.split("/").map(encodeURIComponent).join("/")]));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}
