import { expect, it } from 'vitest';
import { readMediaView, writeMediaView } from './media-filters.ts';

const roundTrip = (query: string) =>
  String(writeMediaView(readMediaView(new URLSearchParams(query))));

it('keeps the view in the URL, and leaves out what is usual', () => {
  expect(roundTrip('q=river&show=unused&view=list')).toBe('q=river&show=unused&view=list');
  expect(roundTrip('show=all&view=grid&q=+')).toBe('');
});

it('ignores unknown values', () => {
  expect(readMediaView(new URLSearchParams('show=secret&view=globe'))).toEqual({
    search: '',
    filter: 'all',
    layout: 'grid',
  });
});
