import { concludeConsultation } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useFormat } from '../../../lib/formats/format.ts';
import { consultationPath, type Managed } from '../consultations-query.ts';
import { elements, focusLater } from '../focus-later.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

interface ConcludeDialogProps extends Pick<Managed, 'consultation'> {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what came of the consultation, or says what is missing before it can be concluded. */
export function ConcludeDialog({ consultation, isOpen, onClose }: ConcludeDialogProps) {
  const t = useMessages('studio-consultations');
  const { id, state, counts } = consultation;
  if (state !== 'closed' || counts.answered < counts.contributions) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={t('concludeTitle')}>
        <Missing consultation={consultation} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={t('concludeTitle')}
      text={t('concludeText')}
      label={t('conclusion')}
      help={t('conclusionHelp')}
      field="conclusion"
      action={t('conclude')}
      done={t('concluded')}
      send={(api, conclusion) =>
        api(concludeConsultation, { params: { id }, body: { conclusion } })
      }
      onDone={() => focusLater(elements.title)}
      onClose={onClose}
    />
  );
}

function Missing({ consultation, onClose }: Omit<ConcludeDialogProps, 'isOpen'>) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  const { id, state, closesAt, counts } = consultation;
  const unanswered = counts.contributions - counts.answered;
  return (
    <>
      <p className="mt-3">{t('notYet')}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {state === 'closed' ? null : (
          <li>{t('waitForClosing', { time: format.dateTime(closesAt) })}</li>
        )}
        {unanswered > 0 ? (
          <li>
            {t('answerFirst', { count: unanswered })}{' '}
            <TextLink
              href={consultationPath(id, { show: 'unanswered' })}
              onClick={() => {
                onClose();
                focusLater(elements.draft);
              }}
            >
              {t('showUnanswered')}
            </TextLink>
          </li>
        ) : null}
      </ul>
    </>
  );
}
