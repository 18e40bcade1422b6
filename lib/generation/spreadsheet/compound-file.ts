import { createReadStream } from "node:fs";

/** An entry of the file's directory is named in UTF-16 (MS-CFB 2.6.1); MS-OFFCRYPTO 2.3.4.4 gives this one its name. */
const streamName = Buffer.from("EncryptedPackage\0", "utf16le");

/** Whether an OLE compound file is an Office file with a password. */
export async function holdsEncryptedPackage(path: string): Promise<boolean> {
  let end: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([end, chunk]);
    if (window.includes(streamName)) return true;
    end = window.subarray(-streamName.length);
  }
  return false;
}
