/**
 * Resident memory in bytes at which the watchdog ends a worker process, by type of work. Files are read as streams,
 * which takes under 300 MB: a file that needs more is malicious or damaged. The typesetting engine needs more.
 */
export const residentLimits = { reading: 512_000_000, typesetting: 1_500_000_000 } as const;
