import { describe, expect, it } from 'vitest';
import { listPath, readListQuery } from './post-list.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('the URL of a list', () => {
  it('is read as it was written', () => {
    for (const query of [
      { page: 1 },
      { page: 3, category: 'economy' },
      { page: 2, tag: 'a b' },
      { page: 1, category: 'a', tag: 'b', search: 'c & d' },
    ]) {
      const [, search = ''] = listPath(query).split('?');
      expect(read(search)).toEqual(query);
    }
  });

  it('omits the first page, so that a list has one URL', () => {
    expect(listPath({ page: 1 })).toBe('/blog');
    expect(listPath({ page: 1, tag: 'care' })).toBe('/blog?tag=care');
    expect(listPath({ tag: 'care', search: 'x', category: 'a', page: 2 })).toBe(
      '/blog?category=a&page=2&q=x&tag=care',
    );
  });

  it('rejects invalid pages', () => {
    for (const page of ['0', '-1', '1.5', 'x', '', '01', '9999999']) {
      expect(read(`page=${page}`)).toBeUndefined();
    }
  });

  it('treats an empty search as none', () => {
    expect(read('q=%20&tag=')).toEqual({ page: 1 });
  });
});
