import type { Person } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextareaField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { NoReviewers } from './no-reviewers.tsx';
import { ReviewerField } from './reviewer-field.tsx';
import { useReview } from './use-review.ts';
import { useReviewers } from './use-reviewers.ts';

interface ReviewDialogProps {
  /** Undefined while the dialog is closed. */
  step: 'request' | 'sendBack' | undefined;
  onClose: () => void;
}

/** Asks for a review, or sends a text back, with a note. */
export function ReviewDialog({ step, onClose }: ReviewDialogProps) {
  const t = useMessages('studio-review');
  const review = useReview();
  return (
    <Dialog
      isOpen={step !== undefined}
      onClose={onClose}
      isBusy={review.isBusy}
      title={t(`title.${step ?? 'request'}`)}
    >
      {step ? <ReviewStepForm step={step} review={review} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface ReviewFormProps {
  step: 'request' | 'sendBack';
  review: ReturnType<typeof useReview>;
  onClose: () => void;
}

function ReviewStepForm(props: ReviewFormProps) {
  return props.step === 'request' ? <RequestForm {...props} /> : <ReviewForm {...props} />;
}

/** Until the list of reviewers is there, everybody is asked. */
function RequestForm(props: ReviewFormProps) {
  const reviewers = useReviewers();
  return reviewers?.length === 0 ? (
    <NoReviewers />
  ) : (
    <ReviewForm {...props} reviewers={reviewers} />
  );
}

function ReviewForm({
  step,
  review,
  onClose,
  reviewers = [],
}: ReviewFormProps & { reviewers?: readonly Person[] | undefined }) {
  const t = useMessages('studio-review');
  const [note, setNote] = useState('');
  const [reviewer, setReviewer] = useState<Person>();
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sendBack' && note.trim() === '') return setIsMissing(true);
    if (await review.perform(step, note, reviewer)) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className="mt-2 mb-4 text-muted">
        {reviewer ? t('text.requestOne', { name: reviewer.name }) : t(`text.${step}`)}
      </p>
      {step === 'request' ? (
        <ReviewerField people={reviewers} value={reviewer} onChange={setReviewer} />
      ) : null}
      <TextareaField
        label={t('note')}
        isOptional={step === 'request'}
        error={isMissing ? t('noteMissing') : undefined}
        value={note}
        maxLength={2000}
        rows={4}
        onChange={(event) => {
          setNote(event.target.value);
          setIsMissing(false);
        }}
      />
      {review.error ? (
        <Notice tone="danger" isLive className="mb-4">
          {review.error}
        </Notice>
      ) : null}
      <Button type="submit" isBusy={review.isBusy}>
        {t(`submit.${step}`)}
      </Button>
    </form>
  );
}
