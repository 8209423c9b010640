import { randomUUID } from 'node:crypto';
import type { Pledge } from '@rostra/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPledgeApp, type PledgeApp, source } from './testing/pledge-app.ts';

let app: PledgeApp;
beforeEach(async () => {
  app = await openPledgeApp();
});
afterEach(() => app.site.close());

const list = async (query = '') => (await app.get(`/api/pledges${query}`)).body;
const ofPolicy = async (slug = 'housing') =>
  (await app.get(`/api/policies/by-slug/${slug}/pledges`)).body.data;
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
const fieldsOf = ({ body }: Awaited<ReturnType<PledgeApp['get']>>) =>
  body.error?.details.errors.map(({ path }: { path: string[] }) => path.join('.'));
const auditActions = async () => {
  const rows = await app.site.deps.db.queries
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['pledge.add', 'pledge.update', 'pledge.correct'])
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('the menus', () => {
  const lists = ['/take-part', '/consultations', '/votes', '/pledges'];
  const hidden = async (): Promise<string[]> => {
    const { unpublished = [] } = (await app.get('/api/site')).body;
    return lists.filter((list) => unpublished.includes(list));
  };

  it('link to what members take part in from the first pledge on', async () => {
    expect(await hidden()).toEqual(lists);
    expect((await app.site.app.inject('/sitemap.xml')).body).not.toContain('/take-part');
    await app.add();
    await expect.poll(hidden).toEqual(['/consultations', '/votes']);
    expect((await app.site.app.inject('/sitemap.xml')).body).toContain('/take-part</loc>');
  });
});

describe('a pledge', () => {
  it('is not rated before there is evidence', async () => {
    const pledge = await app.add();
    expect(pledge).toMatchObject({
      text: 'We build 1,000 homes each year.',
      status: 'unrated',
      latest: null,
      updates: [],
      policyTitle: 'Housing',
      policyKey: 'housing',
    });
    expect((await list()).data).toMatchObject([{ id: pledge.id, status: 'unrated' }]);
  });

  it('has the status of its newest evidence by date, whenever it was recorded', async () => {
    const { id } = await app.add();
    await app.update(id, { status: 'kept', asOf: '2026-02-01' });
    const { body } = await app.update(id, { status: 'stalled', asOf: '2025-06-01' });
    expect(body.data.pledge).toMatchObject({ status: 'kept', latest: { number: 1 } });
    expect(body.data.pledge.updates.map(({ number }: { number: number }) => number)).toEqual([
      2, 1,
    ]);
  });

  it('keeps what was corrected, and says by which entry', async () => {
    const { id } = await app.add();
    await app.update(id, { status: 'kept', evidence: 'All homes are finished.' });
    await app.update(id, { status: 'inHand', evidence: 'Only half of them.', corrects: 1 });
    const [pledge] = (await ofPolicy()).pledges;
    expect(pledge.status).toBe('inHand');
    expect(pledge.updates).toMatchObject([
      { number: 2, corrects: 1, correctedBy: null },
      { number: 1, status: 'kept', evidence: 'All homes are finished.', correctedBy: 2 },
    ]);
    expect(await auditActions()).toEqual(['pledge.add', 'pledge.update', 'pledge.correct']);
  });

  it('falls back to the rating before if one is taken back', async () => {
    const { id } = await app.add();
    await app.update(id, { status: 'inHand', asOf: '2026-01-01' });
    await app.update(id, { status: 'broken', asOf: '2026-02-01' });
    const { body } = await app.update(id, { status: 'unrated', asOf: '2026-02-02', corrects: 2 });
    expect(body.data.pledge).toMatchObject({ status: 'inHand', latest: { number: 1 } });
    const refused = await app.update(id, { status: 'unrated' });
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['status']]);
  });

  it('keeps its earlier wordings with the reason', async () => {
    await app.publish('Build 1,200 homes.');
    const { id } = await app.add();
    const { body } = await app.correct(id, { untilEdition: 2 });
    expect(body.data.pledge).toMatchObject({
      text: 'We build 1,200 homes each year.',
      untilEdition: 2,
      wording: 2,
      formerWordings: [
        { text: 'We build 1,000 homes each year.', untilEdition: null, reason: 'A typing error.' },
      ],
    });
    expect((await ofPolicy()).pledges[0].formerWordings).toHaveLength(1);
  });

  it('is listed by status, with the numbers of all', async () => {
    const { id } = await app.add();
    app.site.clock.advance(1);
    await app.add({ text: 'Rents rise by 2 % at most.' });
    app.site.clock.advance(1);
    await app.update(id, { status: 'broken' });
    const broken = await list('?status=broken');
    expect(broken.data).toMatchObject([{ id, status: 'broken' }]);
    expect(broken.meta.counts).toMatchObject({ broken: 1, unrated: 1, kept: 0 });
    // In the order of the text of the policy; all together, what was changed last comes first.
    const texts = (pledges: Pledge[]) => pledges.map(({ text }) => text.slice(0, 5));
    expect(texts((await list(`?documentId=${app.documentId}`)).data)).toEqual(['We bu', 'Rents']);
    expect((await list('?documentId=none')).data).toEqual([]);
    expect((await app.get('/api/pledges?status=lost')).status).toBe(400);
  });

  it('lists what changed last first', async () => {
    const first = await app.add();
    app.site.clock.advance(1);
    const second = await app.add();
    expect((await list()).data.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    app.site.clock.advance(1);
    await app.correct(first.id);
    expect((await list()).data[0].id).toBe(first.id);
  });

  it('stays readable when its policy is renamed, taken down and deleted', async () => {
    await app.add();
    const path = `/entries/policies/${app.documentId}`;
    await app.edith.ask('PUT', `${path}?locale=en`, { data: { title: 'Homes', slug: 'homes' } });
    await app.edith.ask('POST', `${path}/publish?locale=en`, {});
    expect((await list()).data).toMatchObject([{ policyKey: 'homes', policyTitle: 'Homes' }]);
    await app.edith.ask('POST', `${path}/unpublish?locale=en`, {});
    expect((await list()).data).toMatchObject([
      { policyKey: app.documentId, policyTitle: 'Housing' },
    ]);
    const { policy, pledges } = await ofPolicy(app.documentId);
    expect([policy.path, pledges.length]).toEqual([null, 1]);
    await app.edith.ask('DELETE', `${path}`);
    expect((await ofPolicy(app.documentId)).pledges).toHaveLength(1);
    expect((await app.get('/api/policies/by-slug/none/pledges')).status).toBe(404);
  });

  it('drops cached pages with every change', async () => {
    const { db } = app.site.deps;
    const { id } = await app.add();
    await app.update(id);
    await app.correct(id);
    const rows = await db.queries.selectFrom('content_changes').select('tags').execute();
    const dropped = rows.filter(({ tags }) => tags.includes('pledges'));
    expect(dropped.length).toBeGreaterThanOrEqual(1);
    expect(dropped.every(({ tags }) => tags.includes('policies'))).toBe(true);
  });
});

describe('the database', () => {
  it('refuses to change or delete anything', async () => {
    const { queries } = app.site.deps.db;
    const { id } = await app.add();
    await app.update(id);
    const attempts = [
      () => queries.updateTable('pledges').set({ policy_title: 'x' }).execute(),
      () => queries.updateTable('pledge_wordings').set({ text: 'x' }).execute(),
      () => queries.updateTable('pledge_updates').set({ status: 'kept' }).execute(),
      () => queries.deleteFrom('pledge_updates').execute(),
      () => queries.deleteFrom('pledge_wordings').execute(),
      () => queries.deleteFrom('pledges').execute(),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('append-only');
    const replace =
      app.site.deps.db.kind === 'sqlite'
        ? sql`insert or replace into pledge_updates select * from pledge_updates`
        : sql`truncate pledge_updates`;
    await expect(replace.execute(queries)).rejects.toThrow('append-only');
    expect((await list()).data).toMatchObject([{ status: 'inHand' }]);
  });
});

describe('writing at the same time', () => {
  it('adds one update for each key, however often it is sent', async () => {
    const key = randomUUID();
    const added = await app.tryToAdd({ key });
    const again = await app.tryToAdd({ key });
    expect([added.status, again.status]).toEqual([201, 201]);
    const once = { key: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => app.update(key, once)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await ofPolicy()).pledges[0].updates).toHaveLength(1);
    const other = await app.add();
    expect(codeOf(await app.update(other.id, once))).toEqual([409, 'conflict']);
  });

  it('numbers updates without gaps', async () => {
    const { id } = await app.add();
    await Promise.all([1, 2, 3, 4].map(() => app.update(id)));
    const [{ updates }] = (await ofPolicy()).pledges;
    expect(updates.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
  });

  it('lets one of two editors correct an entry', async () => {
    const { id } = await app.add();
    await app.update(id);
    const sent = await Promise.all([1, 2].map(() => app.update(id, { corrects: 1 })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
    const next = await app.update(id, { corrects: 2 });
    expect(next.status).toBe(201);
  });

  it('lets one of two editors correct the wording, and takes the same correction twice', async () => {
    const { id } = await app.add();
    const sent = await Promise.all(
      ['One', 'Two'].map((text) => app.correct(id, { text, reason: text })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { text } = (await ofPolicy()).pledges[0];
    expect((await app.correct(id, { text, reason: text })).status).toBe(201);
    expect((await ofPolicy()).pledges[0].formerWordings).toHaveLength(1);
    const same = await app.correct(id, { text, replaces: 2 });
    expect(codeOf(same)).toEqual([409, 'conflict']);
  });
});

describe('who may write', () => {
  it('is editors only', async () => {
    const { id } = await app.add();
    const ask = (name: string) => [
      app.site.as(name).ask('GET', '/pledges'),
      app.site.as(name).ask('GET', `/pledges/${id}`),
      app.site.as(name).ask('POST', '/pledges', {}),
      app.site.as(name).ask('POST', `/pledges/${id}/updates`, {}),
      app.site.as(name).ask('POST', `/pledges/${id}/wordings`, {}),
    ];
    for (const name of ['ada', 'max']) {
      const responses = await Promise.all(ask(name));
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await app.site.send('POST', '/api/studio/pledges', {})).status).toBe(401);
    const routes = ['PUT', 'PATCH', 'DELETE'] as const;
    for (const method of routes) {
      const { status } = await app.edith.ask(method as 'PUT', `/pledges/${id}/updates/1`, {});
      expect(status).toBe(404);
    }
  });
});

describe('bad input', () => {
  it('is refused by field', async () => {
    const tries: [Record<string, unknown>, string][] = [
      [{ text: ' ' }, 'text'],
      [{ text: '\u200b\u2060' }, 'text'],
      [{ text: 'x'.repeat(501) }, 'text'],
      [{ text: 'Two\nlines' }, 'text'],
      [{ dueOn: '2026-02-30' }, 'dueOn'],
      [{ dueOn: 'soon' }, 'dueOn'],
      [{ sinceEdition: 2 }, 'sinceEdition'],
      [{ sinceEdition: 0 }, 'sinceEdition'],
      [{ untilEdition: 9 }, 'untilEdition'],
      [{ key: 'x' }, 'key'],
    ];
    for (const [more, field] of tries) {
      const response = await app.tryToAdd(more);
      expect([more, response.status, fieldsOf(response)]).toEqual([more, 400, [field]]);
    }
    expect((await app.tryToAdd({ documentId: 'none' })).status).toBe(404);
    expect((await list()).data).toEqual([]);
  });

  it('is refused in updates, and stores nothing', async () => {
    const { id } = await app.add();
    const tries: [Record<string, unknown>, string][] = [
      [{ status: 'done' }, 'status'],
      [{ evidence: '' }, 'evidence'],
      [{ evidence: 'x'.repeat(2001) }, 'evidence'],
      [{ asOf: '2026-13-01' }, 'asOf'],
      [{ asOf: '9999-01-01' }, 'asOf'],
      [{ sources: [] }, 'sources'],
      [{ sources: Array.from({ length: 11 }, () => source()) }, 'sources'],
      [{ sources: [source(), source({ title: ' ' })] }, 'sources.1.title'],
      [{ sources: [source({ date: '9999-01-01' })] }, 'sources.0.date'],
      [{ sources: [source({ date: '' })] }, 'sources.0.date'],
      [{ corrects: 7 }, 'corrects'],
    ];
    for (const [more, field] of tries) {
      const response = await app.update(id, more);
      expect([more, response.status, fieldsOf(response)]).toEqual([more, 400, [field]]);
    }
    expect((await app.update(randomUUID())).status).toBe(404);
    expect((await app.correct(randomUUID())).status).toBe(404);
    expect((await app.correct(id, { reason: ' ' })).status).toBe(400);
    expect((await ofPolicy()).pledges[0].updates).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://files.example.org/a',
    '//evil.example.org',
    '/\\evil.example.org',
    '\\\\evil.example.org',
    'https:/evil.example.org',
    'https://user:secret@bank.example.org/',
    'https://localhost/a',
    'https://a b.example.org/',
    'https://example.org/\u202ereversed',
    'page',
    '',
    `https://example.org/${'x'.repeat(500)}`,
  ])('refuses %j as the address of a source', async (url) => {
    const { id } = await app.add();
    const response = await app.update(id, { sources: [source({ url })] });
    expect([response.status, fieldsOf(response)]).toEqual([400, ['sources.0.url']]);
  });

  it('takes addresses and texts in every script', async () => {
    const { id } = await app.add({ text: '1.000 🏠 第一' });
    const urls = [
      'https://россия.рф/закон?№=1',
      'http://council.example.org:8080/a#b',
      '/blog/the-last-bus',
      'https://ar.example.org/مدينة',
    ];
    const sources = urls.map((url) => source({ url, title: '第十二号 «١٢»' }));
    const evidence = '第一段 👩‍👩‍👧 — e\u0301\n\n第二段';
    const { status, body } = await app.update(id, { sources, evidence });
    expect(status).toBe(201);
    expect(body.data.pledge.latest).toMatchObject({ evidence, sources });
  });

  it('takes a day that has begun somewhere on Earth', async () => {
    const { id } = await app.add();
    const now = app.site.clock.now().getTime();
    const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
    expect((await app.update(id, { asOf: day(14) })).status).toBe(201);
    expect((await app.update(id, { asOf: day(38) })).status).toBe(400);
  });

  it('needs a published policy', async () => {
    const data = { title: 'Draft', slug: 'draft', area: 'domestic', body: 'Nothing yet.' };
    const created = await app.edith.ask('POST', '/entries/policies', { data });
    const response = await app.tryToAdd({ documentId: created.body.data.documentId });
    expect([response.status, fieldsOf(response)]).toEqual([400, ['documentId']]);
  });
});

it('are in the sitemap, on a page for all and one for each policy', async () => {
  const sitemap = async () => (await app.site.app.inject('/sitemap.xml')).body;
  expect(await sitemap()).not.toContain('/pledges');
  await app.add();
  expect(await sitemap()).toMatch(/localhost\/pledges<\/loc>/);
  expect(await sitemap()).toMatch(/\/policies\/housing\/pledges<\/loc>/);
});
