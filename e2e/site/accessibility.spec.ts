import { findAxeViolations } from '../support/axe.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsInThemes,
  open,
  test,
} from '../support/test.ts';

/** Content pages are covered by content/accessibility.spec.ts. */
const PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?code=x',
  '/no-such-page',
];

test('forms of accounts and the error page have no axe violations', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/404/); // the last page
  for (const path of PAGES) {
    await open(page, path);
    await expectNoAxeViolationsInThemes(page);
  }
});

test('open menus have no axe violations', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Policies' }).click();
  await page.getByRole('menu').waitFor();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoAxeViolations(page);
});

test('axe reports planted violations in the page and in a frame', async ({ page }) => {
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
  const findings = await findAxeViolations(page);
  expect(findings).toContain('image-alt: <img src="/favicon.ico">');
  expect(findings).toContain('label: <input>');
});
