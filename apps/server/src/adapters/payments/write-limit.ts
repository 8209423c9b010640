const WINDOW_MS = 60_000;

/** A fixed-window rate limiter: at most `max` writes per address and minute. */
export function createWriteLimit(max: number, now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address: string): boolean => {
    if (now() >= endsAt) {
      counts = new Map();
      endsAt = now() + WINDOW_MS;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= max;
  };
}
