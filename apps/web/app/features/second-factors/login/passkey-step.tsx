import { getSecondFactorOptions } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { focusOnMount } from '../../../lib/forms/focus-on-mount.ts';
import { askForPasskey } from '../../../lib/passkeys/ask-for-passkey.ts';
import { passkeyFailure } from '../../../lib/passkeys/passkey-failure.ts';
import { setPasskeyHint } from '../../../lib/passkeys/passkey-hint.ts';
import { useApi } from '../../sessions/index.ts';
import { type CompleteLoginOptions, useCompleteLogin } from './use-complete-login.ts';

export function PasskeyStep(options: CompleteLoginOptions) {
  const api = useApi();
  const complete = useCompleteLogin(options);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const request = await api(getSecondFactorOptions, { body: { token: options.token } });
      await complete({ method: 'passkey', response: await askForPasskey(request) });
      setPasskeyHint();
    },
  });
  return (
    <>
      <Button ref={focusOnMount} isBusy={isPending} onClick={() => mutate()}>
        Use a passkey
      </Button>
      <div role="status">
        {error ? (
          <Notice tone="danger" className="mt-3">
            {passkeyFailure(error)}
          </Notice>
        ) : null}
      </div>
    </>
  );
}
