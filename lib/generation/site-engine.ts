import { container } from "./container.ts";
import { type Engine, startEngine } from "./pipeline/engine.ts";

// Next may load this module once for each bundle; the engine runs once a process.
const holder = globalThis as typeof globalThis & { rowpressEngine?: Engine };

/** Starts working on jobs in the site's own process. */
export function startSiteEngine(): void {
  holder.rowpressEngine ??= startEngine(container());
}
