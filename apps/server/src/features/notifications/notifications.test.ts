import type { AuthResponse, CallOutput, listNotices } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/test-accounts.ts';
import { DAY, HOUR, MINUTE } from '../../testing/test-clock.ts';
import { type MemberArea, openMemberArea } from '../../testing/test-member-area.ts';
import { cleanUpNotices } from './clean-up-notices.ts';
import { type NewNotice, notify } from './notify.ts';

type Listed = CallOutput<typeof listNotices>;

let area: MemberArea;
let ada: AuthResponse;
beforeEach(async () => {
  area = await openMemberArea();
  ada = await area.join();
  area.clock.advance(MINUTE);
});
afterEach(() => area.close());

const list = async (token = ada.jwt, query = '') =>
  (await area.send<Listed>('GET', `/api/notifications${query}`, undefined, { token })).body;

const post = <T = { unread: number }>(url: string, token = ada.jwt, body: unknown = {}) =>
  area.send<T>('POST', url, body, { token });

const addNotice = (news: Partial<NewNotice> = {}) =>
  notify(area.deps.db.queries, area.clock.now, {
    userId: ada.user.id,
    kind: 'billing',
    title: 'Payment received',
    text: 'Thank you.',
    href: '/dashboard/subscription',
    onceKey: 'invoice in_1',
    ...news,
  });

describe('notify', () => {
  it('adds an unread notice at the top of this member’s list only', async () => {
    const bob = await area.join('bob');
    await addNotice();
    expect(await list()).toEqual({
      data: [
        {
          id: expect.stringMatching(/^n\d+$/),
          kind: 'billing',
          title: 'Payment received',
          text: 'Thank you.',
          href: '/dashboard/subscription',
          createdAt: area.clock.now().toISOString(),
          isRead: false,
        },
      ],
      meta: { unread: 1, nextCursor: null },
    });
    expect((await list(bob.jwt)).data).toEqual([]);
  });

  it('adds one notice per event, also for concurrent calls', async () => {
    await Promise.all([addNotice(), addNotice({ title: 'Again' }), addNotice()]);
    await addNotice();
    expect((await list()).data).toHaveLength(1);
  });

  it('is rolled back with its transaction', async () => {
    await area.deps.db
      .transaction(async (tx) => {
        await notify(tx, area.clock.now, {
          userId: ada.user.id,
          kind: 'billing',
          title: 'Never happened',
          text: '',
          href: '/dashboard',
          onceKey: 'x',
        });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect((await list()).data).toEqual([]);
  });

  it('does nothing for a deleted user', async () => {
    await expect(addNotice({ userId: 4_711 })).resolves.toBeUndefined();
  });
});

describe('account events', () => {
  it('are added for a changed password and a login on a new device, but not on a known one', async () => {
    const stranger = {
      address: '203.0.113.9',
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/130.0' },
    };
    await area.logIn('ada', PASSWORD, stranger);
    await area.logIn('ada', PASSWORD, stranger);
    area.clock.advance(MINUTE);
    const change = {
      currentPassword: PASSWORD,
      newPassword: 'another good one',
      confirmPassword: 'another good one',
    };
    const changed = await area.send<AuthResponse>('POST', '/api/auth/change-password', change, {
      token: ada.jwt,
    });
    const { data } = await list(changed.body.jwt);
    expect(data.map(({ kind, title, href }) => ({ kind, title, href }))).toEqual([
      { kind: 'account', title: 'Your password was changed', href: '/dashboard/profile' },
      { kind: 'account', title: 'New login to your account', href: '/dashboard/profile' },
    ]);
    expect(data[1]?.text).toContain('Firefox');
  });
});

describe('new content', () => {
  it('is announced to everyone whose plan includes it, without storing rows', async () => {
    const editor = await area.joinEditor();
    const basic = await area.joinWith('basic', 'basic');
    area.clock.advance(MINUTE);
    await area.publish(editor, { title: 'For all', slug: 'for-all' });
    area.clock.advance(MINUTE);
    await area.publish(editor, { title: 'For basic', requiredPlan: 'basic' });
    await area.publish(editor, { title: 'For premium', requiredPlan: 'premium' });
    expect((await list()).data.map(({ title }) => title)).toEqual(['For all']);
    expect((await list()).data[0]).toMatchObject({
      kind: 'content',
      text: 'New for members, a minute to read',
      href: '/dashboard/content/for-all',
      isRead: false,
    });
    expect((await list(basic.jwt)).data.map(({ title }) => title)).toEqual([
      'For basic',
      'For all',
    ]);
    expect(await area.deps.db.queries.selectFrom('notices').selectAll().execute()).toEqual([]);
  });

  it('is announced in the language of the page', async () => {
    const site = await openMemberArea({ env: { SITE_LANGUAGES: 'en,de' } });
    try {
      const eva = await site.join('eva');
      site.clock.advance(MINUTE);
      await site.publish(await site.joinEditor(), { title: 'Long', body: 'word '.repeat(700) });
      const url = '/api/notifications?locale=de';
      const { body } = await site.send<Listed>('GET', url, undefined, { token: eva.jwt });
      expect(body.data[0]?.text).toMatch(/^Neu für .+ \d+ /);
    } finally {
      await site.close();
    }
  });

  it('is not announced to later members, before its publication or months after', async () => {
    const editor = await area.joinEditor();
    await area.publish(editor, { title: 'Old' });
    area.clock.advance(MINUTE);
    const late = await area.join('late');
    const soon = new Date(area.clock.now().getTime() + HOUR).toISOString();
    await area.publish(editor, { title: 'In an hour', publishedAt: soon });
    expect((await list(late.jwt)).data).toEqual([]);
    area.clock.advance(HOUR);
    expect((await list(late.jwt)).data.map(({ title }) => title)).toEqual(['In an hour']);
    area.clock.advance(61 * DAY);
    const back = await area.logIn('late');
    expect((await list(back.body.jwt)).data.filter(({ kind }) => kind === 'content')).toEqual([]);
  });

  it('is not announced if member content is switched off', async () => {
    const editor = await area.joinEditor();
    await area.publish(editor, { title: 'Hidden' });
    const off = await openMemberArea({
      db: area.deps.db,
      now: area.clock.now,
      env: { FEATURE_MEMBER_CONTENT: 'false' },
    });
    const response = await off.send<Listed>('GET', '/api/notifications', undefined, {
      token: ada.jwt,
    });
    expect(response.body.data).toEqual([]);
    await off.app.close();
  });
});

describe('marking as read', () => {
  it('one of each kind, repeatedly, and counts the rest', async () => {
    const editor = await area.joinEditor();
    await addNotice();
    await addNotice({ onceKey: 'other' });
    await area.publish(editor, { title: 'NewNotice' });
    const { data, meta } = await list();
    expect(meta.unread).toBe(3);
    for (const [index, { id }] of data.entries()) {
      expect((await post(`/api/notifications/${id}/read`)).body).toEqual({ unread: 2 - index });
      expect((await post(`/api/notifications/${id}/read`)).body).toEqual({ unread: 2 - index });
    }
    expect((await list()).data.every(({ isRead }) => isRead)).toBe(true);
  });

  it('all up to the newest one seen, never fewer', async () => {
    const editor = await area.joinEditor();
    await addNotice();
    await area.publish(editor, { title: 'Seen' });
    const seen = area.clock.now().toISOString();
    area.clock.advance(MINUTE);
    await addNotice({ onceKey: 'later' });
    await area.publish(editor, { title: 'Later' });
    expect((await post('/api/notifications/read', ada.jwt, { upTo: seen })).body.unread).toBe(2);
    const far = '9999-12-31T00:00:00.000Z';
    expect((await post('/api/notifications/read', ada.jwt, { upTo: far })).body.unread).toBe(0);
    expect((await post('/api/notifications/read', ada.jwt, { upTo: seen })).body.unread).toBe(0);
    area.clock.advance(MINUTE);
    await area.publish(editor, { title: 'After all that' });
    expect((await list()).meta.unread).toBe(1);
  });

  it('responds with the same 404 for all notices that are not the member’s', async () => {
    const editor = await area.joinEditor();
    const bob = await area.join('bob');
    await addNotice();
    const locked = await area.publish(editor, { title: 'Locked', requiredPlan: 'premium' });
    const [own] = (await list()).data;
    expect((await post(`/api/notifications/${own?.id}/read`, bob.jwt)).status).toBe(404);
    expect((await post('/api/notifications/n999999999/read')).status).toBe(404);
    expect((await post(`/api/notifications/c${locked.documentId}/read`)).status).toBe(404);
    for (const id of ['n0', 'n99999999999', 'x1', "n1'--", 'c%00']) {
      expect((await post(`/api/notifications/${id}/read`)).status).toBe(400);
    }
    expect((await list()).meta.unread).toBe(1);
  });

  it('is for members only', async () => {
    for (const [method, url] of [
      ['GET', '/api/notifications'],
      ['GET', '/api/notifications/unread'],
      ['POST', '/api/notifications/read'],
      ['POST', '/api/notifications/n1/read'],
    ] as const) {
      expect((await area.send(method, url)).status).toBe(401);
    }
  });
});

it('pages without gaps or repeats, also for equal times', async () => {
  const editor = await area.joinEditor();
  for (let number = 0; number < 5; number += 1) {
    await addNotice({ onceKey: `a${number}`, title: `told ${number}` });
    await area.publish(editor, { title: `out ${number}` });
    if (number === 2) area.clock.advance(MINUTE);
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = cursor === '' ? '?limit=3' : `?limit=3&cursor=${encodeURIComponent(cursor)}`;
    const { data, meta } = await list(ada.jwt, query);
    seen.push(...data.map(({ title }) => title));
    cursor = meta.nextCursor;
  }
  expect(seen).toHaveLength(10);
  expect(new Set(seen).size).toBe(10);
  for (const bad of ['x', '2026-01-01T00:00:00.000Z_n99999999999', '2026-01-01T00:00:00.000Z_q1']) {
    const url = `/api/notifications?cursor=${encodeURIComponent(bad)}`;
    expect((await area.send('GET', url, undefined, { token: ada.jwt })).status).toBe(400);
  }
});

it('deletes read notices after three months and all after a year', async () => {
  await addNotice();
  await addNotice({ onceKey: 'unread' });
  const first = (await list()).data.at(-1);
  await post(`/api/notifications/${first?.id}/read`);
  const left = async () =>
    (await area.deps.db.queries.selectFrom('notices').select('once_key').execute()).map(
      ({ once_key }) => once_key,
    );
  area.clock.advance(89 * DAY);
  await cleanUpNotices(area.deps);
  expect(await left()).toHaveLength(2);
  area.clock.advance(2 * DAY);
  await cleanUpNotices(area.deps);
  expect(await left()).toEqual(['unread']);
  area.clock.advance(275 * DAY);
  await cleanUpNotices(area.deps);
  expect(await left()).toEqual([]);
});
