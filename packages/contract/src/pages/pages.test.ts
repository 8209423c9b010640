import { describe, expect, it } from 'vitest';
import { pageTags } from './cache/page-tags.ts';
import { findPage, findReachablePage, type Page, pages, pathTo, slugIn } from './index.ts';

const all: [string, Page][] = Object.entries(pages);

describe('pages', () => {
  it('have unique paths', () => {
    const paths = all.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(all)('%s is cached if and only if it is public', (name, page) => {
    const isCached = name in pageTags;
    if (isCached) expect(page.access).toBe('public');
    if (page.isForReading) expect(isCached).toBe(true);
  });

  it.each(all)(
    '%s has only parameters that it reads',
    (_name, { query = [], uncachedQuery = [] }) => {
      expect(query).toEqual(expect.arrayContaining([...uncachedQuery]));
    },
  );
});

describe('pathTo', () => {
  it('fills in parameters', () => {
    expect(pathTo(pages.blogPost, { slug: 'a b/c' })).toBe('/blog/a%20b%2Fc');
    expect(pathTo(pages.page, { slug: 'about/a b' })).toBe('/about/a%20b');
    expect(pathTo(pages.landing)).toBe('/');
  });

  it('requires every parameter', () => {
    // @ts-expect-error the slug is missing
    expect(pathTo(pages.blogPost)).toBe('/blog/');
  });
});

describe('findPage', () => {
  it.each(all)('finds %s by its path', (name, page) => {
    const path = page.path.replace(':slug+', 'an/address').replace(':slug', 'a-slug');
    expect(findPage(path)?.name).toBe(name);
  });

  it('finds pages of staff at every address that is left', () => {
    for (const path of ['/team', '/about/team', '/a/b-2/c', '/eu', '/login/help']) {
      expect(findPage(path)?.name).toBe('page');
    }
  });

  it('finds nothing where nobody can have a page', () => {
    const taken = ['/blog/a/b', '/policies/domestic/more', '/dashboard/x', '/api', '/api/pages'];
    const server = ['/studio', '/uploads', '/e/1', '/preview/x', '/.well-known/x', '/feed.xml'];
    const languages = ['/de', '/fr/team', '/en-xa/team'];
    const malformed = [
      '/Team',
      '/a//b',
      '/a/',
      '/a/../b',
      '/a%2Fb',
      '/ä',
      '/a--b',
      '/-a',
      '/a_b',
      '',
    ];
    for (const path of [...taken, ...server, ...languages, ...malformed]) {
      expect([path, findReachablePage(path)?.name]).toEqual([path, undefined]);
    }
  });
});

describe('slugIn', () => {
  it('reads the first parameter of a path', () => {
    expect(slugIn(pages.blogPost, '/blog/a%20b')).toBe('a b');
    expect(slugIn(pages.page, '/about/team')).toBe('about/team');
    expect(slugIn(pages.blogPost, '/blog/%zz')).toBeUndefined();
    expect(slugIn(pages.blogPost, '/team')).toBeUndefined();
  });
});
