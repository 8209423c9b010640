import { readFileSync } from 'node:fs';
import {
  logIn,
  logInOnAnotherDevice,
  newPerson,
  openAs,
  openAsNewMember,
  register,
} from '../support/accounts.ts';
import {
  expect,
  holdRequests,
  measureLayoutShift,
  open,
  type Page,
  test,
} from '../support/test.ts';

const GUIDE = 'how-to-read-your-municipalitys-budget-in-an-evening';
const LOCKED = 'notes-of-the-working-group-on-identity';
const guide = /How to read your municipality’s budget/;

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name });
const progressSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes('/api/reading/') && response.request().method() === 'PUT',
  );

test('the dashboard of a new member shows a greeting, the next step and what to read', async ({
  page,
  request,
}) => {
  const ada = await openAsNewMember(page, request, '/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${ada.username}.` })).toBeVisible();
  await expect(section(page, 'Continue reading')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Members' });
  await expect(menu.getByRole('list')).toHaveCount(3);
  await expect(menu.getByRole('list', { name: 'Take part' }).getByRole('link')).toHaveText([
    'Consultations',
    'Votes',
  ]);
  const newest = section(page, 'New for members');
  await expect(newest).toContainText('in your plan');
  const pieces = newest.getByRole('article');
  await expect(pieces.first()).not.toContainText('Needs');
  await expect(pieces.last()).toContainText(/Needs (a paid plan|.+ Membership)/);
  await expect(section(page, 'News').getByRole('link').first()).toBeVisible();
  await expect(section(page, 'Your profile')).toContainText('0% complete');
  await section(page, 'Your membership').getByRole('link', { name: 'Join a plan' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  await page.goBack();
  await section(page, 'Your profile').getByRole('link').click();
  await expect(page).toHaveURL('/dashboard/profile');
});

for (const width of [390, 1280]) {
  test(`the dashboard loads without layout shift after login at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shift = await measureLayoutShift(page);
    const ada = await register(request);
    const release = await holdRequests(page, '**/api/library/overview');
    await open(page, '/login');
    await logIn(page, ada.email, ada.password);
    await expect(section(page, 'Your profile')).toBeVisible();
    const before = await shift();
    release();
    await expect(section(page, 'Your membership').getByRole('link')).toBeVisible();
    await expect(section(page, 'New for members').getByRole('article').first()).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await shift()) - before).toBeLessThan(0.01);
  });
}

/** Chooses an option and returns the one that the select shows after the event. */
function choose(select: Node, value: string): string {
  if (!(select instanceof HTMLSelectElement)) throw new TypeError('This is not a select');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return select.value;
}

test('search, filters and order of the library are kept in the URL', async ({ page, request }) => {
  await openAsNewMember(page, request, '/dashboard/content');
  const pieces = main(page).getByRole('article');
  await expect(pieces).toHaveCount(6);
  await page.getByLabel('Search member content').fill('treasurer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/content?q=treasurer');
  await expect(pieces).toHaveCount(1);
  await page.goBack();
  await expect(pieces).toHaveCount(6);

  const plan = page.getByLabel('Plan');
  await plan.focus();
  await plan.selectOption('Not in my plan');
  await expect(page).toHaveURL('/dashboard/content?plan=locked');
  await expect(plan).toBeFocused();
  await expect(pieces).toHaveCount(4);
  await expect(pieces.filter({ hasText: 'Needs' })).toHaveCount(4);
  await expect(page.getByRole('status')).toContainText('4 texts found');
  // A choice is shown at once, and the next one does not undo it.
  const category = page.getByLabel('Category');
  expect(await category.evaluate(choose, 'economy')).toBe('economy');
  await page.getByLabel('Order').selectOption('By title');
  await expect(pieces).toHaveCount(1);
  await expect(page).toHaveURL('/dashboard/content?category=economy&plan=locked&sort=title');
  await page.reload();
  await expect(pieces).toHaveCount(1);
  await expect(page.getByLabel('Category')).toHaveValue('economy');

  await page.goto('/dashboard/content?q=nothinglikethis');
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(pieces).toHaveCount(6);
  await page.goto('/dashboard/content?page=7');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(pieces).toHaveCount(6);
});

test('reading continues at the last position on another device', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const ada = await openAsNewMember(page, request, `/dashboard/content/${GUIDE}`);
  await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible();
  await expect(page).toHaveTitle(guide);
  const saved = progressSaved(page);
  const heading = page.locator('.prose h2').nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  expect((await saved).status()).toBe(200);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const other = await phone.newPage();
  await openAs(other, ada, '/dashboard');
  const started = section(other, 'Continue reading');
  await expect(started).toContainText('% read');
  await started.getByRole('link', { name: guide }).click();
  await expect(other.getByText('You are back where you left off.').first()).toBeVisible();
  await expect(other.locator('.prose h2').nth(2)).toBeInViewport();
  await other.getByRole('button', { name: 'Back to the top' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeInViewport();
  await phone.close();
});

test('a text read to the end is marked as read and can be marked as unread', async ({
  page,
  request,
}) => {
  await openAsNewMember(page, request, `/dashboard/content/${GUIDE}`);
  const saved = progressSaved(page);
  await page.getByRole('button', { name: 'Mark as read' }).scrollIntoViewIfNeeded();
  await saved;
  await expect(page.getByText('You have read this.')).toBeVisible();
  await page.getByRole('link', { name: 'Member Content' }).first().click();
  await page.getByLabel('Reading', { exact: true }).selectOption({ label: 'Read' });
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await main(page).getByRole('link', { name: guide }).click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  await page.goto('/dashboard/content?state=read');
  await expect(main(page).getByRole('article')).toHaveCount(0);
});

test('a text outside the plan shows its summary and how to get access', async ({
  page,
  request,
}) => {
  await openAsNewMember(page, request, '/dashboard/content');
  const response = page.waitForResponse((response) => response.url().includes('/by-slug/'));
  await main(page)
    .getByRole('link', { name: /working group on identity/ })
    .click();
  const body = await (await response).text();
  expect(body).toContain('"bodyHtml":""');
  expect(body).not.toContain('Present: ten members');
  await expect(main(page)).toContainText('The group met on 10 September');
  await expect(main(page)).toContainText('part of Premium Membership');
  // A free account has no plan that could be changed.
  await expect(main(page)).toContainText('You can choose a plan at any time.');
  await expect(main(page)).not.toContainText('change your plan');
  await expect(page.locator('.prose')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Files' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
});

test('a download link works only in the browser that requested it', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  await openAsNewMember(page, request, `/dashboard/content/${GUIDE}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download Budget-reading/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Budget-reading worksheet.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await page.request.get(file.url())).status()).toBe(200);
  const range = await page.request.get(file.url(), { headers: { range: 'bytes=0-4' } });
  expect([range.status(), (await range.body()).toString()]).toEqual([206, '%PDF-']);
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  expect((await stranger.get(file.url())).status()).toBe(404);
  await stranger.dispose();
});

test('notifications are counted, opened, followed and marked as read', async ({
  page,
  request,
}) => {
  const ada = await register(request);
  const { email: identifier, password } = ada;
  for (const agent of ['Firefox/140.0', 'Firefox/141.0']) {
    await request.post('/api/auth/local', {
      data: { identifier, password },
      headers: { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${agent}` },
    });
  }
  await openAs(page, ada, '/dashboard');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, \d unread/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeFocused();
  const first = panel.getByRole('listitem').first();
  await expect(first).toContainText('New login to your account');
  await first.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(first).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(panel).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel).not.toContainText('Unread');
});

test('an empty notification list explains what will appear there', async ({ page }) => {
  const ada = newPerson();
  // Registered from this browser, so that its login is not reported as a new device.
  await page.request.post('/api/auth/local/register', { data: ada });
  await openAs(page, ada, '/dashboard');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('No notifications yet');
});

test('a subscription page that fails to load leaves the rest of the member area usable', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await openAsNewMember(page, request, '/dashboard');
  await page.route('**/assets/subscription-screen-*', (route) => route.abort());
  const menu = page.getByRole('navigation', { name: 'Members' });
  await menu.getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();
  await menu.getByRole('link', { name: 'Member Content' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(6);
  await page.goBack();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();
  await page.unroute('**/assets/subscription-screen-*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Subscription page unavailable')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
});

test('a library that failed to load can be retried', async ({ page, request, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  await openAsNewMember(page, request, '/dashboard/profile');
  await page.route('**/api/library?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Member Content' }).click();
  const reason = page.getByText('The list could not be loaded');
  await expect(reason).toBeVisible();
  // A second failure is a new element, so that screen readers announce it again.
  const first = await reason.elementHandle();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(reason).toBeVisible();
  await expect(retry).toBeFocused();
  await page.unroute('**/api/library?*');
  await retry.click();
  await expect(main(page).getByRole('article')).toHaveCount(6);
});

test('a text loaded on retry keeps the focus on the page', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await openAsNewMember(page, request, '/dashboard/content');
  await page.route('**/api/member-contents/by-slug/*', (route) => route.abort());
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('The text could not be loaded')).toBeVisible();
  await page.unroute('**/api/member-contents/by-slug/*');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(retry).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});

test('a session ended on another device ends in the library too', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const ada = await openAsNewMember(page, request, '/dashboard/content');
  await expect(main(page).getByRole('article')).toHaveCount(6);
  const token = await logInOnAnotherDevice(request, ada);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.delete('/api/sessions', { headers })).status()).toBe(200);
  await page.getByLabel('Reading', { exact: true }).selectOption('Started');
  await expect(page).toHaveURL('/login');
});

test('the back button shows no member content after logout', async ({ page, request }) => {
  await openAsNewMember(page, request, `/dashboard/content/${GUIDE}`);
  await expect(page.locator('.prose')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL(`/member-content/${GUIDE}`);
  await expect(page.locator('.prose')).toHaveCount(0);
});

test('member pages contain no content for visitors and are never cached', async ({
  page,
  request,
}) => {
  for (const path of [
    '/dashboard',
    '/dashboard/content',
    `/dashboard/content/${GUIDE}`,
    `/dashboard/content/${LOCKED}.data`,
  ]) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toContain('no-store');
    // The retry link repeats the address that the visitor has asked for.
    const html = (await response.text()).replaceAll(path, '');
    expect(html, path).not.toContain('budget');
    expect(html, path).not.toContain('working group on');
  }
  await page.goto(`/dashboard/content/${GUIDE}`);
  await expect(page).toHaveURL(`/member-content/${GUIDE}`);
  await expect(page.locator('.prose')).toHaveCount(0);
});

test('an unknown text shows a message inside the member area', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  await openAsNewMember(page, request, '/dashboard/content/no-such-text');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all member content' }).click();
  await expect(page).toHaveURL('/dashboard/content');
});
