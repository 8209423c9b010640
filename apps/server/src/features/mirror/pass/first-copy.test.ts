import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ImportApp, openImportApp } from '../../../testing/imports/import-app.ts';
import { memoryLog } from '../../../testing/memory-log.ts';
import type { Entry } from '../../../testing/strapi/strapi-rows.ts';
import {
  openStrapiServer,
  type StrapiServer,
  TOKEN,
} from '../../../testing/strapi/strapi-server.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { createStrapiClient } from '../strapi/strapi-client.ts';
import { performPass } from './perform-pass.ts';

/** Each costs a tenth of a millisecond of the thread that answers requests. */
const MAX_STATEMENTS = 31;

let site: ImportApp;
let strapi: StrapiServer;
let author: Entry;
let statements: string[];
beforeEach(async () => {
  statements = [];
  const onQuery = ({ sql }: { sql: string }) => {
    // Progress and changes are announced now and then, for several entries together.
    if (/"mirror_state"|"content_changes"/.test(sql)) return;
    // Each database marks transactions in its own way.
    if (!/^(begin|commit|set local|pragma) ?/.test(sql)) statements.push(sql);
  };
  site = await openImportApp({ db: await openTestDb(onQuery) });
  strapi = await openStrapiServer();
  author = strapi.add('authors', { name: 'Ada', username: 'ada' });
});
afterEach(async () => {
  await site.close();
  await strapi.close();
});

let posts = 0;
function addPost(): void {
  posts += 1;
  const url = `/uploads/river-${posts}.png`;
  strapi.redirect(url, '/uploads/river.png');
  const title = `River ${posts}`;
  const body = 'It runs past [the town](/about).\n\n'.repeat(60);
  const picture = { id: posts, url, alternativeText: 'A river', updatedAt: '2026-01-01' };
  const related = { author, categories: [], tags: [], seo: null, featuredImage: picture };
  strapi.add('blog-posts', { title, slug: `river-${posts}`, excerpt: null, body, ...related });
}

/** How many statements a pass takes that copies some new posts. */
async function copy(count: number): Promise<number> {
  for (let index = 0; index < count; index += 1) addPost();
  statements = [];
  await performPass({
    imports: { content: site.service, media: site.context.media },
    client: createStrapiClient({ url: strapi.url, token: TOKEN }),
    locale: 'en',
    logger: memoryLog().logger,
    now: () => site.clock.now,
  });
  site.clock.now = new Date(site.clock.now.getTime() + 10 * MINUTE);
  return statements.length;
}

it('takes few statements for each post with a picture', async () => {
  await copy(1);
  const [one, five] = [await copy(1), await copy(5)];
  const { body } = await site.get('/api/blog-posts?populate=featuredImage&pagination[pageSize]=25');
  expect(body.data).toHaveLength(7);
  for (const post of body.data) expect(post.featuredImage).toMatchObject({ mime: 'image/png' });
  expect((five - one) / 4).toBeLessThanOrEqual(MAX_STATEMENTS);
});
