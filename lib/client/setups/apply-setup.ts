import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { changeSession } from "../requests/api.ts";
import { ApiError } from "../requests/api-error.ts";
import { uploadFile } from "../uploads/upload-file.ts";
import type { KeptSetup } from "./setup.ts";
import { choicesOf, type SetupChoices, withoutRefused } from "./setup-choices.ts";
import { keepFile } from "./setup-store.ts";

/**
 * Applies a setup to an open session. Choices that the template or the sheet no longer accepts are skipped.
 * @throws ApiError, ConnectionError, FileError
 */
export async function applySetup(
  session: SessionResponse,
  setup: KeptSetup,
  signal: AbortSignal,
): Promise<SessionResponse> {
  const { sessionId } = session;
  const [images, ofTemplate] = await Promise.all([
    sendImages(setup, signal),
    session.template.id === setup.template
      ? session
      : changeSession({ sessionId, template: setup.template }, { signal }),
  ]);
  const change = ({ mapping, settings, output }: SetupChoices) =>
    changeSession({ sessionId, mapping, settings, output, preview: { row: session.preview?.row ?? 1 } }, { signal });
  const choices = choicesOf(setup, ofTemplate, images);
  try {
    return await change(choices);
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors.length === 0) throw error;
    return change(
      withoutRefused(
        choices,
        error.errors.map(({ path }) => path),
      ),
    );
  }
}

/** Uploads a setup's images again: their earlier uploads may have expired. */
async function sendImages({ images }: KeptSetup, signal: AbortSignal): Promise<Settings> {
  const send = async ([setting, file]: [string, File]): Promise<[string, string]> => {
    const { uploadId } = await uploadFile(file, { signal });
    await keepFile(uploadId, file);
    return [setting, uploadId];
  };
  return Object.fromEntries(await Promise.all(Object.entries(images).map(send)));
}
