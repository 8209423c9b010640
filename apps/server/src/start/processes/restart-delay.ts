const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;

/** How long a process has to run before its exit counts as the first one again. */
const STABLE_AFTER_MS = 60_000;

/** How long to wait before a process that has exited is replaced: twice as long after every early exit. */
export function createRestartDelay(): (ranForMs: number) => number {
  let earlyExits = 0;
  return (ranForMs) => {
    if (ranForMs >= STABLE_AFTER_MS) earlyExits = 0;
    const delay = Math.min(FIRST_DELAY_MS * 2 ** earlyExits, LONGEST_DELAY_MS);
    earlyExits += 1;
    return delay;
  };
}
