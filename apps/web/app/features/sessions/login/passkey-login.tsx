import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
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
      <div role="status">
        {failure ? (
          <Notice tone="danger" className="mt-3">
            {failure}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
