import { getMailSamples, listMailKinds } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { mailsKey } from '../mails-query.ts';

export const kindsQuery = (api: Client) =>
  queryOptions({
    queryKey: [...mailsKey, 'kinds'],
    queryFn: ({ signal }) => api(listMailKinds, {}, { signal }),
    select: ({ data }) => data,
  });

export const samplesQuery = (api: Client, kind: string, language: string) =>
  queryOptions({
    queryKey: [...mailsKey, 'samples', kind, language],
    queryFn: ({ signal }) =>
      api(getMailSamples, { params: { kind }, query: { language } }, { signal }),
    select: ({ data }) => data,
  });
