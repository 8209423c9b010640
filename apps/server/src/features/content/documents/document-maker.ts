import { type ChildProcess, fork } from 'node:child_process';
import { programFile } from '../../../location/programs.ts';
import type { DocumentTask } from './model/document-task.ts';

/** Raise it when the layout changes, so that stored documents are made again. */
export const LAYOUT_VERSION = 3;

export type DocumentReply = { bytes: Uint8Array } | { failure: string };

export interface DocumentMaker {
  make(task: DocumentTask): Promise<Uint8Array>;
  close(): void;
}

/** Many times what the longest text takes. */
const TIMEOUT_MS = 60_000;
/** Of V8's heap. The typesetter's own memory comes on top. */
const MAX_HEAP_MB = 512;

export interface DocumentMakerOptions {
  readonly timeoutMs?: number;
  readonly program?: string;
}

/**
 * Makes each document in a process of its own: the typesetter takes hundreds of megabytes, which a process
 * only gives back when it exits. The process gets an empty environment.
 */
export function createDocumentMaker({
  timeoutMs = TIMEOUT_MS,
  program = programFile('document-process'),
}: DocumentMakerOptions = {}): DocumentMaker {
  const running = new Set<ChildProcess>();
  const make = async (task: DocumentTask) => {
    const child = fork(program, [], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    });
    running.add(child);
    const limit = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    try {
      const reply = await ask(child, task);
      if ('failure' in reply) throw new Error(reply.failure);
      return Buffer.from(reply.bytes);
    } finally {
      clearTimeout(limit);
      running.delete(child);
      child.kill('SIGKILL');
    }
  };
  return {
    make,
    close: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

function ask(child: ChildProcess, task: DocumentTask): Promise<DocumentReply> {
  return new Promise((resolve, reject) => {
    child.once('message', (reply) => resolve(reply as DocumentReply));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that makes documents has exited (${signal ?? code})`)),
    );
    child.send(task, (error) => {
      if (error) reject(error);
    });
  });
}
