import type { Locator } from '@playwright/test';
import { logInOnAnotherDevice, openAs, register } from '../support/accounts.ts';
import {
  expect,
  expectNoOverflow,
  holdRequests,
  open,
  type Page,
  test,
  waitForHydration,
} from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu has the same entries and closes on a choice', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await button.tap();
  for (const name of [
    'Home',
    'About',
    'Domestic',
    'International',
    'Economic',
    'Tech Manifesto',
    'Blog',
    'Take part',
    'Login',
    'Join Now',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Economic' }).tap();
  await expect(page).toHaveURL('/policies/economic');
  await expect(menu).toBeHidden();
});

test('the menu opens before hydration and stays open', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  releaseScripts();
  await waitForHydration(page);
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(200, 830);
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByText('Dark theme')).toBeHidden(); // needs JavaScript
    await menu.getByRole('link', { name: 'Economic' }).tap();
    await expect(page).toHaveURL('/policies/economic');
    await expect(menu).toBeHidden();
  });
});

test('tabbing past the last entry closes the menu', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Join Now' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('main :focus')).toBeInViewport();
});

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('plan buttons on the landing page are at least 44 px high', async ({ page }) => {
  await open(page, '/');
  for (const plan of ['Basic', 'Premium', 'Annual']) {
    const box = await page.getByRole('link', { name: `Choose ${plan} Membership` }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a long display name does not hide the buttons of the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(
    page,
    await registerWithName(page, 'Wilhelmina-Alexandra', 'Featherstonehaugh'),
    '/dashboard',
  );
  const bar = page.locator('header');
  const name = bar.locator('bdi');
  await expect(name).toHaveText('Wilhelmina-Alexandra Featherstonehaugh');
  for (const button of [
    bar.getByRole('button', { name: 'Menu' }),
    bar.getByRole('switch', { name: 'Dark theme' }),
    bar.getByRole('button', { name: 'Notifications' }),
  ]) {
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
  expect(await isCutOff(name)).toBe(true);
  await expectNoOverflow(page);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  for (const [what, firstName, lastName] of [
    ['short', 'Al', 'Li'],
    ['long', 'Wilhelmina-Alexandra', 'Featherstonehaugh'],
  ] as const) {
    test(`the header shows the whole brand to a member with a ${what} name`, async ({ page }) => {
      await openAs(page, await registerWithName(page, firstName, lastName), '/about');
      const header = page.getByRole('banner');
      await expect(header.locator('bdi')).toHaveText(`${firstName} ${lastName}`);
      const brand = header.getByRole('link', { name: 'The Plumbline Assembly' });
      expect(await isCutOff(brand.locator('span'))).toBe(false);
      expect(await isCutOff(header.locator('bdi'))).toBe(what === 'long');
      await expectNoOverflow(page);
    });
  }
});

async function registerWithName(page: Page, firstName: string, lastName: string) {
  const person = await register(page.request);
  const token = await logInOnAnotherDevice(page.request, person);
  const response = await page.request.put('/api/users/me', {
    headers: { authorization: `Bearer ${token}` },
    data: { firstName, lastName },
  });
  expect(response.status()).toBe(200);
  return person;
}

const isCutOff = (text: Locator) =>
  text.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );
