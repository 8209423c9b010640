import { addPledge, type EntrySummary, type PledgeWording } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { BackLink } from '../../../layout/back-link.tsx';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { PolicySelect } from '../../policies/index.ts';
import { pledgePath, pledgesPath } from '../pledges-query.ts';
import { usePledgeChange } from '../use-pledge-change.ts';
import { emptyWording, readWording } from './wording-draft.ts';
import { WordingFields } from './wording-fields.tsx';

/** Records a promise of a policy. */
export default function AddPledgeScreen() {
  const t = useMessages('studio-pledges');
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('add')}</ScreenTitle>
      <BackLink href={pledgesPath}>{t('title')}</BackLink>
      <h1 className="mt-1 text-2xl">{t('add')}</h1>
      <p className="mt-1 max-w-measure text-muted">{t('addLead')}</p>
      <AddPledgeForm />
    </div>
  );
}

interface Target {
  readonly documentId: string;
  readonly locale: string;
}

function AddPledgeForm() {
  const t = useMessages('studio-pledges');
  const votes = useMessages('studio-votes');
  const forms = useMessages('studio-forms');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A second click, or a second try after an error, records one pledge.
  const [key] = useState(() => crypto.randomUUID());
  const [policy, setPolicy] = useState<EntrySummary>();
  const [draft, setDraft] = useState(emptyWording);
  /** A new object for each try that failed, so that the field gets the focus again. */
  const [attempt, setAttempt] = useState<object>();
  const save = usePledgeChange<PledgeWording & Target>({
    send: (api, body) => api(addPledge, { body: { ...body, key } }),
    done: t('added'),
    onDone: (_, { data: { pledge } }) => void navigate(toScreen(pledgePath(pledge.id)) ?? '/'),
  });
  useFocusProblem(form, attempt);
  useFocusProblem(form, save.error);
  const wording = readWording(draft);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isFine = policy !== undefined && wording !== undefined;
    setAttempt(isFine ? undefined : {});
    if (!isFine) return;
    save.change({ ...wording, documentId: policy.documentId, locale: policy.locale });
  };
  const missing = (isMissing: boolean) => (attempt && isMissing ? forms('required') : undefined);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 max-w-measure">
      <PolicySelect
        label={votes('policy')}
        placeholder={votes('choosePolicy')}
        policy={policy}
        error={missing(!policy) ?? save.errorOf('documentId')}
        onChange={(next) => {
          setPolicy(next);
          setDraft((now) => ({ ...now, sinceEdition: undefined }));
        }}
      />
      <WordingFields
        policy={policy}
        draft={draft}
        hasUntil={false}
        errorOf={(name) =>
          (name === 'sinceEdition' ? missing(!wording) : undefined) ?? save.errorOf(name)
        }
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      <p role="alert" className="min-h-6 text-danger">
        {save.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isBusy}>
          {t('add')}
        </Button>
        <LinkButton variant="secondary" href={pledgesPath}>
          {forms('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
