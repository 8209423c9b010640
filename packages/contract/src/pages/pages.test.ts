import { describe, expect, it } from 'vitest';
import { findPage, type Page, pages, pathTo } from './index.ts';

const all: [string, Page][] = Object.entries(pages);

describe('pages', () => {
  it('have unique paths', () => {
    const paths = all.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(all)('%s is cached if and only if it is public', (_name, page) => {
    if (page.cacheTags) expect(page.access).toBe('public');
    if (page.isForReading) expect(page.cacheTags).toBeDefined();
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
    expect(pathTo(pages.landing)).toBe('/');
  });

  it('requires every parameter', () => {
    // @ts-expect-error the slug is missing
    expect(pathTo(pages.blogPost)).toBe('/blog/');
  });
});

describe('findPage', () => {
  it.each(all)('finds %s by its path', (name, page) => {
    expect(findPage(page.path.replace(':slug', 'a-slug'))?.name).toBe(name);
  });

  it('finds nothing at an unknown path', () => {
    for (const path of ['/blog/', '/blog/a/b', '/nowhere', '/policies/', '']) {
      expect(findPage(path)).toBeUndefined();
    }
  });
});
