import { expect, it } from 'vitest';
import { addressOfPage, readPage } from './contribution-pages.ts';

const read = (query: string) => readPage(new URLSearchParams(query));

it('reads the number of a page', () => {
  expect([read(''), read('page=1'), read('page=27')]).toEqual([1, 1, 27]);
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=', 'page=x', 'page=9999999', 'page=1e3'])(
  'refuses %s',
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);

it('gives the first page the plain address', () => {
  const address = (page: number) => addressOfPage('consultation', { slug: 'homes', page });
  expect(address(1)).toBe('/consultations/homes');
  expect(address(2)).toBe('/consultations/homes?page=2');
});
