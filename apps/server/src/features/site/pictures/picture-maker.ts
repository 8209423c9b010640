import { type ChildProcess, fork } from 'node:child_process';
import { createQueue } from '../../../concurrency/queue.ts';
import { programFile } from '../../../location/programs.ts';
import type { PictureReply, Pictures, PictureTask } from './picture-task.ts';

export interface PictureMaker {
  make(task: PictureTask): Promise<Pictures>;
  close(): void;
}

/** The same pictures would fail again, unlike one whose process was ended. */
export class CannotDraw extends Error {}

export interface PictureMakerOptions {
  readonly program?: string;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
  readonly maxWaiting?: number;
}

/** Many times what the slowest picture takes. */
const TIMEOUT_MS = 15_000;
/** So that the pictures of one visit share a process, whose memory is then given back. */
const IDLE_MS = 10_000;
/** Further ones are refused: visitors ask for them, and each takes some tenths of a second. */
const MAX_WAITING = 20;

/**
 * Makes icons and pictures for shared links, one after the other, in a process of its own with an empty environment. Decoders and typesetting
 * take memory and time that requests need, and a drawing that takes too long is ended with its process.
 */
export function createPictureMaker({
  program = programFile('picture-process'),
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  maxWaiting = MAX_WAITING,
}: PictureMakerOptions = {}): PictureMaker {
  const queue = createQueue(1, maxWaiting);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const open = () => {
    clearTimeout(idle);
    if (!child?.connected) {
      child = fork(program, [], { serialization: 'advanced', env: {}, execArgv: [] });
    }
    return child;
  };
  const make = async (task: PictureTask) => {
    const limit = setTimeout(end, timeoutMs);
    try {
      const reply = await ask(open(), task);
      if ('failure' in reply) throw new CannotDraw(reply.failure);
      return reply.pictures;
    } finally {
      clearTimeout(limit);
      idle = setTimeout(end, idleMs);
      idle.unref();
    }
  };
  return { make: (task) => queue(() => make(task)), close: end };
}

function ask(child: ChildProcess, task: PictureTask): Promise<PictureReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onMessage = (reply: unknown) => settle(() => resolve(reply as PictureReply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => onError(new Error('The process that makes pictures has exited'));
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(task);
  });
}
