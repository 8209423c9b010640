import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/formats/format.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { PolicySelect } from '../../policies/index.ts';
import { type PolicyText, policyTextQuery } from './policy-text-query.ts';

interface PolicyFieldProps {
  policy: EntrySummary | undefined;
  error: string | undefined;
  onChange: (policy: EntrySummary | undefined) => void;
}

/** Which text the consultation is about, and how long it is. */
export function PolicyField({ policy, error, onChange }: PolicyFieldProps) {
  const t = useMessages('studio-consultations');
  const text = useQuery(policyTextQuery(useApi(), policy));
  return (
    <PolicySelect
      label={t('policy')}
      placeholder={t('choosePolicy')}
      failed={t('policiesFailed')}
      help={(policies) =>
        policies.length === 0 ? t('noPolicies') : <TextLength text={text.data} />
      }
      policy={policy}
      error={text.data?.words === 0 ? t('noText') : error}
      onChange={onChange}
    />
  );
}

function TextLength({ text }: { text: PolicyText | undefined }) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  if (!text || text.words === 0) return t('policyHelp');
  return t('words', { count: text.words, time: format.moment(text.updatedAt) });
}
