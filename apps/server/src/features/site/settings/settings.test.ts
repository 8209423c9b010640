import type { AuthResponse, ErrorEnvelope, Settings, Site } from '@rostra/contract';
import { type CacheTag, feedPaths } from '@rostra/contract/pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../../languages/site.ts';
import type { RenderHost } from '../../../plugins/pages/web.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { loadSettings, watchSettings } from './load-settings.ts';

const PATH = '/api/studio/settings';

/** A page that shows the name and the colours of the site. */
const render = async (_request: Request, { tag, fetch }: RenderHost) => {
  tag('site');
  const answer = await fetch('http://rostra.localhost/api/site', {});
  const { name, stylesheet }: Site = JSON.parse(await answer.text());
  return new Response(`${name} ${stylesheet ?? ''}`, { headers: { 'content-type': 'text/plain' } });
};

let site: AccountsApp;
let owner: AuthResponse;
const open = async (env: Record<string, string> = {}) => {
  site = await openAccountsApp({ env, web: { render, clientDir: import.meta.dirname } });
  owner = await joinAs(site, 'olga', 'owner');
};
beforeEach(() => open());
afterEach(() => site.close());

type Body = { data: Settings; meta: { site: Site } } & Pick<ErrorEnvelope, 'error'>;
const read = async () =>
  (await site.send<Body>('GET', PATH, undefined, { token: owner.jwt })).body.data;
const change = (changes: object, token = owner.jwt) =>
  site.send<Body>('PUT', PATH, changes, { token });
const page = async () => (await site.app.inject('/help')).body;

describe('settings', () => {
  it('are those of the environment until staff change them, and then visible everywhere', async () => {
    expect((await read()).name).toEqual({
      value: 'The Plumbline Assembly',
      fixedBy: null,
      version: 0,
      updatedAt: null,
    });
    expect(await page()).toBe('The Plumbline Assembly ');
    const { status, body } = await change({
      name: { value: '  Riverside Union ', version: 0 },
      look: { value: { accent: 'cobalt' }, version: 0 },
      timeZone: { value: 'Europe/Berlin', version: 0 },
      contactEmail: { value: 'post@riverside.example', version: 0 },
    });
    expect([status, body.data.name]).toEqual([
      200,
      {
        value: 'Riverside Union',
        fixedBy: null,
        version: 1,
        updatedAt: site.clock.now().toISOString(),
      },
    ]);
    expect(body.meta.site).toMatchObject({
      name: 'Riverside Union',
      timeZone: 'Europe/Berlin',
      zone: {
        clocks: [
          [60, 'CET'],
          [120, 'CEST'],
        ],
      },
      contactEmail: 'post@riverside.example',
    });
    const shown = await page();
    expect(shown).toMatch(/^Riverside Union \/look\/cobalt-[\w-]{8}\.css$/);
    const css = await site.app.inject(shown.slice('Riverside Union '.length));
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css.headers['cache-control']).toContain('immutable');
    expect(css.body).toContain('html:root[data-theme=dark]{--accent:#9ebef8;');
    expect((await site.app.inject('/look/other.css')).statusCode).toBe(404);
    const text = (await site.app.inject('/.well-known/security.txt')).body;
    expect(text).toContain('mailto:post@riverside.example');
    const feed = (await site.app.inject(feedPaths.json)).json();
    expect(feed.title).toBe('Riverside Union');
    const document = (await site.app.inject('/api/openapi.json')).json();
    expect(document.info.title).toBe('Riverside Union API');
  });

  it('are used in mails: name, colour and time zone', async () => {
    await change({
      name: { value: 'Riverside Union', version: 0 },
      look: { value: { accent: 'plum' }, version: 0 },
      timeZone: { value: 'Europe/Berlin', version: 0 },
    });
    await site.deliver();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    await site.join('mia');
    for (let i = 0; i < 2; i += 1) await site.logIn('mia', undefined, { headers });
    const [mail] = (await site.deliver()).filter(({ kind }) => kind === 'new-login');
    expect(mail?.subject).toContain('Riverside Union');
    expect(mail?.html).not.toContain('Plumbline');
    expect(mail?.text).toContain('1 March 2026, 13:00 CET');
    await site.send('POST', '/api/auth/forgot-password', { email: 'mia@example.org' });
    const [reset] = (await site.deliver()).filter(({ kind }) => kind === 'reset-password');
    expect(reset?.html).toContain('background: #5b2b66');
  });

  it('are recorded in the audit log, once for a change that is sent twice', async () => {
    const changes = {
      name: { value: 'Riverside Union', version: 0 },
      look: { value: { accent: 'cobalt' }, version: 0 },
    };
    const both = await Promise.all([change(changes), change(changes)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change(changes)).status).toBe(200);
    const log = await site.send<{ data: object[] }>('GET', '/api/audit', undefined, {
      token: owner.jwt,
    });
    expect(log.body.data).toMatchObject([
      {
        action: 'settings.change',
        actor: { name: 'olga' },
        target: { kind: 'settings', id: 'name,look' },
        before: { name: 'The Plumbline Assembly', look: 'evergreen' },
        after: { name: 'Riverside Union', look: 'cobalt' },
      },
    ]);
  });

  it('refuse a change that is based on an older version', async () => {
    await change({ name: { value: 'One', version: 0 } });
    const { status, body } = await change({
      name: { value: 'Two', version: 0 },
      timeZone: { value: 'Europe/Paris', version: 0 },
    });
    expect([status, body.error.code]).toEqual([409, 'edit_conflict']);
    expect(await read()).toMatchObject({ name: { value: 'One' }, timeZone: { value: 'UTC' } });
    const both = await Promise.all(
      ['Three', 'Four'].map((value) => change({ name: { value, version: 1 } })),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    { name: { value: ' ', version: 0 } },
    { name: { value: 'x'.repeat(81), version: 0 } },
    { name: { value: 'A\r\nBcc: x@example.org', version: 0 } },
    { timeZone: { value: 'Europe/Atlantis', version: 0 } },
    { look: { value: { accent: '#ff0000' }, version: 0 } },
    { contactEmail: { value: 'nobody', version: 0 } },
    { postalAddress: { value: 'x'.repeat(301), version: 0 } },
    { postalAddress: { value: 'One\u0000Two', version: 0 } },
    { name: { value: 'One' } },
  ])('refuse %j', async (changes) => {
    expect((await change(changes)).status).toBe(400);
    expect((await read()).name.version).toBe(0);
  });

  it('are for owners and administrators', async () => {
    const others = { edith: 'editor', tom: 'treasurer', max: 'member' } as const;
    for (const [name, role] of Object.entries(others)) {
      const { jwt } = await joinAs(site, name, role);
      expect((await change({ name: { value: 'One', version: 0 } }, jwt)).status).toBe(403);
    }
    const { jwt } = await joinAs(site, 'adam', 'administrator');
    expect((await change({ name: { value: 'One', version: 0 } }, jwt)).status).toBe(200);
  });

  it('reach other processes, and values that no longer fit are left out', async () => {
    const { db, env } = site.deps;
    const listeners: ((tags: readonly CacheTag[]) => void)[] = [];
    const dropped: CacheTag[] = [];
    const other = {
      db,
      now: site.clock.now,
      site: createSite(env),
      changeAreas: async () => undefined,
      onLanguagesChanged: () => undefined,
      changed: () => undefined,
      invalidate: (tags: readonly CacheTag[]) => dropped.push(...tags),
      onChange: (listener: (tags: readonly CacheTag[]) => void) => {
        listeners.push(listener);
        return () => undefined;
      },
    };
    const stop = watchSettings(other, (error) => {
      throw error;
    });
    await change({ name: { value: 'Riverside Union', version: 0 } });
    expect(other.site.name).toBe('The Plumbline Assembly');
    for (const listener of listeners) listener(['site', 'settings']);
    await stop();
    expect([other.site.name, dropped]).toEqual(['Riverside Union', ['site', 'settings']]);
    await db.queries.updateTable('settings').set({ value: '""' }).execute();
    await loadSettings(other);
    expect(other.site.name).toBe('The Plumbline Assembly');
  });

  it('keep a default that was chosen, also if the default changes later', async () => {
    await change({ timeZone: { value: 'UTC', version: 0 } });
    expect((await read()).timeZone).toMatchObject({ value: 'UTC', version: 1 });
  });

  it('survive a restart', async () => {
    await change({ name: { value: 'Riverside Union', version: 0 } });
    const restarted = await openAccountsApp({ db: site.deps.db });
    const { body } = await restarted.send<Site>('GET', '/api/site');
    expect(body.name).toBe('Riverside Union');
    await restarted.app.close();
  });
});

it('cannot be changed if the environment fixes them', async () => {
  await change({ name: { value: 'Riverside Union', version: 0 } });
  const env = { SITE_NAME: 'The Assembly', SITE_ACCENT: 'copper' };
  const fixed = await openAccountsApp({ db: site.deps.db, env });
  const token = owner.jwt;
  const { body } = await fixed.send<Body>('GET', PATH, undefined, { token });
  expect(body.data).toMatchObject({
    name: { value: 'The Assembly', fixedBy: 'SITE_NAME' },
    look: { value: { accent: 'copper' }, fixedBy: 'SITE_ACCENT' },
    timeZone: { fixedBy: null },
  });
  const refused = await fixed.send<Body>(
    'PUT',
    PATH,
    { name: { value: 'Other', version: 1 } },
    { token },
  );
  expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
  expect(refused.body.error.message).toContain('SITE_NAME');
  const rest = {
    name: { value: 'The Assembly', version: 1 },
    timeZone: { value: 'Europe/Paris', version: 0 },
  };
  expect((await fixed.send('PUT', PATH, rest, { token })).status).toBe(200);
  await fixed.app.close();
});

describe('links, colours and statistics', () => {
  const describedSite = async () => (await site.send<Site>('GET', '/api/site')).body;

  it('lead somewhere once they are set, and nowhere again when they are emptied', async () => {
    expect((await describedSite()).social.facebook).toBeNull();
    await change({
      facebook: { value: 'https://facebook.example/union', version: 0 },
      careers: { value: 'https://jobs.example', version: 0 },
      privacyUrl: { value: 'https://union.example/privacy', version: 0 },
      analyticsId: { value: 'G-ABC123', version: 0 },
    });
    expect(await describedSite()).toMatchObject({
      social: { facebook: 'https://facebook.example/union', twitter: null },
      careers: 'https://jobs.example',
      legal: { privacy: 'https://union.example/privacy', terms: null },
      analyticsId: 'G-ABC123',
    });
    const policy = async () =>
      String((await site.app.inject('/help')).headers['content-security-policy']);
    expect(await policy()).toContain('googletagmanager');
    await change({
      facebook: { value: '', version: 1 },
      analyticsId: { value: '', version: 1 },
    });
    expect((await describedSite()).social.facebook).toBeNull();
    expect(await policy()).not.toContain('googletagmanager');
  });

  it.each([
    ['careers', 'jobs.example', 'Enter a complete address that begins with https://.'],
    ['careers', 'javascript:alert(1)', 'Enter a complete address that begins with https://.'],
    ['analyticsId', 'UA-1', 'Enter an id that begins with G-, such as G-ABC123.'],
    ['name', '  ', 'Enter the name of your organisation'],
    ['look', { accent: 'plum', colour: 'red' }, 'Enter a colour as # and six digits'],
    ['look', { accent: 'plum', colour: '#ffcc00' }, '#ffcc00 is too light to read; the nearest'],
  ])('refuse %s = %s in one sentence', async (key, value, message) => {
    const { status, body } = await change({ [key]: { value, version: 0 } });
    const [problem] = (body.error.details.errors ?? []) as { message: string; path: string[] }[];
    expect([status, problem?.path[0]]).toEqual([400, key]);
    expect(problem?.message).toContain(message);
  });

  it('can be a colour of its own, in both themes and in mails', async () => {
    const { status } = await change({
      look: { value: { accent: 'evergreen', colour: '#7A1F5C' }, version: 0 },
    });
    expect(status).toBe(200);
    const { stylesheet = '' } = await describedSite();
    expect(stylesheet).toMatch(/^\/look\/own-7a1f5c-[\w-]{8}\.css$/);
    const css = await site.app.inject(stylesheet);
    expect(css.body).toMatch(/^html:root\{--accent:#7a1f5c;.*data-theme=dark\]\{--accent:#/);
    for (const name of ['own-7a1f5c-xxxxxxxx.css', 'own-ffd700-xxxxxxxx.css']) {
      expect((await site.app.inject(`/look/${name}`)).statusCode).toBe(404);
    }
    await site.deliver();
    await site.send('POST', '/api/auth/forgot-password', { email: owner.user.email });
    const [mail] = await site.deliver();
    expect(mail?.html).toContain('background: #7a1f5c');
  });
});

describe('logo, fonts, dates and navigation', () => {
  const describedSite = async () => (await site.send<Site>('GET', '/api/site')).body;
  const logo = { src: '/uploads/logo_1a2b.png', width: 400, height: 100 };

  it('are left out of every page while they are the default ones', async () => {
    const { logo: none, fonts, dateFormat, navigation, stylesheet } = await describedSite();
    expect([none, fonts, dateFormat, navigation, stylesheet]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    const { data } = (await site.send<Body>('GET', PATH, undefined, { token: owner.jwt })).body;
    expect(data).toMatchObject({
      logo: { value: null, fixedBy: null },
      fonts: { value: 'pair' },
      dateFormat: { value: 'language' },
      navigation: { value: ['home', 'about', 'policies', 'manifesto', 'blog', 'takePart'] },
    });
  });

  it('are part of the site once they are chosen, and vanish again', async () => {
    const menu = ['blog', { label: ' Give ', href: 'https://give.example/' }, 'home'];
    const { status } = await change({
      logo: { value: logo, version: 0 },
      fonts: { value: 'sans', version: 0 },
      dateFormat: { value: 'iso', version: 0 },
      navigation: { value: menu, version: 0 },
    });
    expect(status).toBe(200);
    const described = await describedSite();
    expect(described).toMatchObject({
      ...{ logo, fonts: 'sans', dateFormat: 'iso' },
      navigation: ['blog', { label: 'Give', href: 'https://give.example/' }, 'home'],
    });
    expect(described.stylesheet).toMatch(/^\/look\/evergreen-sans-logo-[\w-]{8}\.css$/);
    const css = (await site.app.inject(described.stylesheet ?? '')).body;
    expect(css).toContain('--font-serif:"Public Sans Variable"');
    expect(css).toContain('[data-logo]');
    await site.deliver();
    await site.send('POST', '/api/auth/forgot-password', { email: owner.user.email });
    const [mail] = await site.deliver();
    expect(mail?.html).toContain(
      '/uploads/logo_1a2b.png" width="160" height="40" alt="The Plumbline Assembly"',
    );
    await change({
      logo: { value: null, version: 1 },
      fonts: { value: 'pair', version: 1 },
      navigation: {
        value: ['home', 'about', 'policies', 'manifesto', 'blog', 'takePart'],
        version: 1,
      },
    });
    const plain = await describedSite();
    expect([plain.logo, plain.stylesheet, plain.navigation]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  it.each([
    ['logo', { ...logo, src: 'https://elsewhere.example/logo.png' }],
    ['logo', { ...logo, src: '/uploads/../secret' }],
    ['logo', { ...logo, width: 0 }],
    ['fonts', 'comic'],
    ['dateFormat', 'US'],
    ['navigation', []],
    ['navigation', ['home', 'home']],
    ['navigation', ['home', { label: '', href: '/about' }]],
    ['navigation', [{ label: 'Give', href: 'javascript:alert(1)' }]],
    ['navigation', [{ label: 'Give', href: '//elsewhere.example' }]],
    ['navigation', [{ label: 'x'.repeat(31), href: '/about' }]],
    ['navigation', [{ label: 'Statutes', href: '/uploads/statutes.pdf' }]],
    [
      'navigation',
      ['home', 'a', 'b', 'c'].map((l) =>
        l === 'home' ? l : { label: l.repeat(18), href: `/${l}` },
      ),
    ],
    ['navigation', Array.from({ length: 9 }, (_, n) => ({ label: `${n}`, href: `/${n}` }))],
  ])('refuse %s = %j', async (key, value) => {
    const { status, body } = await change({ [key]: { value, version: 0 } });
    const [problem] = (body.error.details.errors ?? []) as { path: string[] }[];
    expect([status, problem?.path[0]]).toEqual([400, key]);
  });

  it('cannot be changed if the environment fixes them', async () => {
    const env = { SITE_FONTS: 'system', SITE_DATE_FORMAT: 'iso' };
    const fixed = await openAccountsApp({ db: site.deps.db, env });
    const { body } = await fixed.send<Body>('GET', PATH, undefined, { token: owner.jwt });
    expect(body.data).toMatchObject({
      fonts: { value: 'system', fixedBy: 'SITE_FONTS' },
      dateFormat: { value: 'iso', fixedBy: 'SITE_DATE_FORMAT' },
    });
    await fixed.app.close();
  });
});

describe('the footer', () => {
  const describedSite = async () => (await site.send<Site>('GET', '/api/site')).body;

  it('has groups, entries and icons of ones choice, and nothing of the default is sent', async () => {
    const plain = await describedSite();
    expect([plain.footer, plain.networks]).toEqual([undefined, undefined]);
    const footer = [
      {
        title: { label: ' Join in ' },
        entries: [{ label: 'Give', href: 'https://give.example/' }],
      },
      { title: 'legal', entries: ['privacy', 'imprint'] },
    ];
    const { status, body } = await change({
      footer: { value: footer, version: 0 },
      networks: { value: ['mastodon', 'feed', 'github', 'facebook'], version: 0 },
      mastodon: { value: 'https://mastodon.example/@union', version: 0 },
      twitter: { value: 'https://twitter.example/union', version: 0 },
    });
    expect(status).toBe(200);
    expect(body.meta.site).toMatchObject({
      footer: [{ ...footer[0], title: { label: 'Join in' } }, footer[1]],
      // GitHub has no address, and Twitter is hidden.
      networks: ['mastodon', 'feed', 'facebook'],
      social: { facebook: null, twitter: null, mastodon: 'https://mastodon.example/@union' },
    });
    await change({ blog: { value: false, version: 0 } });
    expect((await describedSite()).networks).toEqual(['mastodon', 'facebook']);
  });

  it.each([
    ['footer', [{ title: 'legal', entries: [{ label: '', href: '/about' }] }]],
    ['footer', [{ title: { label: '' }, entries: [] }]],
    ['footer', [{ title: 'legal', entries: [{ label: 'x', href: 'javascript:alert(1)' }] }]],
    ['footer', [{ title: 'legal', entries: ['terms', 'terms'] }]],
    ['footer', Array.from({ length: 5 }, (_, n) => ({ title: { label: `${n}` }, entries: [] }))],
    ['networks', ['facebook', 'facebook']],
    ['networks', ['myspace']],
  ])('refuses %s = %j', async (key, value) => {
    const { status, body } = await change({ [key]: { value, version: 0 } });
    const [problem] = (body.error.details.errors ?? []) as { path: string[] }[];
    expect([status, problem?.path[0]]).toEqual([400, key]);
  });
});

describe('menus', () => {
  const unpublished = async () =>
    (await site.send<Site>('GET', '/api/site')).body.unpublished ?? [];

  it('do not link to what is not published, in any process', async () => {
    const token = owner.jwt;
    const policy = { title: 'Our aims', slug: 'aims', area: 'about', body: 'What we want.' };
    const created = await site.send<{ data: { documentId: string } }>(
      'POST',
      '/api/studio/entries/policies',
      { data: policy },
      { token },
    );
    const path = `/api/studio/entries/policies/${created.body.data.documentId}`;
    const { body } = await change({
      navigation: {
        value: [
          'about',
          { label: 'Aims', href: '/policies/aims?from=menu' },
          { label: 'Team', href: '/team' },
          { label: 'Search', href: '/blog?q=homes' },
          { label: 'Elsewhere', href: 'https://elsewhere.example/' },
        ],
        version: 0,
      },
    });
    const hidden = ['/about', '/policies/aims?from=menu', '/team'];
    expect(body.meta.site.unpublished).toEqual(expect.arrayContaining(hidden));
    expect(body.meta.site.unpublished).not.toContain('/blog?q=homes');
    await site.send('POST', `${path}/publish`, {}, { token });
    await expect.poll(unpublished).not.toContain('/about');
    expect(await unpublished()).not.toContain('/policies/aims?from=menu');
    expect(await unpublished()).toContain('/team');
    const other = await openAccountsApp({ db: site.deps.db });
    expect((await other.send<Site>('GET', '/api/site')).body.unpublished).toEqual(
      await unpublished(),
    );
    await other.app.close();
    await site.send('POST', `${path}/unpublish`, {}, { token });
    await expect.poll(unpublished).toEqual(expect.arrayContaining(hidden));
  });

  it('do not link to the blog while it is off', async () => {
    const navigation = ['home', { label: 'News', href: '/blog' }];
    await change({ navigation: { value: navigation, version: 0 } });
    expect(await unpublished()).not.toContain('/blog');
    const { body } = await change({ blog: { value: false, version: 0 } });
    expect(body.meta.site.unpublished).toContain('/blog');
  });
});

describe('legal pages', () => {
  const legal = async () => (await site.send<Site>('GET', '/api/site')).body.legal;

  it('begin with a text of ours, and are linked in the footer as long as they are published', async () => {
    const token = owner.jwt;
    const starter = await site.send<{ data: { title: string; slug: string; body: string } }>(
      'GET',
      '/api/studio/legal-starter/privacy',
      undefined,
      { token },
    );
    expect(starter.body.data).toMatchObject({ title: 'Privacy policy', slug: 'privacy' });
    expect(starter.body.data.body).toContain('The Plumbline Assembly, [postal address]');
    const { body: text, ...named } = starter.body.data;
    const draft = { data: { ...named, body: 'What we store.', area: 'privacy' } };
    const created = await site.send<{ data: { documentId: string } }>(
      'POST',
      '/api/studio/entries/policies',
      draft,
      { token },
    );
    expect((await legal()).privacy).toBeNull();
    const path = `/api/studio/entries/policies/${created.body.data.documentId}`;
    await site.send('POST', `${path}/publish`, {}, { token });
    await expect.poll(async () => (await legal()).privacy).toBe('/policies/privacy');
    const other = await openAccountsApp({ db: site.deps.db });
    const { body } = await other.send<Site>('GET', '/api/site');
    expect(body.legal.privacy).toBe('/policies/privacy');
    await other.app.close();
    await site.send('POST', `${path}/unpublish`, {}, { token });
    await expect.poll(async () => (await legal()).privacy).toBeNull();
  });

  it('are not published, scheduled or created with what is left of the starter text', async () => {
    const token = owner.jwt;
    const { body: starter } = await site.send<{ data: { title: string; body: string } }>(
      'GET',
      '/api/studio/legal-starter/terms',
      undefined,
      { token },
    );
    const { body } = await site.send<{ data: { documentId: string } }>(
      'POST',
      '/api/studio/entries/policies',
      { data: { ...starter.data, area: 'terms' } },
      { token },
    );
    const path = `/api/studio/entries/policies/${body.data.documentId}`;
    const refused = await site.send<ErrorEnvelope>('POST', `${path}/publish`, {}, { token });
    expect(refused.status).toBe(400);
    const [problem] = (refused.body.error.details.errors ?? []) as { message: string }[];
    expect(problem?.message).toContain('This is a starter text., [16], ');
    const at = new Date(site.clock.now().getTime() + 3_600_000).toISOString();
    const later = await site.send('PUT', `${path}/schedule`, { action: 'publish', at }, { token });
    expect(later.status).toBe(400);
    const checks = await site.send<{ data: { unfinished: string[] } }>(
      'GET',
      `${path}/checks`,
      undefined,
      { token },
    );
    expect(checks.body.data.unfinished).toContain('[country]');
    const change = { data: { body: 'What we offer.' } };
    await site.send('PUT', path, change, { token });
    expect((await site.send('POST', `${path}/publish`, {}, { token })).status).toBe(200);
  });

  it('begin with the name, the address and the contact of the settings', async () => {
    await change({
      name: { value: 'Riverside $& Union', version: 0 },
      postalAddress: { value: '1 Quay Street\n1234 Riverside', version: 0 },
      contactEmail: { value: 'post@riverside.example', version: 0 },
    });
    const { body } = await site.send<{ data: { title: string; slug: string; body: string } }>(
      'GET',
      '/api/studio/legal-starter/imprint',
      undefined,
      { token: owner.jwt },
    );
    expect(body.data).toMatchObject({ title: 'Imprint', slug: 'imprint' });
    expect(body.data.body).toContain(
      'Riverside $& Union\n\n1 Quay Street, 1234 Riverside\n\n## Contact\n\npost@riverside.example',
    );
  });
});
