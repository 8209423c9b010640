import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { lowerPriority } from '../../concurrency/lower-priority.ts';
import { programFile } from '../../location/programs.ts';

/** What the backup process reports. */
export type BackupReply =
  | {
      made: {
        name: string;
        bytes: number;
        rows: number;
        media: number;
        missingMedia: number;
        removed: readonly string[];
      };
    }
  | { failure: string };

/**
 * Makes a backup in a child process with a lower priority: reading a SQLite database blocks its thread, and requests
 * must not wait for it.
 */
export async function runBackup(logger: Logger, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = fork(programFile('backup-process'), [], { execArgv: [], stdio: 'inherit' });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  try {
    if (child.pid) lowerPriority(child.pid);
    let reply: BackupReply | undefined;
    child.once('message', (message) => {
      reply = message as BackupReply;
    });
    const [code] = await once(child, 'exit');
    if (!reply) throw new Error(`The backup process exited with code ${code}`);
    if ('failure' in reply) throw new Error(reply.failure);
    logger.info(reply.made, 'backup made');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
