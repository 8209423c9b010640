import { type ChildProcess, fork } from 'node:child_process';
import { lowerPriority } from '../../../concurrency/lower-priority.ts';
import { programFile } from '../../../location/programs.ts';
import type { MadeFormats, makeFormats, Original, Parts } from './make-formats.ts';

export interface ImageWorkerRequest {
  original: Original;
  parts: Parts;
}

/** The worker's reply for one image. */
export type ImageWorkerReply =
  | { made: MadeFormats; files: { name: string; data: Uint8Array }[] }
  | { failure: string };

export interface ImageWorker {
  makeFormats: typeof makeFormats;
  close(): void;
}

const PROGRAM = programFile('image-worker-process');

export interface ImageWorkerOptions {
  /** Normal if a request waits for the images. */
  priority?: 'lower' | 'normal';
}

/**
 * Makes formats in a child process, by default with a lower priority: image decoders allocate a hundred
 * megabytes that a long-lived process never releases, and requests must not wait for them. The
 * process starts with the first image and gets an empty environment.
 */
export function createImageWorker({ priority = 'lower' }: ImageWorkerOptions = {}): ImageWorker {
  let child: ChildProcess | undefined;
  const open = () => {
    if (child?.connected) return child;
    const opened = fork(PROGRAM, [], { serialization: 'advanced', env: {}, execArgv: [] });
    if (opened.pid && priority === 'lower') lowerPriority(opened.pid);
    child = opened;
    return opened;
  };
  return {
    makeFormats: async (original, save, parts = 'all') => {
      const reply = await send(open(), { original, parts });
      if ('failure' in reply) throw new Error(reply.failure);
      for (const { name, data } of reply.files) await save(name, Buffer.from(data));
      return reply.made;
    },
    close: () => child?.kill(),
  };
}

function send(child: ChildProcess, request: ImageWorkerRequest): Promise<ImageWorkerReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onMessage = (reply: unknown) => settle(() => resolve(reply as ImageWorkerReply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => onError(new Error('The image worker has exited'));
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request);
  });
}
