import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, 'staff-process.mjs');

let child: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * `npm run staff -- …` at the site of this environment. Loading the server's sources takes two seconds of a
 * core, so all commands of a worker run in one process, one after the other.
 */
export function runStaffCommand(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const printed = last.then(() => send(env, words));
  last = printed.catch(() => undefined);
  return printed;
}

async function send(env: NodeJS.ProcessEnv, words: string[]): Promise<string> {
  child ??= start();
  const listening = new AbortController();
  const { signal } = listening;
  const answer = Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }),
  ]);
  child.send({ env, words });
  const [printed] = (await answer) as [unknown];
  listening.abort();
  if (typeof printed !== 'string') throw new Error(`This command failed: staff ${words.join(' ')}`);
  return printed;
}

/** It ends with this process. */
function start(): ChildProcess {
  const started = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  started.unref();
  started.channel?.unref();
  started.once('exit', () => {
    child = undefined;
  });
  return started;
}
