import type { ReviewState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, type Tone } from '@rostra/ui';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useEditor } from '../fields/use-field.ts';
import { useReview } from './use-review.ts';

const tones: Record<Exclude<ReviewState, 'none'>, Tone> = {
  requested: 'neutral',
  approved: 'success',
  'sent back': 'warning',
};

/** Where the review stands, with the note, above the text. Reviewers decide here. */
export function ReviewNotice({ onSendBack }: { onSendBack: () => void }) {
  const t = useMessages('studio-review');
  const format = useFormat();
  const { entry } = useEditor();
  const { perform, isBusy, error } = useReview();
  const { state, note, by, at, reviewer } = entry.review;
  if (state === 'none') return null;
  const values = { name: by?.name ?? t('somebody'), time: at ? format.moment(at) : '' };
  const canDecide = entry.permissions.review && state === 'requested';
  return (
    <Notice tone={tones[state]} className="mb-5" title={t(`state.${state}`, values)}>
      {reviewer ? <p>{t('assignedTo', { name: reviewer.name })}</p> : null}
      {note ? <p className="whitespace-pre-wrap font-serif text-base">{note}</p> : null}
      {canDecide ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" isBusy={isBusy} onClick={() => void perform('approve')}>
            {t('approve')}
          </Button>
          <Button variant="secondary" size="small" onClick={onSendBack}>
            {t('submit.sendBack')}
          </Button>
        </div>
      ) : null}
      {error ? (
        <p role="alert" className="mt-2 text-danger">
          {error}
        </p>
      ) : null}
    </Notice>
  );
}
