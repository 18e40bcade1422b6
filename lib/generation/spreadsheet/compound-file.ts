import { createReadStream } from "node:fs";

/** Directory entries have UTF-16 names (MS-CFB 2.6.1); MS-OFFCRYPTO 2.3.4.4 defines this one. */
const streamName = Buffer.from("EncryptedPackage\0", "utf16le");

/** Whether an OLE compound file is a password-protected Office file. */
export async function holdsEncryptedPackage(path: string): Promise<boolean> {
  let end: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([end, chunk]);
    if (window.includes(streamName)) return true;
    end = window.subarray(-streamName.length);
  }
  return false;
}
