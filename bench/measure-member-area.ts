import { join } from 'node:path';
import { load, median } from './lib/load.ts';
import { freePort, ROOT, type Running, startServer } from './lib/server-process.ts';
import type { Row } from './lib/table.ts';

const MEMBERS = 50_000;
const CONTENTS = 1_000;
const ROUNDS = 60;
const VISITORS = join(ROOT, 'bench/lib/visitors.lua');

const CALLS: Record<string, string> = {
  'member content list': '/api/library',
  'member content list, last page': '/api/library?page=84',
  'unread and accessible, by title': '/api/library?state=unread&plan=open&sort=title',
  'read, one category': '/api/library?state=read&category=category-3',
  'search member content': '/api/library?q=harbour',
  dashboard: '/api/library/overview',
  'unread notices': '/api/notifications/unread',
};

/** The calls of a member's pages, with 50,000 other members who have each read twenty texts. */
export async function measureMemberArea(): Promise<Row[]> {
  const size = { MEMBERS: String(MEMBERS), CONTENTS: String(CONTENTS) };
  const server = await startServer(['bench/servers/serve-member-area.ts'], size, await freePort());
  try {
    const jwt = await register(server);
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(CALLS)) {
      rows.push({ what: `${what}, p50`, value: await p50(server, jwt, path), unit: 'ms' });
    }
    const headers = { Authorization: `Bearer ${jwt}` };
    const { perSecond } = await load({
      url: `${server.url}/api/library`,
      headers,
      script: VISITORS,
    });
    return [
      ...rows,
      { what: 'member content list, 32 concurrent', value: perSecond, unit: 'req/s' },
    ];
  } finally {
    await server.stop();
  }
}

let requests = 0;

/** Each from its own address, because requests are limited per address. */
async function ask(server: Running, path: string, init: RequestInit = {}): Promise<string> {
  requests += 1;
  const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': address };
  const response = await fetch(server.url + path, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
  return text;
}

/** A member who has read some of the content, like the others. */
async function register(server: Running): Promise<string> {
  const send = (path: string, method: string, body: object, token?: string) =>
    ask(server, path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const person = { username: 'bench', email: 'bench@example.org', password: 'a bench password' };
  const { jwt } = JSON.parse(await send('/api/auth/local/register', 'POST', person));
  const headers = { authorization: `Bearer ${jwt}` };
  const { data } = JSON.parse(await ask(server, '/api/library?plan=open&pageSize=20', { headers }));
  for (const [index, { documentId }] of data.entries()) {
    await send(`/api/reading/${documentId}`, 'PUT', { position: (index % 3) / 2 }, jwt);
  }
  return jwt;
}

async function p50(server: Running, jwt: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await ask(server, path, { headers: { authorization: `Bearer ${jwt}` } });
    times.push(performance.now() - began);
  }
  return median(times);
}
