import { consentSources, type SubscriberFilter, subscriberStates } from '@rostra/contract';

/** As in the URL. Empty: everything. */
export interface SubscriberFilters {
  search: string;
  newsletter: string;
  state: string;
  source: string;
  language: string;
}

const NEWSLETTER = /^[\w-]{1,40}$/;
const LANGUAGE = /^[A-Za-z-]{2,35}$/;

/** Reads the filters from the URL. Unknown values are ignored. */
export function readSubscriberFilters(query: URLSearchParams): SubscriberFilters {
  const oneOf = (name: string, values: readonly string[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  const matching = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  return {
    search: query.get('q') ?? '',
    newsletter: matching('newsletter', NEWSLETTER),
    state: oneOf('state', subscriberStates),
    source: oneOf('source', consentSources),
    language: matching('language', LANGUAGE),
  };
}

export function writeSubscriberFilters({ search, ...others }: SubscriberFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('q', search.trim());
  for (const [name, value] of Object.entries(others)) if (value) query.set(name, value);
  return query;
}

/** The filters as the call takes them. */
export function subscriberQuery({ search, ...chosen }: SubscriberFilters): SubscriberFilter {
  const part = search.trim().slice(0, 254);
  return {
    ...(part ? { search: part } : {}),
    ...(Object.fromEntries(
      Object.entries(chosen).filter(([, value]) => value),
    ) as SubscriberFilter),
  };
}
