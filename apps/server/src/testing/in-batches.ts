/** One insert takes only so many rows. */
const BATCH = 100;

/** Hands on the numbers from 0 up to `count`, some at a time. */
export async function inBatches(
  count: number,
  insert: (indexes: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    await insert(Array.from({ length }, (_, index) => start + index));
  }
}
