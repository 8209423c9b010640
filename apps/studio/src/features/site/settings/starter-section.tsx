import type { StudioSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { useRemoveStarter } from '../setup/use-remove-starter.ts';

/** For organisations that kept the starter content at first. */
export function StarterSection({ starter }: { starter: StudioSetup['starter'] }) {
  const t = useMessages('studio-settings');
  const forms = useMessages('studio-forms');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveStarter();
  const close = () => setIsAsking(false);
  return (
    <>
      <p className="text-muted">{t('starterText', { count: starter.entries })}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
        {t('removeStarter')}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={t('removeTitle')}>
        <p className="mt-3 text-muted">{t('removeText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: close })}
          >
            {t('removeConfirm')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {forms('cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
