/**
 * Runs tasks in parallel, but those of one lane in order and at most `limit` at a time. At most one task starts per turn
 * of the event loop, so that a backlog does not delay requests.
 */
export interface Lanes {
  add(lane: string, run: () => Promise<void>): void;
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>;
}

export function createLanes(limit: number): Lanes {
  const queues = new Map<string, (() => Promise<void>)[]>();
  const ready: string[] = [];
  let running = 0;
  let isScheduled = false;
  let waiting: (() => void)[] = [];

  function schedule(): void {
    if (running === 0 && ready.length === 0) {
      for (const resolve of waiting) resolve();
      waiting = [];
    }
    if (isScheduled || running >= limit || ready.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      startNext();
      schedule();
    });
  }

  function startNext(): void {
    const lane = ready.shift();
    const task = lane === undefined ? undefined : queues.get(lane)?.shift();
    if (lane === undefined || task === undefined) return;
    running += 1;
    task().finally(() => finish(lane));
  }

  function finish(lane: string): void {
    running -= 1;
    if (queues.get(lane)?.length) ready.push(lane);
    else queues.delete(lane);
    schedule();
  }

  return {
    add(lane, run) {
      const queue = queues.get(lane);
      if (queue !== undefined) {
        queue.push(run);
        return;
      }
      queues.set(lane, [run]);
      ready.push(lane);
      schedule();
    },
    async idle() {
      if (running === 0 && ready.length === 0) return;
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
