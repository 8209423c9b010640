import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { policiesQuery } from '../../consultations/announce/policies-query.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { useApi } from '../../session/session-provider.tsx';

const policyKey = ({ documentId, locale }: EntrySummary): string => `${documentId} ${locale}`;

interface PolicyFieldProps {
  policy: EntrySummary | undefined;
  error: string | undefined;
  onChange: (policy: EntrySummary | undefined) => void;
}

/** Which policy the vote is about. */
export function PolicyField({ policy, error, onChange }: PolicyFieldProps) {
  const t = useMessages('studio-votes');
  const studio = useMessages('studio');
  const languageName = useLanguageName();
  const list = useQuery(policiesQuery(useApi()));
  const policies = list.data ?? [];
  const hasLanguages = new Set(policies.map(({ locale }) => locale)).size > 1;
  const nameOf = ({ title, locale }: EntrySummary) => {
    const name = title || studio('untitled');
    return hasLanguages ? `${name} (${languageName(locale)})` : name;
  };
  if (list.isError) return <LoadFailure query={list} className="mb-6" />;
  return (
    <SelectField
      label={t('policy')}
      disabled={list.isPending}
      value={policy ? policyKey(policy) : ''}
      error={error}
      onChange={({ target }) => onChange(policies.find((each) => policyKey(each) === target.value))}
    >
      <option value="">{t('choosePolicy')}</option>
      {policies.map((each) => (
        <option key={policyKey(each)} value={policyKey(each)}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
