import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillDrafts, makeEditor } from '../fixtures/fill-drafts.ts';
import { BENCH_USER, post, register } from '../lib/accounts.ts';
import { percentile } from '../lib/load.ts';
import { freePort, ROOT, type Running, SITE, startServer } from '../lib/server-process.ts';
import { makeSite } from '../lib/site.ts';
import type { Row } from '../lib/table.ts';
import { measureStudioScreens } from './measure-screens.ts';

const POSTS = 20_000;
const ROUNDS = 20;

const LISTS: Record<string, string> = {
  'newest first': '',
  'by title': '&sort=title&direction=asc',
  'drafts only': '&state=draft',
  'search for a word': '&search=harbour',
  'search for the beginning of a word': '&search=ward+19',
};

/** The studio with 20,000 posts: responses of its lists, and its screens in a browser. */
export async function measureStudio(): Promise<Row[]> {
  const dataDir = await makeSite();
  await fillDrafts(dataDir, POSTS);
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    await register(server);
    await makeEditor(dataDir, BENCH_USER.email);
    const { email: identifier, password } = BENCH_USER;
    const { jwt } = await post<{ jwt: string }>(server, '/api/auth/local', {
      identifier,
      password,
    });
    return [
      ...(await measureLists(server, jwt)),
      ...(await measureStudioScreens(server, {
        short: await createPost(server, jwt, 'Rather short', 10),
        long: await createPost(server, jwt, 'Rather long', 200),
      })),
    ];
  } finally {
    await server.stop();
  }
}

async function measureLists(server: Running, jwt: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, query] of Object.entries(LISTS)) {
    const times: number[] = [];
    let cursor = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const path = `/api/studio/entries?kind=blog-posts${query}${cursor}`;
      const page = await send<{ meta: { nextCursor: string | null } }>(server, jwt, 'GET', path);
      times.push(performance.now() - began);
      const next = page.meta.nextCursor;
      cursor = next ? `&cursor=${encodeURIComponent(next)}` : '';
    }
    const what = `list of ${POSTS} posts, ${name}, p95`;
    rows.push({ what, value: percentile(times, 0.95), unit: 'ms', goal: '≤ 100' });
  }
  return rows;
}

/** A draft with texts of the starter content, repeated until it has this size. Returns its title. */
async function createPost(
  server: Running,
  jwt: string,
  title: string,
  kilobytes: number,
): Promise<string> {
  const folder = join(ROOT, 'content/blog-posts');
  const texts = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
  );
  const size = kilobytes * 1000;
  let body = '';
  while (body.length < size) body += texts.join('\n');
  const data = { title, body: body.slice(0, body.lastIndexOf('\n\n', size)) };
  const path = '/api/studio/entries/blog-posts';
  await send(server, jwt, 'POST', path, { data });
  return title;
}

let requests = 0;

/** Each from its own address, because requests are limited per address. */
async function send<T>(
  { url }: Running,
  jwt: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  requests += 1;
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${jwt}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${requests >> 8}.${requests & 255}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${path} responded with ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}
