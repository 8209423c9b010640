import { listStaff, type StaffMember } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const staffKey = ['staff'] as const;

export const staffQuery = (api: Client) =>
  queryOptions({
    queryKey: staffKey,
    queryFn: async ({ signal }): Promise<StaffMember[]> =>
      (await api(listStaff, {}, { signal })).data,
  });
