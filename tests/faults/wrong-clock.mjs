// Loaded before a process (NODE_OPTIONS=--import): its clock runs KEEPERS_CLOCK_AHEAD milliseconds ahead.
const ahead = Number(process.env.KEEPERS_CLOCK_AHEAD ?? 0);
const RealDate = Date;
const now = RealDate.now.bind(RealDate);
globalThis.Date = class extends RealDate {
  // Our own copies: Next creates its clock from these globals.
  static UTC = RealDate.UTC;
  static parse = RealDate.parse;
  constructor(...given) {
    if (given.length === 0) super(now() + ahead);
    else super(...given);
  }
  static now() {
    return now() + ahead;
  }
};
