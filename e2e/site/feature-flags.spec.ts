import { openAs, openAsNewMember, register } from '../support/accounts.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import { expect, open, test } from '../support/test.ts';

test.describe('blog', () => {
  useDedicatedSite(24, { FEATURE_BLOG: 'false' });

  test('with FEATURE_BLOG off, its pages, links and feeds are gone', async ({ page }) => {
    for (const path of ['/blog', '/blog/night-flow', '/feed.xml', '/feed.json']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    for (const path of ['/', '/about', '/policies/domestic']) {
      await open(page, path);
      await expect(page.locator('a[href^="/blog"]')).toHaveCount(0);
      await expect(page.locator('link[rel="alternate"][href*="/feed"]')).toHaveCount(0);
    }
  });
});

test.describe('member content', () => {
  // One after the other, because they share a site.
  test.describe.configure({ mode: 'default' });
  useDedicatedSite(22, { FEATURE_MEMBER_CONTENT: 'false' });

  test('with FEATURE_MEMBER_CONTENT off, its menu entry, pages and API calls are gone', async ({
    page,
    request,
  }) => {
    const ada = await register(request);
    const requests: string[] = [];
    page.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
    await openAs(page, ada, '/dashboard');
    await expect(page.getByRole('heading', { name: `Welcome, ${ada.username}.` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Members' });
    await expect(menu.getByRole('link')).toHaveText([
      /Plumbline/,
      'Dashboard',
      'Consultations',
      'Votes',
      'Profile',
      'Subscription',
    ]);
    await expect(page.locator('a[href^="/dashboard/content"]')).toHaveCount(0);
    const calls = requests.filter((path) => path.startsWith('/api/'));
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

  test('with FEATURE_MEMBER_CONTENT off, plans do not advertise it', async ({ page, request }) => {
    await open(page, '/blog/night-flow');
    await expect(page.getByRole('complementary', { name: 'Membership' })).not.toContainText(
      /briefing/i,
    );
    await openAsNewMember(page, request, '/dashboard');
    const membership = page.getByRole('region', { name: 'Your membership' });
    await expect(membership).toContainText('Free account');
    await expect(membership).not.toContainText(/briefing/i);
    await page.goto('/dashboard/subscription');
    await expect(page.getByRole('heading', { name: 'Basic Membership' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/briefing|notes of the working/i);
  });
});
