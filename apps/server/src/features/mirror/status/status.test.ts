import type { AuthResponse, Call } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { openStudioApp } from '../../../testing/staff/studio-app.ts';
import { type MirrorSite, openMirrorSite } from '../../../testing/strapi/mirror-app.ts';
import type { Entry } from '../../../testing/strapi/strapi-rows.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import { listKnownDocuments } from '../../imports/index.ts';
import { SOURCE } from '../mirror-context.ts';
import { replaceHeldBack } from '../removal/held-back.repo.ts';
import { saveMirrorState } from './state.repo.ts';

let mirror: MirrorSite;
let strapi: MirrorSite['strapi'];
let site: MirrorSite['site'];
let owner: AuthResponse;
let content: MirrorSite['content'];
beforeEach(async () => {
  mirror = await openMirrorSite();
  ({ site, strapi, content } = mirror);
  owner = await joinAs(site, 'olga', 'owner');
});
afterEach(() => mirror.close());

const ask = (method: Call['method'], path = '', body?: unknown) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  site.send<any>(method, `/api/studio/mirror${path}`, body, { token: owner.jwt });
const status = async () => (await ask('GET')).body.data;
const imports = () => {
  const { storage, db } = site.deps;
  return { content, media: { queries: db.queries, storage, clock: site.clock.now } };
};
const pass = () => mirror.pass();
const nextPass = () => {
  site.clock.advance(5 * MINUTE);
  return pass();
};
const addPosts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    strapi.add('blog-posts', { title: `Post ${index}`, slug: `post-${index}`, body: 'x' }),
  );
const published = async () =>
  (await site.read('/api/blog-posts')).body.meta.pagination.total as number;

describe('the status of the mirror', () => {
  it('says when the copy was compared, and when it will be', async () => {
    expect(await status()).toMatchObject({
      url: strapi.url,
      running: null,
      lookedAt: null,
      copiedAt: null,
      report: null,
      error: null,
    });
    addPosts(2);
    await pass();
    const at = site.clock.now().toISOString();
    const found = await status();
    expect(found).toMatchObject({
      lookedAt: at,
      copiedAt: at,
      report: { counts: { 'blog-posts': { created: 2 } }, images: 0, missing: [] },
      heldBack: { count: 0, entries: [] },
      remarks: 0,
    });
    expect(Date.parse(found.nextAt) - Date.parse(at)).toBeGreaterThan(0);
    expect(Date.parse(found.nextAt) - Date.parse(at)).toBeLessThanOrEqual(5 * MINUTE);
  });

  it('shows the progress of the first copy', async () => {
    await saveMirrorState(site.deps.db.queries, { kind: 'full', done: 3, total: 8 });
    const running = { kind: 'full', isFirst: true, done: 3, total: 8 };
    expect(await status()).toMatchObject({ running });
  });

  it('shows why Strapi could not be read, until it could', async () => {
    await pass();
    strapi.isDown = true;
    site.clock.advance(DAY);
    owner = (await site.logIn('olga')).body as AuthResponse;
    await expect(pass()).rejects.toThrow('503');
    expect(await status()).toMatchObject({ error: 'authors: 503', running: null });
    strapi.isDown = false;
    await nextPass();
    expect(await status()).toMatchObject({ error: null });
  });

  it('lists what was left out, failures first', async () => {
    const text = { body: 'x', requiredPlan: 'gold', attachments: [] };
    for (let index = 0; index < 51; index += 1) {
      strapi.add('member-contents', { title: `Text ${index}`, slug: `text-${index}`, ...text });
    }
    strapi.add('policies', { title: 'Odd', slug: 'odd', area: 'nowhere', body: 'x' });
    await pass();
    expect(await status()).toMatchObject({ remarks: 52 });
    const { body } = await ask('GET', '/remarks');
    expect(body.data).toHaveLength(50);
    expect(body.data[0]).toMatchObject({ title: 'Odd', outcome: 'failed' });
    expect(body.data[1]).toMatchObject({
      collection: 'member-contents',
      losses: [{ kind: 'access', detail: 'gold → annual' }],
    });
    const rest = await ask('GET', `/remarks?offset=${body.meta.nextOffset}`);
    expect(rest.body.data).toHaveLength(2);
    expect(rest.body.meta.nextOffset).toBeNull();
  });
});

describe('a mass removal', () => {
  let removed: Entry[];
  const confirm = async (seen?: string) => {
    const version = seen ?? (await status()).heldBack.version;
    // The proof of identity is older than the last passes.
    owner = (await site.logIn('olga')).body as AuthResponse;
    return ask('POST', '/removal', { version });
  };
  beforeEach(async () => {
    addPosts(10);
    await pass();
    const posts = strapi.entries['blog-posts'] ?? [];
    removed = posts.slice(2);
    strapi.entries['blog-posts'] = posts.slice(0, 2);
    await nextPass();
  });

  it('is held back and listed', async () => {
    const { heldBack } = await status();
    expect(heldBack.count).toBe(8);
    expect(heldBack.entries[0]).toMatchObject({ collection: 'blog-posts', title: 'Post 2' });
    expect(await published()).toBe(10);
  });

  it('is done at once after an administrator has confirmed it', async () => {
    expect((await confirm()).status).toBe(200);
    expect(await status()).toMatchObject({ heldBack: { count: 0 } });
    // Without waiting for the next regular pass.
    await pass();
    expect(await published()).toBe(2);
    const log = await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('action', '=', 'site.allow_removal')
      .execute();
    expect(log).toHaveLength(1);
  });

  it('keeps entries that are back by then, and holds back what is gone since', async () => {
    await confirm();
    const [kept] = addPosts(5).slice(4);
    await nextPass();
    expect(await published()).toBe(7);
    strapi.entries['blog-posts'] = kept ? [kept] : [];
    await nextPass();
    expect(await published()).toBe(7);
    expect(await status()).toMatchObject({ heldBack: { count: 6 } });
  });

  it('is refused if other entries are gone since, also if they are as many', async () => {
    const { version } = (await status()).heldBack;
    const posts = strapi.entries['blog-posts'] ?? [];
    // One is back, and another one is gone.
    strapi.entries['blog-posts'] = [...removed.slice(0, 1), ...posts.slice(1)];
    await nextPass();
    expect(await status()).toMatchObject({ heldBack: { count: 8 } });
    const answer = await confirm(version);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'conflict']);
    await nextPass();
    expect(await status()).toMatchObject({ heldBack: { count: 8 } });
    expect((await confirm()).status).toBe(200);
    await pass();
    expect(await published()).toBe(2);
  });

  it('keeps its version while the same entries are gone', async () => {
    const { version } = (await status()).heldBack;
    await nextPass();
    expect((await confirm(version)).status).toBe(200);
    expect((await confirm(version)).status).toBe(409);
  });

  it('follows a confirmation that came while a pass was running', async () => {
    const documents = await listKnownDocuments(imports(), SOURCE);
    const ids = removed.map(({ documentId }) => documentId);
    await confirm();
    // The end of a pass that has looked for confirmations before.
    const held = documents.filter(({ sourceId }) => ids.includes(sourceId));
    await replaceHeldBack(site.deps.db, 'blog-posts', held);
    await pass();
    expect(await published()).toBe(2);
  });

  it('stays held back when only some of the entries are back', async () => {
    strapi.entries['blog-posts'] = [...(strapi.entries['blog-posts'] ?? []), ...removed.slice(2)];
    await nextPass();
    expect(await status()).toMatchObject({ heldBack: { count: 2 } });
    expect(await published()).toBe(10);
  });
});

it('says that no Strapi is mirrored', async () => {
  const other = await openStudioApp();
  const { jwt } = await joinAs(other, 'olga', 'owner');
  const answer = await other.send('GET', '/api/studio/mirror', undefined, { token: jwt });
  expect(answer).toMatchObject({ status: 200, body: { data: null } });
  await other.close();
});
