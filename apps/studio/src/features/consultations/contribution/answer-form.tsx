import { answerContribution, answerStates, type ContributionAnswer } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField } from '@rostra/ui/forms';
import { useEffect } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import type { ManagedContribution } from '../consultations-query.ts';
import { decisionId } from '../focus-later.ts';
import { useConsultationChange } from '../use-consultation-change.ts';
import type { Answer } from './use-answer-drafts.ts';

interface AnswerFormProps {
  contribution: ManagedContribution;
  draft: Answer;
  /** Keeps what was written while the form is out of sight. */
  onChange: (answer: Answer) => void;
  onDone: () => void;
  onClose: () => void;
}

/** A decision and its public reason. */
export function AnswerForm({ contribution, draft, onChange, onDone, onClose }: AnswerFormProps) {
  const t = useMessages('studio-consultations');
  const save = useConsultationChange<Answer>({
    send: (api, answer) =>
      api(answerContribution, {
        params: { id: contribution.id },
        body: answer as ContributionAnswer,
      }),
    done: t('answered'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const form = useStudioForm<Answer>({
    initial: { state: draft.state, answer: draft.answer },
    check: ({ state }) => ({ state: state === '' ? t('chooseDecision') : undefined }),
    save,
  });
  const decision = form.bind('state');
  const { state, answer } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was written
  useEffect(() => onChange({ state, answer }), [state, answer]);
  return (
    <FormFrame
      form={form}
      action={t('sendAnswer')}
      size="small"
      onCancel={onClose}
      className="mt-4 max-w-measure"
    >
      <SelectField
        id={decisionId(contribution.id)}
        label={t('decision')}
        help={contribution.isMerged ? t('mergedStays') : undefined}
        disabled={contribution.isMerged}
        value={state}
        error={decision.error}
        onChange={({ target }) =>
          decision.onChange(answerStates.find((name) => name === target.value) ?? '')
        }
      >
        {state === '' ? <option value="">{t('chooseDecision')}</option> : null}
        {answerStates.map((name) => (
          <option key={name} value={name}>
            {t(`contribution.${name}`)}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label={t('answerText')}
        help={t('answerHelp')}
        rows={4}
        maxLength={10_000}
        dir="auto"
        {...form.field('answer')}
      />
    </FormFrame>
  );
}
