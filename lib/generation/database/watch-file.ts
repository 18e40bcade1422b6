import { type BigIntStats, statSync } from "node:fs";

const betweenMs = 1_000;
/** Whoever moves the file may put it back. */
const mostMissing = 15;

/**
 * Notices that another file has taken the place of one that this process has open, or that it has been missing for
 * 15 s. Everything would still work, but what is written would be lost with the process.
 * @param onLost called once
 * @returns stops watching
 */
export function watchFile(path: string, onLost: (error: Error) => void): () => void {
  const own = fileAt(path);
  let missing = 0;
  const timer = setInterval(() => {
    const found = fileAt(path);
    missing = found ? 0 : missing + 1;
    const isOther = found !== undefined && (found.ino !== own?.ino || found.dev !== own.dev);
    if (!isOther && missing < mostMissing) return;
    clearInterval(timer);
    onLost(new Error(`${path} was ${isOther ? "replaced" : "removed"} while it was in use`));
  }, betweenMs).unref();
  return () => clearInterval(timer);
}

function fileAt(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    // Whatever the reason, nothing can open it now.
    return undefined;
  }
}
