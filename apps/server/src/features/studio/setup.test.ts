import { join } from 'node:path';
import type { AuthResponse, RemovedStarter, StudioSetup, TestMailResult } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentTypes } from '../../app/content-types.ts';
import { seedSite } from '../../start/seed-site.ts';
import { memoryMailer } from '../../testing/mail/memory-mailer.ts';
import { joinAs } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { fillEntries } from '../content/index.ts';
import { issueSetupLink } from '../staff/index.ts';

const FOLDER = join(import.meta.dirname, '../../../../../content');
const SETUP = '/api/studio/setup';
const STARTER = `${SETUP}/starter-content`;

let site: AccountsApp;
let owner: AuthResponse;
const send = <Data>(method: 'DELETE' | 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  site.send<{ data: Data }>(method, url, body, { token: owner.jwt });
const setup = async () => (await send<StudioSetup>('GET', SETUP)).body.data;

describe('the starter content', () => {
  beforeEach(async () => {
    site = await openAccountsApp({ env: { SITE_LANGUAGES: 'en,de' } });
    const { db, storage } = site.deps;
    const languages = ['en', 'de'];
    await seedSite({ db, storage, clock: site.clock.now, folder: FOLDER, languages });
    await fillEntries(db, contentTypes, 'en');
    owner = await joinAs(site, 'olga', 'owner');
    site.clock.advance(1000);
  });
  afterEach(() => site.close());

  const count = async (table: 'blog_posts' | 'content_entries' | 'content_versions' | 'files') => {
    const { total } = await site.deps.db.queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const remove = async () => (await send<RemovedStarter>('DELETE', STARTER)).body.data;
  const anEntry = async (kind: string, search = '') => {
    const { data } = (
      await send<{ documentId: string; title: string }[]>(
        'GET',
        `/api/studio/entries?kind=${kind}&sort=title&direction=asc${search}`,
      )
    ).body;
    const [first] = data;
    if (!first) throw new Error(`no ${kind}`);
    return first;
  };

  it('is removed for good, with its pictures, versions and pages', async () => {
    const before = await setup();
    expect(before.starter).toMatchObject({ exists: true, changed: 0 });
    expect(before.starter.entries).toBeGreaterThan(30);
    const result = await remove();
    expect(result).toEqual({
      removed: { entries: before.starter.entries, files: before.starter.files },
      kept: { entries: 0, files: 0 },
    });
    for (const table of ['blog_posts', 'content_entries', 'content_versions', 'files'] as const) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect((await site.send('GET', '/api/landing')).status).toBe(404);
    expect((await site.send('GET', '/api/landing?locale=de')).status).toBe(404);
    const posts = await site.send<{ data: object[] }>('GET', '/api/blog-posts');
    expect(posts.body.data).toEqual([]);
    const found = await site.send<{ data: object[] }>('GET', '/api/search?q=bridge');
    expect(found.body.data).toEqual([]);
    expect((await setup()).starter).toMatchObject({ exists: false, entries: 0, files: 0 });
    expect(await remove()).toMatchObject({ removed: { entries: 0, files: 0 } });
    const log = await send<{ action: string; after: object }[]>('GET', '/api/audit');
    expect(log.body.data).toMatchObject([
      { action: 'site.remove_starter_content', after: result.removed },
    ]);
  });

  it('keeps what was changed, and what own texts use', async () => {
    const post = await anEntry('blog-posts');
    const url = `/api/studio/entries/blog-posts/${post.documentId}`;
    await send('PUT', url, { data: { title: 'Ours now' } });
    const { documentId: tag } = await anEntry('tags');
    const picture = (await send<{ id: number }[]>('GET', '/api/studio/media?type=image')).body
      .data[0];
    const own = await send<{ documentId: string }>('POST', '/api/studio/entries/blog-posts', {
      data: { title: 'Our first post', body: 'x', tags: [tag], featuredImage: picture?.id },
    });
    const landing = await site.send<{ data: object }>('GET', '/api/landing');
    await send('PUT', '/api/studio/landing', { ...landing.body.data, name: 'Riverside Union' });
    expect((await setup()).starter.changed).toBe(1);

    const { removed, kept } = await remove();
    expect(removed.entries).toBeGreaterThan(25);
    expect(kept.entries).toBeGreaterThanOrEqual(2);
    expect((await send<{ draft: { title: string } }>('GET', url)).body.data.draft.title).toBe(
      'Ours now',
    );
    const mine = `/api/studio/entries/blog-posts/${own.body.data.documentId}`;
    const { draft } = (
      await send<{ draft: { tags: { documentId: string }[]; featuredImage: { id: number } } }>(
        'GET',
        mine,
      )
    ).body.data;
    expect([draft.tags[0]?.documentId, draft.featuredImage.id]).toEqual([tag, picture?.id]);
    expect((await anEntry('tags')).documentId).toBe(tag);
    const texts = await site.send<{ data: { name: string } }>('GET', '/api/landing');
    expect(texts.body.data.name).toBe('Riverside Union');
    expect((await site.send('GET', '/api/landing?locale=de')).status).toBe(200);
    // What stayed is the organisation's own from now on.
    expect(await remove()).toMatchObject({ removed: { entries: 0, files: 0 } });
    expect((await send('GET', url)).status).toBe(200);
  });

  it('keeps pictures whose description was changed', async () => {
    const { id } = (await send<{ id: number }[]>('GET', '/api/studio/media?type=image')).body
      .data[0] as { id: number };
    await send('PUT', `/api/studio/media/${id}`, { alternativeText: 'Our own words' });
    const { kept } = await remove();
    expect(kept.files).toBe(1);
    expect((await send('GET', `/api/studio/media/${id}`)).status).toBe(200);
  });

  it('can be removed by owners and administrators only', async () => {
    const { jwt } = await joinAs(site, 'edith', 'editor');
    expect((await site.send('DELETE', STARTER, undefined, { token: jwt })).status).toBe(403);
    expect((await site.send('DELETE', STARTER)).status).toBe(401);
  });
});

describe('the first steps', () => {
  beforeEach(async () => {
    site = await openAccountsApp();
  });
  afterEach(() => site.close());

  it('wait for the owner of a new site until they are finished', async () => {
    const link = await issueSetupLink(site.deps.db, 'http://rostra.localhost');
    const key = new URL(link ?? '').searchParams.get('key');
    const person = { username: 'olga', email: 'olga@example.org', password: PASSWORD };
    owner = (await site.send<AuthResponse>('POST', '/api/setup', { key, ...person })).body;
    expect(await setup()).toMatchObject({ isPending: true, starter: { exists: false } });
    for (let i = 0; i < 2; i += 1) {
      expect((await send('POST', `${SETUP}/finish`)).status).toBe(200);
      expect((await setup()).isPending).toBe(false);
    }
  });

  it('do not wait on a site that had an owner before', async () => {
    owner = await joinAs(site, 'olga', 'owner');
    expect((await setup()).isPending).toBe(false);
  });
});

describe('a test mail', () => {
  const open = async (
    mailer?: ReturnType<typeof memoryMailer>,
    development?: AccountsApp['deps']['development'],
  ) => {
    site = await openAccountsApp({ mailer, development });
    owner = await joinAs(site, 'olga', 'owner');
  };
  afterEach(() => site.close());
  const sendMail = async () => (await send<TestMailResult>('POST', `${SETUP}/test-mail`)).body.data;

  it('is sent to the person who asks', async () => {
    const mailer = memoryMailer();
    await open(mailer);
    expect(await setup()).toMatchObject({ sendsMail: true, hasMailbox: false });
    expect(await sendMail()).toEqual({ result: 'sent', to: 'olga@example.org', error: null });
    expect(mailer.sent).toMatchObject([
      { kind: 'test', to: 'olga@example.org', subject: 'Test email from The Plumbline Assembly' },
    ]);
  });

  it('shows what the mail server said if it fails', async () => {
    const mailer = memoryMailer();
    await open(mailer);
    const refusal = Object.assign(new Error('Invalid login'), {
      code: 'EAUTH',
      response: '535 5.7.8 Authentication failed',
    });
    mailer.failNext(1, refusal);
    expect(await sendMail()).toEqual({
      result: 'failed',
      to: 'olga@example.org',
      error: 'EAUTH: 535 5.7.8 Authentication failed',
    });
  });

  it('says that no mail server is configured', async () => {
    await open();
    expect(await setup()).toMatchObject({ sendsMail: false, hasMailbox: false });
    expect(await sendMail()).toMatchObject({ result: 'not_configured', error: null });
  });

  it('can be read in the mailbox while developing', async () => {
    await open(undefined, {
      linkTo: (path) => path,
      hasCookie: () => false,
      exchangeKey: () => undefined,
    });
    expect(await setup()).toMatchObject({ sendsMail: false, hasMailbox: true });
  });
});
