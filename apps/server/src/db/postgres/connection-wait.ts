/** A wait of this length is worth it even if the server has been away for long: it may be back. */
const SHORT_WAIT_MS = 1_000;

export type ConnectionWait = <T>(
  connect: () => Promise<T>,
  release: (late: T) => void,
) => Promise<T>;

/**
 * Limits how long callers wait for a connection. One request needs several connections, one after the other, so the limit
 * counts from the moment when connections became scarce: after that, everyone waits only briefly.
 */
export function createConnectionWait(maxWaitMs: number): ConnectionWait {
  const shortMs = Math.min(SHORT_WAIT_MS, maxWaitMs);
  let scarceSince: number | undefined;
  return async (connect, release) => {
    const startedAt = performance.now();
    scarceSince ??= startedAt;
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const leftMs = Math.max(maxWaitMs - (startedAt - scarceSince), shortMs);
    const timer = setTimeout(() => reject(new Error('No connection is available')), leftMs);
    const connecting = connect();
    try {
      const connection = await Promise.race([connecting, timedOut]);
      if (performance.now() - startedAt < shortMs) scarceSince = undefined;
      return connection;
    } catch (error) {
      connecting.then(release, () => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
