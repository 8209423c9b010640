import { getSecondFactorOptions } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { useRef, useState } from 'react';
import { focusOnMount } from '../../../lib/forms/focus-on-mount.ts';
import { askForPasskey } from '../../../lib/passkeys/ask-for-passkey.ts';
import { passkeyFailure } from '../../../lib/passkeys/passkey-failure.ts';
import { setPasskeyHint } from '../../../lib/passkeys/passkey-hint.ts';
import { useApi } from '../../sessions/index.ts';
import { type CompleteLoginOptions, useCompleteLogin } from './use-complete-login.ts';

export function PasskeyStep(options: CompleteLoginOptions) {
  const api = useApi();
  const complete = useCompleteLogin(options);
  const isAsking = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function ask() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const request = await api(getSecondFactorOptions, { body: { token: options.token } });
      await complete({ method: 'passkey', response: await askForPasskey(request) });
      setPasskeyHint();
    } catch (error) {
      setFailure(passkeyFailure(error));
    } finally {
      isAsking.current = false;
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button ref={focusOnMount} isBusy={isBusy} onClick={ask}>
        Use a passkey
      </Button>
      <div role="status">
        {failure ? (
          <Notice tone="danger" className="mt-3">
            {failure}
          </Notice>
        ) : null}
      </div>
    </>
  );
}
