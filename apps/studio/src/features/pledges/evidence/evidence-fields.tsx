import { pledgeStatuses } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import type { EvidenceDraft } from './evidence-draft.ts';

interface EvidenceFieldsProps {
  form: StudioForm<EvidenceDraft>;
  /** Only a correction can take a rating back. */
  isCorrection: boolean;
}

export function EvidenceFields({ form, isCorrection }: EvidenceFieldsProps) {
  const t = useMessages('studio-pledges');
  const statuses = pledgeStatuses.filter((status) => isCorrection || status !== 'unrated');
  return (
    <>
      <SelectField label={t('status')} {...form.field('status')}>
        <option value="">{t('chooseStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('asOf')} help={t('asOfHelp')} type="date" {...form.field('asOf')} />
      <TextareaField
        label={t('evidence')}
        help={t('evidenceHelp')}
        rows={5}
        maxLength={2000}
        dir="auto"
        {...form.field('evidence')}
      />
    </>
  );
}
