/** Loaded into the site with `--import`: its clock is wrong by what the parent process sends. */
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

process.on('message', ({ clockOffsetMs }) => {
  offsetMs = clockOffsetMs;
  process.send?.({ clockOffsetMs });
});
