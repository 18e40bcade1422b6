import { highestFixedPort } from "#lib/commands/test/fixed-ports.ts";

const { BASE_URL } = process.env;
const base = Number(process.env.E2E_PORT || 23_110);
const highestBase = highestFixedPort - 13;
if (base > highestBase)
  throw new Error(`E2E_PORT is ${base}, which a connection may be given. Choose a port up to ${highestBase}.`);

/** The ports of a run: fourteen from `E2E_PORT` on, so that several runs fit on one machine. */
export const ports = {
  // For a running site, its own port.
  site: BASE_URL ? Number(new URL(BASE_URL).port) : base,
  crash: base + 1,
  badFiles: base + 2,
  standalone: base + 3,
  ending: base + 4,
  heir: base + 5,
  functions: base + 6,
  waiting: base + 7,
  blobServer: base + 8,
  postgres: base + 9,
  damaged: base + 10,
  back: base + 11,
  torture: base + 12,
  offered: base + 13,
};
