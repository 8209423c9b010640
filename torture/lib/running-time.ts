const TICK_MS = 50;
/** A tick that comes later than this was held up: the whole machine stood still, not the site. */
const LATEST_MS = 100;

/** A clock that stands still while the machine does, so that only the site's own slowness counts. */
export interface RunningTime {
  ms(): number;
  stop(): void;
}

export function startRunningTime(): RunningTime {
  let total = 0;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    total += Math.min(now - lastTick, LATEST_MS);
    lastTick = now;
  }, TICK_MS);
  return {
    ms: () => total + Math.min(performance.now() - lastTick, LATEST_MS),
    stop: () => clearInterval(timer),
  };
}
