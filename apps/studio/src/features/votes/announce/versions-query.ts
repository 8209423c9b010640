import { listStudioVersions } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { votesKey } from '../votes-query.ts';

interface Policy {
  readonly documentId: string;
  readonly locale: string;
}

/** The newest versions of a policy. */
export const policyVersionsQuery = (api: Client, policy: Policy | undefined) =>
  queryOptions({
    queryKey: [...votesKey, 'versions', policy?.documentId, policy?.locale],
    enabled: policy !== undefined,
    queryFn: async ({ signal }) => {
      const { documentId: id = '', locale = '' } = policy ?? {};
      const target = { params: { kind: 'policies', id }, query: { locale, pageSize: 100 } };
      return (await api(listStudioVersions, target, { signal })).data;
    },
  });
