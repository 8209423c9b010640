import { useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { isSpent } from './use-preferences.ts';

/** Runs one call at a time, and keeps what to say about the last one. */
export function useLinkCalls(onSpent: () => void) {
  const errorMessage = useErrorMessage();
  const [running, setRunning] = useState<string>();
  const [answer, setAnswer] = useState<{ isError: boolean; text: string }>();
  /** The call returns what to say, or nothing. */
  async function run(name: string, call: () => Promise<string | undefined>) {
    if (running) return;
    setRunning(name);
    setAnswer(undefined);
    try {
      const text = await call();
      if (text) setAnswer({ isError: false, text });
    } catch (error) {
      if (isSpent(error)) onSpent();
      else setAnswer({ isError: true, text: errorMessage(error) });
    } finally {
      setRunning(undefined);
    }
  }
  return { running, answer, run };
}
