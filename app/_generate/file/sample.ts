import { ConnectionError } from "#lib/client/api-error.ts";

/** The sample sheet that belongs to a template, as a file like any that a visitor brings. */
export async function readSample(template: string): Promise<File> {
  const filename = `${template}.csv`;
  try {
    const response = await fetch(`/samples/${filename}`);
    if (!response.ok) throw new Error(`The sample answered ${response.status}`);
    return new File([await response.blob()], filename, { type: "text/csv" });
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}
