import { errorCode } from '@rostra/browser/errors';
import { getPasskeyLoginOptions, logInWithPasskey } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { usePreloadedToasts, useToast } from '@rostra/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askForPasskey, loadWebAuthn } from '../../../lib/passkeys/ask-for-passkey.ts';
import { hasPasskeyHint, setPasskeyHint } from '../../../lib/passkeys/passkey-hint.ts';
import { usePasskeyFailure } from '../../../lib/passkeys/use-passkey-failure.ts';
import { useApi, useSessionSource } from '../session/use-session.tsx';
import type { Blocked } from './use-blocked.ts';

/** Logs in with a passkey, through the button or, where the browser supports it, an autofill suggestion. */
export function usePasskeyLogin({ attempt: attemptLogin }: Pick<Blocked, 'attempt'>) {
  const t = useMessages('sessions');
  const source = useSessionSource();
  const api = useApi();
  const toast = useToast();
  usePreloadedToasts();
  const explain = usePasskeyFailure();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isAsking = useRef(false);

  const attempt = useCallback(
    async (useBrowserAutofill: boolean) => {
      const options = await api(getPasskeyLoginOptions);
      const response = await askForPasskey(options, { useBrowserAutofill });
      source.setMember(await attemptLogin(() => api(logInWithPasskey, { body: { response } })));
      setPasskeyHint();
      toast.add({ title: t('loggedIn') });
    },
    [api, attemptLogin, source, toast, t],
  );

  useEffect(() => {
    if (!hasPasskeyHint()) return;
    let isWanted = true;
    offerAutofill(
      () => attempt(true),
      () => isWanted,
    );
    return () => {
      isWanted = false;
      void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [attempt]);

  async function logIn() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await attempt(false);
    } catch (error) {
      if (errorCode(error) !== 'account_blocked') setFailure(explain(error));
    } finally {
      isAsking.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, failure, logIn };
}

/** Failures are silent: the user has not asked for anything, and the button remains. */
async function offerAutofill(attempt: () => Promise<void>, isWanted: () => boolean) {
  try {
    const { browserSupportsWebAuthnAutofill } = await loadWebAuthn();
    if ((await browserSupportsWebAuthnAutofill()) && isWanted()) await attempt();
  } catch {
    // The button explains what is wrong.
  }
}
