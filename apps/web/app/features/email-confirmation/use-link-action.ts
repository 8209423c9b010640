import { ApiError } from '@rostra/contract/client';
import { useState } from 'react';
import { useErrorMessage } from '../../lib/errors/error-message.ts';

type State<Result> =
  | { status: 'open' | 'sending' | 'spent' | 'conflict' }
  | { status: 'failed'; message: string }
  | { status: 'done'; result: Result };

/** Runs what a mailed link is for when its button is pressed, because mail scanners open every link. */
export function useLinkAction<Result>(action: () => Promise<Result>) {
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<State<Result>>({ status: 'open' });
  async function run() {
    setState({ status: 'sending' });
    const done = (result: Result) => ({ status: 'done', result }) as const;
    setState(await action().then(done, (error) => failureOf(error, errorMessage(error))));
  }
  return { state, run };
}

function failureOf(error: unknown, message: string) {
  if (error instanceof ApiError && error.code === 'invalid_code')
    return { status: 'spent' } as const;
  if (error instanceof ApiError && error.code === 'conflict')
    return { status: 'conflict' } as const;
  return { status: 'failed', message } as const;
}
