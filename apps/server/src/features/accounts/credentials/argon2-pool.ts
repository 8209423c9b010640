import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Argon2, Argon2Options } from './password-hasher.ts';

export type Argon2Order =
  | { password: string; options: Argon2Options }
  | { password: string; stored: string };
export type Argon2Answer = { result: string | boolean } | { failure: string };

const PROGRAM = join(import.meta.dirname, 'argon2-worker.ts');

/**
 * Threads that step back behind the one that answers requests: a crowd of logins takes what it leaves
 * of the cores, and nobody else waits for them. Node's own pool cannot do that, as it also reads files.
 * Each starts when it is first needed, and stays.
 */
export function argon2Threads(): Argon2 {
  const idle: Worker[] = [];

  function start(): Worker {
    const worker = new Worker(PROGRAM);
    worker.unref();
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  }

  async function ask(order: Argon2Order): Promise<string | boolean> {
    const worker = idle.pop() ?? start();
    const ended = new AbortController();
    try {
      worker.postMessage(order);
      const [answer] = (await Promise.race([
        once(worker, 'message', { signal: ended.signal }),
        once(worker, 'exit', { signal: ended.signal }).then(() => {
          throw new Error('The thread that hashes passwords has ended');
        }),
      ])) as [Argon2Answer];
      idle.push(worker);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.result;
    } finally {
      ended.abort();
    }
  }

  return {
    hash: async (password, options) => String(await ask({ password, options })),
    verify: async (stored, password) => (await ask({ stored, password })) === true,
  };
}
