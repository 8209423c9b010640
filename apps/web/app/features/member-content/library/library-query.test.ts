import { describe, expect, it } from 'vitest';
import { addressWith, isFiltered, readAddress } from './library-query.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the URL of the library', () => {
  it('is read as it was written', () => {
    const search = 'q=night+bus&category=economy&state=unread&plan=open&sort=title&page=3';
    const address = read(search);
    expect(address).toEqual({
      q: 'night bus',
      category: 'economy',
      state: 'unread',
      plan: 'open',
      sort: 'title',
      page: 3,
    });
    expect(addressWith(address, { page: 3 })).toBe(`/dashboard/content?${search}`);
    expect(isFiltered(address)).toBe(true);
  });

  it('shows everything without valid filters', () => {
    const plain = {
      q: '',
      category: undefined,
      state: undefined,
      plan: undefined,
      sort: 'newest',
      page: 1,
    };
    expect(read('')).toEqual(plain);
    expect(read('page=-2&sort=body&state=x&plan=gold&category=%00&q=%20')).toEqual(plain);
    expect(read('page=1.5').page).toBe(1);
    expect(read('page=1e9').page).toBe(1);
    expect(addressWith(read(''), {})).toBe('/dashboard/content');
  });

  it('resets the page when a filter changes', () => {
    expect(addressWith(read('page=4'), { state: 'read' })).toBe('/dashboard/content?state=read');
    expect(addressWith(read('page=4&q=x'), { q: '' })).toBe('/dashboard/content');
  });
});
