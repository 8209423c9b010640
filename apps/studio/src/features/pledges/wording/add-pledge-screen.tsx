import { addPledge } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { BackLink } from '../../../layout/back-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { PolicySelect } from '../../policies/index.ts';
import { pledgePath, pledgesPath } from '../pledges-query.ts';
import { usePledgeChange } from '../use-pledge-change.ts';
import { emptyWording, type WordingDraft, wordingOf } from './wording-draft.ts';
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

function AddPledgeForm() {
  const t = useMessages('studio-pledges');
  const votes = useMessages('studio-votes');
  const forms = useMessages('studio-forms');
  const navigate = useNavigate();
  const save = usePledgeChange<WordingDraft>({
    send: (api, draft, key) => {
      const { documentId = '', locale = '' } = draft.policy ?? {};
      return api(addPledge, { body: { ...wordingOf(draft), documentId, locale, key } });
    },
    done: t('added'),
    onDone: (_, { data: { pledge } }) => void navigate(toScreen(pledgePath(pledge.id)) ?? '/'),
  });
  const form = useStudioForm({
    initial: emptyWording,
    check: ({ policy, sinceEdition }) => ({
      policy: policy ? undefined : forms('required'),
      sinceEdition: sinceEdition === undefined ? forms('required') : undefined,
    }),
    save,
  });
  const policy = form.bind('policy');
  return (
    <FormFrame form={form} action={t('add')} onCancel={pledgesPath} className="mt-6 max-w-measure">
      <PolicySelect
        label={votes('policy')}
        placeholder={votes('choosePolicy')}
        policy={policy.value}
        error={policy.error ?? save.errorOf('documentId')}
        onChange={(next) => {
          policy.onChange(next);
          form.bind('sinceEdition').onChange(undefined);
        }}
      />
      <WordingFields policy={policy.value} form={form} hasUntil={false} />
    </FormFrame>
  );
}
