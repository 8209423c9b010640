import { addConsultationDraft } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import type { Managed } from '../consultations-query.ts';
import { elements, focusLater } from '../focus-later.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

/** Offers to show members the text that the policy has now. */
export function NewTextNotice({ consultation: { id }, text: { draft } }: Managed) {
  const t = useMessages('studio-consultations');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Notice className="mt-5 max-w-4xl" title={t('newText', { number: draft })}>
      <p>{t('newTextText')}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setIsOpen(true)}>
        {t('showDraft')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={t('showDraft')}
        text={t('newTextText')}
        label={t('reason')}
        help={t('showDraftHelp')}
        field="reason"
        action={t('showDraft')}
        done={t('draftShown')}
        send={(api, reason) => api(addConsultationDraft, { params: { id }, body: { reason } })}
        onDone={() => focusLater(elements.draft)}
        onClose={() => setIsOpen(false)}
      />
    </Notice>
  );
}
