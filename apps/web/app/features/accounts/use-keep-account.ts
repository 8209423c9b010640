import { cancelDeletion } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useState } from 'react';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { useApi } from '../sessions/index.ts';

type State = 'open' | 'sending' | 'done' | 'spent';

export function useKeepAccount(code: string) {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<State>('open');
  const [message, setMessage] = useState<string>();
  async function keep() {
    setState('sending');
    setMessage(undefined);
    try {
      await api(cancelDeletion, { body: { code } });
      setState('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_code') return setState('spent');
      setState('open');
      setMessage(errorMessage(error));
    }
  }
  return { state, message, keep };
}
