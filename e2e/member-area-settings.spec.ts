import { openAs, register } from './support/accounts.ts';
import { ownSite } from './support/own-site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
ownSite(22, { FEATURE_MEMBER_CONTENT: 'false' });

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
