import { readFileSync } from "node:fs";

// Preloaded (`--import`) into a site under torture: shifts its time of day by the milliseconds in a file, as if the
// machine's clock had been changed. Elapsed time (timers, `performance`) is not affected.

const TrueDate = Date;
let shift = 0;
setInterval(() => {
  try {
    shift = Number(readFileSync(process.env.TORTURE_CLOCK, "utf8"));
  } catch {
    shift = 0; // not shifted yet
  }
}, 20).unref();

class ShiftedDate extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return TrueDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate;
