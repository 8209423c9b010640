import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { PasskeyFailure } from '../../../lib/passkeys/passkey-failure.tsx';
import type { Blocked } from './use-blocked.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Logs in without a password. The browser shows its own dialog. */
export function PasskeyLogin({ attempt }: Pick<Blocked, 'attempt'>) {
  const t = useMessages('sessions');
  const { isBusy, failure, logIn } = usePasskeyLogin({ attempt });
  return (
    <div className="mt-8 border-line border-t pt-6">
      <Button variant="secondary" className="w-full" isBusy={isBusy} onClick={logIn}>
        {t('passkeyLogin')}
      </Button>
      <PasskeyFailure>{failure}</PasskeyFailure>
    </div>
  );
}
