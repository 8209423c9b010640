import { announceVote, type EntrySummary, type Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useTimeZone } from '../../../lib/site.ts';
import { PolicySelect } from '../../policies/index.ts';
import { useVoteChange } from '../use-vote-change.ts';
import { type Managed, votePath, votesPath } from '../votes-query.ts';
import { OptionFields } from './option-fields.tsx';
import { readDraft, runOffDraft, startDraft, type VoteDraft } from './vote-draft.ts';
import { VoteFields } from './vote-fields.tsx';

export interface VoteFormProps {
  minimum: Vote['minimum'];
  /** The vote that found no majority. */
  runOffOf?: Managed['vote'];
}

/** Announces a vote or its run-off. */
export function VoteForm({ minimum, runOffOf }: VoteFormProps) {
  const t = useMessages('studio-votes');
  const navigate = useNavigate();
  const zone = useTimeZone();
  const [initial] = useState(() =>
    runOffOf
      ? runOffDraft(runOffOf, new Date(), zone, minimum)
      : startDraft(new Date(), zone, minimum),
  );
  const save = useVoteChange<VoteDraft>({
    send: (api, draft, key) => {
      const { documentId = '', locale = '' } = runOffOf ?? draft.policy ?? {};
      const { plan } = readDraft(draft, zone);
      return api(announceVote, {
        body: { ...plan, documentId, locale, key, runOffOf: runOffOf?.id ?? null },
      });
    },
    done: t('announced'),
    onDone: (_, { data: { vote } }) => void navigate(toScreen(votePath(vote.id)) ?? '/'),
  });
  const isRunOff = runOffOf !== undefined;
  const form = useStudioForm<VoteDraft>({
    initial,
    check: (draft) => {
      const problems = Object.entries(readDraft(draft, zone).problems);
      const textOf = (problem: string) => t(problem === 'skipped' ? 'skipped' : 'missing');
      return {
        ...Object.fromEntries(problems.map(([name, problem]) => [name, textOf(problem)])),
        policy: isRunOff || draft.policy ? undefined : t('missing'),
      };
    },
    save,
  });
  const policy = form.bind('policy');
  const options = form.bind('options');
  const onPolicy = (next: EntrySummary | undefined) => {
    policy.onChange(next);
    options.onChange(options.value.map((option) => ({ ...option, version: undefined })));
  };
  return (
    <FormFrame
      form={form}
      action={t(isRunOff ? 'announceRunOff' : 'announce')}
      onCancel={runOffOf ? votePath(runOffOf.id) : votesPath}
      className="mt-6 max-w-measure"
    >
      {isRunOff ? null : (
        <PolicySelect
          label={t('policy')}
          placeholder={t('choosePolicy')}
          policy={policy.value}
          error={policy.error}
          onChange={onPolicy}
        />
      )}
      <OptionFields policy={runOffOf ?? policy.value} form={form} isFixed={isRunOff} />
      <VoteFields form={form} minimum={minimum} isRunOff={isRunOff} />
    </FormFrame>
  );
}
