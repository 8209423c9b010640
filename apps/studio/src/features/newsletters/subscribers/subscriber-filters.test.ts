import { expect, it } from 'vitest';
import {
  readSubscriberFilters,
  subscriberQuery,
  writeSubscriberFilters,
} from './subscriber-filters.ts';

const read = (query: string) => readSubscriberFilters(new URLSearchParams(query));

it('keeps filters in the URL and ignores what it does not know', () => {
  const filters = read('q=ann&newsletter=3f1c-1&state=left&source=import&language=de');
  expect(writeSubscriberFilters(filters).toString()).toBe(
    'q=ann&newsletter=3f1c-1&state=left&source=import&language=de',
  );
  expect(subscriberQuery(filters)).toEqual({
    ...{ search: 'ann', newsletter: '3f1c-1', state: 'left', source: 'import', language: 'de' },
  });
  expect(subscriberQuery(read('state=asleep&source=x&newsletter=%27%20or%201&language=1'))).toEqual(
    {},
  );
});

it('searches for nothing without a word', () => {
  expect(subscriberQuery(read('q=%20%20'))).toEqual({});
  expect(writeSubscriberFilters(read('q=%20')).toString()).toBe('');
});
