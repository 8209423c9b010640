import { addPledgeUpdate, type PledgeStatus, type PledgeUpdate } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { useFocusProblem } from '../../../lib/controls/use-focus-problem.ts';
import { type Managed, pledgePath } from '../pledges-query.ts';
import { usePledgeChange } from '../use-pledge-change.ts';
import { startDraft } from './evidence-draft.ts';
import { EvidenceFields } from './evidence-fields.tsx';
import { SourceFields } from './source-fields.tsx';

interface EvidenceFormProps extends Managed {
  /** The entry that is corrected. */
  corrected?: PledgeUpdate;
}

export function EvidenceForm({ pledge: { id }, corrected }: EvidenceFormProps) {
  const t = useMessages('studio-pledges');
  const forms = useMessages('studio-forms');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A second click, or a second try after an error, adds one entry.
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => startDraft(corrected));
  const [attempt, setAttempt] = useState<object>();
  const save = usePledgeChange<PledgeStatus>({
    send: (api, status) => {
      const body = { ...draft, status, key, sources: [...draft.sources] };
      return api(addPledgeUpdate, {
        params: { id },
        body: { ...body, corrects: corrected?.number ?? null },
      });
    },
    done: t(corrected ? 'updateCorrected' : 'updateAdded'),
    onDone: () => void navigate(toScreen(pledgePath(id)) ?? '/'),
  });
  useFocusProblem(form, attempt);
  useFocusProblem(form, save.error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(draft.status ? undefined : {});
    if (draft.status) save.change(draft.status);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-1 max-w-measure">
      <p className="mb-6 text-muted">{t(corrected ? 'correctUpdateText' : 'addUpdateText')}</p>
      <EvidenceFields
        draft={draft}
        isCorrection={corrected !== undefined}
        errorOf={(name) =>
          name === 'status' && attempt && !draft.status ? forms('required') : save.errorOf(name)
        }
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      <SourceFields
        sources={draft.sources}
        errorOf={(index, name) => save.errorOf('sources', index, name)}
        onChange={(sources) => setDraft((now) => ({ ...now, sources }))}
      />
      <p role="alert" className="min-h-6 text-danger">
        {save.problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isBusy}>
          {t(corrected ? 'correct' : 'addUpdate')}
        </Button>
        <LinkButton variant="secondary" href={pledgePath(id)}>
          {forms('cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
