import { expect, holdRequests, open, test } from '../support/test.ts';

test('a visitor navigates the site by mouse', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/About/);

  for (const area of ['Domestic', 'International', 'Economic']) {
    await main.getByRole('button', { name: 'Policies' }).click();
    await page.getByRole('menuitem', { name: area }).click();
    await expect(page).toHaveURL(`/policies/${area.toLowerCase()}`);
    await expect(page.getByRole('menu')).toHaveCount(0);
  }

  await main.getByRole('link', { name: 'Tech Manifesto' }).click();
  await expect(page).toHaveURL('/tech-manifesto');
  await main.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/tech-manifesto');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Join Now' }).first().click();
  await expect(page).toHaveURL('/register');
});

test('the header marks the current page and has its links in order', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('listitem')).toHaveText([
    'Home',
    'About',
    'Policies',
    'Tech Manifesto',
    'Blog',
    'Take part',
  ]);
  await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a visitor navigates the site by keyboard', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const policies = page.getByRole('button', { name: 'Policies' });
  await policies.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Domestic' })).toBeFocused();
  await page.keyboard.press('e'); // type-ahead
  await expect(page.getByRole('menuitem', { name: 'Economic' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(policies).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Domestic' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'International' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/policies/international');
});

test('a menu opened by keyboard before its code has loaded focuses its first entry', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/menu-popup-*.js');
  await open(page, '/');
  await page.getByRole('button', { name: 'Policies' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Policies' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  release();
  await expect(page.getByRole('menuitem', { name: 'Domestic' })).toBeFocused();
});

test('the footer shows its groups, placeholders without links, year and contact', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['About Us', '/about'],
    ['Blog', '/blog'],
    ['Tech Manifesto', '/tech-manifesto'],
    ['Domestic', '/policies/domestic'],
    ['International', '/policies/international'],
    ['Economic', '/policies/economic'],
    ['Consultations', '/consultations'],
    ['Votes', '/votes'],
    ['Pledges', '/pledges'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const name of ['Careers', 'Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await expect(footer.getByText(name)).toBeVisible();
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
  }
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
    await expect(footer.getByRole('img', { name })).toBeVisible();
  }
  await expect(footer).toContainText(String(new Date().getUTCFullYear()));
  await expect(footer).toContainText(
    'Empowering communities through innovative policies and technology solutions.',
  );
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('an unknown page is a 404 with links', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that failed to load can be retried or left', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await open(page, '/');
  await page.route(/\.data(\?|$)/, (route) => route.abort('connectionrefused'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Tech Manifesto' }).click();
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText('This page could not be shown.');
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/tech-manifesto');
  await expect(title).not.toHaveText('This page could not be shown.');
});

test('the member area redirects visitors to login, replacing the history entry', async ({
  page,
}) => {
  await open(page, '/about');
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => history.state?.usr?.from?.pathname)).toBe('/dashboard/profile');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('leaving a 404 page shows that the next page is loading', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  await open(page, '/blog/no-such-post');
  const release = await holdRequests(page, '**/about.data*');
  await page.getByRole('main').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByText('There is no page at this address.')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the Assembly');
});

test('a new page starts at the top and back returns to the scroll position', async ({ page }) => {
  await open(page, '/policies/domestic');
  const next = page.getByRole('main').getByRole('link', { name: 'Economic policy', exact: true });
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  const scrolled = () => page.evaluate(() => window.scrollY);

  for (const isImpatient of [false, true]) {
    await next.scrollIntoViewIfNeeded();
    const place = await scrolled();
    expect(place).toBeGreaterThan(1000);
    const release = await holdRequests(page, '**/policies/economic.data*');
    const releaseOther = await holdRequests(page, '**/about.data*');
    await next.click();
    await expect(loading).toBeVisible();
    await expect(loading).toBeInViewport();
    expect(await scrolled()).toBe(0);
    if (isImpatient) {
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'About', exact: true }).click();
      await expect(loading).toBeVisible();
    }
    release();
    releaseOther();
    await expect(page).toHaveURL(isImpatient ? '/about' : '/policies/economic');
    await expect(loading).toHaveCount(0);
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/policies/domestic');
    await expect.poll(scrolled).toBe(place);
  }
});
