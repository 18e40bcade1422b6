import {
  type FieldProblem,
  missingPicture,
  noPictures,
  type ProblemPlace,
  pictureOfSeveral,
  unreadablePicture,
} from "../problems/row-problems.ts";

/** The names of a session's images: their paths in the ZIP, with `/`. */
export interface PictureNames {
  /** By index. */
  names: readonly string[];
  /** Images that could not be read. */
  unreadable: readonly string[];
}

/** What a cell's text refers to: one image by its index, several, an unreadable one, or none. */
export type FoundPicture = { index: number } | { several: string[] } | { unreadable: string } | null;

interface Candidate {
  /** The path, normalised for comparison. */
  path: string;
  name: string;
  /** Null for an unreadable image. */
  index: number | null;
}

const ending = /\.[a-z]{3,4}$/;

/** Ignores case and typing variants. */
function comparable(text: string): string {
  const path = text.normalize("NFC").replaceAll("\\", "/").trim().toLowerCase();
  return path.replace(/\s+/g, " ").replace(/^(?:\.?\/)+/, "");
}

/** An absolute path on somebody's machine: only its file name can be in a ZIP. */
const absolute = /^(?:[a-z]:[\\/]|\/|\\\\|file:)/i;

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/**
 * Compiles the function that finds the image that a cell refers to: by its file name or the end of its path, in any
 * case, with or without its extension. A full path means that image, even if other paths end the same way.
 */
export function pictureFinder({ names, unreadable }: PictureNames): (text: string) => FoundPicture {
  const byFile = new Map<string, Candidate[]>();
  const register = (file: string, candidate: Candidate) => {
    const known = byFile.get(file);
    if (known) known.push(candidate);
    else byFile.set(file, [candidate]);
  };
  const add = (name: string, index: number | null) => {
    const path = comparable(name);
    register(lastPart(path), { path, name, index });
    const bare = path.replace(ending, "");
    if (bare !== path) register(lastPart(bare), { path: bare, name, index });
  };
  for (const [index, name] of names.entries()) add(name, index);
  for (const name of unreadable) add(name, null);

  return (text) => {
    const path = comparable(absolute.test(text.trim()) ? lastPart(text.replaceAll("\\", "/")) : text);
    const ends = (byFile.get(lastPart(path)) ?? []).filter(
      (each) => each.path === path || each.path.endsWith(`/${path}`),
    );
    const whole = ends.filter((each) => each.path === path);
    return outcome(whole.length === 1 ? whole : ends);
  };
}

/**
 * The problem of a text that doesn't identify an image.
 *
 * @param found undefined if no images were uploaded
 */
export function pictureProblem(found: FoundPicture | undefined, place: ProblemPlace, text: string): FieldProblem {
  if (found === undefined) return noPictures(place, text);
  if (found && "several" in found) return pictureOfSeveral(place, text, found.several);
  return found ? unreadablePicture(place, text) : missingPicture(place, text);
}

function outcome(found: Candidate[]): FoundPicture {
  const [first, ...others] = found;
  if (!first) return null;
  if (others.length > 0) return { several: found.map(({ name }) => name) };
  return first.index === null ? { unreadable: first.name } : { index: first.index };
}
