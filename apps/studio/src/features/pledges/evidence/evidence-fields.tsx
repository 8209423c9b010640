import { pledgeStatuses } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import type { EvidenceDraft } from './evidence-draft.ts';

interface EvidenceFieldsProps {
  draft: EvidenceDraft;
  /** Only a correction can take a rating back. */
  isCorrection: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<EvidenceDraft>) => void;
}

export function EvidenceFields({ draft, isCorrection, errorOf, onChange }: EvidenceFieldsProps) {
  const t = useMessages('studio-pledges');
  const statuses = pledgeStatuses.filter((status) => isCorrection || status !== 'unrated');
  return (
    <>
      <SelectField
        label={t('status')}
        value={draft.status ?? ''}
        error={errorOf('status')}
        onChange={({ target }) =>
          onChange({ status: statuses.find((status) => status === target.value) })
        }
      >
        <option value="">{t('chooseStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('asOf')}
        help={t('asOfHelp')}
        type="date"
        value={draft.asOf}
        error={errorOf('asOf')}
        onChange={({ target }) => onChange({ asOf: target.value })}
      />
      <TextareaField
        label={t('evidence')}
        help={t('evidenceHelp')}
        rows={5}
        maxLength={2000}
        dir="auto"
        value={draft.evidence}
        error={errorOf('evidence')}
        onChange={({ target }) => onChange({ evidence: target.value })}
      />
    </>
  );
}
