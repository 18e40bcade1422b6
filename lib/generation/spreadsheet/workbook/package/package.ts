import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { compoundSignature } from "#lib/generation/formats/compound-file.ts";
import { type InflationLimits, type OpenZip, openZip } from "#lib/generation/formats/zip-file.ts";
import { msg } from "#lib/messages/server-message.ts";
import { readHead } from "../../read-head.ts";
import { decryptPackage } from "./decrypt-package.ts";

/** The parts of an Office file (ECMA-376 part 2: a ZIP), by name: lower case, with `/`, without a leading `/`. */
export interface Package {
  names: string[];
  /** A part's bytes, inflated and counted while reading. Throws `damaged_file` and `hostile_file`. */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** A part's name for comparison (ECMA-376 part 2, 9.1.1): lower case, with `/`, without a leading one. */
export function partName(path: string): string {
  return path.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

/** Opens an Office file's ZIP, also if it is encrypted with Excel's default password. Throws what `openZip` throws. */
export async function openPackageZip(path: string, limits: InflationLimits): Promise<OpenZip> {
  const isEncrypted = (await readHead(path)).toString("latin1").startsWith(compoundSignature);
  const source = isEncrypted ? decryptPackage(path) : path;
  if (source === null) throw new AppError("password_protected", msg("file.password.office"));
  return openZip(source, limits);
}

/** Opens an Office file. Throws what `openZip` throws. */
export async function openPackage(path: string, limits: InflationLimits): Promise<Package> {
  return packageOf(await openPackageZip(path, limits));
}

/** The parts of an opened ZIP. */
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
