import { join } from 'node:path';
import { measureMachine } from './lib/bare.ts';
import { load } from './lib/load.ts';
import { freePort, ROOT, startServer } from './lib/server-process.ts';
import type { Row } from './lib/table.ts';
import { measureSearch } from './texts/measure-search.ts';

const NEWEST = '/api/blog-posts?populate=*&sort=publishedAt:desc&pagination[pageSize]=10';
const BY_SLUG = '/api/blog-posts?populate=*&filters[slug][$eq]=post-77';
const SIZES = [200, 20_000] as const;
/** Requests per second of Strapi, on the machine that `measureMachine` compares with. */
const STRAPI = { newest: 91, slug: 151 };
const TIMES_STRAPI = 40;
const VISITORS = join(ROOT, 'bench/lib/visitors.lua');
const VARY = join(ROOT, 'bench/lib/vary.lua');

/** The API with few and with many posts, with and without the response cache. */
export async function measureContent(): Promise<Row[]> {
  const rows: Row[] = [];
  const newest: number[] = [];
  for (const posts of SIZES) {
    const server = await startServer(
      ['bench/servers/serve-posts.ts'],
      { POSTS: String(posts) },
      await freePort(),
    );
    const perSecond = async (path: string, script = VISITORS) =>
      (await load({ url: encodeURI(server.url + path), script })).perSecond;
    const machine = await measureMachine();
    const goal = (strapi: number) => `≥ ${Math.round(TIMES_STRAPI * strapi * machine)}`;
    const list = await perSecond(NEWEST);
    newest.push(list);
    rows.push(
      row(`newest 10 with relations, ${posts} posts`, list, goal(STRAPI.newest)),
      row(`newest 10, uncached, ${posts} posts`, await perSecond(NEWEST, VARY)),
      row(`one by slug, ${posts} posts`, await perSecond(BY_SLUG), goal(STRAPI.slug)),
      row(`one by slug, uncached, ${posts} posts`, await perSecond(BY_SLUG, VARY)),
      ...(await measureSearch(server, `${posts} posts`)),
    );
    await server.stop();
  }
  const [few = Number.NaN, many = Number.NaN] = newest;
  rows.push({
    what: 'newest 10, 20,000 compared with 200 posts',
    value: many / few,
    unit: '×',
    goal: '≥ 0.5',
  });
  return rows;
}

const row = (what: string, value: number, goal?: string): Row => ({
  what,
  value,
  unit: 'req/s',
  ...(goal ? { goal } : {}),
});
