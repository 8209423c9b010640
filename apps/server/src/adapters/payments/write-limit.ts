const WINDOW_MS = 60_000;

/** Says whether an address may write once more: so many times a minute, and no memory of who is silent. */
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
