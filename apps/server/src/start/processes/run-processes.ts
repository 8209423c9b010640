import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createRestartDelay } from './restart-delay.ts';

export interface ProcessesOptions {
  /** The program of each process. */
  program: string;
  count: number;
  env: Record<string, string>;
  onRestart(exit: {
    process: number | undefined;
    exitCode: number;
    signal: string;
    delayMs: number;
  }): void;
}

export interface Processes {
  /** Resolves to the exit code of the first process if it exits before it listens. */
  readonly started: Promise<'listening' | number>;
  /** Drains all processes. Resolves once they have exited. */
  stop(): Promise<void>;
  kill(): void;
}

/**
 * Runs the program several times on one port. The first process migrates and seeds the database, so
 * the others start once it listens. A process that exits is replaced.
 */
export function runProcesses({ program, count, env, onRestart }: ProcessesOptions): Processes {
  cluster.setupPrimary({ exec: program });
  const running = new Set<Worker>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;

  const fork = () => {
    const worker = cluster.fork(env);
    running.add(worker);
    worker.once('exit', () => running.delete(worker));
    // A closed channel means that the process is exiting, which the exit handler reports.
    worker.on('error', () => {});
    return worker;
  };

  const keepRunning = (worker: Worker, delayAfter = createRestartDelay()) => {
    const startedAt = performance.now();
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      const delayMs = delayAfter(performance.now() - startedAt);
      onRestart({ process: worker.process.pid, exitCode: code, signal, delayMs });
      const timer = setTimeout(() => {
        timers.delete(timer);
        keepRunning(fork(), delayAfter);
      }, delayMs);
      timers.add(timer);
    });
  };

  const startAll = async () => {
    const first = fork();
    const failed = once(first, 'exit').then(([code]) => code as number | null);
    const outcome = await Promise.race([once(first, 'listening'), failed]);
    if (!Array.isArray(outcome)) return outcome ?? 1;
    keepRunning(first);
    for (let number = 1; number < count && !isStopping; number += 1) keepRunning(fork());
    return 'listening';
  };

  return {
    started: startAll(),
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      const exits = [...running].map((worker) => once(worker, 'exit'));
      for (const worker of running) worker.process.kill('SIGTERM');
      await Promise.all(exits);
    },
    kill: () => {
      for (const worker of running) worker.process.kill('SIGKILL');
    },
  };
}
