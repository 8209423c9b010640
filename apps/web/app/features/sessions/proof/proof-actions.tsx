import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { ProofFormProps } from './proof-form.ts';

export function ProofActions({ isBusy, onCancel }: Pick<ProofFormProps, 'isBusy' | 'onCancel'>) {
  const t = useMessages('identity-proof');
  return (
    <>
      <Button type="submit" isBusy={isBusy}>
        {t('continue')}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}
