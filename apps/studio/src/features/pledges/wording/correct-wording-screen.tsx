import { correctPledge, type PledgeWording } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { TextareaField } from '@rostra/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { LoadPledge } from '../one/load-pledge.tsx';
import { type Managed, pledgePath } from '../pledges-query.ts';
import { usePledgeChange } from '../use-pledge-change.ts';
import { draftOf, readWording } from './wording-draft.ts';
import { WordingFields } from './wording-fields.tsx';

/** Corrects what a pledge says. The earlier wording stays public. */
export default function CorrectWordingScreen() {
  const t = useMessages('studio-pledges');
  return (
    <LoadPledge title={t('correctWording')}>
      {(pledge) => <CorrectWordingForm pledge={pledge} />}
    </LoadPledge>
  );
}

function CorrectWordingForm({ pledge }: Managed) {
  const t = useMessages('studio-pledges');
  const forms = useMessages('studio-forms');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(pledge));
  // What the editor saw: another correction in the meantime is a conflict.
  const [replaces] = useState(pledge.wording);
  const [reason, setReason] = useState('');
  const { id } = pledge;
  const save = usePledgeChange<PledgeWording>({
    send: (api, wording) =>
      api(correctPledge, { params: { id }, body: { ...wording, reason, replaces } }),
    done: t('wordingCorrected'),
    onDone: () => void navigate(toScreen(pledgePath(id)) ?? '/'),
  });
  useFocusProblem(form, save.error);
  const wording = readWording(draft);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wording) save.change(wording);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-1 max-w-measure">
      <p className="mb-6 text-muted">{t('correctWordingText')}</p>
      <WordingFields
        policy={pledge}
        draft={draft}
        hasUntil
        errorOf={(name) =>
          name === 'sinceEdition' && !wording ? forms('required') : save.errorOf(name)
        }
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      <TextareaField
        label={t('reason')}
        help={t('reasonHelp')}
        rows={3}
        maxLength={2000}
        dir="auto"
        value={reason}
        error={save.errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role="alert" className="min-h-6 text-danger">
        {save.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isBusy}>
          {t('correct')}
        </Button>
        <LinkButton variant="secondary" href={pledgePath(id)}>
          {forms('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
