import { getProofOptions } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { focusOnMount } from '../../../lib/forms/focus-on-mount.ts';
import { usePasskeyRequest } from '../../../lib/passkeys/use-passkey-request.ts';
import { useApi } from '../session/use-session.tsx';
import { type ProofFormProps, useProve } from './proof-form.ts';

export function PasskeyProof(dialog: ProofFormProps) {
  const t = useMessages('identity-proof');
  const api = useApi();
  const prove = useProve(dialog);
  const { isBusy, failure, ask } = usePasskeyRequest({
    getOptions: () => api(getProofOptions),
    use: (response) => prove({ method: 'passkey', response }),
  });
  return (
    <div className="mt-6">
      <p className="text-sm">{t('passkeyText')}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button ref={focusOnMount} data-first-field isBusy={isBusy || dialog.isBusy} onClick={ask}>
          {t('use.passkey')}
        </Button>
        <Button variant="secondary" disabled={dialog.isBusy} onClick={dialog.onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <div role="status">
        {failure ? (
          <Notice tone="danger" className="mt-4">
            {failure}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
