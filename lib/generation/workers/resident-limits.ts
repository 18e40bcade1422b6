/**
 * What a worker process may hold resident before its watchdog ends it, in bytes, by what it works on. Reading is a stream
 * and takes under 300 MB: a file that needs more is not what it seems. The typesetting engine takes more.
 */
export const residentLimits = { reading: 512_000_000, setting: 1_500_000_000 } as const;
