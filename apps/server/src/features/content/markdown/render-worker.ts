import type { MessagePort } from 'node:worker_threads';
import { attemptRendering } from './attempt-rendering.ts';

export interface RenderTask {
  markdown: string;
  /** Gets a message when the task starts. */
  started: MessagePort;
}

export default function render({ markdown, started }: RenderTask): 'fine' | 'too deep' {
  started.postMessage('started');
  return attemptRendering(markdown);
}
