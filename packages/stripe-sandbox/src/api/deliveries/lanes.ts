/** Runs tasks in parallel, but those of one lane in order and at most `limit` at a time. */
export interface Lanes {
  add(lane: string, run: () => Promise<void>): void;
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>;
}

export function createLanes(limit: number): Lanes {
  const queues = new Map<string, (() => Promise<void>)[]>();
  const ready: string[] = [];
  let running = 0;
  let waiting: (() => void)[] = [];

  function startNext(): void {
    while (running < limit) {
      const lane = ready.shift();
      if (lane === undefined) break;
      const task = queues.get(lane)?.shift();
      if (task === undefined) continue;
      running += 1;
      task().finally(() => finish(lane));
    }
    if (running === 0 && ready.length === 0) {
      for (const resolve of waiting) resolve();
      waiting = [];
    }
  }

  function finish(lane: string): void {
    running -= 1;
    if (queues.get(lane)?.length) ready.push(lane);
    else queues.delete(lane);
    startNext();
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
      startNext();
    },
    async idle() {
      if (running === 0 && ready.length === 0) return;
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
