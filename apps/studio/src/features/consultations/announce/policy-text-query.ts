import { type EntrySummary, getStudioEntry } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { entriesKey } from '../../../lib/content/entries-key.ts';

/** How long the present draft of a policy is. */
export interface PolicyText {
  readonly words: number;
  readonly updatedAt: string;
}

type Policy = Pick<EntrySummary, 'documentId' | 'locale'>;

export const policyTextQuery = (api: Client, policy: Policy | undefined) =>
  queryOptions({
    queryKey: [...entriesKey, 'policies', 'text', policy?.documentId, policy?.locale],
    enabled: policy !== undefined,
    queryFn: async ({ signal }): Promise<PolicyText> => {
      const { documentId: id = '', locale = '' } = policy ?? {};
      const target = { params: { kind: 'policies', id }, query: { locale } };
      const { draft, updatedAt } = (await api(getStudioEntry, target, { signal })).data;
      return { words: countWords(String(draft.body ?? '')), updatedAt };
    },
  });

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
