import { errorTable } from "#lib/contracts/errors.ts";
import { log } from "#lib/log.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type Container, containerFor } from "../container.ts";
import { leaveOut, offeredDesigns } from "../designs/offered-designs.ts";
import { tryOffered } from "../uploads/design-files.ts";

/**
 * Reads everything that a site offers once, so that files that can't be opened aren't offered and are named in the log.
 */
export async function checkOffered(container: Container): Promise<void> {
  const { templatesDir } = container.config;
  if (templatesDir === null) return;
  for (const design of await offeredDesigns(templatesDir)) {
    try {
      await tryOffered(containerFor(container, "site"), design);
    } catch (error) {
      if (error instanceof AppError && errorTable[error.code].status < 429)
        await leaveOut(templatesDir, design, error.message);
      else log("warn", "offered design not checked", { path: design.path, error });
    }
  }
}
