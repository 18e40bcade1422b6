import { processConfig } from "#lib/config.ts";

/** Ends with 0 where the site of this container answers: its health check. */
const { ok } = await fetch(`http://127.0.0.1:${processConfig().port}/`, { signal: AbortSignal.timeout(4_000) });
process.exitCode = ok ? 0 : 1;
