import { getSecondFactorOptions } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { focusOnMount } from '../../../lib/forms/focus-on-mount.ts';
import { PasskeyFailure } from '../../../lib/passkeys/passkey-failure.tsx';
import { usePasskeyRequest } from '../../../lib/passkeys/use-passkey-request.ts';
import { useApi } from '../../sessions/index.ts';
import { type CompleteLoginOptions, useCompleteLogin } from './use-complete-login.ts';

export function PasskeyStep(options: CompleteLoginOptions) {
  const t = useMessages('two-step-login');
  const api = useApi();
  const complete = useCompleteLogin(options);
  const { isBusy, failure, ask } = usePasskeyRequest({
    getOptions: () => api(getSecondFactorOptions, { body: { token: options.token } }),
    use: (response) => complete({ method: 'passkey', response }),
  });
  return (
    <>
      <Button ref={focusOnMount} isBusy={isBusy} onClick={ask}>
        {t('use.passkey')}
      </Button>
      <PasskeyFailure>{failure}</PasskeyFailure>
    </>
  );
}
