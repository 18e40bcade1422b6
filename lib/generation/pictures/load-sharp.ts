/** Decoders for the formats that we accept: sharp has others, and each widens the attack surface. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"].map((name) => `VipsForeignLoad${name}`);

type SharpModule = typeof import("sharp").default;

let loaded: Promise<SharpModule> | null = null;

/** Loaded with the first image, so a process that reads none saves its 20 MB. */
export function loadSharp(): Promise<SharpModule> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: decoders });
    return sharp;
  });
  return loaded;
}
