import type { SubscriberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { LiftDialog } from '../suppressions/lift-dialog.tsx';
import { SuppressDialog } from '../suppressions/suppress-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

export function SubscriberActions({ subscriber }: { subscriber: SubscriberDetails }) {
  const t = useMessages('studio-newsletters');
  const [action, setAction] = useState<'suppress' | 'lift' | 'erase'>();
  const { email, suppression } = subscriber;
  const close = () => setAction(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        onClick={() => setAction(suppression ? 'lift' : 'suppress')}
      >
        {t(suppression ? 'lift' : 'suppress')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setAction('erase')}>
        {t('erase')}
      </Button>
      <SuppressDialog email={email} isOpen={action === 'suppress'} onClose={close} />
      <LiftDialog suppression={action === 'lift' ? suppression : null} onClose={close} />
      <EraseDialog subscriber={subscriber} isOpen={action === 'erase'} onClose={close} />
    </div>
  );
}
