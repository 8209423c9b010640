import { addPledgeUpdate, type PledgeUpdate } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { type Managed, pledgePath } from '../pledges-query.ts';
import { usePledgeChange } from '../use-pledge-change.ts';
import { type EvidenceDraft, startDraft } from './evidence-draft.ts';
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
  const save = usePledgeChange<EvidenceDraft>({
    send: (api, { status, ...draft }, key) =>
      api(addPledgeUpdate, {
        params: { id },
        body: { ...draft, status: status || 'unrated', key, corrects: corrected?.number ?? null },
      }),
    done: t(corrected ? 'updateCorrected' : 'updateAdded'),
    onDone: () => void navigate(toScreen(pledgePath(id)) ?? '/'),
  });
  const form = useStudioForm({
    initial: startDraft(corrected),
    check: ({ status }) => ({ status: status === '' ? forms('required') : undefined }),
    save,
  });
  return (
    <FormFrame
      form={form}
      action={t(corrected ? 'correct' : 'addUpdate')}
      onCancel={pledgePath(id)}
      className="mt-1 max-w-measure"
    >
      <p className="mb-6 text-muted">{t(corrected ? 'correctUpdateText' : 'addUpdateText')}</p>
      <EvidenceFields form={form} isCorrection={corrected !== undefined} />
      <SourceFields form={form} />
    </FormFrame>
  );
}
