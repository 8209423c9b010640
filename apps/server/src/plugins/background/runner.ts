import { createTurns } from '../../concurrency/turns.ts';
import type { Worker } from '../../feature.ts';
import type { WorkerTools } from './attempt.ts';
import { createWorkerLoop } from './worker-loop.ts';

export interface Runner {
  readonly list: readonly Worker[];
  start(): void;
  /** Runs one worker now, even before the start. Resolves when that run has ended. */
  run(name: string): Promise<void>;
  /** The server is closing: runs end soon, and no other ones begin. */
  abort(): void;
  /** Resolves once nothing is running. */
  stop(): Promise<void>;
}

/** Runs the workers of all features. */
export function createRunner(workers: readonly Worker[], tools: WorkerTools): Runner {
  const turns = createTurns<'all'>();
  const loops = new Map(
    workers.map((worker) => [
      worker.name,
      worker.takesTurns
        ? createWorkerLoop(worker, tools, (work) => turns('all', work))
        : createWorkerLoop(worker, tools),
    ]),
  );
  if (loops.size < workers.length) throw new Error('Two workers have the same name');
  return {
    list: workers,
    start: () => {
      for (const loop of loops.values()) loop.start();
    },
    run: async (name) => {
      const loop = loops.get(name);
      if (!loop) throw new Error(`There is no worker "${name}"`);
      await loop.run();
    },
    abort: () => {
      for (const loop of loops.values()) loop.abort();
    },
    stop: async () => {
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
  };
}
