/** The decoders of the formats that we take: sharp has others, and each is a way in. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"].map((name) => `VipsForeignLoad${name}`);

type SharpModule = typeof import("sharp").default;

let loaded: Promise<SharpModule> | null = null;

/** Loaded with the first picture: a process that reads none does without its 20 MB. */
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
