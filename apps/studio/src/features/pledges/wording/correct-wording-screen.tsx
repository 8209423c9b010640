import { correctPledge } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextareaField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { LoadPledge } from '../one/load-pledge.tsx';
import { type Managed, pledgePath } from '../pledges-query.ts';
import { usePledgeChange } from '../use-pledge-change.ts';
import { draftOf, type WordingDraft, wordingOf } from './wording-draft.ts';
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
  // What the editor saw: another correction in the meantime is a conflict.
  const [replaces] = useState(pledge.wording);
  const { id } = pledge;
  const save = usePledgeChange<WordingDraft>({
    send: (api, draft) =>
      api(correctPledge, {
        params: { id },
        body: { ...wordingOf(draft), reason: draft.reason, replaces },
      }),
    done: t('wordingCorrected'),
    onDone: () => void navigate(toScreen(pledgePath(id)) ?? '/'),
  });
  const form = useStudioForm({
    initial: draftOf(pledge),
    check: ({ sinceEdition }) => ({
      sinceEdition: sinceEdition === undefined ? forms('required') : undefined,
    }),
    save,
  });
  return (
    <FormFrame
      form={form}
      action={t('correct')}
      onCancel={pledgePath(id)}
      className="mt-1 max-w-measure"
    >
      <p className="mb-6 text-muted">{t('correctWordingText')}</p>
      <WordingFields policy={pledge} form={form} hasUntil />
      <TextareaField
        label={t('reason')}
        help={t('reasonHelp')}
        rows={3}
        maxLength={2000}
        dir="auto"
        {...form.field('reason')}
      />
    </FormFrame>
  );
}
