import { describe, expect, it } from 'vitest';
import { findPage, type Page, pages, pathTo } from './index.ts';

const all: [string, Page][] = Object.entries(pages);

describe('pages', () => {
  it('have a path each', () => {
    const paths = all.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(all)('%s is cached exactly if everyone may see it', (_name, page) => {
    if (page.cacheTags) expect(page.access).toBe('public');
    if (page.isForReading) expect(page.cacheTags).toBeDefined();
  });

  it.each(all)(
    '%s drops nothing that it does not read',
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

  it('needs every parameter', () => {
    // @ts-expect-error the slug is missing
    expect(pathTo(pages.blogPost)).toBe('/blog/');
  });
});

describe('findPage', () => {
  it.each(all)('finds %s by its path', (name, page) => {
    expect(findPage(page.path.replace(':slug', 'a-slug'))?.name).toBe(name);
  });

  it('finds nothing where there is no page', () => {
    for (const path of ['/blog/', '/blog/a/b', '/nowhere', '/policies', '']) {
      expect(findPage(path)).toBeUndefined();
    }
  });
});
