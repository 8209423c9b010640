import { fork } from 'node:child_process';
import { once } from 'node:events';
import { lowerPriority } from '../../../concurrency/lower-priority.ts';
import { programFile } from '../../../location/programs.ts';

/** What the import process reports before it exits; undefined if all went well. */
export interface ImportReply {
  readonly failure?: string | undefined;
}

/**
 * In a child process with a lower priority: converting texts takes time that requests would have to wait.
 */
export async function runImportProcess(id: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = fork(programFile('import-process'), [String(id)], {
    execArgv: [],
    stdio: 'inherit',
  });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  try {
    if (child.pid) lowerPriority(child.pid);
    let reply: ImportReply | undefined;
    child.once('message', (message) => {
      reply = message as ImportReply;
    });
    const [code] = await once(child, 'exit');
    if (!reply) throw new Error(`The import process exited with code ${code}`);
    if (reply.failure !== undefined) throw new Error(reply.failure);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
