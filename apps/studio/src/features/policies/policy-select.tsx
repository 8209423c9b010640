import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguageName } from '../../lib/formats/language-name.ts';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { policiesQuery } from './policies-query.ts';

const policyKey = ({ documentId, locale }: EntrySummary): string => `${documentId} ${locale}`;

interface PolicySelectProps {
  label: string;
  /** What is shown until a policy is chosen. */
  placeholder: string;
  /** Shown instead if policies cannot be read. */
  failed?: string;
  help?: (policies: readonly EntrySummary[]) => ReactNode;
  policy: EntrySummary | undefined;
  error: string | undefined;
  onChange: (policy: EntrySummary | undefined) => void;
}

/** A choice among all policies in all languages. */
export function PolicySelect(props: PolicySelectProps) {
  const { label, placeholder, failed, help, policy, error, onChange } = props;
  const studio = useMessages('studio');
  const languageName = useLanguageName();
  const list = useQuery(policiesQuery(useApi()));
  const policies = list.data ?? [];
  const hasLanguages = new Set(policies.map(({ locale }) => locale)).size > 1;
  const nameOf = ({ title, locale }: EntrySummary) => {
    const name = title || studio('untitled');
    return hasLanguages ? `${name} (${languageName(locale)})` : name;
  };
  if (list.isError)
    return <LoadFailure query={list} className="mb-6" {...(failed ? { title: failed } : {})} />;
  return (
    <SelectField
      label={label}
      help={list.data && help?.(list.data)}
      disabled={list.isPending}
      value={policy ? policyKey(policy) : ''}
      error={error}
      onChange={({ target }) => onChange(policies.find((each) => policyKey(each) === target.value))}
    >
      <option value="">{placeholder}</option>
      {policies.map((each) => (
        <option key={policyKey(each)} value={policyKey(each)}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
