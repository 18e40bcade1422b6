import { processConfig } from "#lib/config.ts";

/** The container's health check: exits with 0 if its site answers. */
const { ok } = await fetch(`http://127.0.0.1:${processConfig().port}/`, { signal: AbortSignal.timeout(4_000) });
process.exitCode = ok ? 0 : 1;
