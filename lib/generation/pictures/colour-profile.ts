const headerBytes = 128;
/** libvips ignores tags after the 100th. */
const mostTags = 100;

/**
 * Whether a colour profile computes its colours in custom steps ("multiProcessElementsType", ICC.1:2022, 10.18). There
 * can be any number of them, and the library goes through all for each colour: 20,000 take 8 s for 40 × 40 pixels.
 */
export function hasProcessingElements(profile: Buffer): boolean {
  if (profile.length < headerBytes + 4) return false;
  const tags = Math.min(profile.readUInt32BE(headerBytes), mostTags);
  for (let tag = 0; tag < tags; tag += 1) {
    const entry = headerBytes + 4 + 12 * tag;
    if (entry + 12 > profile.length) return false;
    const at = profile.readUInt32BE(entry + 4);
    if (profile.toString("latin1", at, at + 4) === "mpet") return true;
  }
  return false;
}
