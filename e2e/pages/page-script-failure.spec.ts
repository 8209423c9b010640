import { openAs, register } from '../support/accounts.ts';
import { expect, expectNoAxeViolations, open, type Page, test } from '../support/test.ts';

const failScript = (page: Page, route: string) =>
  page.route(new RegExp(`/${route}\\.route-[^/]*\\.js$`), (request) => request.abort());

test.beforeEach(({ pageErrors }) =>
  pageErrors.allow(/Failed to load resource|route module|dynamic/),
);

test('a page whose script fails shows an error in the layout and can be retried', async ({
  page,
}) => {
  await failScript(page, 'about');
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('This page could not be loaded');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await page.unrouteAll();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('"Try again" opens the requested page', async ({ page }) => {
  await failScript(page, 'about');
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const retry = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the subscription page says that it is unavailable', async ({ page, request }) => {
  const person = await register(request);
  await failScript(page, 'subscription');
  await openAs(page, person, '/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Subscription' }).first().click();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard/subscription');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Subscription page unavailable')).toBeVisible();
  await expect(page.getByText('Checking your login')).toBeHidden();
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
});

for (const [path, route] of [
  ['/dashboard', 'dashboard'],
  ['/dashboard/content', 'member-content'],
  ['/dashboard/profile', 'profile'],
  ['/dashboard/profile', 'dashboard-layout'],
] as const) {
  test(`opened directly, ${path} reports that ${route} could not be loaded`, async ({
    page,
    request,
  }) => {
    const person = await register(request);
    await failScript(page, route);
    await openAs(page, person, path);
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await expect(page.getByText('Checking your login')).toBeHidden();
    const retry = page.getByRole('link', { name: 'Try again' });
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('a form whose script fails explains that it cannot be used', async ({ page }) => {
  await failScript(page, 'login');
  await page.goto('/login');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('a form whose messages fail to load says that it cannot be used', async ({ page }) => {
  await page.route(/\/en\.public-[^/]*\.json$/, (request) => request.abort());
  await page.goto('/forgot-password');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

test('after a deployment the requested page is opened with the new scripts', async ({ page }) => {
  await open(page, '/');
  await page.route(/\.js$/, (route) =>
    /about\.route/.test(route.request().url()) || route.request().method() === 'HEAD'
      ? route.fulfill({ status: 404 })
      : route.continue(),
  );
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/about'),
  );
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await document;
  await expect(page).toHaveURL('/about');
});
