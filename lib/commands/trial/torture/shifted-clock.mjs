import { readFileSync } from "node:fs";

// Loaded by `--import` into a site under torture: its time of day is that of the machine, and so many milliseconds more as
// stand in a file, as if the machine's clock had been set. Time that passes (timers, `performance`) goes on evenly.

const TrueDate = Date;
let shift = 0;
setInterval(() => {
  try {
    shift = Number(readFileSync(process.env.TORTURE_CLOCK, "utf8"));
  } catch {
    shift = 0; // nobody has set the clock yet
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
