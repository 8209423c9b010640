import { useMessages } from '@rostra/messages/react';
import { Button, cx } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { useEditor, useSaveState } from './fields/use-field.ts';
import { isUnsaved, type SaveState } from './saving/save-machine.ts';

type Status = 'saved' | 'saving' | 'unsaved' | 'offline' | 'login' | 'conflict' | 'failed';

function statusOf(state: SaveState): Status {
  const { problem, sending } = state;
  if (problem?.kind === 'refused' || problem?.kind === 'lost') return 'failed';
  if (problem) return problem.kind;
  if (sending) return 'saving';
  return isUnsaved(state) ? 'unsaved' : 'saved';
}

/** Says where the text is. Announced politely, but not with every letter. */
export function SaveStatus() {
  const t = useMessages('studio-editor');
  const format = useFormat();
  const { saver, isReadOnly } = useEditor();
  const state = useSaveState();
  const status = statusOf(state);
  const { problem, savedAt } = state;
  const reason = problem && 'reason' in problem ? problem.reason : '';
  const text = {
    saved: savedAt ? t('savedAt', { time: format.time(savedAt) }) : t('saved'),
    saving: t('saving'),
    unsaved: t('unsaved'),
    offline: t('offline'),
    login: t('needsLogin'),
    conflict: t('needsDecision'),
    failed: t('notSaved', { reason }),
  }[status];
  const isProblem = status === 'failed' || status === 'offline' || status === 'conflict';
  return (
    <div className="flex min-w-0 items-center gap-2 text-xs">
      <p
        role="status"
        data-save-status={status}
        className={cx('min-w-0', isProblem ? 'text-warning' : 'text-muted')}
      >
        {isReadOnly && status !== 'failed' ? t('readOnly') : text}
      </p>
      {status === 'failed' || status === 'offline' ? (
        <Button variant="quiet" size="small" onClick={() => saver.retry()}>
          {t('saveNow')}
        </Button>
      ) : null}
    </div>
  );
}
