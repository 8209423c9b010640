import { findWithAxe } from './support/axe.ts';
import { chooseTheme, expect, expectNoAxeFindings, open, test } from './support/test.ts';

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

test('axe finds what is planted, in the page and in a frame', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), { src: '/favicon.ico' });
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'Planted',
      srcdoc: '<html lang="en"><title>Planted</title><h1>Planted</h1><input></html>',
    });
    document.querySelector('main')?.append(picture, frame);
  });
  await page.frameLocator('iframe').locator('input').waitFor();
  const findings = await findWithAxe(page);
  expect(findings).toContain('image-alt: <img src="/favicon.ico">');
  expect(findings).toContain('label: <input>');
});
