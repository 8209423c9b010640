import type { Person } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextareaField } from '@rostra/ui/forms';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../../lib/form/use-studio-form.ts';
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

interface Values {
  note: string;
  reviewer: Person | undefined;
}

function ReviewForm({
  step,
  review,
  onClose,
  reviewers = [],
}: ReviewFormProps & { reviewers?: readonly Person[] | undefined }) {
  const t = useMessages('studio-review');
  const { isBusy, error } = review;
  const form = useStudioForm<Values>({
    initial: { note: '', reviewer: undefined },
    check: ({ note }) => ({
      note: step === 'sendBack' && note.trim() === '' ? t('noteMissing') : undefined,
    }),
    save: {
      isBusy,
      failure: error,
      problem: error,
      errorOf: () => undefined,
      change: async ({ note, reviewer }, onSaved) => {
        if (!(await review.perform(step, note, reviewer))) return;
        onSaved();
        onClose();
      },
    },
  });
  const reviewer = form.bind('reviewer');
  return (
    <FormFrame form={form} action={t(`submit.${step}`)}>
      <p className="mt-2 mb-4 text-muted">
        {reviewer.value ? t('text.requestOne', { name: reviewer.value.name }) : t(`text.${step}`)}
      </p>
      {step === 'request' ? (
        <ReviewerField people={reviewers} value={reviewer.value} onChange={reviewer.onChange} />
      ) : null}
      <TextareaField
        label={t('note')}
        isOptional={step === 'request'}
        maxLength={2000}
        rows={4}
        {...form.field('note')}
      />
    </FormFrame>
  );
}
