import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { MadeFormats, makeFormats, Original } from './make-formats.ts';

/** What the other process answers to one picture. */
export type WorkshopAnswer =
  | { made: MadeFormats; files: { name: string; data: Uint8Array }[] }
  | { failure: string };

export interface Workshop {
  makeFormats: typeof makeFormats;
  close(): void;
}

const PROGRAM = join(import.meta.dirname, 'workshop-process.ts');

/**
 * Makes copies in a process of its own, which steps back behind everything else: decoders take a
 * hundred megabytes that a long-lived process never gives back, and readers must not wait for them.
 * It starts with the first picture, is given that picture and nothing else, and ends with `close`.
 */
export function createWorkshop(): Workshop {
  let child: ChildProcess | undefined;
  const open = () => {
    if (child?.connected) return child;
    const opened = fork(PROGRAM, [], { serialization: 'advanced', env: {}, execArgv: [] });
    if (opened.pid) setPriority(opened.pid, constants.priority.PRIORITY_LOW);
    child = opened;
    return opened;
  };
  return {
    makeFormats: async (original, save) => {
      const answer = await ask(open(), original);
      if ('failure' in answer) throw new Error(answer.failure);
      for (const { name, data } of answer.files) await save(name, Buffer.from(data));
      return answer.made;
    },
    close: () => child?.kill(),
  };
}

function ask(child: ChildProcess, original: Original): Promise<WorkshopAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer as WorkshopAnswer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => onError(new Error('The process that makes copies has ended'));
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(original);
  });
}
