import type { StudioSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useRemoveStarter } from '../setup/use-remove-starter.ts';

/** For organisations that kept the starter content at first. */
export function StarterSection({ starter }: { starter: StudioSetup['starter'] }) {
  const t = useMessages('studio-settings');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const { isBusy, error, change } = useRemoveStarter(close);
  return (
    <>
      <p className="text-muted">{t('starterText', { count: starter.entries })}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
        {t('removeStarter')}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={t('removeTitle')}>
        <Confirmation
          text={t('removeText')}
          action={t('removeConfirm')}
          isBusy={isBusy}
          error={error}
          onConfirm={() => change()}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
