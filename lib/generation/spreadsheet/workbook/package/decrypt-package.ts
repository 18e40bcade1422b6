import { createDecipheriv, createHash } from "node:crypto";
import { openCompoundFile } from "#lib/generation/formats/compound-file.ts";

/**
 * Excel encrypts a workbook of which only the structure is protected with this password, and opens it without asking.
 */
export const defaultPassword = Buffer.from("VelvetSweatshop", "utf16le");

/** What makes a package readable, of either kind of encryption. */
interface Cipher {
  /** Whether the default password is the file's own. */
  isOpen: boolean;
  /** Decrypts a segment of the package, by its number. */
  decrypt(segment: Buffer, number: number): Buffer;
  segmentBytes: number;
}

/** As Excel writes them; each further round costs time. */
const mostRounds = 100_000;
/** The description has a thousand characters. */
const mostInfo = 65_536;

/** A number as four bytes, the lowest first. */
export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function aes(mode: "ecb" | "cbc", key: Buffer, iv: Buffer | null, data: Buffer): Buffer {
  const decipher = createDecipheriv(`aes-${key.length * 8}-${mode}`, key, iv).setAutoPadding(false);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}

function digest(name: string, ...data: Buffer[]): Buffer {
  return createHash(name).update(Buffer.concat(data)).digest();
}

/** The latest digest: a file is opened several times, and each would take 0.2 s. */
let latest: { key: string; hash: Buffer } = { key: "", hash: Buffer.alloc(0) };

/** A digest of the password and its salt, hashed again and again ([MS-OFFCRYPTO] 2.3.4.7, 2.3.4.11). */
function passwordDigest(name: string, salt: Buffer, rounds: number): Buffer {
  if (!(rounds <= mostRounds)) throw new RangeError(`${rounds} rounds`);
  const key = [name, salt.toString("hex"), rounds].join(" ");
  if (latest.key === key) return latest.hash;
  let hash = digest(name, salt, defaultPassword);
  for (let round = 0; round < rounds; round++) hash = digest(name, u32(round), hash);
  latest = { key, hash };
  return hash;
}

/** AES with SHA-1, as in Excel 2007 ([MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9). */
function standardCipher(info: Buffer): Cipher {
  const header = info.subarray(12);
  const keyBytes = header.readUInt32LE(16) / 8;
  const verifier = header.subarray(info.readUInt32LE(8));
  const last = digest("sha1", passwordDigest("sha1", verifier.subarray(4, 20), 50_000), u32(0));
  const half = (filler: number) =>
    digest("sha1", Buffer.from(Buffer.alloc(64, filler).map((byte, at) => byte ^ (last[at] ?? 0))));
  const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, keyBytes);
  const decrypt = (data: Buffer) => aes("ecb", key, null, data);
  const hash = decrypt(verifier.subarray(40, 72)).subarray(0, 20);
  return { isOpen: digest("sha1", decrypt(verifier.subarray(20, 36))).equals(hash), decrypt, segmentBytes: 1 << 20 };
}

/** What each of the keys is for ([MS-OFFCRYPTO] 2.3.4.11). */
const purposes = { input: "fea7d2763b4b9e79", hash: "d7aa0f6d3061344e", key: "146e0be7abacd0d6" };

const sized = (hash: Buffer, size: number) => Buffer.concat([hash, Buffer.alloc(64, 0x36)]).subarray(0, size);

/** The attributes of an element in the description of agile encryption. */
function attributesOf(element = "") {
  const text = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? "";
  return {
    bytes: (name: string) => Buffer.from(text(name), "base64"),
    rounds: Number(text("spinCount") || Number.NaN),
    keyBytes: Number(text("keyBits")) / 8,
    hash: text("hashAlgorithm").replace("-", "").toLowerCase(),
    salt: Buffer.from(text("saltValue"), "base64"),
  };
}

/** AES with any digest, as in Excel 2010 and later ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15). */
function agileCipher(info: Buffer): Cipher {
  const elements = info.toString("utf8", 8, mostInfo).split(/<(?:\w+:)?(?=keyData|encryptedKey)\b/);
  const [data, own] = [attributesOf(elements[1]), attributesOf(elements[2])];
  const base = passwordDigest(own.hash, own.salt, own.rounds);
  const open = (name: string, purpose: string) => {
    const key = sized(digest(own.hash, base, Buffer.from(purpose, "hex")), own.keyBytes);
    return aes("cbc", key, sized(own.salt, 16), own.bytes(name));
  };
  const input = open("encryptedVerifierHashInput", purposes.input).subarray(0, own.salt.length);
  const hash = digest(own.hash, input);
  const key = open("encryptedKeyValue", purposes.key).subarray(0, data.keyBytes);
  return {
    isOpen: open("encryptedVerifierHashValue", purposes.hash).subarray(0, hash.length).equals(hash),
    decrypt: (segment, number) => aes("cbc", key, sized(digest(data.hash, data.salt, u32(number)), 16), segment),
    segmentBytes: 4_096,
  };
}

function decryptStream(info: Buffer, stream: Buffer): Buffer | null {
  const cipher = info.readUInt16LE(0) === 4 && info.readUInt16LE(2) === 4 ? agileCipher(info) : standardCipher(info);
  if (!cipher.isOpen) return null;
  const size = Number(stream.readBigUInt64LE(0));
  const parts: Buffer[] = [];
  for (let at = 8, number = 0; at + 16 <= stream.length; at += cipher.segmentBytes, number++) {
    const segment = stream.subarray(at, at + cipher.segmentBytes);
    parts.push(cipher.decrypt(segment.subarray(0, segment.length & ~15), number));
  }
  return Buffer.concat(parts).subarray(0, size);
}

/**
 * The package in an encrypted Office file (ECMA-376, [MS-OFFCRYPTO]), if it has Excel's default password; null for any
 * other, and for methods that Excel doesn't use. Throws `damaged_file` for a broken compound file.
 */
export function decryptPackage(path: string): Buffer | null {
  const file = openCompoundFile(path);
  try {
    if (!file.names.includes("EncryptionInfo")) return null;
    const [info, stream] = [file.read("EncryptionInfo"), file.read("EncryptedPackage")];
    try {
      return decryptStream(info, stream);
    } catch {
      // Sizes that don't fit, or an unknown cipher: no program could tell what is inside.
      return null;
    }
  } finally {
    file.close();
  }
}
