import { prefixOf } from '@rostra/contract/pages';
import type { EventRow } from '../../../db/tables/webhooks.ts';
import type { Site } from '../../../languages/site.ts';

interface StoredData {
  readonly locale?: string;
  readonly links: { readonly page?: string; readonly api?: string };
}

/** What is sent. The same for every attempt and every endpoint. */
export function eventBody(
  { type, occurred_at: timestamp, data }: Pick<EventRow, 'type' | 'occurred_at' | 'data'>,
  { url, languages }: Pick<Site, 'url' | 'languages'>,
): string {
  const { links, ...fields } = JSON.parse(data) as StoredData;
  const { locale = languages.defaultLanguage } = fields;
  const prefix = locale === languages.defaultLanguage ? '' : prefixOf(locale);
  const complete = {
    ...(links.page === undefined ? {} : { page: url + prefix + links.page }),
    ...(links.api === undefined ? {} : { api: url + links.api }),
  };
  return JSON.stringify({ type, timestamp, data: { ...fields, links: complete } });
}
