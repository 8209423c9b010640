import type { Piscina } from 'piscina';

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

export interface ThreadPool {
  open(): Promise<Piscina>;
  close(): Promise<void>;
}

/** Starts threads, and loads the library, with the first task. Idle threads end. */
export function createThreadPool(
  options: Options,
  onError: (error: unknown) => void = () => {},
): ThreadPool {
  let pool: Promise<Piscina> | undefined;
  const start = async () => {
    const { Piscina } = await import('piscina');
    const started = new Piscina({ minThreads: 0, recordTiming: false, ...options });
    started.on('error', onError);
    return started;
  };
  return {
    open: () => {
      pool ??= start();
      return pool;
    },
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}
