import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { type ImportApp, openImportApp } from '../../testing/imports/import-app.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { write } from '../../testing/write-posts.ts';
import { performPass } from './pass/perform-pass.ts';
import { createStrapiClient } from './strapi/strapi-client.ts';

/** Our own API speaks the dialect of Strapi 5, and was compared with a real one. */
let source: ContentApp;
let site: ImportApp;
beforeEach(async () => {
  source = await openContentApp();
  source.app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === 'Bearer editor') request.headers['x-role'] = 'editor';
  });
  site = await openImportApp();
});
afterEach(async () => {
  await source.close();
  await site.close();
});

it('copies from a server that is no stand-in', async () => {
  const author = await write(source, 'authors', { name: 'Ada', username: 'ada' });
  const post = await write(source, 'blog-posts', {
    title: 'One',
    body: 'First',
    author: author.documentId,
    publishedAt: '2026-01-01T00:00:00.000Z',
  });
  const url = await source.app.listen({ port: 0, host: '127.0.0.1' });
  const context = {
    imports: { content: site.service, media: site.context.media },
    client: createStrapiClient({ url, token: 'editor' }),
    locale: 'en',
    logger: memoryLog().logger,
    now: () => site.clock.now,
  };
  await performPass(context);
  const read = async () => (await site.get('/api/blog-posts?populate=*')).body.data;
  expect(await read()).toMatchObject([
    { title: 'One', author: { username: 'ada' }, publishedAt: '2026-01-01T00:00:00.000Z' },
  ]);
  source.clock.now = new Date('2026-06-02T00:00:00.000Z');
  const wait = () => {
    site.clock.now = new Date(site.clock.now.getTime() + 5 * MINUTE);
  };
  wait();
  await source.send('PUT', `/api/blog-posts/${post.documentId}`, { data: { title: 'Two' } });
  await performPass(context);
  expect(await read()).toMatchObject([{ title: 'Two' }]);
  wait();
  await source.send('DELETE', `/api/blog-posts/${post.documentId}`);
  await performPass(context);
  expect(await read()).toEqual([]);
});
