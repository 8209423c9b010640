import { announceVote, type EntrySummary, type Vote, type VotePlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { useTimeZone } from '../../../lib/site.ts';
import { PolicySelect } from '../../policies/index.ts';
import { useVoteChange } from '../use-vote-change.ts';
import { type Managed, votePath, votesPath } from '../votes-query.ts';
import { OptionFields } from './option-fields.tsx';
import { type Problems, readDraft, runOffDraft, startDraft } from './vote-draft.ts';
import { VoteFields } from './vote-fields.tsx';

export interface VoteFormProps {
  minimum: Vote['minimum'];
  /** The vote that found no majority. */
  runOffOf?: Managed['vote'];
}

/** Announces a vote or its run-off. */
export function VoteForm({ minimum, runOffOf }: VoteFormProps) {
  const t = useMessages('studio-votes');
  const forms = useMessages('studio-forms');
  const navigate = useNavigate();
  const zone = useTimeZone();
  const form = useRef<HTMLFormElement>(null);
  // A second click, or a second try after an error, announces one vote.
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<EntrySummary>();
  const [draft, setDraft] = useState(() =>
    runOffOf
      ? runOffDraft(runOffOf, new Date(), zone, minimum)
      : startDraft(new Date(), zone, minimum),
  );
  const [problems, setProblems] = useState<Problems>();
  const policy = runOffOf ?? chosen;
  const save = useVoteChange<{ plan: VotePlan; documentId: string; locale: string }>({
    send: (api, { plan, ...target }) =>
      api(announceVote, { body: { ...plan, ...target, key, runOffOf: runOffOf?.id ?? null } }),
    done: t('announced'),
    onDone: (_, { data: { vote } }) => void navigate(toScreen(votePath(vote.id)) ?? '/'),
  });
  useFocusProblem(form, problems);
  useFocusProblem(form, save.error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, zone);
    const found: Problems = {
      ...(policy ? {} : { documentId: 'missing' }),
      ...('problems' in read ? read.problems : {}),
    };
    const isFine = Object.keys(found).length === 0;
    setProblems(isFine ? undefined : found);
    if (!isFine || !policy || !('plan' in read)) return;
    save.change({ plan: read.plan, documentId: policy.documentId, locale: policy.locale });
  };
  const problemOf = (name: string) =>
    problems?.[name] && t(problems[name] === 'skipped' ? 'skipped' : 'missing');
  const onPolicy = (next: EntrySummary | undefined) => {
    setChosen(next);
    setDraft((now) => ({
      ...now,
      options: now.options.map((option) => ({ ...option, version: undefined })),
    }));
  };
  const isRunOff = runOffOf !== undefined;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 max-w-measure">
      {isRunOff ? null : (
        <PolicySelect
          label={t('policy')}
          placeholder={t('choosePolicy')}
          policy={chosen}
          error={problemOf('documentId')}
          onChange={onPolicy}
        />
      )}
      <OptionFields
        policy={policy}
        options={draft.options}
        isFixed={isRunOff}
        errorOf={(index, name) =>
          problemOf(`${name}${index}`) ??
          save.errorOf('options', index, name) ??
          (name === 'version' ? save.errorOf('options') : undefined)
        }
        onChange={(options) => setDraft((now) => ({ ...now, options }))}
      />
      <VoteFields
        draft={draft}
        minimum={minimum}
        isRunOff={isRunOff}
        errorOf={(name) => problemOf(name) ?? save.errorOf(name)}
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      <p role="alert" className="min-h-6 text-danger">
        {save.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isBusy}>
          {t(isRunOff ? 'announceRunOff' : 'announce')}
        </Button>
        <LinkButton variant="secondary" href={runOffOf ? votePath(runOffOf.id) : votesPath}>
          {forms('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
