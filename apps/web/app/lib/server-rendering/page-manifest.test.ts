import { pageTags } from '@rostra/contract/page-tags';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { applyPageManifest } from './page-manifest.ts';
import { hostContext } from './render-host.ts';

async function request(path: string) {
  const tags: string[] = [];
  const context = new RouterContextProvider();
  context.set(hostContext, { language: 'en', tag: (name: string) => tags.push(name) } as never);
  const url = new URL(path, 'http://site.test');
  const response = await applyPageManifest(
    { url, context, request: new Request(url), params: {}, pattern: path },
    async () => new Response('page'),
  );
  return { tags, cacheControl: (response as Response).headers.get('cache-control') };
}

it('gives a public page the tags of its texts and its content', async () => {
  expect(await request('/blog/a-post?utm_source=x')).toEqual({
    tags: ['messages', ...pageTags.blogPost],
    cacheControl: null,
  });
});

it.each(['/login', '/reset-password', '/dashboard', '/dashboard/content/a-text'])(
  'keeps %s out of every cache',
  async (path) => {
    expect(await request(path)).toMatchObject({ cacheControl: 'private, no-store' });
  },
);

it('tags everything else with its texts and the site settings', async () => {
  expect(await request('/no_such_page')).toEqual({
    tags: ['messages', 'site'],
    cacheControl: null,
  });
});

it('tags an address at which staff can publish a page', async () => {
  expect(await request('/no-such-page')).toEqual({
    tags: ['messages', 'site', 'pages'],
    cacheControl: null,
  });
});
