/** Whether an error of `node:fs` says that there is no such file. Those of worker processes have the same codes. */
export function isMissing(error: unknown): error is Error {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
