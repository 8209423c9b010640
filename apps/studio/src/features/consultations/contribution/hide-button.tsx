import { hideContribution, showContribution } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useConsultationChange } from '../use-consultation-change.ts';
import type { ContributionCardProps } from './contribution-card-props.ts';

interface HideButtonProps extends ContributionCardProps {
  /** For screen readers. */
  about: ReactNode;
}

/** One button for both directions, so that it keeps the focus. */
export function HideButton({ contribution: { id, state }, about, onChanged }: HideButtonProps) {
  const t = useMessages('studio-consultations');
  const [isOpen, setIsOpen] = useState(false);
  const show = useConsultationChange({
    send: (api) => api(showContribution, { params: { id } }),
    done: t('shown'),
    onDone: () => onChanged(id),
  });
  const isHidden = state === 'hidden';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isBusy={show.isBusy}
        onClick={() => (isHidden ? show.change() : setIsOpen(true))}
      >
        {isHidden ? t('show') : t('hide')} {about}
      </Button>
      <p role="alert" className="order-last basis-full text-danger empty:hidden">
        {show.problem}
      </p>
      <ReasonDialog
        isOpen={isOpen}
        title={t('hideTitle')}
        text={t('hideText')}
        label={t('reason')}
        help={t('publicReasonHelp')}
        field="reason"
        action={t('hide')}
        isDangerous
        done={t('hidden')}
        send={(api, reason) => api(hideContribution, { params: { id }, body: { reason } })}
        onDone={() => onChanged(id)}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
