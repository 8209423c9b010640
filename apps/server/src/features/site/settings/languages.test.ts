import type { AuthResponse, Settings } from '@rostra/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../env.ts';
import { withLanguages } from '../../../settings/with-languages.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { findLanguages } from './find-languages.ts';

let site: AccountsApp;
let owner: AuthResponse;
const open = async (options: Parameters<typeof openAccountsApp>[0] = {}) => {
  site = await openAccountsApp(options);
  owner = await joinAs(site, 'olga', 'owner');
};
afterEach(() => site.close());

const change = (value: unknown, version = 0) =>
  site.send<{ data: Settings }>(
    'PUT',
    '/api/studio/settings',
    { languages: { value, version } },
    { token: owner.jwt },
  );

describe('the languages of the site', () => {
  it('are stored, and the process begins again with them', async () => {
    await open();
    const { deps } = site;
    let restarts = 0;
    const other = await openAccountsApp({
      db: deps.db,
      onLanguagesChanged: () => {
        restarts += 1;
      },
    });
    const { body } = await other.send<{ data: Settings }>(
      'PUT',
      '/api/studio/settings',
      { languages: { value: ['de', 'en'], version: 0 } },
      { token: owner.jwt },
    );
    expect(body.data.languages).toMatchObject({ value: ['de', 'en'], version: 1 });
    expect(restarts).toBeGreaterThan(0);
    const chosen = await findLanguages(deps.db.queries);
    expect(chosen).toEqual(['de', 'en']);
    const { SITE_LANGUAGE, SITE_LANGUAGES } = withLanguages(deps.env, chosen);
    expect([SITE_LANGUAGE, SITE_LANGUAGES]).toEqual(['de', ['de', 'en']]);
    await other.app.close();
  });

  it.each([[[]], [['xx']], [['en', 'en']], [['en-XA']], ['en'], [null]])(
    'are never %j',
    async (value) => {
      await open();
      expect((await change(value)).status).toBe(400);
      expect(await findLanguages(site.deps.db.queries)).toBeUndefined();
    },
  );

  it.each([{ SITE_LANGUAGE: 'de' }, { SITE_LANGUAGES: 'en,fr' }])(
    'stay those of the environment with %j',
    async (env) => {
      await open({ env });
      expect((await change(['ar'])).status).toBe(409);
      const given = readEnv({ ...env, SITE_URL: 'https://rostra.example' });
      expect(withLanguages(given, ['ar'])).toBe(given);
    },
  );
});
