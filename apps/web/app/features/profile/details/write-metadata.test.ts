import { expect, it } from 'vitest';
import { writeMetadata } from './write-metadata.ts';

it.each([
  ['nothing', null],
  ['no JSON', 'x{'],
  ['a list', '[1]'],
  ['invalid postal data', '{"userData":"x"}'],
])('replaces %s', (_, metadata) => {
  expect(JSON.parse(writeMetadata(metadata, { city: 'Turin' }))).toEqual({
    userData: { city: 'Turin' },
  });
});

it('keeps unknown keys', () => {
  const metadata = '{"crm":{"a":1},"userData":{"city":"Rome","language":"it"}}';
  expect(JSON.parse(writeMetadata(metadata, { city: 'Turin', country: '' }))).toEqual({
    crm: { a: 1 },
    userData: { city: 'Turin', language: 'it', country: '' },
  });
});
