import { chooseTheme, expectNoAxeFindings, open, test } from './support/test.ts';

/** Pages with content have their own, in content-accessibility.spec.ts. */
const PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?code=x',
  '/no-such-page',
];

for (const theme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in ${theme}`, async ({ page, watch }) => {
      if (path === '/no-such-page') watch.allow(/404/);
      await chooseTheme(page, theme);
      await open(page, path);
      await expectNoAxeFindings(page);
    });
  }
}

test('axe finds nothing with the menus open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Policies' }).click();
  await page.getByRole('menu').waitFor();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoAxeFindings(page);
});
