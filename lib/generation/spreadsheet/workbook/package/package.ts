import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { type InflationLimits, type OpenZip, openZip } from "#lib/generation/formats/zip-file.ts";
import { msg } from "#lib/messages/server-message.ts";

/** The parts of an Office file (ECMA-376 part 2: a ZIP), by name: lower case, with `/`, without a leading `/`. */
export interface Package {
  names: string[];
  /** A part's bytes, inflated and counted while reading. Throws `damaged_file` and `hostile_file`. */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

export function partName(path: string): string {
  return path.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

/** Opens an Office file. Throws what `openZip` throws. */
export async function openPackage(path: string, limits: InflationLimits): Promise<Package> {
  return packageOf(await openZip(path, limits));
}

export function packageOf({ entries, close }: OpenZip): Package {
  const parts = new Map(entries.map((entry) => [partName(entry.path), entry]));
  return {
    names: [...parts.keys()],
    async *read(name) {
      const part = parts.get(name);
      if (part === undefined) throw missingPart(name);
      yield* part.read();
    },
    close,
  };
}

function missingPart(name: string): AppError {
  return new AppError("damaged_file", msg("workbook.part"), { cause: new Error(`no part ${name}`) });
}
