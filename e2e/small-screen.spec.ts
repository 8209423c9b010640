import { expect, expectNoOverflow, open, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu opens, has the same entries, and closes on a choice', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of [
    'Home',
    'About',
    'Domestic',
    'International',
    'Economic',
    'Tech Manifesto',
    'Blog',
    'Login',
    'Join Now',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Economic' }).tap();
  await expect(page).toHaveURL('/policies/economic');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
});

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('the plans of the landing page can be hit with a thumb', async ({ page }) => {
  await open(page, '/');
  for (const plan of ['Basic', 'Premium', 'Annual']) {
    const box = await page.getByRole('link', { name: `Choose ${plan} Membership` }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

for (const path of ['/', '/about', '/policies/domestic', '/blog', '/login', '/register']) {
  test(`${path} fits the screen without sideways scrolling`, async ({ page }) => {
    await open(page, path);
    await expectNoOverflow(page);
  });
}
