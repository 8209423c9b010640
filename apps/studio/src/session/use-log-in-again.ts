import type { SessionUser } from '@rostra/browser/session';
import { completeLogin, logIn } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { useErrorText } from '../lib/use-error-text.ts';
import { useApi, useSessionSource } from './session-provider.tsx';

/** Logs the same person in again: with the password, and with a code if the account has an app. */
export function useLogInAgain({ email }: SessionUser) {
  const t = useMessages('studio');
  const errorText = useErrorText();
  const api = useApi();
  const source = useSessionSource();
  const [pendingToken, setPendingToken] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(secret: string): Promise<void> {
    if (pendingToken !== undefined) {
      const proof = { method: 'totp', code: secret.trim() } as const;
      return source.setMember(await api(completeLogin, { body: { token: pendingToken, proof } }));
    }
    const answer = await api(logIn, { body: { identifier: email, password: secret } });
    if (!('secondFactor' in answer)) return source.setMember(answer);
    const { methods, token } = answer.secondFactor;
    if (methods.includes('totp')) setPendingToken(token);
    else setError(t('needsPasskey'));
  }

  return {
    step: pendingToken === undefined ? ('password' as const) : ('code' as const),
    error,
    isBusy,
    async submit(secret: string): Promise<void> {
      setIsBusy(true);
      setError(undefined);
      try {
        await send(secret);
      } catch (failure) {
        setError(errorText(failure));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
