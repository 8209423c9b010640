import type { AuthResponse, Wording } from '@rostra/contract';
import type { CacheTag } from '@rostra/contract/pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../languages/site-languages.ts';
import type { RenderHost } from '../../plugins/pages/web.ts';
import { joinAs } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { loadWording, watchWording } from './wording/load-wording.ts';

const render = async (_request: Request, { overrides, tag }: RenderHost) => {
  tag('messages');
  const body = JSON.stringify(overrides ?? {});
  return new Response(body, { headers: { 'content-type': 'text/plain' } });
};

interface Response {
  data: Wording;
  error?: { message: string; details: { errors: { message: string }[] } };
}

let site: AccountsApp;
let owner: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp({
    env: { SITE_LANGUAGES: 'en,de' },
    web: { render, clientDir: import.meta.dirname },
  });
  owner = await joinAs(site, 'olga', 'owner');
});
afterEach(() => site.close());

const LOGIN = '/api/studio/messages/de/sessions/login';
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  language = 'en',
) =>
  site.send<Response>(method, url, body, {
    token: owner.jwt,
    headers: { 'accept-language': language },
  });
const page = async (url: string) => (await site.app.inject({ url })).body;

describe('the wording of the site', () => {
  it('can be changed and reset, and cached pages change with it', async () => {
    expect(await page('/de/login-help')).toBe('{}');
    const { status, body } = await send('PUT', LOGIN, { text: 'Hereinspaziert' });
    expect([status, body.data]).toEqual([
      200,
      {
        language: 'de',
        feature: 'sessions',
        key: 'login',
        english: 'Login',
        text: 'Anmelden',
        ownText: 'Hereinspaziert',
        placeholders: [],
        changedAt: site.clock.now().toISOString(),
      },
    ]);
    expect(await page('/de/login-help')).toBe('{"sessions":{"login":"Hereinspaziert"}}');
    expect(await page('/login-help')).toBe('{}');
    expect((await send('DELETE', LOGIN)).body.data.ownText).toBe(null);
    expect(await page('/de/login-help')).toBe('{}');
  });

  it('is used in errors, which pages do not download', async () => {
    await send('PUT', '/api/studio/messages/de/errors/notFound', { text: 'Hier ist nichts.' });
    const { body } = await send('GET', '/api/nothing', undefined, 'de');
    expect(body.error?.message).toBe('Hier ist nichts.');
    expect(await page('/de/login-help')).toBe('{}');
  });

  it('is used in mails', async () => {
    const url = '/api/studio/messages/en/password-recovery-server/resetSubject';
    await send('PUT', url, { text: 'A new key for {site}' });
    await site.send('POST', '/api/auth/forgot-password', { email: owner.user.email });
    const mails = await site.deliver();
    expect(mails.map(({ subject }) => subject)).toContain(
      `A new key for ${site.deps.env.SITE_NAME}`,
    );
  });

  it.each([
    ['', ['The text is empty.']],
    ['Willkommen', ['{name} is missing.']],
    ['Hallo, {name}', ['A brace or a tag is not closed.'], '</b>'],
    ['<bdi>{name}</bdi> {site}', ['{site} is not in the English text.']],
    ['<bdi>{name, number}</bdi>', ['{name} is another kind of value in the English text.']],
    ['<bdi>{name, date}</bdi>', ['{name} is another kind of value in the English text.']],
    ['<script>{name}</script><bdi></bdi>', ['<script> is not in the English text.']],
    ['<bdi>{name}</bdi> {constructor}', ['{constructor} is not in the English text.']],
    ['<bdi>{name', ['A brace or a tag is not closed.']],
    ['<bdi>{name}</bdi>\u0000', ['The text contains characters that cannot be used.']],
    [
      "<bdi>{name}</bdi> it's",
      ['Use ’ instead of a straight apostrophe, which has a meaning here.'],
    ],
  ])('refuses %j', async (text, problems, more = '') => {
    const url = '/api/studio/messages/de/dashboard/welcome';
    const { status, body } = await send('PUT', url, { text: text + more });
    const messages = body.error?.details.errors.map(({ message }) => message);
    expect([status, messages?.filter((message) => !/<bdi>/.test(message))]).toEqual([
      400,
      problems,
    ]);
  });

  it.each([
    'de/sessions/unknown',
    'de/unknown/login',
    'fr/sessions/login',
    'de/sessions/constructor',
  ])('does not know %s', async (id) => {
    const { status } = await send('PUT', `/api/studio/messages/${id}`, { text: 'x' });
    expect(status).toBe(404);
  });

  it('is listed with a search', async () => {
    await send('PUT', LOGIN, { text: 'Hereinspaziert' });
    const list = async (query: string) => {
      const { body } = await site.send<{ data: Wording[]; meta: { total: number } }>(
        'GET',
        `/api/studio/messages?${query}`,
        undefined,
        { token: owner.jwt },
      );
      return body.data.map(({ feature, key }) => `${feature}.${key}`);
    };
    expect(await list('language=de&changed=true')).toEqual(['sessions.login']);
    expect(await list('language=de&search=HEREINSPAZIERT')).toEqual(['sessions.login']);
    expect(await list('language=en&changed=true')).toEqual([]);
    expect(await list('language=de&feature=reading')).toEqual(['reading.progress']);
    expect(await list('feature=sessions&search=cannot log in')).toEqual(['sessions.cannotLogIn']);
    expect(await list('pageSize=2&page=2')).toHaveLength(2);
  });

  it('is not saved over a change that the editor has not seen', async () => {
    await send('PUT', LOGIN, { text: 'Hereinspaziert', previous: null });
    const { status, body } = await send('PUT', LOGIN, { text: 'Los geht’s', previous: null });
    expect([status, body.error?.details]).toEqual([409, { current: 'Hereinspaziert' }]);
    const seen = { text: 'Los geht’s', previous: 'Hereinspaziert' };
    expect((await send('PUT', LOGIN, seen)).status).toBe(200);
    const atOnce = async (texts: string[], previous: string) => {
      const answers = texts.map((text) => send('PUT', LOGIN, { text, previous }));
      return (await Promise.all(answers)).map((answer) => answer.status).toSorted();
    };
    expect(await atOnce(['One', 'Two'], seen.text)).toEqual([200, 409]);
    await send('PUT', LOGIN, { text: 'Three' });
    expect(await atOnce(['Four', 'Four'], 'Three')).toEqual([200, 200]);
  });

  it('can be previewed', async () => {
    const url = '/api/studio/messages/de/dashboard/welcome';
    const preview = (text: string) => send('POST', `${url}/preview`, { text });
    expect((await preview('Schön, <bdi>{name}</bdi>!')).body.data).toEqual({
      examples: ['Schön, [name]!'],
    });
    const { status, body } = await preview('Schön, <bdi>Ada</bdi>!');
    expect([status, body.error?.details.errors]).toMatchObject([
      400,
      [{ path: ['text'], message: '{name} is missing.' }],
    ]);
    const { data } = (await send('GET', '/api/studio/messages?search=welcome&feature=dashboard'))
      .body as unknown as { data: Wording[] };
    expect(data[0]?.placeholders.toSorted()).toEqual(['<bdi>', '{name}']);
  });

  it('is recorded in the audit log', async () => {
    await send('PUT', LOGIN, { text: 'Hereinspaziert' });
    await send('PUT', LOGIN, { text: 'Hereinspaziert' });
    await send('DELETE', LOGIN);
    const { body } = await site.send<{ data: object[] }>('GET', '/api/audit', undefined, {
      token: owner.jwt,
    });
    const target = { kind: 'message', id: 'de/sessions/login' };
    expect(body.data).toMatchObject([
      { action: 'messages.reset', target, after: { text: null } },
      { action: 'messages.change', target, after: { text: 'Hereinspaziert' } },
    ]);
  });

  it('reaches other processes, and texts that no longer fit are left out', async () => {
    const languages = createSiteLanguages('en', ['en', 'de']);
    const listeners: ((tags: readonly CacheTag[]) => void)[] = [];
    const dropped: CacheTag[] = [];
    const context = {
      db: site.deps.db,
      now: site.clock.now,
      languages,
      changed: () => undefined,
      invalidate: (tags: readonly CacheTag[]) => dropped.push(...tags),
      onChange: (listener: (tags: readonly CacheTag[]) => void) => {
        listeners.push(listener);
        return () => undefined;
      },
    };
    const stop = watchWording(context, (error) => {
      throw error;
    });
    const t = languages.messagesOf('de').of('sessions');
    await send('PUT', LOGIN, { text: 'Hereinspaziert' });
    expect(t('login')).toBe('Anmelden');
    for (const listener of listeners) listener(['messages']);
    await stop();
    expect([t('login'), dropped]).toEqual(['Hereinspaziert', ['messages']]);
    await site.deps.db.queries.updateTable('message_overrides').set({ text: '{gone}' }).execute();
    await loadWording(context);
    expect(t('login')).toBe('Anmelden');
  });
});
