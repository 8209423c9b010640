import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { HOUR } from '../../../testing/test-clock.ts';
import { codeIn, type NewsletterApp, openNewsletterApp } from '../testing/newsletter-app.ts';

let app: NewsletterApp;
let code: string;
beforeEach(async () => {
  app = await openNewsletterApp();
  await app.addNewsletter('weekly');
  await app.addNewsletter('press', { position: 2 });
  code = await app.subscribe('eve@example.org', 'weekly');
});
afterEach(() => app.site.close());

const freshCode = async (of = code) => {
  await app.call('preferences/link', { code: of });
  return codeIn((await app.site.deliver()).find(({ kind }) => kind === 'newsletters-fresh-link'));
};
const change = (newsletters: string[], more = {}) =>
  app.call('preferences/change', { code, newsletters, language: 'en', ...more });
const chosen = async () => {
  const { body } = await app.call('preferences/read', { code });
  return body.data.newsletters.filter(
    ({ isSubscribed }: { isSubscribed: boolean }) => isSubscribed,
  );
};

describe('the link in a mail', () => {
  it('shows what its reader gets, and not all of the address', async () => {
    expect((await app.call('preferences/read', { code })).body.data).toEqual({
      email: 'e•••@example.org',
      language: 'en',
      newsletters: [
        { id: 'weekly', name: 'weekly', description: 'About weekly', isSubscribed: true },
        { id: 'press', name: 'press', description: 'About press', isSubscribed: false },
      ],
      isFresh: false,
      hasAccount: false,
    });
  });

  it('joins and leaves, welcomes to what is new, and records both', async () => {
    expect((await change(['press'])).status).toBe(200);
    expect((await app.site.deliver()).map(({ subject }) => subject)).toEqual(['Welcome: press']);
    await change(['press', 'weekly']);
    await change(['weekly', 'press']);
    expect(await app.consents()).toEqual([
      'weekly joined form',
      'weekly left preferences',
      'press joined preferences',
      'weekly joined preferences',
    ]);
  });

  it('leaves all, and keeps the language', async () => {
    await change([], { language: 'xx' });
    expect(await chosen()).toEqual([]);
    await change([]);
    expect(await app.consents()).toEqual(['weekly joined form', 'weekly left preferences']);
  });

  it('keeps a closed newsletter only until it is left', async () => {
    const at = app.site.clock.now().toISOString();
    await app.site.deps.db.queries
      .updateTable('newsletters')
      .set({ closed_at: at })
      .where('id', '=', 'weekly')
      .execute();
    expect(await chosen()).toMatchObject([{ id: 'weekly' }]);
    await change([]);
    await change(['weekly', 'none']);
    expect(await chosen()).toEqual([]);
  });

  it.each([
    [
      'another subscriber',
      (valid: string) => valid.replace(/^\d+/, (id) => String(Number(id) + 1)),
    ],
    ['another signature', (valid: string) => `${valid.slice(0, -2)}AA`],
    ['a later end', (valid: string) => valid.replace('.', '.9999999999999.')],
    ['an SQL text', () => "1 or 1=1'.x"],
    ['something long', () => `1.${'9'.repeat(250)}`],
  ])('is not valid with %s', async (_, forge) => {
    await app.subscribe('other@example.org', 'weekly');
    const forged = { code: forge(code), newsletters: [], language: 'en' };
    for (const path of ['read', 'change', 'link', 'data', 'erase']) {
      const { body } = await app.call(`preferences/${path}`, forged);
      expect([path, body.error?.code]).toEqual([path, 'invalid_code']);
    }
    expect(await chosen()).toHaveLength(1);
  });
});

describe('a fresh link', () => {
  it('is needed for the data, and goes to the address of the subscriber only', async () => {
    for (const path of ['data', 'erase']) {
      expect((await app.call(`preferences/${path}`, { code })).status).toBe(400);
    }
    const moved = { code, email: 'new@example.org' };
    expect((await app.call('preferences/address', moved)).status).toBe(400);
    await app.call('preferences/link', { code });
    expect((await app.site.deliver()).map(({ to }) => to)).toEqual(['eve@example.org']);
  });

  it('lasts an hour', async () => {
    const fresh = await freshCode();
    app.site.clock.advance(HOUR - 1);
    const data = await app.site.send('POST', '/api/newsletters/preferences/data', { code: fresh });
    expect(data.body).toMatchObject({
      email: 'eve@example.org',
      newsletters: [{ name: 'weekly', leftAt: null }],
      consents: [{ newsletter: 'weekly', kind: 'joined' }],
    });
    app.site.clock.advance(1);
    expect((await app.call('preferences/data', { code: fresh })).status).toBe(400);
  });

  it('erases everything but a hash, and ends all links', async () => {
    const fresh = await freshCode();
    expect((await app.call('preferences/erase', { code: fresh })).status).toBe(200);
    const { queries } = app.site.deps.db;
    for (const table of [
      'subscribers',
      'newsletter_subscriptions',
      'subscription_consents',
    ] as const)
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
    const rows = await queries.selectFrom('suppressions').selectAll().execute();
    expect(rows).toMatchObject([{ email: null, reason: 'erased' }]);
    expect((await app.call('preferences/read', { code })).status).toBe(400);
    expect((await app.call('preferences/erase', { code: fresh })).status).toBe(400);
  });

  it('moves the subscription once the new address is confirmed', async () => {
    const fresh = await freshCode();
    await app.call('preferences/address', { code: fresh, email: 'new@example.org' });
    const [mail] = await app.site.deliver();
    expect(mail?.to).toBe('new@example.org');
    expect(await chosen()).toHaveLength(1);
    const { body } = await app.call('confirmations', { code: codeIn(mail) });
    expect(body.data).toMatchObject({ email: 'new@example.org', newsletters: [] });
    expect((await app.call('preferences/read', { code })).status).toBe(400);
    expect((await app.call('preferences/read', { code: fresh })).status).toBe(400);
    const moved = await app.call('preferences/read', { code: body.data.code });
    expect(moved.body.data).toMatchObject({ email: 'n•••@example.org' });
  });

  it('joins two subscribers whose addresses have the same owner', async () => {
    await app.subscribe('new@example.org', 'press');
    const fresh = await freshCode();
    await app.call('preferences/address', { code: fresh, email: 'new@example.org' });
    const confirmed = await app.call('confirmations', {
      code: codeIn((await app.site.deliver())[0]),
    });
    code = confirmed.body.data.code;
    expect(await chosen()).toHaveLength(2);
    const { queries } = app.site.deps.db;
    expect(await queries.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'new@example.org' },
    ]);
  });
});

describe('leaving with one click', () => {
  const stop = (method: 'GET' | 'POST', query: string, payload = 'List-Unsubscribe=One-Click') =>
    app.site.app.inject({
      method,
      url: `/api/mail-stops/newsletters?${query}`,
      ...(method === 'POST'
        ? { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : {}),
    });
  const query = (of = code, newsletter = 'weekly') =>
    String(new URLSearchParams({ code: of, newsletter }));

  it('works without a login, again and again', async () => {
    expect((await stop('POST', query())).statusCode).toBe(204);
    expect((await stop('POST', query())).statusCode).toBe(204);
    expect(await chosen()).toEqual([]);
    expect(await app.consents()).toEqual(['weekly joined form', 'weekly left one-click']);
  });

  it('and the preferences work while newsletters are off', async () => {
    await app.site.close();
    app = await openNewsletterApp({});
    const { jwt } = await joinAs(app.site, 'olga', 'owner');
    const turn = (value: boolean, version: number) =>
      app.site.send(
        'PUT',
        '/api/studio/settings',
        { newsletters: { value, version } },
        { token: jwt },
      );
    await turn(true, 0);
    await app.addNewsletter('weekly');
    code = await app.subscribe('eve@example.org', 'weekly');
    expect((await turn(false, 1)).status).toBe(200);
    expect((await app.ask()).status).toBe(404);
    expect(await chosen()).toHaveLength(1);
    expect((await stop('POST', query())).statusCode).toBe(204);
    expect(await chosen()).toEqual([]);
  });

  it('changes nothing when a link scanner opens it', async () => {
    const { statusCode, headers } = await stop('GET', query());
    expect([statusCode, headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/newsletter\/preferences\?code=/),
    ]);
    expect(await chosen()).toHaveLength(1);
  });

  it('is not possible for others', async () => {
    expect((await stop('POST', query(`${code.slice(0, -2)}AA`))).statusCode).toBe(404);
    expect((await stop('POST', '')).statusCode).toBe(404);
    expect(await chosen()).toHaveLength(1);
  });
});
