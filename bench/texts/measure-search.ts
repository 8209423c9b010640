import { createPostgres } from '../../apps/server/src/testing/test-postgres.ts';
import { percentile } from '../lib/load.ts';
import { freePort, type Running, startServer } from '../lib/server-process.ts';
import type { Row } from '../lib/table.ts';

const SEARCHES = [
  'harbour',
  'post 77',
  'flood vote',
  'ledger evening treaty',
  't',
  'w',
  'w0',
  'harb', // cspell:disable-line: the beginning of a word
];
const SEARCH_ROUNDS = 12;
const POSTS = 20_000;

/** The content API is measured on SQLite, which searches on a thread of its own. */
export async function measureSearchOnPostgres(): Promise<Row[]> {
  const database = await createPostgres('template0');
  const env = { POSTS: String(POSTS), DATABASE_URL: database.url };
  const server = await startServer(['bench/servers/serve-posts.ts'], env, await freePort());
  const rows = await measureSearch(server, `${POSTS} posts on PostgreSQL`);
  await server.stop();
  await database.drop();
  return rows;
}

/** Rare, common and short words. Every limit is different, so that no result is cached. */
export async function measureSearch({ url }: Running, site: string): Promise<Row[]> {
  const search = async (words: string, limit: number) => {
    const began = performance.now();
    const response = await fetch(`${url}/api/search?q=${encodeURIComponent(words)}&limit=${limit}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Search responded with ${response.status}`);
    return performance.now() - began;
  };
  const first = await search('budget', 20);
  const times: number[] = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    for (const words of SEARCHES) {
      times.push(await search(words, 20 + round));
    }
  }
  const row = (share: number, goal: string): Row => ({
    what: `search, ${site}, p${share * 100}`,
    value: percentile(times, share),
    unit: 'ms',
    goal,
  });
  return [
    { what: `first search, ${site}`, value: first, unit: 'ms' },
    row(0.5, '≤ 10'),
    row(0.99, '≤ 60'),
  ];
}
