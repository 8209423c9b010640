import type { MessagePort } from 'node:worker_threads';

/** What a limited thread gets. */
export interface LimitedTask<Input> {
  readonly input: Input;
  /** Gets a message when the work starts. */
  readonly started: MessagePort;
}

/** The default export of a program that a limited thread runs. */
export const limitedWork =
  <Input, Output>(work: (input: Input) => Output) =>
  ({ input, started }: LimitedTask<Input>): Output => {
    started.postMessage('started');
    return work(input);
  };
