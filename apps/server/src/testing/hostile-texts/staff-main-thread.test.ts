import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ConsultationApp,
  openConsultationApp,
} from '../../features/consultations/testing/consultation-app.ts';
import { MARK, plainText } from './hostile-texts.ts';
import { parsedHere } from './parsed-here.ts';

vi.mock('remark-parse', async (load) => {
  const { noticingPlugin } = await import('./parsed-here.ts');
  const { default: plugin } = await load<typeof import('remark-parse')>();
  return { default: noticingPlugin('remark-parse', plugin as never) };
});

/** CPU time of the thread that answers all requests, beyond what a plain text of this length takes. */
const MAX_MS = 250;

const embeds = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `https://youtu.be/${String(index).padStart(11, 'a')}`,
  );

/** Each can be rendered in the time that a text may take, but not at once. */
const TEXTS: Record<string, string> = {
  'many embeds': `${MARK}\n\n${embeds(3_000).join('\n\n')}`,
  'many attributes': `${MARK}\n\n::button[a]{${'a=1 '.repeat(40_000)}}`,
  'open brackets in a block': `${MARK}\n\n::button[${'['.repeat(90_000)}`,
  'many words of Arabic': `${MARK}\n\n${'نص عربي طويل عن المياه. '.repeat(8_000)}`,
  'many links': `${MARK}\n\n${'[a](/b) '.repeat(10_000)}`,
};

let app: ConsultationApp;
let post: string;
let version: number;
beforeAll(async () => {
  app = await openConsultationApp();
  const data = { title: 'A river', slug: 'a-river', body: 'Words.' };
  const created = await app.edith.ask('POST', '/entries/blog-posts', { data });
  post = `/entries/blog-posts/${created.body.data.documentId}`;
  await app.edith.ask('POST', `${post}/publish`, {});
  version = (await app.edith.ask('GET', post)).body.data.version;
});
afterAll(() => app.site.close());
beforeEach(() => parsedHere.splice(0));

const queries = () => app.site.deps.db.queries;

/** As if it had been saved, which not every machine allows in the time. */
async function store(body: string): Promise<void> {
  await queries().updateTable('blog_posts').set({ body }).execute();
  await queries().updateTable('policies').set({ body }).execute();
}

const get = (path: string) => app.site.send('GET', path);

async function save(body: string) {
  const saved = await app.edith.ask(
    'PUT',
    post,
    { data: { body } },
    { 'if-match': `"${version}"` },
  );
  version = saved.body.data?.version ?? version;
  return saved;
}

async function publish(body: string): Promise<void> {
  await save(body);
  const published = await app.edith.ask('POST', `${post}/publish`, {});
  version = published.body.data.version;
}

const calls: Record<string, (body: string) => Promise<{ status: number }>> = {
  'renders it': (body) => app.edith.ask('POST', '/render', { body }),
  'saves it': save,
  'asks what to know before publishing it': () => app.edith.ask('GET', `${post}/checks`),
  'previews it': async () => {
    const { body } = await app.edith.ask('POST', `${post}/preview-links`, { isShared: false });
    return get(`/api/previews?${new URLSearchParams(body.data.path.split('?')[1])}`);
  },
  'publishes it, and its page is read': async (body) => {
    await publish(body);
    return get('/api/blog-posts/by-slug/a-river');
  },
  'publishes it, and the feed is read': async (body) => {
    await publish(body);
    return get('/feed.xml');
  },
  'opens a consultation about it': async () => {
    await queries().deleteFrom('consultations').execute();
    return { status: (await app.open({ key: randomUUID() })).id === undefined ? 409 : 201 };
  },
};

async function measure(call: (body: string) => Promise<{ status: number }>, body: string) {
  await store(body);
  const start = process.threadCpuUsage();
  const { status } = await call(body);
  const { user, system } = process.threadCpuUsage(start);
  return { status, cpuMs: (user + system) / 1000 };
}

describe('the main thread parses no text of staff if somebody', () => {
  it.each(Object.entries(calls))('%s', async (_, call) => {
    for (const [name, text] of Object.entries(TEXTS)) {
      const usual = await measure(call, plainText(text.length));
      expect(usual.status, 'a plain text').toBeLessThan(300);
      const { status, cpuMs } = await measure(call, text);
      expect(status, name).not.toBe(500);
      expect(parsedHere, name).toEqual([]);
      expect(cpuMs, name).toBeLessThan(MAX_MS + usual.cpuMs);
    }
  });
});
