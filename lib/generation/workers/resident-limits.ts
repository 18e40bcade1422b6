/**
 * Resident memory in bytes at which the watchdog ends a worker process, by type of work. Files are read as streams,
 * which takes under 300 MB: a file that needs more is malicious or damaged. A design's pages are also drawn, with 50 MB
 * of pictures decoded; the typesetting engine needs more.
 */
export const residentLimits = { reading: 512_000_000, pages: 900_000_000, typesetting: 1_500_000_000 } as const;
