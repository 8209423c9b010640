import { useMessages } from '@rostra/messages/react';
import type { Blocker } from 'react-router';
import { LeaveQuestion } from '../../../lib/unsaved/leave-question.tsx';
import { useSaveState } from './fields/use-field.ts';

interface LeaveDialogProps {
  blocker: Blocker;
  /** A note, for example. The text itself is saved before anybody is asked. */
  hasUnsavedForm: boolean;
}

/** Appears only while the server lacks something and could not take it, or a form has unsaved input. */
export function LeaveDialog({ blocker, hasUnsavedForm }: LeaveDialogProps) {
  const t = useMessages('studio-editor');
  const forms = useMessages('studio-forms');
  const { sending, problem } = useSaveState();
  return (
    <LeaveQuestion
      blocker={blocker}
      isOpen={sending === undefined && (problem !== undefined || hasUnsavedForm)}
      title={t('leaveTitle')}
      stay={t('stay')}
      leave={t('leave')}
    >
      {problem ? t('leaveText') : forms('unsavedText')}
    </LeaveQuestion>
  );
}
