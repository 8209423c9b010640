import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { performPass } from '../../features/mirror/pass/perform-pass.ts';
import { createStrapiClient } from '../../features/mirror/strapi/strapi-client.ts';
import { type ImportApp, openImportApp } from '../imports/import-app.ts';
import { memoryLog } from '../memory-log.ts';
import { openStrapiServer, type StrapiServer, TOKEN } from '../strapi/strapi-server.ts';
import { MARK } from './hostile-texts.ts';
import { parsedHere } from './parsed-here.ts';

vi.mock('remark-parse', async (load) => {
  const { noticingPlugin } = await import('./parsed-here.ts');
  const { default: plugin } = await load<typeof import('remark-parse')>();
  return { default: noticingPlugin('remark-parse', plugin as never) };
});

let site: ImportApp;
let strapi: StrapiServer;
beforeEach(async () => {
  site = await openImportApp();
  strapi = await openStrapiServer();
});
afterEach(async () => {
  await site.close();
  await strapi.close();
});

it('copies texts without pictures and files of Strapi unparsed', async () => {
  const body = `${MARK} runs past [the town](/about) and [others](https://example.org).\n\n`;
  const values = { title: 'A river', slug: 'a-river', excerpt: null, body: body.repeat(60) };
  const related = { author: null, categories: [], tags: [], seo: null, featuredImage: null };
  strapi.add('blog-posts', { ...values, ...related });
  await performPass({
    imports: site.context,
    client: createStrapiClient({ url: strapi.url, token: TOKEN }),
    locale: 'en',
    logger: memoryLog().logger,
    now: () => site.clock.now,
  });
  const parsed = [...parsedHere];
  expect((await site.get('/api/blog-posts')).body.data).toMatchObject([{ body: values.body }]);
  expect(parsed).toEqual([]);
});
