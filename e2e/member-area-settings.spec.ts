import { openAs, register } from './support/accounts.ts';
import { type OwnServer, ownUrl, startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

const OFFSET = 22;

test.describe.configure({ mode: 'serial' });

let site: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnServer(OFFSET, { FEATURE_MEMBER_CONTENT: 'false' });
});

test.afterAll(() => site.stop());

test.use({ baseURL: ownUrl(OFFSET) });

test('without member content its menu entry, pages and calls are gone', async ({
  page,
  request,
}) => {
  const ada = await register(request);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await openAs(page, ada, '/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${ada.username}.` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Members' });
  await expect(menu.getByRole('link')).toHaveText([
    /Plumbline/,
    'Dashboard',
    'Profile',
    'Subscription',
  ]);
  await expect(page.locator('a[href^="/dashboard/content"]')).toHaveCount(0);
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((path) => /library|reading|member-contents/.test(path))).toEqual([]);
  for (const path of [
    '/dashboard/content',
    '/dashboard/content/members-letter-the-autumn-votes',
    '/api/library',
    '/api/member-contents',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
