import { answerContribution, answerStates, type ContributionAnswer } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField, TextareaField } from '@rostra/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import type { ManagedContribution } from '../consultations-query.ts';
import { decisionId } from '../focus-later.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import type { AnswerDraft } from './use-answer-drafts.ts';

interface AnswerFormProps {
  contribution: ManagedContribution;
  draft: AnswerDraft;
  onChange: (changes: Partial<AnswerDraft>) => void;
  onDone: () => void;
  onClose: () => void;
}

/** A decision and its public reason. */
export function AnswerForm({ contribution, draft, onChange, onDone, onClose }: AnswerFormProps) {
  const t = useMessages('studio-consultations');
  const forms = useMessages('studio-forms');
  const form = useRef<HTMLFormElement>(null);
  const [isUndecided, setIsUndecided] = useState<object>();
  const { isBusy, error, problem, errorOf, change } = useConsultationChange<ContributionAnswer>({
    send: (api, body) => api(answerContribution, { params: { id: contribution.id }, body }),
    done: t('answered'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  useFocusProblem(form, error);
  useFocusProblem(form, isUndecided);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { state, answer } = draft;
    if (state === '') return setIsUndecided({});
    change({ state, answer });
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 max-w-measure">
      <SelectField
        id={decisionId(contribution.id)}
        label={t('decision')}
        help={contribution.isMerged ? t('mergedStays') : undefined}
        disabled={contribution.isMerged}
        value={draft.state}
        error={isUndecided && draft.state === '' ? t('chooseDecision') : errorOf('state')}
        onChange={({ target }) =>
          onChange({ state: answerStates.find((state) => state === target.value) ?? '' })
        }
      >
        {draft.state === '' ? <option value="">{t('chooseDecision')}</option> : null}
        {answerStates.map((state) => (
          <option key={state} value={state}>
            {t(`contribution.${state}`)}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label={t('answerText')}
        help={t('answerHelp')}
        rows={4}
        maxLength={10_000}
        dir="auto"
        value={draft.answer}
        error={errorOf('answer')}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <p role="alert" className="min-h-6 text-danger">
        {problem}
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {t('sendAnswer')}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
