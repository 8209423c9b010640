import { abandonConsultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { EditDialog } from '../announce/edit-dialog.tsx';
import type { Managed } from '../consultations-query.ts';
import { elements, focusLater } from '../focus-later.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ConcludeDialog } from './conclude-dialog.tsx';

/** What can be done with the whole consultation, as long as it has not ended. */
export function ConsultationActions({ consultation }: Pick<Managed, 'consultation'>) {
  const t = useMessages('studio-consultations');
  const [opened, setOpened] = useState<'edit' | 'conclude' | 'abandon'>();
  const { id } = consultation;
  const onClose = () => setOpened(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => setOpened('edit')}>
        {t('edit')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpened('conclude')}>
        {t('conclude')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpened('abandon')}>
        {t('abandon')}
      </Button>
      <EditDialog consultation={consultation} isOpen={opened === 'edit'} onClose={onClose} />
      <ConcludeDialog
        consultation={consultation}
        isOpen={opened === 'conclude'}
        onClose={onClose}
      />
      <ReasonDialog
        isOpen={opened === 'abandon'}
        title={t('abandonTitle')}
        text={t('abandonText')}
        label={t('reason')}
        help={t('publicReasonHelp')}
        field="reason"
        action={t('abandon')}
        isDangerous
        done={t('abandoned')}
        send={(api, reason) => api(abandonConsultation, { params: { id }, body: { reason } })}
        onDone={() => focusLater(elements.title)}
        onClose={onClose}
      />
    </div>
  );
}
