import type { AuthResponse, Checklist } from '@rostra/contract';
import { afterEach, expect, it } from 'vitest';
import { memoryMailer } from '../../../../testing/mail/memory-mailer.ts';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../../testing/test-accounts.ts';

const CHECKLIST = '/api/studio/checklist';

let site: AccountsApp;
let owner: AuthResponse;
const open = async (options: Parameters<typeof openAccountsApp>[0] = {}) => {
  site = await openAccountsApp(options);
  owner = await joinAs(site, 'olga', 'owner');
};
afterEach(() => site.close());

const send = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  site.send<{ data: Data }>(method, path, body, { token: owner.jwt });
const read = async () => (await send<Checklist>('GET', CHECKLIST)).body.data;
const done = async () => (await read()).items.flatMap(({ name, isDone }) => (isDone ? [name] : []));

it('has on a new site what makes it the organisation’s own', async () => {
  await open();
  const { isHidden, items } = await read();
  expect(isHidden).toBe(false);
  expect(items.map(({ name }) => name).filter((name) => name !== 'payments')).toEqual([
    ...['logo', 'menu', 'legal', 'firstText', 'sender', 'colleagues'],
  ]);
  expect(await done()).not.toContain('menu');
});

it('follows what staff do', async () => {
  await open({ mailer: memoryMailer(), env: { LEGAL_TERMS_URL: 'https://example.org/terms' } });
  expect(await done()).toEqual([]);
  await send('PUT', '/api/studio/settings', {
    navigation: { value: ['home', 'blog'], version: 0 },
    contactEmail: { value: 'post@riverside.example', version: 0 },
    privacyUrl: { value: 'https://example.org/privacy', version: 0 },
  });
  expect(await done()).toEqual(['menu', 'legal', 'sender']);
  const draft = { title: 'Night flow', slug: 'night-flow', body: 'Water at night.' };
  const created = await send<{ documentId: string }>('POST', '/api/studio/entries/blog-posts', {
    data: draft,
  });
  expect(await done()).not.toContain('firstText');
  const path = `/api/studio/entries/blog-posts/${created.body.data.documentId}/publish`;
  expect((await send('POST', path, {})).status).toBe(200);
  expect(await done()).toContain('firstText');
  await joinAs(site, 'edith', 'editor');
  expect(await done()).toContain('colleagues');
});

it('stays hidden once somebody has hidden it, also after doing so twice', async () => {
  await open();
  expect((await send('POST', `${CHECKLIST}/hide`)).status).toBe(200);
  expect((await send('POST', `${CHECKLIST}/hide`)).status).toBe(200);
  expect((await read()).isHidden).toBe(true);
});
