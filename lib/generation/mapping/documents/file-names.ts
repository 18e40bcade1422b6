import { foldCase } from "#lib/contracts/fold-case.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { OutputFormat } from "#lib/contracts/sessions/choices.ts";
import { graphemesOf } from "../graphemes.ts";

const nameless = "Document";

/** Linux and macOS allow 255 bytes per name, which 120 Chinese characters or emoji exceed. */
const mostBytes = 255;

/** Enough for any name that is kept, and short enough for the expressions below, whose cost can be quadratic. */
const charactersRead = 1_000;

/** Control characters, and marks that reverse or hide part of a name. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Device names that Windows reserves, whatever follows the first dot (Microsoft, "Naming Files, Paths, and
 * Namespaces").
 */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i;

/** The most that the folders of a name take; the rest is the file's own. */
const folderLimits = { characters: 60, bytes: 120 };
const mostFolders = 3;

export interface FileName {
  name: string;
  /** The name that it would have if another document didn't have it already; usually null. */
  taken: string | null;
}

/**
 * Creates the file namer of one archive (see `workers/tasks/rows/archive-file-names.ts`). Each name is safe on Windows,
 * macOS and Linux, ends in the format's extension, has at most `limits.fileNameCharacters`, and differs from all
 * earlier ones by more than case ("Ann (2).pdf"): most file systems ignore case. ext4 and APFS fold case as Unicode
 * does; NTFS folds less. What comes before a slash becomes a folder, never one outside the archive's own; empty folders
 * are left out.
 */
export function createFileNamer(format: OutputFormat = "pdf"): (wanted: string) => FileName {
  const cut = cutTo(`.${format}`);
  /** Names in use, each with the number for its next duplicate. */
  const taken = new Map<string, number>();

  return (wanted) => {
    const path = safePath(wanted);
    const first = cut(path, "");
    const key = foldCase(first);
    let number = taken.get(key) ?? 1;
    let name = first;
    while (taken.has(foldCase(name))) {
      number += 1;
      name = cut(path, ` (${number})`);
    }
    taken.set(key, number);
    if (name === first) return { name, taken: null };
    taken.set(foldCase(name), 1);
    return { name, taken: first };
  };
}

/**
 * A safe name for a document that is renamed after all other names in its archive are taken. Its no-break space sets it
 * apart from those, which have none, and `row` sets it apart from other late names.
 */
export function lateFileName(wanted: string, row: number): string {
  return cutTo(".pdf")(safePath(wanted), `\u00a0(${row})`);
}

interface SafePath {
  /** Ends in a slash; empty without folders. */
  folder: string;
  stem: string;
}

function safePath(wanted: string): SafePath {
  const parts = wanted.slice(0, charactersRead).split("/").map(safeName);
  const own = parts.pop() || nameless;
  const above = parts.filter(Boolean);
  const folders = above.slice(0, mostFolders).join("/");
  const folder = cutText(folders, folderLimits.characters, folderLimits.bytes).replace(/[. /]+$/, "");
  return { folder: folder && `${folder}/`, stem: [...above.slice(mostFolders), own].join("-") };
}

/** Of a file without its extension, or of a folder; empty if nothing is left. */
function safeName(wanted: string): string {
  const name = wanted
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(invisible, "")
    .normalize("NFC")
    .replace(/[<>:"/\\|?*]/g, "-")
    .replace(/(\.pdf|\.docx|[. ])+$/i, "")
    .replace(/^[. ]+/, "");
  return deviceName.test(name) ? `_${name}` : name;
}

const cutTo =
  (extension: string) =>
  ({ folder, stem }: SafePath, suffix: string): string => {
    const rest = folder + suffix + extension;
    const bytes = mostBytes - Buffer.byteLength(rest);
    const kept = cutText(stem, limits.fileNameCharacters - rest.length, bytes);
    return folder + (kept === stem ? stem : kept.trimEnd() || nameless) + suffix + extension;
  };

/** The beginning of a text, in characters as people see them. */
function cutText(text: string, characters: number, bytes: number): string {
  if (text.length <= characters && Buffer.byteLength(text) <= bytes) return text;
  let kept = "";
  for (const segment of graphemesOf(text)) {
    const longer = kept + segment;
    if (longer.length > characters || Buffer.byteLength(longer) > bytes) break;
    kept = longer;
  }
  return kept;
}
