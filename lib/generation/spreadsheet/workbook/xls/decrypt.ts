import { createHash } from "node:crypto";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { defaultPassword, u32 } from "../package/decrypt-package.ts";
import { createRc4 } from "./rc4.ts";
import { types } from "./records.ts";

/**
 * The key, the verifier and the array of "XOR obfuscation" for the default password ([MS-OFFCRYPTO] 2.3.7.2, but with
 * each byte rotated by two bits, as Excel and LibreOffice do).
 */
const xorKey = 0xb359;
const xorVerifier = 0x9a0a;
const xorArray = Buffer.from("3c5bd417f01f2813f04bb403c473a420", "hex");

const headerBytes = 4;
const blockBytes = 1_024;
/**
 * The records that are never encrypted ([MS-XLS] 2.2.10): BOF, FilePass, UsrExcl, FileLock, InterfaceHdr, RRDInfo,
 * RRDHead.
 */
const plainTypes = new Set([0x809, types.filePass, 0x194, 0x195, 0xe1, 0x196, 0x138]);

const md5 = (...data: Buffer[]) => createHash("md5").update(Buffer.concat(data)).digest();
const sha1 = (...data: Buffer[]) => createHash("sha1").update(Buffer.concat(data)).digest();

function xor(data: Buffer, key: Buffer): Buffer {
  return data.map((byte, at) => byte ^ (key[at] ?? 0)) as Buffer;
}

interface Cipher {
  /** The key of a block of 1,024 bytes, by its number. */
  keyOf(block: number): Buffer;
  hash: (data: Buffer) => Buffer;
  verifier: Buffer;
  verifierHash: Buffer;
}

/** RC4 with MD5 ([MS-OFFCRYPTO] 2.3.6): a key of 40 bits, made larger for each block. */
function rc4Cipher(info: Buffer): Cipher {
  const salt = info.subarray(6, 22);
  const piece = Buffer.concat([md5(defaultPassword).subarray(0, 5), salt]);
  const base = md5(...Array.from({ length: 16 }, () => piece)).subarray(0, 5);
  return {
    keyOf: (block) => md5(base, u32(block)),
    hash: (data) => md5(data),
    verifier: info.subarray(22, 38),
    verifierHash: info.subarray(38, 54),
  };
}

/** RC4 with SHA-1 ([MS-OFFCRYPTO] 2.3.5), as in Windows' CryptoAPI: a key of 40 bits is filled up with zeros. */
function cryptoApiCipher(info: Buffer): Cipher {
  const header = 14;
  const rest = info.subarray(header + info.readUInt32LE(10));
  const keyBytes = (info.readUInt32LE(header + 16) || 40) / 8;
  const base = sha1(rest.subarray(4, 20), defaultPassword);
  return {
    keyOf: (block) =>
      Buffer.concat([sha1(base, u32(block)).subarray(0, keyBytes), Buffer.alloc(keyBytes === 5 ? 11 : 0)]),
    hash: (data) => sha1(data),
    verifier: rest.subarray(20, 36),
    verifierHash: rest.subarray(40, 60),
  };
}

/** The key stream of all blocks, or null if the password is another one. */
function rc4Stream(info: Buffer, bytes: number): Buffer | null {
  const isCryptoApi = info.readUInt16LE(4) === 2;
  if (info.length < (isCryptoApi ? 80 : 54)) return null;
  const { keyOf, hash, verifier, verifierHash } = isCryptoApi ? cryptoApiCipher(info) : rc4Cipher(info);
  const check = createRc4(keyOf(0));
  const expected = hash(xor(verifier, check(verifier.length)));
  if (!expected.equals(xor(verifierHash, check(verifierHash.length)))) return null;
  const blocks = Array.from({ length: Math.ceil(bytes / blockBytes) }, (_, block) =>
    createRc4(keyOf(block))(blockBytes),
  );
  return Buffer.concat(blocks);
}

/** Undoes XOR obfuscation for the bytes of one record, whose end decides where it starts in the array. */
function unmask(stream: Buffer, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const byte = stream[at] ?? 0;
    stream[at] = (((byte << 3) | (byte >> 5)) & 255) ^ (xorArray[(at + end - start) & 15] ?? 0);
  }
}

/** The function that decrypts a record in place; null for another password than the default. */
function decoderOf(info: Buffer, bytes: number): ((stream: Buffer, start: number, end: number) => void) | null {
  if (info.length < 6) return null;
  if (info.readUInt16LE(0) === 0) {
    return info.readUInt16LE(2) === xorKey && info.readUInt16LE(4) === xorVerifier ? unmask : null;
  }
  const keys = rc4Stream(info, bytes);
  if (keys === null) return null;
  return (stream, start, end) => {
    for (let at = start; at < end; at++) stream[at] = (stream[at] ?? 0) ^ (keys[at] ?? 0);
  };
}

/**
 * The data of the record that says how the workbook is encrypted: in the globals, before anything encrypted. Null for
 * none.
 */
function filePass(stream: Buffer): Buffer | null {
  for (let at = 0; at + headerBytes <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const end = at + headerBytes + stream.readUInt16LE(at + 2);
    if (type === types.eof) return null;
    if (type === types.filePass) return stream.subarray(at + headerBytes, end);
    at = end;
  }
  return null;
}

/**
 * Decrypts a workbook's stream if it has Excel's default password ([MS-XLS] 2.2.10: XOR obfuscation, RC4, RC4
 * CryptoAPI). Throws `password_protected` for any other.
 */
export function decryptStream(stream: Buffer): Buffer {
  const info = filePass(stream);
  if (info === null) return stream;
  const decode = decoderOf(info, stream.length);
  if (decode === null) throw new AppError("password_protected", msg("file.password.office"));
  const decrypted = Buffer.from(stream);
  for (let at = 0; at + headerBytes <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const start = at + headerBytes;
    const end = Math.min(start + stream.readUInt16LE(at + 2), stream.length);
    if (!plainTypes.has(type)) decode(decrypted, start, end);
    // A sheet's place isn't encrypted, its name is.
    if (type === types.boundSheet) stream.copy(decrypted, start, start, Math.min(start + 4, end));
    at = end;
  }
  return decrypted;
}
