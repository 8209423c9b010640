import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/format.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { type PolicyText, policiesQuery, policyTextQuery } from './policies-query.ts';

const policyKey = ({ documentId, locale }: EntrySummary): string => `${documentId} ${locale}`;

interface PolicyFieldProps {
  policy: EntrySummary | undefined;
  error: string | undefined;
  onChange: (policy: EntrySummary | undefined) => void;
}

/** Which text the consultation is about, and how long it is. */
export function PolicyField({ policy, error, onChange }: PolicyFieldProps) {
  const t = useMessages('studio-consultations');
  const studio = useMessages('studio');
  const languageName = useLanguageName();
  const api = useApi();
  const list = useQuery(policiesQuery(api));
  const text = useQuery(policyTextQuery(api, policy));
  const policies = list.data ?? [];
  const hasLanguages = new Set(policies.map(({ locale }) => locale)).size > 1;
  const nameOf = ({ title, locale }: EntrySummary) => {
    const name = title || studio('untitled');
    return hasLanguages ? `${name} (${languageName(locale)})` : name;
  };
  if (list.isError)
    return <LoadFailure query={list} title={t('policiesFailed')} className="mb-6" />;
  return (
    <SelectField
      label={t('policy')}
      help={list.data?.length === 0 ? t('noPolicies') : <TextLength text={text.data} />}
      disabled={list.isPending}
      value={policy ? policyKey(policy) : ''}
      error={text.data?.words === 0 ? t('noText') : error}
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

function TextLength({ text }: { text: PolicyText | undefined }) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  if (!text || text.words === 0) return t('policyHelp');
  return t('words', { count: text.words, time: format.moment(text.updatedAt) });
}
