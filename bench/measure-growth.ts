import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../apps/server/src/db/client.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { fillLargeSite, type SiteSize } from './fixtures/fill-large-site.ts';
import { median, percentile } from './lib/load.ts';
import { freePort, type Running, SITE, startServer } from './lib/server-process.ts';
import type { Row } from './lib/table.ts';

const SMALL: SiteSize = { members: 100, posts: 50, contents: 50, recordsOfEach: 10 };
const LARGE: SiteSize = { members: 100_000, posts: 20_000, contents: 1_000, recordsOfEach: 10 };

const ROUNDS = 200;
const STARTS = 5;
const PERSON = { username: 'bench', email: 'bench@example.org', password: 'a bench password' };

interface Site {
  server: Running;
  token: string;
  /** A text that everyone may read, and its address. */
  documentId: string;
  slug: string;
  round: number;
}

interface Call {
  method?: string;
  path: string | ((site: Site) => string);
  body?: (site: Site) => unknown;
}

/** The calls of members that read or write the database. Those about payments ask Stripe instead. */
const CALLS: Record<string, Call> = {
  'current user': { path: '/api/users/me' },
  'update profile': {
    method: 'PUT',
    path: '/api/users/me',
    body: ({ round }) => ({ bio: `Text ${round}` }),
  },
  library: { path: '/api/library' },
  'library, last page': { path: '/api/library?page=5&pageSize=10' },
  'library, unread by title': { path: '/api/library?state=unread&plan=open&sort=title' },
  'library, read in a category': { path: '/api/library?state=read&category=category-3' },
  'library, search': { path: '/api/library?q=harbour' },
  overview: { path: '/api/library/overview' },
  'read a text': { path: ({ slug }) => `/api/member-contents/by-slug/${slug}` },
  'save progress': {
    method: 'PUT',
    path: ({ documentId }) => `/api/reading/${documentId}`,
    body: ({ round }) => ({ position: (round % 100) / 100 }),
  },
  'mark as read': {
    method: 'PUT',
    path: ({ documentId }) => `/api/reading/${documentId}/read`,
    body: ({ round }) => ({ isRead: round % 2 === 0 }),
  },
  notifications: { path: '/api/notifications' },
  'unread notifications': { path: '/api/notifications/unread' },
  'mark all notifications as read': {
    method: 'POST',
    path: '/api/notifications/read',
    body: () => ({ upTo: '2026-01-01T00:00:00.000Z' }),
  },
  sessions: { path: '/api/sessions' },
  'security events': { path: '/api/security-events' },
  'second factors': { path: '/api/second-factors' },
  'deletion of the account': { path: '/api/users/me/deletion' },
  'ways to prove identity': { path: '/api/auth/prove' },
};

/** A site with 100,000 members, 20,000 posts and a million notifications and reading records, beside a small one. */
export async function measureGrowth(): Promise<Row[]> {
  const folders = [await fillSite(SMALL), await fillSite(LARGE)];
  // Otherwise each write of a member also waits for the fixture, of which the large one is much larger.
  execFileSync('sync');
  const opened: Site[] = [];
  try {
    const starts = [];
    for (const folder of folders) starts.push(await measureStarts(folder));
    for (const folder of folders) opened.push(await openSite(folder));
    const [small, large] = opened;
    if (!small || !large) throw new Error('A site is missing');
    const [smallStart = 0, largeStart = 0] = starts;
    const rows: Row[] = [
      { what: 'start of a small site', value: smallStart, unit: 'ms' },
      { what: 'start of a large site', value: largeStart, unit: 'ms', goal: '≤ 1500' },
    ];
    for (const [what, call] of Object.entries(CALLS)) {
      const times = { small: [] as number[], large: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.small.push(await time(small, call));
        times.large.push(await time(large, call));
      }
      const [before, after] = [percentile(times.small, 0.95), percentile(times.large, 0.95)];
      rows.push({ what: `${what}, p95 on a large site`, value: after, unit: 'ms' });
      rows.push({
        what: `${what}, to a small site`,
        value: after / before,
        unit: '×',
        goal: '≤ 2',
      });
    }
    return rows;
  } finally {
    for (const { server } of opened) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function fillSite(size: SiteSize): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-growth-'));
  const db = openDb({ dataDir: folder });
  await migrate(db);
  await fillLargeSite(db, size);
  await db.close();
  return folder;
}

const start = async (folder: string) =>
  startServer(
    SITE,
    { DATA_DIR: folder, HOST: '127.0.0.1', TRUST_PROXY: '1', BILLING: 'off' },
    await freePort(),
  );

/** The first start lists all entries for the studio, and is not measured. */
async function measureStarts(folder: string): Promise<number> {
  const times: number[] = [];
  await (await start(folder)).stop();
  for (let count = 0; count < STARTS; count += 1) {
    const server = await start(folder);
    times.push(server.readyMs);
    await server.stop();
  }
  return median(times);
}

async function openSite(folder: string): Promise<Site> {
  const server = await start(folder);
  const site: Site = { server, token: '', documentId: '', slug: '', round: 0 };
  const { jwt } = await ask(site, 'POST', '/api/auth/local/register', PERSON);
  site.token = jwt;
  const { data } = await ask(site, 'GET', '/api/library?plan=open&pageSize=20');
  for (const { documentId } of data) {
    await ask(site, 'PUT', `/api/reading/${documentId}`, { position: 0.5 });
  }
  const [text] = data;
  return { ...site, documentId: text.documentId, slug: text.slug };
}

let requests = 0;

/** Each from its own address, because requests are limited per address. */
async function ask(site: Site, method: string, path: string, body?: unknown) {
  requests += 1;
  const response = await fetch(site.server.url + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
      ...(site.token ? { authorization: `Bearer ${site.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function time(site: Site, { method = 'GET', path, body }: Call): Promise<number> {
  site.round += 1;
  const url = typeof path === 'string' ? path : path(site);
  const startedAt = performance.now();
  await ask(site, method, url, body?.(site));
  return performance.now() - startedAt;
}
