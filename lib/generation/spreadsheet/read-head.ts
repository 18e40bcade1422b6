import { open } from "node:fs/promises";

const headBytes = 65_536;

/** The first 65,536 bytes of a file, or all of a shorter one. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, 0).finally(() => file.close());
  return head.subarray(0, bytesRead);
}
