/** All the results. If one fails, the others are waited for all the same; then the first failure counts. */
export async function settleAll<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
