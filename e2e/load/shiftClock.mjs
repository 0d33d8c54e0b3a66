// Loaded into a server process before anything else: its clock is CLOCK_AHEAD minutes ahead, or behind where that is negative.
import process from 'node:process';

const RealDate = Date;
const aheadMs = Number(process.env.CLOCK_AHEAD ?? 0) * 60_000;

if (aheadMs !== 0)
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + aheadMs);
      else super(...given);
    }

    static now() {
      return RealDate.now() + aheadMs;
    }

    static [Symbol.hasInstance](value) {
      return value instanceof RealDate;
    }
  };
