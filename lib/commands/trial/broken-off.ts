/** Whether `fetch`, or reading its body, failed because the other end is gone or silent. */
export function isBrokenOff(error: unknown): error is Error {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}
