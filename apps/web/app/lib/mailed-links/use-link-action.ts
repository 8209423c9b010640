import type { ErrorCode } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useState } from 'react';
import { useErrorMessage } from '../errors/error-message.ts';

export type LinkState<Result> =
  | { status: 'open' | 'sending' | 'spent' }
  | { status: 'failed'; code: ErrorCode | undefined; message: string }
  | { status: 'done'; result: Result };

/** Runs the action of a mailed link, such as confirming an address, when its button is pressed. */
export function useLinkAction<Result>(action: () => Promise<Result>) {
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<LinkState<Result>>({ status: 'open' });
  async function run() {
    setState({ status: 'sending' });
    const done = (result: Result) => ({ status: 'done', result }) as const;
    setState(await action().then(done, (error) => failureOf(error, errorMessage(error))));
  }
  return { state, run };
}

function failureOf(error: unknown, message: string) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'invalid_code') return { status: 'spent' } as const;
  return { status: 'failed', code, message } as const;
}
